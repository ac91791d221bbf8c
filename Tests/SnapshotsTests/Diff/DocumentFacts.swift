import CatalogCore
import Snapshots

/// The facts of a document by names, found without comparing anything.
struct DocumentFacts {
  private(set) var values: [String: String] = [:]

  init(_ document: SnapshotDocument) {
    values["screenID"] = document.screen.id.escaped
    values["screenTitle"] = document.screen.title.escaped
    values["scenarioID"] = document.scenario.id.escaped
    values["scenarioTitle"] = document.scenario.title.escaped
    values["model"] = document.model?.escaped
    values["group"] = document.group?.escaped
    values["metrics"] = document.metrics?.escaped
    values["imported"] = "\(document.isImported)"
    values["initial"] = "\(document.isInitial)"
    values["listed"] = "\(document.isListed)"
    values["state"] = document.state.rawValue
    values["table"] = document.tableStyle.map { "\($0) \(document.followsReadableWidth)" }
    for variant in document.variants { values["variant \(variant.text)"] = "is there" }
    for kind in document.kinds {
      let name = "kind \(kind.id.escaped)"
      values[name] = "is there"
      values["\(name) heightRule"] = "\(kind.height.debugDescription)"
      values["\(name) layout"] = "\(kind.layout.debugDescription)".escaped
    }
    for area in document.areas {
      values["area \(area.name.escaped)"] = "is there"
      add(area.slots, "area \(area.name.escaped)")
      add(area.actions, "area \(area.name.escaped)")
    }
    for section in document.sections {
      let name = "section \(section.id.escaped)"
      values[name] = "is there"
      values["\(name) header"] = section.header?.escaped
      values["\(name) footer"] = section.footer?.escaped
      values["\(name) indexTitle"] = section.indexTitle?.escaped
      for row in section.rows {
        let name = "row \(row.identity.escaped)"
        values[name] = "is there"
        values["\(name) kind"] = row.kind.escaped
        values["\(name) section"] = section.id.escaped
        add(row.attributes, name)
        add(row.slots, name)
        add(row.actions, name)
      }
    }
  }

  private mutating func add(_ attributes: [SnapshotDocument.Attribute], _ owner: String) {
    for attribute in attributes {
      let name = "\(owner) @\(attribute.name.rawValue)"
      values[name, default: ""] += "\(attribute.arguments)".escaped + ";"
    }
  }

  private mutating func add(_ slots: [SnapshotDocument.Slot], _ owner: String) {
    for slot in slots {
      let name = "\(owner) slot \(slot.id.escaped)"
      values[name] = "is there"
      values["\(name) slotKind"] = slot.kind.rawValue
      values["\(name) value"] = slot.value.escaped
      values["\(name) style"] = slot.style?.escaped
      values["\(name) source"] = slot.source.map { "\($0)".escaped }
      add(slot.attributes, name)
      add(slot.slots, name)
    }
  }

  private mutating func add(_ actions: [SnapshotDocument.Action], _ owner: String) {
    for action in actions {
      let name = "\(owner) action \(action.id.escaped)"
      values[name] = "is there"
      values["\(name) route"] = action.route.map { "\($0)".escaped }
      add(action.attributes, name)
    }
  }

  /// The fact that a change is about; `nil` for places in lists, for notes and findings, which have no
  /// names, and for heights.
  static func name(of change: SnapshotChange) -> String? {
    switch change.place.owner {
    case .note, .finding: return nil
    default: break
    }
    var name = name(of: change.place.owner)
    switch change.place.part {
    case .whole: break
    case .slot(let path): name += path.map { " slot \($0.text.escaped)" }.joined()
    case .action(let id): name += " action \(id.text.escaped)"
    }
    let separator = name.isEmpty ? "" : " "
    switch change.difference {
    case .inserted, .removed: return name
    case .moved(_, .some): return name + " section"
    // Its facts are found under another name, or in another place.
    case .reparented, .renamed: return nil
    case .rowKind: return name + " kind"
    case .moved, .height: return nil
    case .replaced: return name + " kind"
    case .text(let fact, _, _): return name + separator + fact.rawValue
    case .imported: return "imported"
    case .initial: return "initial"
    case .listed: return "listed"
    case .table: return "table"
    case .state: return "state"
    case .heightRule: return name + " heightRule"
    case .layout: return name + " layout"
    case .attribute(let attribute, _, _): return name + " @\(attribute.rawValue)"
    case .slotKind: return name + " slotKind"
    case .source: return name + " source"
    case .route: return name + " route"
    }
  }

  static func name(of owner: SnapshotChange.Owner) -> String {
    switch owner {
    case .document, .note, .finding: ""
    case .variant(let variant): "variant \(variant.text)"
    case .kind(let id): "kind \(id.text.escaped)"
    case .area(let id): "area \(id.text.escaped)"
    case .section(let id): "section \(id.text.escaped)"
    case .row(let id): "row \(id.text.escaped)"
    }
  }

  /// The rows and areas in which slots have another name or are in another one.
  static func rearranged(in diff: SnapshotDiff) -> Set<SnapshotChange.Owner> {
    Set(
      diff.changes.compactMap { change in
        switch change.difference {
        case .reparented, .renamed: change.place.owner
        default: nil
        }
      })
  }
}

extension String {
  /// ASCII only and without spaces, so that names of facts cannot run together or fold.
  fileprivate var escaped: String {
    utf8.map { $0.isASCIIAlphanumeric ? String(Unicode.Scalar($0)) : "%\($0);" }.joined()
  }
}
