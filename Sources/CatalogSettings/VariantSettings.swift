import CatalogCore
import Snapshots
import YAML

/// Reads the variants of the settings.
///
/// ```yaml
/// variants:
///   widths: [393, 375]
///   text-sizes: [L, AX3]
///   also: [320@AX5, 393@L@rtl]
///   screens:
///     settings: [393@L]
/// ```
struct VariantSettings {
  /// The variants that the settings choose; widths or text sizes that they leave out are
  /// those of the standard choice, and `also` is only what they say.
  static func read(_ settings: inout YAMLMappingReader) -> VariantChoice? {
    settings.mapping("variants", keys: ["widths", "text-sizes", "also", "screens"]) { reader in
      var choice = VariantChoice.standard
      let widths = items("widths", "width", &reader) { text in
        SnapshotDocument.Variant(parsing: Array("\(text)@L".utf8))?.width
      }
      let textSizes = items("text-sizes", "text size", &reader) { TextSize(rawValue: $0) }
      let also = items("also", "variant", &reader, variant)
      if widths != nil || textSizes != nil || also != nil {
        choice.usual =
          VariantChoice.product(
            widths: widths ?? standardWidths, textSizes: textSizes ?? standardTextSizes)
          + (also ?? [])
        refuseRepetition(choice.usual, at: reader.entry("also")?.keyLocation, &reader)
      }
      for entry in reader.freeEntries("screens") ?? [] {
        let variants = items(of: entry.value, "variant", &reader, variant)
        if variants.isEmpty { reportNone(at: entry.keyLocation, &reader) }
        refuseRepetition(variants, at: entry.keyLocation, &reader)
        choice.ofScreens.append((entry.key, variants))
      }
      if choice.usual.isEmpty {
        reportNone(at: reader.entry("widths")?.keyLocation, &reader)
      }
      return choice
    }
  }

  private static var standardWidths: [Points] {
    distinct(VariantChoice.standard.usual.map(\.width))
  }

  private static var standardTextSizes: [TextSize] {
    distinct(VariantChoice.standard.usual.map(\.textSize))
  }

  private static func distinct<Value: Hashable>(_ values: [Value]) -> [Value] {
    var known: Set<Value> = []
    return values.filter { known.insert($0).inserted }
  }

  private static func variant(_ text: String) -> SnapshotDocument.Variant? {
    SnapshotDocument.Variant(parsing: Array(text.utf8))
  }

  private static func items<Value>(
    _ key: String, _ noun: String, _ reader: inout YAMLMappingReader,
    _ value: (String) -> Value?
  ) -> [Value]? {
    reader.node(key).map { items(of: $0, noun, &reader, value) }
  }

  private static func items<Value>(
    of node: YAMLNode, _ noun: String, _ reader: inout YAMLMappingReader,
    _ value: (String) -> Value?
  ) -> [Value] {
    do throws(YAMLError) {
      var values: [Value] = []
      for item in try node.list() {
        let text = try item.string()
        if let value = value(text) {
          values.append(value)
        } else {
          report("“\(text)” is no \(noun)", at: item.location, &reader)
        }
      }
      return values
    } catch {
      reader.report(error)
      return []
    }
  }

  private static func refuseRepetition(
    _ variants: [SnapshotDocument.Variant], at location: SourceLocation?,
    _ reader: inout YAMLMappingReader
  ) {
    var known: Set<SnapshotDocument.Variant> = []
    for variant in variants where !known.insert(variant).inserted {
      report("the variant \(variant.name) stands there twice", at: location, &reader)
    }
  }

  /// An empty list, but for one in which every item was wrong and has its own message.
  private static func reportNone(at location: SourceLocation?, _ reader: inout YAMLMappingReader) {
    guard reader.diagnostics.isEmpty else { return }
    report("there has to be a variant", at: location, &reader)
  }

  private static func report(
    _ sentence: String, at location: SourceLocation?, _ reader: inout YAMLMappingReader
  ) {
    reader.report(
      Diagnostic(
        id: "settings-variants", sentence, at: location,
        hint:
          "a width such as 393, a text size (\(TextSize.allCases.map(\.rawValue).joined(separator: ", "))), "
          + "or both: 393@AX3, from right to left 393@AX3@rtl"))
  }
}
