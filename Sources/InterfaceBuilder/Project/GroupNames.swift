package import CatalogCore

/// Names the groups that the files of a project form by their folders.
///
/// Folders that say nothing, such as `Base.lproj` and `Resources`, are taken out. What all files have in
/// common says nothing either, so the first folder that tells files apart is the name: the target, or
/// within a single target the part of the app.
package enum GroupNames {
  /// The name of the group of each file.
  ///
  /// A trail holds the names of the folders down to a file, from the folder that the walk started in,
  /// which comes first.
  static func names(of trails: [[String]]) -> [String] {
    let trails = trails.map { trail in trail.filter { !saysNothing($0) } }
    guard let first = trails.first else { return [] }
    var shared = first.count
    for trail in trails {
      shared = zip(first.prefix(shared), trail).prefix { $0.hasSameBytes(as: $1) }.count
    }
    let areOneFolder = trails.allSatisfy { $0.count == shared }
    return trails.map { trail in
      // Where nothing tells files apart, the folder below the first is the target.
      if areOneFolder { return trail.dropFirst().first ?? trail.first ?? fallback }
      return trail.count > shared ? trail[shared] : trail.last ?? fallback
    }
  }

  /// The name for files of which no folder says anything.
  static let fallback = "App"

  /// The name of the last folder of a path that says something; `nil` where none does.
  package static func name(ofFolder folder: FilePath) -> String? {
    folder.components.last { !saysNothing($0) }
  }

  /// Whether the name of a folder says nothing of the part of the app that is in it.
  static func saysNothing(_ name: String) -> Bool {
    if name.isEmpty || FilePath(name).fileExtension.isSpelled("lproj") { return true }
    let letters = name.utf8.filter(\.isASCIIAlphanumeric).map(\.asciiLowercased)
    return empty.contains(String(decodingUTF8: letters)) && !letters.isEmpty
  }

  private static let empty: Set<String> = [
    "base", "cells", "controllers", "features", "interface", "interfacebuilder", "interfaces",
    "modules", "nib", "nibs", "resource", "resources", "scenes", "screens", "source", "sources",
    "src", "storyboard", "storyboards", "supporting", "supportingfiles", "ui", "userinterface",
    "view", "viewcontrollers", "views", "xib", "xibs",
  ]
}
