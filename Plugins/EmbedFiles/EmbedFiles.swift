import Foundation
import PackagePlugin

/// Turns the text files of a target's `Theme` or `Data` folder into Swift source before the build.
///
/// The files are inputs of the command and their names are its arguments, so a file that is
/// changed, added or removed makes the source anew. Hidden files are left out.
@main
struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let theme = target.directoryURL.appending(path: "Theme")
    let hasTheme = FileManager.default.fileExists(atPath: theme.path)
    let name = hasTheme ? "Theme" : "Data"
    let folder = target.directoryURL.appending(path: name)
    let names = try fileNames(in: folder)
    let output = context.pluginWorkDirectoryURL.appending(path: "Embedded\(name).swift")
    return [
      .buildCommand(
        displayName: "Embed the \(name) folder of \(target.name)",
        executable: try context.tool(named: "embed-files").url,
        arguments: [output.path, folder.path] + names,
        inputFiles: names.map { folder.appending(path: $0) },
        outputFiles: [output])
    ]
  }

  /// The paths of all files relative to the folder, in the order of their bytes.
  private func fileNames(in folder: URL) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { name in
        guard !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else {
          return false
        }
        let keys: Set<URLResourceKey> = [.isDirectoryKey]
        return try folder.appending(path: name).resourceValues(forKeys: keys).isDirectory == false
      }
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
