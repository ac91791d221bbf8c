extension ScreenCheck {
  /// Carries out an expectation of a test and reports what there is to fail for.
  static func expect(
    _ scope: Scope, _ options: CatalogOptions, _ location: TestLocation
  ) async {
    let surroundings = CheckSurroundings.current
    let check = ScreenCheck(
      scope, options: CatalogOptions.ofScope.overridden(by: options), location: location)
    for failure in await check.failures(in: surroundings) {
      await surroundings.report(failure, location)
    }
  }
}
