import Layout
import Recording
import Screens
import Testing

/// The heights that the adapter of UIKit is held to are those of recordings.
struct AdapterAgreementTests {
  /// Ten points for each byte.
  private struct TenPoints: TextMeasuring {
    let name = "ten points"
    let uncertainty = 0.0
    func width(of text: ArraySlice<UInt8>, in font: Font) -> Double { Double(text.count) * 10 }
  }

  @Test(arguments: Specimen.all)
  func `a specimen has the height that the adapter is held to`(specimen: Specimen) {
    let measurer = RowMeasurer.layout(
      CellLayoutEngine(typesetter: TextTypesetter(measurer: TenPoints())))
    let row = Row(SpecimenCell.self, specimen, identity: "a")
    let cell = SpecimenCell.$currentLayout.withValue(specimen.layout) { row.bound() }
    let tables = [(Specimen.wide, "L"), (Specimen.narrow, "L"), (Specimen.wide, "AX1")]
    let heights = tables.map { width, textSize in
      measurer.height(
        of: cell, minimum: 0, in: TableEnvironment(width: width, textSize: textSize))
    }
    for (height, expected) in zip(heights, specimen.heights) {
      #expect(abs(height - expected) < 0.01, "\(specimen): \(heights)")
    }
  }
}
