package import SampleScreens
package import Screens

/// A screen with 3 kinds of cells the new way.
///
/// The controller knows no kind: the view model lists them and each answers for itself.
package final class NewController3 {
  private let viewModel: BoatViewModel3
  private let navigation: any PlainNavigation
  private var table: TableHost?

  package init(navigation: any PlainNavigation, feed: any BoatFeed) {
    self.viewModel = BoatViewModel3(feed: feed)
    self.navigation = navigation
  }

  package func viewDidLoad(in context: ScreenContext) async throws {
    let boat = try await viewModel.load(.loaded, in: context)
    table = try TableHost(
      dataSource: viewModel.dataSource(for: boat),
      sink: EventSink { [weak self] in self?.handle($0) })
  }

  // excerpt: new-controller
  package func numberOfRows() throws -> Int {
    try table?.numberOfRows(inSection: 0) ?? 0
  }

  package func cellForRow(_ row: Int) throws -> AnyScreenCell? {
    try table?.cell(at: RowPath(row: row)).cell
  }

  package func heightForRow(_ row: Int) throws -> Double {
    try table?.height(at: RowPath(row: row)) ?? 0
  }

  package func didSelectRow(_ row: Int) throws {
    try table?.select(at: RowPath(row: row))
  }
  // end excerpt

  private func handle(_ event: CellEvent) {
    switch event.route?.transition {
    case .push: navigation.push(event.route?.screen ?? "")
    case .present: navigation.present(event.route?.screen ?? "")
    case nil: break
    }
  }
}
