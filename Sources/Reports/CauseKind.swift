package import Snapshots

/// What a cause is about, in words that never change their meaning: other tools compare them.
package struct CauseKind: Hashable, Sendable {
  /// What it happened to, such as `slot`.
  var thing: Thing
  /// What happened, such as `value`.
  var change: Change
  /// The attribute that is different, where one is.
  var attribute: SnapshotDocument.Attribute.Name?

  enum Thing: String, CaseIterable, Sendable {
    case screen
    case scenario
    case variants
    case note
    case finding
    case cellKind = "cell-kind"
    case area
    case section
    case row
    case slot
    case action
  }

  enum Change: String, CaseIterable, Sendable {
    case added
    case removed
    case renamed
    case moved
    case replaced
    case heights
    case height
    case heightRule = "height-rule"
    case layout
    case attribute
    case value
    case style
    case kind
    case source
    case route
    case title
    case model
    case group
    case metrics
    case header
    case footer
    case indexTitle = "index-title"
    case origin
    case start
    case listing
    case table
    case state
    case canvas
    case items
  }

  package init(_ cause: Cause) {
    switch cause.subject {
    case .screenAdded: self.init(.screen, .added)
    case .screenRemoved: self.init(.screen, .removed)
    case .scenarioAdded: self.init(.scenario, .added)
    case .scenarioRemoved: self.init(.scenario, .removed)
    case .screenRenamed: self.init(.screen, .renamed)
    case .scenarioRenamed: self.init(.scenario, .renamed)
    case .scenarioMoved: self.init(.scenario, .moved)
    case .variants: self.init(.variants, .replaced)
    case .metrics: self.init(.screen, .metrics)
    case .heights: self.init(.cellKind, .heights)
    case .layout: self.init(.cellKind, .layout)
    case .sections(let removed, let inserted):
      self.init(
        .section, removed.isEmpty ? .added : inserted.isEmpty ? .removed : .replaced)
    case .replaced: self.init(.cellKind, .replaced)
    case .canvas: self.init(.screen, .canvas)
    case .barItems: self.init(.area, .items)
    case .rowHeights, .rowsDrawn: self.init(.row, .height)
    case .views, .alike, .laidOut, .namedColor, .findingReworded, .equal:
      if let change = cause.sampleChange {
        self.init(change)
      } else {
        self.init(.scenario, .replaced)
      }
    }
  }

  /// For a person, such as `slot value` or `row added`.
  package var words: String {
    [thing.rawValue, change.rawValue, attribute?.rawValue].compactMap(\.self)
      .joined(separator: " ").replacing("-", with: " ")
  }

  private init(_ thing: Thing, _ change: Change) {
    self.thing = thing
    self.change = change
  }

  private init(_ change: SnapshotChange) {
    thing = Thing(change.place)
    switch change.difference {
    case .inserted: self.change = .added
    case .removed: self.change = .removed
    case .moved, .reparented: self.change = .moved
    case .renamed: self.change = .renamed
    case .rowKind: self.change = .kind
    case .replaced: self.change = .replaced
    case .text(let fact, _, _):
      self.change = Change(fact)
      if fact == .scenarioID || fact == .scenarioTitle { thing = .scenario }
    case .imported: self.change = .origin
    case .initial: self.change = .start
    case .listed: self.change = .listing
    case .table: self.change = .table
    case .state:
      self.change = .state
      thing = .scenario
    case .heightRule: self.change = .heightRule
    case .layout: self.change = .layout
    case .height: self.change = .height
    case .attribute(let name, _, _):
      self.change = .attribute
      attribute = name
    case .slotKind: self.change = .kind
    case .source: self.change = .source
    case .route: self.change = .route
    }
  }
}

extension CauseKind.Thing {
  fileprivate init(_ place: SnapshotChange.Place) {
    switch (place.part, place.owner) {
    case (.slot, _): self = .slot
    case (.action, _): self = .action
    case (.whole, .document): self = .screen
    case (.whole, .variant): self = .variants
    case (.whole, .note): self = .note
    case (.whole, .finding): self = .finding
    case (.whole, .kind): self = .cellKind
    case (.whole, .area): self = .area
    case (.whole, .section): self = .section
    case (.whole, .row): self = .row
    }
  }
}

extension CauseKind.Change {
  fileprivate init(_ fact: SnapshotChange.TextFact) {
    switch fact {
    case .screenID, .scenarioID: self = .renamed
    case .screenTitle, .scenarioTitle: self = .title
    case .model: self = .model
    case .group: self = .group
    case .metrics: self = .metrics
    case .header: self = .header
    case .footer: self = .footer
    case .indexTitle: self = .indexTitle
    case .value: self = .value
    case .style: self = .style
    }
  }
}

extension Cause.Rank {
  /// The word for it that other tools may compare.
  var word: String {
    switch self {
    case .failed: "failed"
    case .removed: "removed"
    case .partRemoved: "part-removed"
    case .changed: "changed"
    case .warned: "warned"
    case .renamed: "renamed"
    case .moved: "moved"
    case .added: "added"
    case .quiet: "quiet"
    }
  }
}
