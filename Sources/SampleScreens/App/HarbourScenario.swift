import Screens

// excerpt: scenario
/// A state of one of the app's screens together with the model layer that plays it.
protocol HarbourScenario: ScreenScenario {
  associatedtype Model: Sendable

  /// Every screen is also looked at while its data is on the way.
  static var loading: Self { get }

  /// What the view model asks for its data.
  var store: any ModelStore<Model> { get }
}

extension HarbourScenario {
  /// While the data is on its way for `loading`, after loading for all others.
  var moment: ScenarioMoment { self == .loading ? .whileLoading : .afterLoading }
}
// end excerpt
