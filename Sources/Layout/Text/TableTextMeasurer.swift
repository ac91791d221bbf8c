/// Measures with a table of advance widths, on every machine alike.
///
/// Apple publishes no advances of its fonts and does not let them be shipped, so widths are those of
/// fonts that look alike, scaled to the average width of the system font. Reading the table takes
/// about a millisecond: make one measurer and pass it on.
///
/// Assumptions without a source: tracking applies once for each cluster that has a width; an emoji is
/// 1.25 em wide and a cluster with one no wider; a consonant that is joined to the next keeps 60 % of
/// its width.
package struct TableTextMeasurer: TextMeasuring {
  package let uncertainty = 0.06
  /// How wrong the width of joined or reshaped letters, and of unknown characters, may be.
  package let uncertaintyOfJoinedText = 0.12
  /// An eighth of an em, doubled: what is narrower, such as a hair space, is not tracked, and would
  /// otherwise shrink when the text grows.
  private static let leastTracked = AdvanceTable.unitsPerEm / 4
  private let table: AdvanceTable

  package var name: String { table.name }

  package init() {
    let bytes = EmbeddedData.files.first.map { Array($0.text.utf8) } ?? []
    // The tests read this very text, so there is always a table.
    self.init(table: AdvanceTable(parsing: bytes) ?? AdvanceTable())
  }

  /// Measures with the table of another text; `nil` when it has not the form of `Data/advances.txt`.
  package init?(data: [UInt8]) {
    guard let table = AdvanceTable(parsing: data) else { return nil }
    self.init(table: table)
  }

  private init(table: AdvanceTable) {
    self.table = table
  }

  package func width(of text: ArraySlice<UInt8>, in font: Font) -> Double {
    let text = PreparedText(StyledText(String(decoding: text, as: UTF8.self)))
    var widths: [Double] = []
    appendWidths(ofClusters: 0..<text.clusterCount, of: text, in: font, to: &widths)
    return widths.reduce(0, +)
  }

  package func uncertainty(of text: PreparedText) -> Double {
    if text.isASCII { return uncertainty }
    var index = 0
    while index < text.bytes.count {
      let scalar = text.bytes.scalar(at: &index)
      switch table[scalar].kind {
      case .joined, .joiner, .unknown: return uncertaintyOfJoinedText
      case .plain, .emoji: continue
      }
    }
    return uncertainty
  }

  package func appendWidths(
    ofClusters clusters: Range<Int>, of text: PreparedText, in font: Font,
    to widths: inout [Double]
  ) {
    let size = font.usableSize
    let tracking = DynamicType.tracking(pointSize: size)
    let mix = Mix(font.weight)
    let factor = size / Double(2 * AdvanceTable.unitsPerEm)
    widths.reserveCapacity(widths.count + clusters.count)
    for cluster in clusters {
      let start = Int(text.clusterStarts[cluster])
      let end = Int(text.clusterStarts[cluster + 1])
      let units =
        end - start == 1
        ? mix.units(of: table.entry(ascii: text.bytes[start]))
        : units(of: text.bytes, from: start, to: end, mix)
      let width = Double(units) * factor
      widths.append(units < Self.leastTracked ? width : max(0, width + tracking))
    }
  }

  /// The doubled units of a cluster.
  private func units(of bytes: [UInt8], from start: Int, to end: Int, _ mix: Mix) -> Int32 {
    var index = start
    let first = bytes.scalar(at: &index)
    let entry = table[first]
    if index == end { return mix.units(of: entry) }
    var total = Int64(mix.units(of: entry))
    var last = total
    var isPicture = entry.kind == .emoji
    var isJoining = false
    while index < end {
      let scalar = bytes.scalar(at: &index)
      let entry = table[scalar]
      switch scalar {
      case 0x20E3: isPicture = true
      // What asks for a picture, after something that has one.
      case 0xFE0F where first >= 0x203C || first == 0xA9 || first == 0xAE: isPicture = true
      case 0xFE0E: isPicture = false
      case _ where entry.kind == .emoji: isPicture = true
      case _ where entry.kind == .joiner: isJoining = true
      default:
        let units = Int64(mix.units(of: entry))
        guard units > 0 else { continue }
        if isJoining { total -= last * 2 / 5 }
        isJoining = false
        total += units
        last = units
      }
    }
    if isPicture { return 2 * AdvanceTable.emojiUnits }
    return Int32(clamping: total)
  }

  /// How regular and bold widths add up to the doubled width of a weight.
  private struct Mix {
    let bold: Int32

    init(_ weight: Font.Weight) {
      switch weight {
      case .regular: bold = 0
      case .semibold: bold = 1
      case .bold: bold = 2
      }
    }

    func units(of entry: AdvanceTable.Entry) -> Int32 {
      entry.regular * (2 - bold) + entry.bold * bold
    }
  }
}
