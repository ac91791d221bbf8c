import CatalogCore

extension InterfaceCheck {
  /// A class of Swift is found at run time only with its module.
  ///
  /// A class of Objective-C has none, so it counts only where a file names the same class with a
  /// module, or where others of the same file have one and the name is not spelled with the prefix that
  /// Objective-C asks for.
  static let classWithoutModule = InterfaceCheck(id: "class-without-module") { scene in
    let owners = ConnectionOwner.owners(in: scene.entry)
      .filter { $0.role != .placeholder }
    let hasModules = scene.facts.documentsWithModules.contains(scene.entry.document)
    var told: Set<ByteKey> = []
    let names = owners.compactMap(\.customClass).filter { customClass in
      guard !customClass.hasModule, !customClass.name.isEmpty else { return false }
      let isKnown = scene.facts.classesWithModule.contains(ByteKey(customClass.name))
      guard isKnown || hasModules && !hasPrefix(customClass.name) else { return false }
      return told.insert(ByteKey(customClass.name)).inserted
    }.map(\.name)
    guard !names.isEmpty else { return [] }
    return [
      scene.finding(
        "class-without-module",
        "\(CheckWording.count(names.count, "class has", "classes have")) no module, though others "
          + "do: \(CheckWording.list(names.map(Wording.shortened)))", line: scene.entry.line)
    ]
  }

  /// Whether a name starts with two capitals and more, as `UIControl` and `IQTextView` do, or is one
  /// that the compiler made, which has its module in it.
  private static func hasPrefix(_ name: String) -> Bool {
    let start = name.utf8.prefix(3)
    return name.utf8.starts(with: "_TtC".utf8) || name.utf8.contains(UInt8(ascii: "."))
      || (start.count == 3
        && start.prefix(2).allSatisfy { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 })
  }
}
