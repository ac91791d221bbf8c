import CatalogCore
import CatalogSettings
import InterfaceBuilder

/// The settings of a catalog that an import makes.
struct NewCatalog {
  let plan: ImportPlan

  /// The text of `catalog.yml`, with what to import next time, so that a later run needs no path.
  var settings: [UInt8] {
    var text = "title: \(quoted(title))\n"
    let imports = plan.choice
    let paths = imports.paths.map { quoted(relative($0)) }.joined(separator: ", ")
    guard !imports.languages.isEmpty || !imports.included.isEmpty || imports.importsLaunchScreens
    else {
      return Array((text + "import: [\(paths)]\n").utf8)
    }
    text += "import:\n  paths: [\(paths)]\n"
    for (key, values) in [("languages", imports.languages), ("include", imports.included)]
    where !values.isEmpty {
      text += "  \(key): [\(values.map(quoted).joined(separator: ", "))]\n"
    }
    if imports.importsLaunchScreens { text += "  launch-screens: true\n" }
    return Array(text.utf8)
  }

  /// The name of the first folder, or of the folder of the first file.
  private var title: String {
    guard let first = plan.paths.first else { return "Screens" }
    let files = plan.context.files
    let resolved = files.resolved(first)
    let isFile = (try? files.kind(of: first)) == .file
    return GroupNames.name(ofFolder: isFile ? resolved.parent : resolved) ?? "Screens"
  }

  /// The path from the folder of the catalog on, so that it holds on every machine.
  func relative(_ path: String) -> String {
    let files = plan.context.files
    let from = files.resolved(plan.root).components
    let to = files.resolved(FilePath(path)).components
    let shared = zip(from, to).prefix { $0.hasSameBytes(as: $1) }.count
    let parts = Array(repeating: "..", count: from.count - shared) + to[shared...]
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }

  /// A text in double quotes, which YAML reads as JSON does.
  private func quoted(_ text: String) -> String {
    String(decodingUTF8: JSONWriter.bytes(of: .string(text)).dropLast())
  }
}
