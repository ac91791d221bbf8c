import Foundation
import PackagePlugin

/// Turns the files of a target's `Theme` folder into Swift source before the target is built.
@main
struct EmbedFiles: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL.appending(path: "Theme")
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix(".") && $0.contains(".") }
      .sorted()
    let inputs = names.map { folder.appending(path: $0) }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedTheme.swift")
    return [
      .buildCommand(
        displayName: "Embed the theme",
        executable: try context.tool(named: "embed-files").url,
        arguments: [output.path, folder.path] + names,
        inputFiles: inputs,
        outputFiles: [output])
    ]
  }
}
