import Foundation
import Testing

/// The arrows between the targets, written down a second time.
///
/// A new arrow is a decision: it has to be made here and in `Package.swift`.
struct DependencyTests {
  /// What each target may import of ours.
  ///
  /// The base comes first, and no arrow points down the list.
  static let allowed: [(target: String, imports: Set<String>)] = [
    ("CatalogCore", []),
    ("Screens", []),
    ("Cunibreak", []),
    ("Layout", ["CatalogCore", "Cunibreak"]),
    ("Snapshots", ["CatalogCore"]),
    ("ScreenLayout", ["CatalogCore", "Layout", "Snapshots"]),
    ("Pictures", ["CatalogCore", "Layout", "ScreenLayout", "Snapshots"]),
    ("Recording", ["CatalogCore", "Screens", "Layout", "ScreenLayout", "Snapshots"]),
    ("Ccmark", []),
    ("Cyaml", []),
    ("CommonMark", ["CatalogCore", "Ccmark"]),
    ("YAML", ["CatalogCore", "Cyaml"]),
    ("Templates", ["CatalogCore"]),
    ("CatalogSettings", ["CatalogCore", "Snapshots", "YAML"]),
    ("InterfaceBuilder", ["CatalogCore", "Snapshots"]),
    (
      "CatalogTesting",
      ["CatalogCore", "CatalogSettings", "Pictures", "Recording", "Screens", "Snapshots"]
    ),
    ("FileEmbedding", ["CatalogCore"]),
    ("embed-files", ["CatalogCore", "FileEmbedding"]),
    (
      "SiteBuilder",
      [
        "CatalogCore", "CatalogSettings", "Layout", "Snapshots", "Pictures", "CommonMark", "YAML",
        "Templates",
      ]
    ),
    ("Git", ["CatalogCore"]),
    ("Reports", ["CatalogCore", "Snapshots", "Pictures"]),
    (
      "CatalogCommands",
      [
        "CatalogCore", "CatalogSettings", "Snapshots", "Pictures", "CommonMark", "YAML",
        "Templates", "SiteBuilder", "Git", "Reports", "InterfaceBuilder",
      ]
    ),
    ("catalog", ["CatalogCommands"]),
    ("SampleScreens", ["Screens"]),
    (
      "benchmarks",
      [
        "CatalogCore", "Screens", "Layout", "Snapshots", "Pictures", "Recording", "Reports",
        "InterfaceBuilder",
      ]
    ),
    ("ControllerGrowth", ["Screens", "SampleScreens"]),
    ("sample-screens", ["Screens", "Recording", "SampleScreens"]),
  ]

  static let products: [String: String] = [
    "Screens": "library", "Recording": "library", "CatalogTesting": "library",
    "catalog": "executable", "sample-screens": "executable",
  ]

  /// What comes with the toolchain and may be imported, and by which targets; `nil` for all.
  static let system: [String: Set<String>?] = [
    "Synchronization": nil,
    "Dispatch": ["CatalogCore"],
    "Glibc": ["CatalogCore"], "Musl": ["CatalogCore"], "Darwin": ["CatalogCore"],
    // A pair: the small library where there is one.
    "FoundationEssentials": ["Screens", "SampleScreens"],
    "Foundation": ["Screens", "SampleScreens", "InterfaceBuilder"],
    // Only for the reader of XML, which is a part of Foundation where there is no such library.
    "FoundationXML": ["InterfaceBuilder"],
    // Only in the measurer that is left out where there is no CoreText.
    "CoreText": ["Layout"], "CoreFoundation": ["Layout"], "CoreGraphics": ["Layout"],
    // Only to tell failures to whichever of them runs a test.
    "Testing": ["CatalogTesting"], "XCTest": ["CatalogTesting"],
    // Only in the folder of the adapter, which is left out where there is no UIKit.
    "UIKit": ["Screens"],
  ]

  private static func imports(of target: String) -> Set<String>? {
    allowed.first { $0.target == target }?.imports
  }

  @Test func `every import goes along an arrow of the table`() throws {
    let ours = Set(Self.allowed.map(\.target))
    let files = try SourceTree.files()
    #expect(files.count > 100)
    for file in files {
      let targets = try #require(Self.imports(of: file.target), "\(file) belongs to no target")
      for module in file.imports {
        if ours.contains(module) {
          #expect(targets.contains(module), "\(file) imports \(module)")
        } else {
          let users = try #require(Self.system[module], "\(file) imports \(module)")
          #expect(users?.contains(file.target) ?? true, "\(file) imports \(module)")
        }
      }
    }
  }

