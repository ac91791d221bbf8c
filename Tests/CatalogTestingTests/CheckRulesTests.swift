import CatalogCore
import CatalogTesting
import Screens
import Snapshots
import Testing

/// Who decides what is written.
struct CheckRulesTests {
  private func rules(_ mode: CatalogMode?, _ environment: [String: String]) throws -> CheckRules {
    var options = CatalogOptions()
    options.mode = mode
    return try CheckRules(options, environment: environment)
  }

  @Test func `the modes are those of the command line`() {
    #expect(
      CatalogMode.allCases.map(\.rawValue) == BaselinePolicy.Mode.allCases.map(\.rawValue))
  }

  @Test(
    arguments: [
      (nil, [:], .never), (nil, ["CI": "true"], .never), (nil, ["CATALOG_MODE": ""], .never),
      (.changed, [:], .changed), (.changed, ["CI": "0"], .changed),
      (.changed, ["CI": "false"], .changed), (.changed, ["CI": ""], .changed),
      (.changed, ["CI": "true"], .never), (.all, ["CI": "1"], .never),
      (nil, ["CATALOG_MODE": "missing"], .missing),
      (.never, ["CATALOG_MODE": "all"], .all), (.all, ["CATALOG_MODE": "never"], .never),
      (nil, ["CI": "true", "CATALOG_MODE": "changed"], .changed),
    ] as [(CatalogMode?, [String: String], BaselinePolicy.Mode)])
  func `the variable wins over the code, and on a CI machine the code permits nothing`(
    code: CatalogMode?, environment: [String: String], mode: BaselinePolicy.Mode
  ) throws {
    #expect(try rules(code, environment).review.mode == mode)
  }

  @Test(arguments: ["record", "Changed", "changed ", "1"])
  func `a value that is no mode is an error that names the modes`(text: String) async {
    #expect(throws: Diagnostic.self) { try rules(.all, ["CATALOG_MODE": text]) }
    var catalog = TestCatalog()
    catalog.environment = ["CATALOG_MODE": text]
    let failures = await catalog.check(.screen(Screen(LampsViewModel.self)), mode: .all)
    #expect(failures.count == 1)
    let message = failures.first?.message ?? ""
    #expect(message.contains("CATALOG_MODE is “\(text)”, which is no mode"))
    #expect(message.contains("the modes are never, missing, changed, all"))
    #expect(catalog.tree.isEmpty)
  }

  @Test func `a missing baseline fails on a CI machine however often, and nothing is written`()
    async
  {
    var catalog = TestCatalog()
    catalog.environment = ["CI": "true"]
    for _ in 0..<2 {
      let failures = await catalog.check(.screen(Screen(LampsViewModel.self)), mode: .missing)
      #expect(failures.count == 3)
      #expect(
        failures.first?.message == """
          lamps/lit: has no baseline
          Nothing is written on a CI machine, whatever mode the code asks for. To approve it: run the \
          test again with CATALOG_MODE=missing on your own machine
          """)
      #expect(catalog.tree.isEmpty)
    }
  }

  @Test func `what an inner place leaves out is as further out`() {
    let outer = CatalogOptions(
      mode: .changed, root: "../Boat", relativeTo: "/home/Tests/A.swift", isTwice: true, prunes: nil
    )
    let inner = CatalogOptions(
      mode: .never, root: nil, relativeTo: "/home/Tests/B.swift", isTwice: nil, prunes: true)
    let both = outer.overridden(by: inner)
    #expect(both.mode == .never)
    #expect(both.root == FilePath("/home/Tests/../Boat"))
    #expect(both.isTwice == true)
    #expect(both.prunes == true)
  }
}
