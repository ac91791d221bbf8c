public import Screens

/// Checks that all screens of a catalog are as they were approved, and that nothing else is in it.
///
/// ```swift
/// @Test func `the whole app`() async { await expectCatalog(Harbour.screens) }
/// ```
///
/// It is `catalog verify` as a test: one issue tells what differs by its causes, so a cell that became
/// higher is one line however many scenarios show it. Files of screens that are not in the list are left
/// over; in a catalog that several lists share, check screen by screen.
///
/// - Parameters:
///   - screens: all screens, as a recorder would list them.
///   - mode: what may be written as approved.
///   - root: the folder that holds `Content`.
///   - twice: whether to record a second time, from the last scenario to the first.
///   - prune: whether files whose scenario is gone are removed in modes that write.
///   - fileID: where an issue is shown; leave it out, like the three that follow.
///   - filePath: where an issue is shown, and where the search for the catalog starts.
///   - line: where an issue is shown.
///   - column: where an issue is shown.
public func expectCatalog(
  _ screens: [Screen],
  mode: CatalogMode? = nil, root: String? = nil, twice: Bool? = nil, prune: Bool? = nil,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
  column: UInt = #column
) async {
  await ScreenCheck.expect(
    .catalog(screens),
    CatalogOptions(
      mode: mode, root: root, relativeTo: "\(filePath)", isTwice: twice, prunes: prune),
    TestLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}
