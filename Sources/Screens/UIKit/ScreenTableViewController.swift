#if canImport(UIKit)
  public import UIKit

  /// The controller of a table screen: it loads a view model and shows the state that it is in.
  ///
  /// ```swift
  /// let photos = ScreenTableViewController(PhotosViewModel.self, scenario: .loaded)
  /// photos.sink = EventSink { event in router.follow(event.route) }
  /// ```
  ///
  /// A subclass can override what happens with an event or with the placeholder's button.
  open class ScreenTableViewController<Model: Sendable, Scenario: ScreenScenario>:
    UITableViewController
  {
    /// What the screen shows at the moment.
    public private(set) var state = RenderedScreen.State.idle
    /// Drives the table; `nil` until there was something to list.
    public private(set) var adapter: ScreenTableAdapter?
    /// Where everything goes that a user does in a cell.
    public var sink: EventSink = .none
    /// Told of everything that is wrong with the screen.
    public var onError: (ScreenTableError) -> Void = { _ in }
    /// Where the host cells come from; set before the first rows are shown.
    public var cells = CellSources()

    private let loader: ScreenLoader<Model, Scenario>
    private var viewModel: ScreenViewModel<Model, Scenario>
    /// The load that runs or was the last to run.
    private(set) var loading: Task<Void, Never>?

    /// The screen of a view model that needs nothing to be made, in one of its scenarios.
    public convenience init<ViewModel: ScreenViewModel<Model, Scenario>>(
      _ viewModel: ViewModel.Type, scenario: Scenario, in context: ScreenContext? = nil
    ) {
      self.init(ScreenLoader(scenario: scenario, in: context) { viewModel.init() })
    }

    /// The screen that a loader loads.
    public init(_ loader: ScreenLoader<Model, Scenario>) {
      self.loader = loader
      viewModel = loader.make()
      let type = type(of: viewModel)
      super.init(style: type.tableStyle.uiStyle)
      title = type.title
    }

    /// Not from a storyboard: nobody would give the screen its loader.
    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    deinit { loading?.cancel() }

    // MARK: Life

    /// Starts loading.
    override open func viewDidLoad() {
      super.viewDidLoad()
      // The table would deselect rows itself, but without telling, and they would stay chosen.
      clearsSelectionOnViewWillAppear = false
      reload()
    }

    /// Gives up the choice of the row that led to the screen which a user comes back from.
    override open func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      adapter?.deselectAll(animated: animated)
    }

    /// Starts or ends editing.
    override open func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      adapter?.setEditing(editing, animated: animated)
    }

    /// Drops what can be made again.
    override open func didReceiveMemoryWarning() {
      super.didReceiveMemoryWarning()
      adapter?.didReceiveMemoryWarning()
    }

    // MARK: Overriding

    /// Called with everything that a user does in a cell; hands it to the sink.
    open func handle(_ event: CellEvent) { sink.send(event) }

    /// Called when the placeholder's button is pressed; loads again.
    open func didPressPlaceholderButton() { reload() }

    // MARK: Loading

    /// Loads from the start; what an earlier load brings is not shown any more.
    public func reload() {
      loading?.cancel()
      if loader.scenario?.moment != .beforeLoading { show(.loading) }
      let load = loader.load
      loading = Task { [weak self] in
        do {
          let loaded = try await load()
          guard !Task.isCancelled, let self else { return }
          viewModel = loaded.viewModel
          show(loaded.state)
          if case .content(let model) = loaded.state { showCellStates(for: model) }
        } catch {
          guard !Task.isCancelled, let self else { return }
          // A mistake in the screen itself: the recorder refuses it.
          if let error = error as? ScreenError { onError(.screen(error)) }
          show(.failed(error))
        }
      }
    }

    /// Shows another model of the same screen without loading; the rows follow in place.
    public func update(to model: Model) {
      loading?.cancel()
      let isEmpty = viewModel.dataSource(for: model).rowCounts.allSatisfy { $0 == 0 }
      show(isEmpty ? .empty(model) : .content(model))
    }

    // MARK: Showing

    private func show(_ newState: ScreenState<Model>) {
      switch newState {
      case .idle:
        state = .idle
        showRows(nil)
        showPlaceholder(viewModel.placeholder(for: newState))
      case .loading:
        state = .loading
        showRows(nil)
        showPlaceholder(viewModel.placeholder(for: newState), isLoading: true)
      case .failed:
        state = .failed
        showRows(nil)
        showPlaceholder(viewModel.placeholder(for: newState))
      case .empty(let model):
        state = .empty
        showRows(viewModel.dataSource(for: model))
        showPlaceholder(viewModel.placeholder(for: newState))
      case .content(let model):
        state = .content
        showPlaceholder(nil)
        showRows(viewModel.dataSource(for: model))
      }
    }

    /// Rows that cannot be listed, such as two of one identity, are a failure like any other.
    private func showRows(_ source: (any TableDataSource)?) {
      do throws(ScreenError) {
        if let adapter {
          try adapter.update(to: source ?? SectionedDataSource([]))
        } else if let source {
          adapter = try makeAdapter(source)
        }
      } catch {
        onError(.screen(error))
        // Without a data source this cannot fail again.
        if source != nil { show(.failed(error)) }
      }
    }

    private func makeAdapter(_ source: any TableDataSource) throws(ScreenError)
      -> ScreenTableAdapter
    {
      let adapter = try ScreenTableAdapter(
        dataSource: source, cells: cells, sink: EventSink { [weak self] in self?.handle($0) })
      adapter.onError = { [weak self] in self?.onError($0) }
      adapter.attach(to: tableView)
      if isEditing { adapter.setEditing(true, animated: false) }
      return adapter
    }

    private func showPlaceholder(_ placeholder: Placeholder?, isLoading: Bool = false) {
      guard placeholder != nil || isLoading else {
        tableView.backgroundView = nil
        return
      }
      tableView.backgroundView = PlaceholderView(placeholder, isLoading: isLoading) {
        [weak self] in self?.didPressPlaceholderButton()
      }
    }

    /// Puts the rows into the states in which the scenario is recorded.
    private func showCellStates(for model: Model) {
      guard let adapter, let scenario = loader.scenario else { return }
      for row in adapter.contents.sections.flatMap(\.rows) {
        let state = viewModel.cellState(of: row, showing: model, in: scenario)
        if !state.isEmpty { adapter.setState(state, of: row.identity) }
      }
    }
  }
#endif
