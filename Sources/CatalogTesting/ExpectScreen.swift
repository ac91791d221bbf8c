public import Screens

/// Checks that one scenario of a screen is as it was approved.
///
/// ```swift
/// @Test(arguments: PhotosScenario.allCases)
/// func photos(scenario: PhotosScenario) async {
///   await expectScreen(PhotosViewModel.self, scenario)
/// }
/// ```
///
/// The scenario is recorded without a device, as `catalog verify` records it, and compared with
/// `Content/Screens/photos/loaded.snap`. What differs is an issue, or a failure of XCTest, in the words of
/// `catalog verify`, with the new snapshot attached. Other scenarios and their files are not looked at.
///
/// Without further words nothing is approved: a scenario that changed or that is new waits for
/// `catalog review` as `.snap.new`, and on a CI machine no file is written.
///
/// - Parameters:
///   - viewModel: the class of the screen.
///   - scenario: the state that the screen is in.
///   - mode: what may be written as approved. Off a CI machine it wins over traits; the variable
///     `CATALOG_MODE` wins over it.
///   - root: the folder that holds `Content`; a relative one starts at the folder of the test's file. By
///     default it is the nearest above that file which has `Content/catalog.yml` or `Content/Screens`, and
///     where there is none the nearest package.
///   - twice: whether to record a second time, and to fail where that is different. By default that is
///     so in modes that write.
///   - fileID: where an issue is shown; leave it out, like the three that follow.
///   - filePath: where an issue is shown, and where the search for the catalog starts.
///   - line: where an issue is shown.
///   - column: where an issue is shown.
///   - make: makes the view model, with what it depends on.
public func expectScreen<Model, Scenario, ViewModel: ScreenViewModel<Model, Scenario>>(
  _ viewModel: ViewModel.Type, _ scenario: Scenario,
  mode: CatalogMode? = nil, root: String? = nil, twice: Bool? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, make: @escaping @Sendable () -> ViewModel = { ViewModel() }
) async {
  await ScreenCheck.expect(
    .scenario(Screen(viewModel, make: make), scenario.rawValue),
    CatalogOptions(
      mode: mode, root: root, relativeTo: "\(filePath)", isTwice: twice, prunes: nil),
    TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Checks that a screen is as it was approved in all its scenarios.
///
/// ```swift
/// @Test func `settings in every state`() async { await expectScreen(SettingsViewModel.self) }
/// ```
///
/// Each scenario that differs is an issue of its own, and so is a file of the screen whose scenario is
/// gone. One call with a scenario says more about each parameter.
///
/// - Parameters:
///   - viewModel: the class of the screen.
///   - mode: what may be written as approved.
///   - root: the folder that holds `Content`.
///   - twice: whether to record a second time, from the last scenario to the first.
///   - prune: whether files whose scenario is gone are removed in modes that write.
///   - fileID: where an issue is shown; leave it out, like the three that follow.
///   - filePath: where an issue is shown, and where the search for the catalog starts.
///   - line: where an issue is shown.
///   - column: where an issue is shown.
///   - make: makes the view model, with what it depends on.
public func expectScreen<Model, Scenario, ViewModel: ScreenViewModel<Model, Scenario>>(
  _ viewModel: ViewModel.Type,
  mode: CatalogMode? = nil, root: String? = nil, twice: Bool? = nil, prune: Bool? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column, make: @escaping @Sendable () -> ViewModel = { ViewModel() }
) async {
  await expectScreen(
    Screen(viewModel, make: make), mode: mode, root: root, twice: twice, prune: prune,
    fileID: fileID, filePath: filePath, line: line, column: column)
}

/// Checks that a screen of a list is as it was approved in all its scenarios.
///
/// ```swift
/// @Test(arguments: Harbour.screens)
/// func harbour(screen: Screen) async { await expectScreen(screen) }
/// ```
///
/// - Parameters:
///   - screen: what a recorder would list.
///   - mode: what may be written as approved.
///   - root: the folder that holds `Content`.
///   - twice: whether to record a second time, from the last scenario to the first.
///   - prune: whether files whose scenario is gone are removed in modes that write.
///   - fileID: where an issue is shown; leave it out, like the three that follow.
///   - filePath: where an issue is shown, and where the search for the catalog starts.
///   - line: where an issue is shown.
///   - column: where an issue is shown.
public func expectScreen(
  _ screen: Screen,
  mode: CatalogMode? = nil, root: String? = nil, twice: Bool? = nil, prune: Bool? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async {
  await ScreenCheck.expect(
    .screen(screen),
    CatalogOptions(
      mode: mode, root: root, relativeTo: "\(filePath)", isTwice: twice, prunes: prune),
    TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}
