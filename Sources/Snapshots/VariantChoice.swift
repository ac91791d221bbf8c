package import CatalogCore

/// The variants in which screens are laid out, with those of single screens that have their own.
package struct VariantChoice: Equatable, Sendable {
  /// The first is the base, which rows state in full.
  package var usual: [SnapshotDocument.Variant]
  /// What single screens have in place of the usual ones, in the order of the settings.
  package var ofScreens: [(screen: String, variants: [SnapshotDocument.Variant])]

  /// One phone at the usual text size: what a recorder lays out that nobody told otherwise.
  package static var base: [SnapshotDocument.Variant] {
    [SnapshotDocument.Variant(width: Points(393), textSize: .large)]
  }

  /// What a catalog records when its settings say nothing: the widths of a current phone, a small and a
  /// large one and a tablet, three text sizes, and one screen from right to left.
  package static var standard: VariantChoice {
    VariantChoice(
      usual: product(
        widths: [393, 375, 440, 834].map { Points($0) },
        textSizes: [.large, .extraExtraExtraLarge, .accessibility3])
        + [SnapshotDocument.Variant(width: Points(393), textSize: .large, isRightToLeft: true)])
  }

  package init(
    usual: [SnapshotDocument.Variant] = base,
    ofScreens: [(screen: String, variants: [SnapshotDocument.Variant])] = []
  ) {
    self.usual = usual
    self.ofScreens = ofScreens
  }

  package static func == (left: VariantChoice, right: VariantChoice) -> Bool {
    left.recorderArguments == right.recorderArguments
  }

  /// Every width at every text size.
  package static func product(widths: [Points], textSizes: [TextSize])
    -> [SnapshotDocument.Variant]
  {
    widths.flatMap { width in
      textSizes.map { SnapshotDocument.Variant(width: width, textSize: $0) }
    }
  }

  package func variants(ofScreen id: String) -> [SnapshotDocument.Variant] {
    ofScreens.first { $0.screen.hasSameBytes(as: id) }?.variants ?? usual
  }

  // MARK: - For recorders

  /// What a recorder is told on its command line: `--variants 393@L,393@AX3`, and for a single screen
  /// `--variants photos=320@L`.
  package var recorderArguments: [String] {
    let own = ofScreens.flatMap { ["--variants", "\($0.screen)=\(Self.list($0.variants))"] }
    return ["--variants", Self.list(usual)] + own
  }

  /// Takes what follows one `--variants`.
  ///
  /// - Returns: whether it could be read.
  package mutating func take(argument: String) -> Bool {
    let equals = argument.utf8.lastIndex(of: UInt8(ascii: "="))
    let list = equals.map { argument[argument.utf8.index(after: $0)...] } ?? argument[...]
    let names = list.utf8.split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    let variants = names.compactMap { SnapshotDocument.Variant(parsing: $0) }
    guard variants.count == names.count else { return false }
    if let equals {
      ofScreens.append((String(argument[..<equals]), variants))
    } else {
      usual = variants
    }
    return true
  }

  private static func list(_ variants: [SnapshotDocument.Variant]) -> String {
    variants.map(\.name).joined(separator: ",")
  }
}

extension SnapshotDocument.Variant {
  /// The name on a command line and in file names: `393@L`, `393@AX3@rtl`.
  package var name: String {
    "\(width.text)@\(textSize.rawValue)\(isRightToLeft ? "@rtl" : "")"
  }

  /// The widths that can be laid out.
  static let widths = Points(1)...Points(10_000)

  /// Reads a name.
  package init?(parsing name: some Collection<UInt8>) {
    let parts = name.split(separator: UInt8(ascii: "@"), omittingEmptySubsequences: false)
    guard parts.count == 2 || (parts.count == 3 && parts[2].elementsEqual("rtl".utf8)),
      let width = Points(parsing: parts[0]), Self.widths.contains(width),
      let textSize = TextSize(rawValue: String(decodingUTF8: Array(parts[1])))
    else { return nil }
    self.init(width: width, textSize: textSize, isRightToLeft: parts.count == 3)
  }
}