  @Test func `the arrows form no circle`() {
    var known: Set<String> = []
    for (target, imports) in Self.allowed {
      #expect(imports.isSubset(of: known), "\(target)")
      known.insert(target)
    }
  }

  @Test(arguments: ["Ccmark", "Cunibreak", "Cyaml"])
  func `one file alone talks to a C library`(library: String) throws {
    let users = try SourceTree.files().filter { $0.imports.contains(library) }
    #expect(users.count == 1, "\(users)")
  }

  @Test func `UIKit is imported only where it may be missing, in the folder of the adapter`() throws
  {
    let adapter = try SourceTree.files().filter { $0.path.hasPrefix("Sources/Screens/UIKit/") }
    #expect(!adapter.isEmpty)
    for file in adapter {
      #expect(file.text.hasPrefix("#if canImport(UIKit)\n"), "\(file)")
      #expect(file.text.hasSuffix("\n#endif\n"), "\(file)")
    }
    for file in try SourceTree.files() where file.imports.contains("UIKit") {
      #expect(file.path.hasPrefix("Sources/Screens/UIKit/"), "\(file)")
    }
  }

  @Test func `Foundation is imported only where its small part is missing`() throws {
    for file in try SourceTree.files()
    where file.imports.contains("Foundation") && !file.path.hasPrefix("Sources/Screens/UIKit/")
      && !file.imports.contains("FoundationXML")
    {
      let pair = """
        #if canImport(FoundationEssentials)
          import FoundationEssentials
        #else
          import Foundation
        #endif
        """
      let isPair = file.text.replacingOccurrences(of: "public import", with: "import")
        .contains(pair)
      #expect(isPair, "\(file)")
    }
  }

  // MARK: - The manifest

  /// The manifest's own lines: SwiftPM may hold its lock while tests run, so it is not asked.
  private func declarations() throws -> [String: Set<String>] {
    let text = try SourceTree.text("Package.swift")
    var result: [String: Set<String>] = [:]
    let starts = [".target(", ".executableTarget(", ".systemLibrary("]
    for block in text.components(separatedBy: "\n    .").dropFirst() {
      let block = "." + block
      guard starts.contains(where: block.hasPrefix), let name = Self.quoted(after: "name:", block)
      else { continue }
      var dependencies: Set<String> = []
      if let range = block.range(of: "dependencies: [") {
        let list = block[range.upperBound...].prefix { $0 != "]" }
        let parts = list.components(separatedBy: "\"")
        for (index, part) in parts.enumerated() where index % 2 == 1 { dependencies.insert(part) }
      }
      result[name] = dependencies
    }
    return result
  }

  private static func quoted(after key: String, _ text: String) -> String? {
    guard let range = text.range(of: key) else { return nil }
    let parts = text[range.upperBound...].components(separatedBy: "\"")
    return parts.count > 1 ? parts[1] : nil
  }

  @Test func `the manifest declares the targets of the table and no other arrows`() throws {
    var declared = try declarations()
    #expect(declared.removeValue(forKey: "TestSupport") == ["CatalogCore", "Git"])
    #expect(Set(declared.keys) == Set(Self.allowed.map(\.target)))
    for (target, dependencies) in declared {
      let allowed = Self.imports(of: target) ?? []
      #expect(dependencies.isSubset(of: allowed), "\(target): \(dependencies.subtracting(allowed))")
    }
  }

  @Test func `the products are the ones that users were promised`() throws {
    let text = try SourceTree.text("Package.swift")
    let list = try #require(text.range(of: "products: ["))
    let end = try #require(text.range(of: "\n  ],", range: list.upperBound..<text.endIndex))
    var products: [String: String] = [:]
    for line in text[list.upperBound..<end.lowerBound].split(separator: "\n") {
      let kind = line.drop { $0 != "." }.dropFirst().prefix { $0 != "(" }
      if let name = Self.quoted(after: "name:", String(line)) { products[name] = String(kind) }
    }
    #expect(products == Self.products)
  }

  @Test func `nothing is downloaded`() throws {
    #expect(!(try SourceTree.text("Package.swift").contains(".package(")))
  }
}
