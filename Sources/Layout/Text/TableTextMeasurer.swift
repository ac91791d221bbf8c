/// Measures with a table of advance widths, on every machine alike.
package struct TableTextMeasurer: TextMeasuring {
  package let name = "table"
  package let uncertainty = 0.06

  package init() {}

  package func width(of text: ArraySlice<UInt8>, in font: Font) -> Double {
    Double(text.count) * font.pointSize * 932 / 2048
  }
}
