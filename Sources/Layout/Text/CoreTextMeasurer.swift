#if canImport(CoreText)
  import CoreFoundation
  import CoreGraphics
  import CoreText

  /// Measures with the system font of an Apple platform, the tracking of its sizes included.
  ///
  /// Written from the documentation: the machines that build and test this package have no CoreText,
  /// so it has not been compiled there. Widths vary with the version of the system; `name` says that
  /// they are no table's.
  package struct CoreTextMeasurer: TextMeasuring {
    package let name = "coretext"
    /// It is the font that a label has.
    package let uncertainty = 0.0

    package init() {}

    package func width(of text: ArraySlice<UInt8>, in font: Font) -> Double {
      guard let line = line(of: text, in: font) else { return 0 }
      return max(0, CTLineGetTypographicBounds(line, nil, nil, nil))
    }

    /// Shapes all clusters together, so that joined letters and kerning count, and gives the advance
    /// of each glyph to the cluster that it belongs to.
    package func appendWidths(
      ofClusters clusters: Range<Int>, of text: PreparedText, in font: Font,
      to widths: inout [Double]
    ) {
      let start = widths.count
      widths.append(contentsOf: repeatElement(0, count: clusters.count))
      let bytes = text.byteRange(ofClusters: clusters)
      guard let line = line(of: text.bytes[bytes], in: font) else { return }
      let owners = owners(ofClusters: clusters, of: text)
      for index in 0..<CFArrayGetCount(CTLineGetGlyphRuns(line)) {
        guard let pointer = CFArrayGetValueAtIndex(CTLineGetGlyphRuns(line), index) else {
          continue
        }
        let run = Unmanaged<CTRun>.fromOpaque(pointer).takeUnretainedValue()
        let count = CTRunGetGlyphCount(run)
        guard count > 0 else { continue }
        var advances = [CGSize](repeating: .zero, count: count)
        var places = [CFIndex](repeating: 0, count: count)
        // A length of 0 means all glyphs of the run.
        CTRunGetAdvances(run, CFRange(location: 0, length: 0), &advances)
        CTRunGetStringIndices(run, CFRange(location: 0, length: 0), &places)
        for (advance, place) in zip(advances, places) where owners.indices.contains(place) {
          widths[start + owners[place]] += Double(advance.width)
        }
      }
      for index in start..<widths.count { widths[index] = max(0, widths[index]) }
    }

    /// For each UTF-16 unit, which of the clusters it belongs to.
    private func owners(ofClusters clusters: Range<Int>, of text: PreparedText) -> [Int] {
      var owners: [Int] = []
      for (number, cluster) in clusters.enumerated() {
        for byte in text.bytes[text.byteRange(ofClusters: cluster..<cluster + 1)] {
          // The first byte of a scalar counts, and twice where UTF-16 needs a pair.
          if byte & 0xC0 != 0x80 { owners.append(number) }
          if byte >= 0xF0 { owners.append(number) }
        }
      }
      return owners
    }

    private func line(of text: ArraySlice<UInt8>, in font: Font) -> CTLine? {
      let bytes = Array(text)
      guard
        let string = CFStringCreateWithBytes(
          kCFAllocatorDefault, bytes, bytes.count, CFStringBuiltInEncodings.UTF8.rawValue, false),
        let attributed = CFAttributedStringCreateMutable(kCFAllocatorDefault, 0)
      else { return nil }
      CFAttributedStringReplaceString(attributed, CFRange(location: 0, length: 0), string)
      CFAttributedStringSetAttribute(
        attributed, CFRange(location: 0, length: CFStringGetLength(string)), kCTFontAttributeName,
        systemFont(font))
      return CTLineCreateWithAttributedString(attributed)
    }

    private func systemFont(_ font: Font) -> CTFont {
      let size = CGFloat(font.usableSize)
      let kind: CTFontUIFontType = font.weight == .regular ? .system : .emphasizedSystem
      let base =
        CTFontCreateUIFontForLanguage(kind, size, nil)
        ?? CTFontCreateWithName("Helvetica" as CFString, size, nil)
      var traits = CTFontSymbolicTraits()
      if font.weight == .bold { traits.insert(.traitBold) }
      if font.isItalic { traits.insert(.traitItalic) }
      if traits.isEmpty { return base }
      return CTFontCreateCopyWithSymbolicTraits(base, size, nil, traits, traits) ?? base
    }
  }
#endif
