package import CatalogCore

/// The record of one scenario of one screen: everything that the site shows of it.
///
/// A document is a value. `SnapshotWriter` gives its one canonical text and `SnapshotParser` reads
/// that text back; `Content/Guide/snapshot-format.md` is the grammar.
package struct SnapshotDocument: Equatable, Sendable {
  package var screen: Name
  package var scenario: Name
  /// The type that produced the rows, such as `PhotosViewModel`.
  package var model: String?
  /// The heading under which a site lists the screen.
  package var group: String?
  /// Whether the document was made from an interface file; a recorder does not miss it then.
  package var isImported: Bool
  /// Whether an app or a storyboard starts with the screen.
  package var isInitial: Bool
  /// Whether a site lists the screen among the others; one that is not still has its page.
  package var isListed: Bool
  package var tableStyle: TableStyle?
  /// Whether rows keep to a width that is comfortable to read.
  package var followsReadableWidth: Bool
  package var state: State
  /// The variants under which heights are known; the first is the base, which rows state in full.
  package var variants: [Variant]
  /// What the texts were measured with; `nil` where nothing was measured.
  package var metrics: String?
  /// Remarks for the reader, in order.
  package var notes: [String]
  /// What the screen shows outside its rows: bars, table header and footer, placeholders.
  package var areas: [Area]
  package var sections: [Section]
  /// What is wrong with the screen, as far as the producer could see.
  package var findings: [Finding]
  /// What all rows of a kind have in common, in the order of their first rows.
  package var kinds: [CellKind]

  package init(
    screen: Name, scenario: Name, model: String? = nil, group: String? = nil,
    isImported: Bool = false, isInitial: Bool = false, isListed: Bool = true,
    tableStyle: TableStyle? = nil,
    followsReadableWidth: Bool = false, state: State = .content, variants: [Variant] = [],
    metrics: String? = nil, notes: [String] = [], areas: [Area] = [], sections: [Section] = [],
    findings: [Finding] = [], kinds: [CellKind] = []
  ) {
    self.screen = screen
    self.scenario = scenario
    self.model = model
    self.group = group
    self.isImported = isImported
    self.isInitial = isInitial
    self.isListed = isListed
    self.tableStyle = tableStyle
    self.followsReadableWidth = followsReadableWidth
    self.state = state
    self.variants = variants
    self.metrics = metrics
    self.notes = notes
    self.areas = areas
    self.sections = sections
    self.findings = findings
    self.kinds = kinds
  }

  /// A stable identifier with the title that people read.
  package struct Name: Hashable, Sendable {
    package var id: String
    package var title: String

    package init(id: String, title: String) {
      self.id = id
      self.title = title
    }
  }

  package enum TableStyle: String, CaseIterable, Sendable {
    case plain
    case grouped
    case insetGrouped = "inset-grouped"
  }

  /// What the screen as a whole shows.
  package enum State: String, CaseIterable, Sendable {
    case idle
    case loading
    case content
    case empty
    case failed
  }

  /// Something that is wrong with a screen; approving the snapshot accepts it.
  package struct Finding: Hashable, Sendable {
    /// A stable identifier, such as `reuse-leak`.
    package var id: String
    package var severity: Severity
    package var message: String
    /// The identity of the row that it is about.
    package var row: String?

    package enum Severity: String, CaseIterable, Sendable {
      case error
      case warning
    }

    package init(id: String, severity: Severity, message: String, row: String? = nil) {
      self.id = id
      self.severity = severity
      self.message = message
      self.row = row
    }
  }

  /// A width in points, a text size and a writing direction under which heights are laid out.
  package struct Variant: Hashable, Sendable {
    package var width: Points
    package var textSize: TextSize
    package var isRightToLeft: Bool

    package init(width: Points, textSize: TextSize, isRightToLeft: Bool = false) {
      self.width = width
      self.textSize = textSize
      self.isRightToLeft = isRightToLeft
    }
  }

  /// A named part of the screen outside the rows.
  package struct Area: Equatable, Sendable {
    /// Such as `navigation-bar`, `header`, `placeholder`, `footer`, `toolbar` or `content`.
    package var name: String
    package var slots: [Slot]
    package var actions: [Action]

    package init(name: String, slots: [Slot] = [], actions: [Action] = []) {
      self.name = name
      self.slots = slots
      self.actions = actions
    }
  }

  package struct Section: Equatable, Sendable {
    /// Unique within the document; what a comparison pairs sections by.
    package var id: String
    package var header: String?
    package var footer: String?
    package var indexTitle: String?
    package var rows: [Row]

    package init(
      id: String, header: String? = nil, footer: String? = nil, indexTitle: String? = nil,
      rows: [Row] = []
    ) {
      self.id = id
      self.header = header
      self.footer = footer
      self.indexTitle = indexTitle
      self.rows = rows
    }
  }

  package struct Row: Equatable, Sendable {
    /// The cell's reuse identifier.
    package var kind: String
    /// Unique within the document; what a comparison pairs rows by.
    package var identity: String
    package var height: Height?
    package var attributes: [Attribute]
    package var slots: [Slot]
    package var actions: [Action]

    package init(
      kind: String, identity: String, height: Height? = nil, attributes: [Attribute] = [],
      slots: [Slot] = [], actions: [Action] = []
    ) {
      self.kind = kind
      self.identity = identity
      self.height = height
      self.attributes = attributes
      self.slots = slots
      self.actions = actions
    }
  }

  /// A named place that shows a value.
  package struct Slot: Equatable, Sendable {
    package var kind: SlotKind
    /// Unique among its siblings.
    package var id: String
    /// The text style, such as `headline`; `nil` where the kind has none.
    package var style: String?
    package var value: String
    package var source: Source?
    package var attributes: [Attribute]
    /// The slots inside this one, for a container.
    package var slots: [Slot]

    package init(
      _ kind: SlotKind, _ id: String, style: String? = nil, value: String,
      source: Source? = nil, attributes: [Attribute] = [], slots: [Slot] = []
    ) {
      self.kind = kind
      self.id = id
      self.style = style
      self.value = value
      self.source = source
      self.attributes = attributes
      self.slots = slots
    }
  }

  package enum SlotKind: String, CaseIterable, Sendable {
    case text
    case image
    case button
    case toggle
    case slider
    case stepper
    case segments
    case field
    case progress
    case spinner
    case view
    case custom
  }

  /// Where a slot's value comes from.
  package enum Source: Hashable, Sendable {
    /// A model field that the binding names itself, such as `Photo.name`.
    case field(String)
    /// What the author says of a computed value.
    case label(String)
  }

  /// What a control, a swipe or a tap on the row does.
  package struct Action: Equatable, Sendable {
    /// Unique within its row or area: `select` for a tap on the row, else the control's slot.
    package var id: String
    package var route: Route?
    package var attributes: [Attribute]

    package init(_ id: String, route: Route? = nil, attributes: [Attribute] = []) {
      self.id = id
      self.route = route
      self.attributes = attributes
    }
  }

  /// The screen that an action leads to, and how.
  package struct Route: Hashable, Sendable {
    package var transition: Transition
    package var screen: String
    package var query: String?

    package init(_ transition: Transition, _ screen: String, query: String? = nil) {
      self.transition = transition
      self.screen = screen
      self.query = query
    }

    package enum Transition: String, CaseIterable, Sendable {
      case push
      case present
      case show
      case embed
      case unwind
      case dismiss
    }
  }
}
