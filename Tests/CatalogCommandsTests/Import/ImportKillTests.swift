import CatalogCore
import TestSupport
import Testing

/// An import that is stopped in the middle leaves whole files, and again it ends as it would have.
struct ImportKillTests {
  @Test(arguments: [false, true])
  func `an import that is stopped at any step loses nothing`(isFirst: Bool) throws {
    let (stepCount, expected) = try HarbourApp.with { app in
      if !isFirst { try prepare(app) }
      let undisturbed = StoppingFileSystem(after: nil)
      try run(app, on: undisturbed)
      return (undisturbed.stepCount, try app.catalog())
    }
    #expect(stepCount > 5)
    for step in 0..<stepCount {
      try HarbourApp.with { app in
        if !isFirst { try prepare(app) }
        let before = try app.catalog()
        try run(app, on: StoppingFileSystem(after: step))
        for (name, text) in try app.catalog() where !name.contains("/.catalog-") {
          let isWhole = text == before[name] || text == expected[name]
          #expect(isWhole, "\(name), stopped at step \(step)")
        }
        try app.importing("--prune")
        #expect(try app.catalog() == expected, "stopped at step \(step)")
      }
    }
  }

  /// An import before, after which the app changed.
  private func prepare(_ app: HarbourApp) throws {
    try app.importing()
    try app.folder.write("Content/Screens/boats/index.md", "Why boats float.\n")
    try app.write("Berths", ["berths", "quay"], text: "Quay")
  }

  private func run(_ app: HarbourApp, on files: StoppingFileSystem) throws {
    var app = app
    app.prepare = { $0.files = files }
    try app.importing("--prune")
  }
}
