#if canImport(Testing)
  import CatalogCore
  public import Testing

  /// How the tests of a suite, or one test, check screens.
  ///
  /// ```swift
  /// @Suite(.catalog(root: "../../Harbour"))
  /// struct HarbourTests {
  ///   @Test(.catalog(mode: .changed)) func photos() async {
  ///     await expectScreen(PhotosViewModel.self)
  ///   }
  /// }
  /// ```
  ///
  /// What a trait leaves out is as in the suite around it, and an argument of an expectation wins over
  /// every trait.
  public struct CatalogTrait: TestTrait, SuiteTrait, TestScoping {
    private let options: CatalogOptions

    init(_ options: CatalogOptions) {
      self.options = options
    }

    /// Whether tests in suites of the suite follow it too; they do.
    public var isRecursive: Bool { true }

    /// Runs a test under the options.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await CatalogOptions.$ofScope.withValue(
        CatalogOptions.ofScope.overridden(by: options), operation: function)
    }
  }

  extension Trait where Self == CatalogTrait {
    /// Says how screens are checked; see `expectScreen` for what each value means.
    ///
    /// A relative `root` starts at the folder of the file in which the trait is written.
    public static func catalog(
      mode: CatalogMode? = nil, root: String? = nil, twice: Bool? = nil, prune: Bool? = nil,
      filePath: String = #filePath
    ) -> CatalogTrait {
      CatalogTrait(
        CatalogOptions(
          mode: mode, root: root, relativeTo: filePath, isTwice: twice, prunes: prune))
    }
  }
#endif
