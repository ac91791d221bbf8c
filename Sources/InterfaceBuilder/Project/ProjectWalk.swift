import CatalogCore

/// Walks through folders and finds what an import reads.
///
/// Nothing is read. What cannot be looked at is a problem that the rest goes on without.
struct ProjectWalk {
  /// What was found, before anything of it is read.
  struct Found {
    var interfaces: [Place] = []
    var tables: [Place] = []
    /// Descriptions of colours and images, and the images themselves.
    var assets: [FilePath] = []
    var leftOut: [InterfaceProject.LeftOut] = []
    var problems: [Diagnostic] = []
  }

  struct Place: Sendable {
    /// As the user would name it.
    var path: FilePath
    /// Links followed, so that two names of one file are the same.
    var resolved: FilePath
    /// The names of the folders down to the file, from the one that the walk started in.
    var trail: [String]
    var isInAssets = false
  }

  private let files: any FileSystem
  private let skipped: SkippedFolders
  private var found = Found()
  /// What was looked at, links followed.
  private var seen: Set<FilePath> = []
  private var waiting: [Place] = []
  /// Links are looked at last, so that what they lead to is read under its own name where it has one.
  private var links: [Place] = []
  /// The folders that were named, links followed.
  private var roots: [FilePath] = []

  private init(files: any FileSystem, skipped: SkippedFolders) {
    self.files = files
    self.skipped = skipped
  }

  /// What stands at and below paths, in no particular order.
  static func found(
    at paths: [FilePath], files: any FileSystem, skipped: SkippedFolders
  ) -> Found {
    var walk = ProjectWalk(files: files, skipped: skipped)
    let starts = paths.compactMap { walk.start(at: $0) }
    walk.roots = starts.compactMap { $0.isFolder ? $0.place.resolved : nil }
    for (place, isFolder) in starts {
      guard isFolder else {
        walk.add(place, isNamed: true)
        continue
      }
      guard walk.seen.insert(place.resolved).inserted else { continue }
      walk.waiting = [place]
      walk.walkWaiting()
    }
    while let link = walk.links.popLast() {
      walk.follow(link)
      walk.walkWaiting()
    }
    // A folder that is skipped by its name may have been named itself.
    let seen = walk.seen
    walk.found.leftOut.removeAll { left in
      (left.reason == .hidden || left.reason == .dependencies || left.reason == .built)
        && seen.contains(files.resolved(left.path))
    }
    return walk.found
  }

  // MARK: - Paths that were named

  /// Looks at a path that was named; `nil` for one that is a problem.
  private mutating func start(at named: FilePath) -> (place: Place, isFolder: Bool)? {
    let joined = (named.isAbsolute ? "/" : "") + named.components.joined(separator: "/")
    let path = FilePath(joined.isEmpty ? "." : joined)
    do throws(FileProblem) {
      let kind = try files.kind(of: path)
      let resolved = files.resolved(path)
      switch (kind, Ending(path.lastComponent)) {
      case (nil, _): report(.missing, path)
      case (.other, _): report(.notAFile, path)
      case (.file, _):
        return (
          Place(path: path, resolved: resolved, trail: Self.trail(to: resolved.parent)), false
        )
      case (.folder, .interface): report(.folderForFile, path)
      case (.folder, .compiled): report(.compiled, path)
      case (.folder, _):
        return (Place(path: path, resolved: resolved, trail: Self.trail(to: resolved)), true)
      }
    } catch {
      report(.unreadable(error), path)
    }
    return nil
  }

  /// The last folder of a path that says what is in it.
  private static func trail(to folder: FilePath) -> [String] {
    GroupNames.name(ofFolder: folder).map { [$0] } ?? []
  }

  // MARK: - Folders

  private mutating func walkWaiting() {
    while let folder = waiting.popLast() { walk(folder) }
  }

