public import Screens

/// The screens of the example, in the order in which the site lists them.
public enum SampleCatalog {
  /// Every screen with all its scenarios.
  public static let all: [Screen] = [
    // The view model is handed its model layer here.
    Screen(ProgrammeViewModel.self) { ProgrammeViewModel { $0.store } },
    Screen(ScheduleViewModel.self),
    Screen(PhotosViewModel.self),
    Screen(PhotoDetailViewModel.self),
    Screen(ContactsViewModel.self),
    Screen(ContactDetailViewModel.self),
    Screen(CartViewModel.self),
    Screen(DeliveryViewModel.self),
    Screen(PaymentViewModel.self),
    Screen(ConfirmationViewModel.self),
    Screen(LoginViewModel.self),
    Screen(SettingsViewModel.self),
    Screen(FaultyViewModel.self),
  ]
}
