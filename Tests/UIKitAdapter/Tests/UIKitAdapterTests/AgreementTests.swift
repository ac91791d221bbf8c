import Screens
import Testing
import UIKit

/// What a device shows is as high as what a recording says.
///
/// The heights in `Specimen.all` are those that the layout of recordings finds, which a test of the recorder
/// checks. Both have characters of the same width.
@MainActor
struct AgreementTests {
  @Test(arguments: Specimen.all)
  func `a cell has the height that its recording has`(specimen: Specimen) throws {
    let tables = [
      (Specimen.wide, UIContentSizeCategory.large), (Specimen.narrow, .large),
      (Specimen.wide, .accessibilityMedium),
    ]
    let heights = try tables.map { try height(of: specimen, width: $0, $1) }
    for (height, expected) in zip(heights, specimen.heights) {
      #expect(abs(height - expected) < 0.4, "\(heights), not \(specimen.heights)")
    }
  }

  private func height(
    of specimen: Specimen, width: Double, _ category: UIContentSizeCategory
  ) throws -> Double {
    let stage = try Stage.showing(
      specimen.layout, width: width, category, bind: specimen.bind)
    return try Double(#require(stage.cell(0)).fittingHeight(width: width))
  }
}
