// swift-tools-version: 6.2

import PackageDescription

// The same settings as in the package that this one belongs to.
let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Builds the library together with a stand-in for UIKit, so that the code behind
// `#if canImport(UIKit)` compiles and runs on a machine without it. A package of its own, because
// there the library must not find the stand-in. `Sources/Screens` is a link to the real sources.
let package = Package(
  name: "uikit-adapter",
  platforms: [.macOS(.v15)],
  targets: [
    .target(name: "UIKit", swiftSettings: strict),
    .target(name: "Screens", dependencies: ["UIKit"], swiftSettings: strict),
    // Swift Testing has an overlay for files that import the real UIKit too; here is none to find.
    .testTarget(
      name: "UIKitAdapterTests", dependencies: ["Screens", "UIKit"],
      swiftSettings: strict + [
        .unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])
      ]),
  ],
  swiftLanguageModes: [.v6]
)
