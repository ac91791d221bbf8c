import CatalogCore

extension CatalogCommand {
  /// Makes snapshots of storyboards and xibs.
  static let `import` = CatalogCommand(
    name: "import",
    operands: "PATH …",
    summary: "make snapshots of the storyboards and xibs at and below paths",
    options: [
      .flag("list", "tell what is there and write nothing"),
      .choice("format", ["text", "json"], "the form of the list; text by default"),
      .values("include", "NAME", "walk through a folder that is skipped by its name; repeatable"),
      .values(
        "language", "CODE", "one more scenario in a language, such as de, or all; repeatable"),
      .flag("launch-screens", "import launch screens, too"),
      .value("group", "NAME", "the group of all screens, in place of the folder's name"),
      .flag("dry-run", "write nothing; tell what would be written and exit 1"),
      .flag("prune", "remove imported screens that are gone"),
      .flag("strict", "exit 1 when there are findings"),
    ],
    discussion: """
      Without PATH the settings say what to import (“import: [App]” in Content/catalog.yml); where there
      is no catalog yet, one is made. Only what differs is written. Hand-written pages, recorded
      screens and damaged baselines are never touched. Exit code 1 when imported screens are gone and
      were not removed; 3 when a file could not be read, after everything else was imported.
      """
  ) { (context: CommandContext) throws(Failure) -> ExitCode in
    let plan = try ImportPlan(context)
    if context.arguments.has("list") { return plan.list() }
    return try ImportRun(plan).result()
  }
}
