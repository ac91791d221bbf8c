#if canImport(UIKit)
  public import UIKit

  /// Where the host cells of a cell kind come from.
  public enum CellSource {
    /// A `ScreenHostCell` that builds its own views.
    case code
    /// A subclass of `ScreenHostCell`, which may bring views of its own.
    case hostClass(ScreenHostCell.Type)
    /// A nib whose cell is a `ScreenHostCell`; without a name it is called like the identifier.
    case nib(named: String? = nil, bundle: Bundle = .main)
    /// The nib that is called like the identifier when the bundle has one, else code.
    case nibIfPresent(bundle: Bundle = .main)
  }

  /// Which cell kinds have a source of their own; all others take the same one.
  ///
  /// ```swift
  /// var cells = CellSources()
  /// cells.use(.nib(named: "PhotoCell"), for: PhotoCell.self)
  /// ```
  public struct CellSources {
    /// The source of every kind that has none of its own.
    public var standard: CellSource
    private var sources: [String: CellSource] = [:]

    /// Makes a table without exceptions.
    public init(standard: CellSource = .code) {
      self.standard = standard
    }

    /// Gives a kind a source of its own.
    public mutating func use(_ source: CellSource, for kind: AnyScreenCell.Type) {
      sources[kind.identifier] = source
    }

    /// The source of the kind with an identifier.
    public func source(for identifier: String) -> CellSource {
      sources[identifier] ?? standard
    }
  }

  extension CellSource {
    /// Registers host cells under an identifier.
    ///
    /// A nib that is not there would end the app when the first cell is asked for. So it is looked for
    /// here, and cells built in code stand in for it.
    ///
    /// - Returns: what was wrong, if anything.
    @MainActor
    func register(_ identifier: String, in tableView: UITableView) -> ScreenTableError? {
      switch self {
      case .code:
        tableView.register(ScreenHostCell.self, forCellReuseIdentifier: identifier)
      case .hostClass(let type):
        tableView.register(type, forCellReuseIdentifier: identifier)
      case .nib(let name, let bundle):
        let name = name ?? identifier
        guard Self.hasNib(name, in: bundle) else {
          tableView.register(ScreenHostCell.self, forCellReuseIdentifier: identifier)
          return .missingNib(name: name, identifier: identifier)
        }
        tableView.register(
          UINib(nibName: name, bundle: bundle), forCellReuseIdentifier: identifier)
      case .nibIfPresent(let bundle):
        let hasNib = Self.hasNib(identifier, in: bundle)
        let source = hasNib ? CellSource.nib(bundle: bundle) : .code
        return source.register(identifier, in: tableView)
      }
      return nil
    }

    private static func hasNib(_ name: String, in bundle: Bundle) -> Bool {
      bundle.path(forResource: name, ofType: "nib") != nil
    }
  }
#endif
