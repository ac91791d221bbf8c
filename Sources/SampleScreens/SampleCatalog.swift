public import Screens

/// The screens of the example, in the order in which the site lists them.
public enum SampleCatalog {
  /// Every screen with all its scenarios.
  public static let all: [Screen] = [
    Screen(ProgrammeViewModel.self),
    Screen(PhotosViewModel.self),
  ]
}
