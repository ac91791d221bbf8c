// swift-tools-version: 6.2

import PackageDescription

// Every target of ours builds under the same strict settings: warnings are errors, existentials are
// spelled out, and an import is visible only where it is written.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// The arrows between targets are the architecture. `ArchitectureTests` compares the imports of
// every file with its own copy of this list, so a new arrow is a decision in two places.
let package = Package(
  name: "catalog",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    .library(name: "Screens", targets: ["Screens"]),
    .library(name: "Recording", targets: ["Recording"]),
    .library(name: "CatalogTesting", targets: ["CatalogTesting"]),
    .executable(name: "catalog", targets: ["catalog"]),
    .executable(name: "sample-screens", targets: ["sample-screens"]),
  ],
  targets: [
    // The base: diagnostics, bytes, files, processes. It has no dependency on another target, by rule.
    .target(name: "CatalogCore", swiftSettings: strict),

    // The architecture that apps program against.
    .target(name: "Screens", swiftSettings: strict),
    .systemLibrary(
      name: "Cunibreak", pkgConfig: "libunibreak",
      providers: [.apt(["libunibreak-dev"]), .brew(["libunibreak"])]),
    .target(
      name: "Layout", dependencies: ["CatalogCore", "Cunibreak"],
      exclude: ["Data"],
      swiftSettings: strict,
      plugins: ["EmbedFiles"]),
    .target(name: "Snapshots", dependencies: ["CatalogCore"], swiftSettings: strict),
    // The rows of a snapshot laid out: heights and findings for recording, frames for pictures.
    .target(
      name: "ScreenLayout", dependencies: ["CatalogCore", "Layout", "Snapshots"],
      swiftSettings: strict),
    // A snapshot drawn as SVG.
    .target(
      name: "Pictures",
      dependencies: ["CatalogCore", "Layout", "ScreenLayout", "Snapshots"],
      exclude: ["Theme"],
      swiftSettings: strict,
      plugins: ["EmbedFiles"]),
    .target(
      name: "Recording",
      dependencies: ["CatalogCore", "Screens", "Layout", "ScreenLayout", "Snapshots"],
      swiftSettings: strict),

    // Markdown, templates, settings.
    .systemLibrary(
      name: "Ccmark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "Cyaml", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .target(name: "CommonMark", dependencies: ["CatalogCore", "Ccmark"], swiftSettings: strict),
    .target(name: "YAML", dependencies: ["CatalogCore", "Cyaml"], swiftSettings: strict),
    .target(name: "Templates", dependencies: ["CatalogCore"], swiftSettings: strict),

    // What `Content/catalog.yml` says, for the site, the commands and tests alike.
    .target(
      name: "CatalogSettings", dependencies: ["CatalogCore", "Snapshots", "YAML"],
      swiftSettings: strict),

    // Storyboards and xibs, read and turned into snapshots.
    .target(
      name: "InterfaceBuilder", dependencies: ["CatalogCore", "Snapshots"],
      swiftSettings: strict),

    // Screens checked in an app's own tests.
    .target(
      name: "CatalogTesting",
      dependencies: [
        "CatalogCore", "CatalogSettings", "Pictures", "Recording", "Screens", "Snapshots",
      ],
      swiftSettings: strict),

    // The site.
    .target(name: "FileEmbedding", dependencies: ["CatalogCore"], swiftSettings: strict),
    .executableTarget(
      name: "embed-files", dependencies: ["CatalogCore", "FileEmbedding"], swiftSettings: strict),
    .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"]),
    .target(
      name: "SiteBuilder",
      dependencies: [
        "CatalogCore", "CatalogSettings", "CommonMark", "Layout", "Pictures", "Templates",
        "Snapshots", "YAML",
      ],
      exclude: ["Theme"],
      swiftSettings: strict,
      plugins: ["EmbedFiles"]),

    // What is different between two catalogs, in every form, and the revisions they come from.
    .target(name: "Git", dependencies: ["CatalogCore"], swiftSettings: strict),
    .target(
      name: "Reports", dependencies: ["CatalogCore", "Pictures", "Snapshots"],
      exclude: ["Theme"],
      swiftSettings: strict,
      plugins: ["EmbedFiles"]),

    // The command line.
    .target(
      name: "CatalogCommands",
      dependencies: [
        "CatalogCore", "CatalogSettings", "CommonMark", "Git", "InterfaceBuilder", "Pictures",
        "Reports", "SiteBuilder", "Snapshots", "Templates",
      ],
      swiftSettings: strict),
    .executableTarget(name: "catalog", dependencies: ["CatalogCommands"], swiftSettings: strict),

    // The embedded example.
    .target(name: "SampleScreens", dependencies: ["Screens"], swiftSettings: strict),
    .executableTarget(
      name: "sample-screens", dependencies: ["Recording", "SampleScreens"],
      swiftSettings: strict),
    // One screen written in two ways for 3, 10 and 30 kinds of cells, to count lines.
    .target(
      name: "ControllerGrowth", dependencies: ["SampleScreens", "Screens"],
      swiftSettings: strict),

    // Measurements, run by hand.
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        "CatalogCore", "InterfaceBuilder", "Layout", "Pictures", "Recording", "Reports", "Screens",
        "Snapshots",
      ],
      path: "Benchmarks", swiftSettings: strict),

    // Tests, one target a module, named after it.
    .target(
      name: "TestSupport", dependencies: ["CatalogCore", "Git"], path: "Tests/TestSupport",
      swiftSettings: strict),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["CatalogCore", "YAML"], swiftSettings: strict),
    .testTarget(
      name: "CatalogCommandsTests",
      dependencies: [
        "CatalogCommands", "CatalogCore", "Git", "Reports", "Snapshots", "TestSupport",
        // Some tests run the programs themselves.
        "catalog", "sample-screens",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CatalogCoreTests", dependencies: ["CatalogCore", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CatalogSettingsTests",
      dependencies: ["CatalogCore", "CatalogSettings", "Snapshots", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "CatalogTestingTests",
      dependencies: [
        "CatalogCommands", "CatalogCore", "CatalogTesting", "Recording", "Screens", "Snapshots",
        "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "CommonMarkTests", dependencies: ["CatalogCore", "CommonMark", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "ControllerGrowthTests",
      dependencies: ["CatalogCore", "ControllerGrowth", "SampleScreens", "Screens"],
      swiftSettings: strict),
    .testTarget(
      name: "FileEmbeddingTests", dependencies: ["CatalogCore", "FileEmbedding"],
      exclude: ["Theme"],
      swiftSettings: strict, plugins: ["EmbedFiles"]),
    .testTarget(
      name: "GitTests", dependencies: ["CatalogCore", "Git", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "InterfaceBuilderTests",
      dependencies: ["CatalogCore", "InterfaceBuilder", "Snapshots", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "LayoutTests", dependencies: ["CatalogCore", "Layout", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "NavigationTests", dependencies: ["Screens", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "PicturesTests",
      dependencies: ["CatalogCore", "Layout", "Pictures", "Snapshots", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "RecordingTests",
      dependencies: ["CatalogCore", "Layout", "Recording", "Screens", "Snapshots"],
      swiftSettings: strict),
    .testTarget(
      name: "ReportsTests",
      dependencies: [
        "CatalogCore", "CommonMark", "Pictures", "Reports", "Snapshots", "TestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "SampleScreensTests",
      dependencies: [
        "CatalogCore", "CatalogTesting", "Recording", "SampleScreens", "Screens", "Snapshots",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "ScreenLayoutTests",
      dependencies: ["CatalogCore", "Layout", "ScreenLayout", "Snapshots"],
      swiftSettings: strict),
    .testTarget(
      name: "ScreensTests", dependencies: ["Screens", "TestSupport"], swiftSettings: strict),
    .testTarget(
      name: "SiteBuilderTests",
      dependencies: ["CatalogCore", "SiteBuilder", "Snapshots", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SnapshotsTests", dependencies: ["CatalogCore", "Snapshots", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "TemplatesTests", dependencies: ["CatalogCore", "Templates", "TestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "YAMLTests", dependencies: ["CatalogCore", "YAML"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
