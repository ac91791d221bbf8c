import Foundation
import PackagePlugin

/// Turns the text files of a target's `Theme` folder into Swift source before the target is built.
///
/// The files are inputs of the command and their names are its arguments, so a file that is
/// changed, added or removed makes the source anew. Hidden files are left out.
@main
struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: "Theme")
    let names = try fileNames(in: folder)
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTheme.swift")
    return [
      .buildCommand(
        displayName: "Embed the theme of \(target.name)",
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
