/// Everything that a document holds as flat lists, each in the order of the file.
package struct FileInventory: Sendable {
  package var scenes: [Scene] = []
  /// The top-level objects of a xib.
  package var roots: [Root] = []
  package var tables: [Table] = []
  package var sections: [Section] = []
  package var cells: [Cell] = []
  package var collections: [Collection] = []
  package var collectionCells: [Cell] = []
  package var labels: [Label] = []
  package var outlets: [Outlet] = []
  package var outletCollections: [Outlet] = []
  package var actions: [Action] = []
  package var segues: [Segue] = []
  package var references: [Reference] = []
  package var constraints: [Constraint] = []
  /// How many views have a frame of their own in the file.
  package var frameCount = 0

  package struct Scene: Sendable {
    package var id: String?
    package var line: Int
    package var isInitial: Bool
    /// `nil` for a scene without one.
    package var controller: InterfaceController?
  }

  package struct Root: Sendable {
    package var element: String
    package var id: String
    package var customClass: InterfaceClass?
    package var isOwner: Bool
  }

  /// Where something stands: in which scene, table and section, by their ids.
  package struct Place: Sendable {
    package var scene: String?
    package var table: String?
    package var section: String?
    /// The position of the scene in its document; ids may be missing, or there twice.
    var sceneNumber: Int?
    /// The position of the table or collection among all of them.
    var listNumber: Int?
    /// The position of the section among those of the document.
    var sectionNumber: Int?
  }

  package struct Table: Sendable {
    package var id: String
    package var place: Place
    package var customClass: InterfaceClass?
    package var content: TableContent
    package var line: Int
  }

  package struct Section: Sendable {
    package var id: String
    package var place: Place
    package var header: String?
    package var footer: String?
    package var cellCount: Int
    package var line: Int
  }

  package struct Cell: Sendable {
    package var id: String
    package var place: Place
    package var customClass: InterfaceClass?
    package var content: CellContent
    package var height: CellHeight
    package var frame: InterfaceFrame?
    package var line: Int
  }

  package struct Collection: Sendable {
    package var id: String
    package var place: Place
    package var customClass: InterfaceClass?
    package var layout: String?
    package var itemSize: InterfaceSize?
    package var line: Int
  }

  package struct Label: Sendable {
    package var id: String
    package var place: Place
    package var content: LabelContent
    package var frame: InterfaceFrame?
    package var line: Int
  }

  package struct Outlet: Sendable {
    package var owner: Owner
    package var connection: InterfaceConnections.Outlet
  }

  package struct Action: Sendable {
    package var owner: Owner
    package var connection: InterfaceConnections.Action
  }

  package struct Segue: Sendable {
    package var owner: Owner
    package var connection: InterfaceConnections.Segue
  }

  /// The object that a connection belongs to.
  package struct Owner: Sendable {
    package var id: String
    package var customClass: InterfaceClass?
    package var scene: String?
  }

  package struct Reference: Sendable {
    package var id: String
    package var scene: String?
    package var target: InterfaceController.Reference
    package var line: Int
  }

  package struct Constraint: Sendable {
    /// The view that it stands in.
    package var view: String
    package var constraint: InterfaceConstraint
  }

  /// The height that a cell is shown with, and who decides it.
  package struct CellHeight: Hashable, Sendable {
    /// In points; `nil` where the file stores no height at all.
    package var points: Double?
    package var origin: Origin

    package enum Origin: String, CaseIterable, Sendable {
      /// The cell's own height.
      case cell
      /// The row height of the table.
      case table
      /// The height that the cell had when the file was saved; at run time it follows the content.
      case drawn
    }
  }
}

extension FileInventory {
  /// How many there are of what, in the words of the columns that people know.
  package struct Counts: Equatable, Sendable {
    package var scenes = 0
    package var tables = 0
    package var cells = 0
    package var sections = 0
    package var labels = 0
    package var outlets = 0
    package var actions = 0
    package var segues = 0
    package var references = 0
    package var frames = 0

    package init() {}

    /// The columns in their order, with the noun for one.
    package var columns: [(name: String, noun: String, count: Int)] {
      [
        ("scenes", "scene", scenes), ("tables", "table", tables), ("cells", "cell", cells),
        ("sections", "section", sections), ("labels", "label", labels),
        ("outlets", "outlet", outlets), ("actions", "action", actions),
        ("segues", "segue", segues), ("references", "reference", references),
        ("frames", "frame", frames),
      ]
    }

    package static func += (sum: inout Counts, other: Counts) {
      sum.scenes += other.scenes
      sum.tables += other.tables
      sum.cells += other.cells
      sum.sections += other.sections
      sum.labels += other.labels
      sum.outlets += other.outlets
      sum.actions += other.actions
      sum.segues += other.segues
      sum.references += other.references
      sum.frames += other.frames
    }
  }

  package var counts: Counts {
    var counts = Counts()
    counts.scenes = scenes.count
    counts.tables = tables.count
    counts.cells = cells.count
    counts.sections = sections.count
    counts.labels = labels.count
    counts.outlets = outlets.count
    counts.actions = actions.count
    counts.segues = segues.count
    counts.references = references.count
    counts.frames = frameCount
    return counts
  }
}
