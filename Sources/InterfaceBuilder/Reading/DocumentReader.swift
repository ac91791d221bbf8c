import CatalogCore

/// Turns the elements of a document into what they mean.
///
/// Nothing stops it: what it does not know is kept as a box or left out, wrong values are defaults,
/// and each is told once. The ids are collected first, so that a reference may point forwards.
struct DocumentReader {
  var problems: ReadingProblems
  let ids: ObjectIndex
  var resources = InterfaceResources()
  /// What variations are compared with.
  var sizeClass = SizeClass()

  private init(_ root: MarkupElement, path: FilePath) {
    var problems = ReadingProblems(path: path)
    ids = ObjectIndex(root, problems: &problems)
    self.problems = problems
  }

  static func document(_ root: MarkupElement, path: FilePath) -> InterfaceDocument {
    var reader = DocumentReader(root, path: path)
    var document = InterfaceDocument(
      path: path, kind: kind(of: root),
      format: .document(version: root["version"] ?? ""),
      platform: TargetPlatform(of: root) == .tvOS ? .tvOS : .iOS)
    document.toolsVersion = root["toolsVersion"]
    document.device = device(of: root)
    document.isLaunchScreen = root.flag("launchScreen")
    document.usesAutoLayout = root.flag("useAutolayout")
    document.usesSafeAreas = root.flag("useSafeAreas")
    document.initialControllerID = root["initialViewController"]
    reader.sizeClass = SizeClass(device: document.device)
    // Colours of objects are looked up in the resources, which stand behind them in the file.
    document.resources = reader.resources(of: root)
    reader.resources = document.resources
    for child in root.children where ElementVocabulary.role(of: child.name) == nil {
      reader.problems.unknownElement(child)
    }
    document.scenes = root.list("scenes").filter { $0.name.isSpelled("scene") }
      .map { reader.scene($0) }
    if let objects = root.child("objects") { document.roots = reader.roots(of: objects) }
    if let initial = document.initialControllerID, !reader.ids.holds(initial) {
      reader.problems.missingDestination(initial, of: "the initial controller", line: root.line)
    }
    FrameGuessing.complete(&document)
    document.problems = reader.problems.inOrder
    return document
  }

  private static func kind(of root: MarkupElement) -> InterfaceDocument.Kind {
    if root.child("scenes") != nil { return .storyboard }
    let type = Array((root["type"] ?? "").utf8)
    return type.firstIndex(of: "Storyboard", from: 0) == nil ? .xib : .storyboard
  }

  /// The device of the document, or in old files the screen that it simulates.
  private static func device(of root: MarkupElement) -> InterfaceDocument.CanvasDevice? {
    if let device = root.child("device"), let id = device["id"] {
      return InterfaceDocument.CanvasDevice(
        id: id, orientation: device["orientation"], appearance: device["appearance"])
    }
    guard let metrics = root.child("simulatedMetricsContainer"),
      let type = metrics.child("simulatedScreenMetrics")?["type"]
    else { return nil }
    return InterfaceDocument.CanvasDevice(
      id: type, orientation: metrics.child("simulatedOrientationMetrics")?["orientation"])
  }

  private mutating func resources(of root: MarkupElement) -> InterfaceResources {
    var resources = InterfaceResources()
    for item in root.list("resources") {
      guard let name = item["name"] else { continue }
      if item.name.isSpelled("image") {
        if let width = number(item, "width"), let height = number(item, "height") {
          resources.imageSizes[ByteKey(name)] = InterfaceSize(
            width: max(0, width), height: max(0, height))
        }
        if item["catalog"].isSpelled("system") { resources.symbols.insert(ByteKey(name)) }
      } else if item.name.isSpelled("namedColor") {
        resources.namedColors[ByteKey(name)] = item.child("color").flatMap { components($0) }
      } else if item.name.isSpelled("systemColor") {
        resources.systemColors[ByteKey(SystemColors.name(of: name))] =
          item.child("color").flatMap { components($0) }
      }
    }
    resources.customFonts = root.list("customFonts").flatMap { list in
      list.children.filter { $0.name.isSpelled("string") }.map(\.text)
    }
    return resources
  }
}
