import CatalogCore
import Snapshots
import YAML

/// Reads the noise rules of the settings.
///
/// ```yaml
/// noise:
///   heights:
///     PhotoCell: 1
///   ignored: [PhotoCell.date, "*.timestamp"]
///   scrubbers: [date, uuid]
///   patterns:
///     order: A-[0-9]+
/// ```
struct NoiseSettings {
  static func read(_ settings: inout YAMLMappingReader) -> NoiseRules? {
    settings.mapping("noise", keys: ["heights", "ignored", "scrubbers", "patterns"]) { reader in
      var rules = NoiseRules()
      for entry in reader.freeEntries("heights") ?? [] {
        do throws(YAMLError) {
          guard let points = Points(try entry.value.number()), points.value >= 0 else {
            report("a tolerance is a number of points", at: entry.keyLocation, &reader)
            continue
          }
          rules.heights.append(
            NoiseRules.HeightTolerance(kind: Glob(entry.key), points: points))
        } catch {
          reader.report(error)
        }
      }
      let ignoredPlace = reader.entry("ignored")?.keyLocation
      for text in reader.stringList("ignored") ?? [] {
        if let pattern = NoiseRules.SlotPattern(text) {
          rules.ignoredSlots.append(pattern)
        } else {
          report(
            "“\(text)” names no slot of a cell kind", at: ignoredPlace, &reader,
            hint: "such as PhotoCell.date or *.date")
        }
      }
      readScrubbers(&reader, into: &rules)
      return rules
    }
  }

  /// Patterns of the user come first: they know more than those that are known.
  private static func readScrubbers(
    _ reader: inout YAMLMappingReader, into rules: inout NoiseRules
  ) {
    for entry in reader.freeEntries("patterns") ?? [] {
      do throws(YAMLError) {
        if let scrubber = Scrubber(name: entry.key, pattern: try entry.value.string()) {
          rules.scrubbers.append(scrubber)
        } else {
          report(
            "the pattern “\(entry.key)” is no regular expression, or matches an empty text",
            at: entry.keyLocation, &reader)
        }
      } catch {
        reader.report(error)
      }
    }
    let names = Scrubber.known.map(\.name)
    let place = reader.entry("scrubbers")?.keyLocation
    for name in reader.stringList("scrubbers") ?? [] {
      if let scrubber = Scrubber.known.first(where: { $0.name.hasSameBytes(as: name) }) {
        rules.scrubbers.append(scrubber)
      } else {
        report(
          "there is no scrubber “\(name)”", at: place, &reader,
          hint: NearestName.hint(for: name, among: names)
            ?? "those that need no pattern are \(names.joined(separator: ", "))")
      }
    }
  }

  private static func report(
    _ sentence: String, at location: SourceLocation?, _ reader: inout YAMLMappingReader,
    hint: String? = nil
  ) {
    reader.report(Diagnostic(id: "settings-noise", sentence, at: location, hint: hint))
  }
}
