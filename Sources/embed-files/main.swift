// embed-files OUTPUT FOLDER FILE…
//
// Writes the files, named relative to the folder, into one Swift source file.

import CatalogCore
import FileEmbedding

let arguments = CommandLine.arguments.dropFirst()
guard let output = arguments.first, let folder = arguments.dropFirst().first else {
  print("usage: embed-files OUTPUT FOLDER FILE…")
  StandardOutput().exit(.usage)
}

do {
  let disk = DiskFileSystem()
  var files: [ThemeFile] = []
  for name in arguments.dropFirst(2) {
    let bytes = try disk.read(FilePath(folder).appending(name))
    files.append(try ThemeFile(path: name, bytes: bytes, folder: folder))
  }
  let source = ThemeFile.swiftSource(of: files, folder: FilePath(folder).lastComponent)
  try disk.write(source, to: FilePath(output))
} catch {
  // What a build tool prints is shown by the build.
  let diagnostic = (error as? FileProblem)?.diagnostic ?? (error as? Diagnostic)
  print(diagnostic.map { DiagnosticFormatter().text($0) } ?? "\(error)")
  StandardOutput().exit(.damagedInput)
}