  private mutating func walk(_ folder: Place) {
    let listing: FolderListing
    do throws(FileProblem) {
      listing = try files.listing(of: folder.path)
    } catch {
      return report(.unreadable(error), folder.path)
    }
    // What has another ending would not be read under any name; what has none may be a folder.
    for name in listing.unspelled
    where Ending(name) != .other || FilePath(name).fileExtension == nil {
      report(.unspelled, folder.path.appending(name))
    }
    for name in listing.names {
      let place = Place(
        path: folder.path.appending(name), resolved: folder.resolved.appending(name),
        trail: folder.trail, isInAssets: folder.isInAssets)
      do throws(FileProblem) {
        try look(at: place, name: name)
      } catch {
        // Links to nothing are common, and where they would lead to nobody knows.
        guard files.isLink(place.path) else {
          // Of a folder that may not be searched, one message is enough.
          return report(.unreadable(error), place.path)
        }
        if Ending(name) != .other { leaveOut(place, .linkNowhere) }
      }
    }
  }

  private mutating func look(at place: Place, name: String) throws(FileProblem) {
    let ending = Ending(name)
    switch try files.kind(of: place.path) {
    case .folder where files.isLink(place.path): links.append(place)
    case .folder: lookAtFolder(place, name: name, ending)
    case .file where name.utf8.first == UInt8(ascii: "."): break
    case .file where ending == .other:
      if isOfAssets(place, name: name) { found.assets.append(place.path) }
    case .file where files.isLink(place.path): links.append(place)
    case .file: add(place)
    case .other where ending == .interface: report(.notAFile, place.path)
    case .other, nil: break
    }
  }

  /// Everything in an asset catalog counts, since an image may have any name there.
  private func isOfAssets(_ place: Place, name: String) -> Bool {
    place.isInAssets || AssetFile(FilePath(name)) != nil
  }

  private mutating func lookAtFolder(_ place: Place, name: String, _ ending: Ending) {
    if let reason = skipped.reason(for: name) { return leaveOut(place, reason) }
    switch ending {
    case .interface: report(.folderForFile, place.path)
    case .compiled, .table, .other:
      guard seen.insert(place.resolved).inserted else { return }
      var inner = place
      inner.trail.append(name)
      if FilePath(name).fileExtension.isSpelled("xcassets") { inner.isInAssets = true }
      waiting.append(inner)
    }
  }

  private mutating func follow(_ link: Place) {
    var place = link
    place.resolved = files.resolved(link.path)
    guard roots.contains(where: { place.resolved.isAtOrBelow($0) }) else {
      // What most links outside lead to would not be read anyway.
      let isOfInterest = Ending(link.path.lastComponent) != .other
      let isFolder = (try? files.kind(of: link.path)) == .folder
      if isOfInterest || isFolder { leaveOut(link, .linkOutside) }
      return
    }
    guard !seen.contains(place.resolved) else { return leaveOut(link, .linkInside) }
    switch try? files.kind(of: link.path) {
    case .folder:
      lookAtFolder(
        place, name: link.path.lastComponent, Ending(link.path.lastComponent))
    case .file: add(place)
    case .other, nil: leaveOut(link, .linkNowhere)
    }
  }

  // MARK: - What is found

  private mutating func add(_ place: Place, isNamed: Bool = false) {
    switch Ending(place.path.lastComponent) {
    case .table: if seen.insert(place.resolved).inserted { found.tables.append(place) }
    case .compiled where !isNamed: leaveOut(place, .compiled)
    // Of a file that was named, the content says what it is.
    case .other where !isNamed: break
    case .interface, .compiled, .other:
      if seen.insert(place.resolved).inserted { found.interfaces.append(place) }
    }
  }

  private mutating func leaveOut(_ place: Place, _ reason: InterfaceProject.LeftOut.Reason) {
    found.leftOut.append(InterfaceProject.LeftOut(place.path, reason))
  }

  private mutating func report(_ problem: ProjectProblem, _ path: FilePath) {
    found.problems.append(problem.diagnostic(at: path))
  }

  /// What the ending of a name promises.
  private enum Ending {
    case interface
    case table
    case compiled
    case other

    init(_ name: String) {
      let ending = FilePath(name).fileExtension ?? ""
      self =
        switch String(decodingUTF8: ending.utf8.map(\.asciiLowercased)) {
        case "storyboard", "xib": .interface
        case "strings", "stringsdict", "xcstrings": .table
        case "storyboardc", "nib": .compiled
        default: .other
        }
    }
  }
}
