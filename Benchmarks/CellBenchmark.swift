import CatalogCore
import Layout

/// Prepares cells and lays them out in five variants.
struct CellBenchmark {
  private let engine = CellLayoutEngine()
  private let environments: [CellEnvironment]

  init() {
    let variants: [(Double, TextSize)] = [
      (375, .large), (393, .large), (393, .accessibility1), (393, .accessibility3),
      (834, .extraSmall),
    ]
    environments = variants.map { CellEnvironment(width: $0.0, textSize: $0.1) }
  }

  /// The cells that are measured, with what they are called.
  func contents(_ texts: [String]) -> [(name: String, [CellContent])] {
    let plain = texts.map {
      CellContent(elements: [CellElement("title", .text(StyledText($0), .body, lines: 0))])
    }
    let photos = texts.map {
      CellContent(
        arrangement: .subtitle,
        elements: [
          CellElement("photo", .image(width: 48, height: 48)),
          CellElement("title", .text(StyledText($0), .headline, lines: 0)),
          CellElement("date", .text(StyledText("8 Nov 2014 at 12:00"), .caption1, lines: 1)),
        ], accessory: .disclosureIndicator)
    }
    return [("one text", plain), ("an image, two texts and an accessory", photos)]
  }

  func totalHeight(of contents: [CellContent]) -> Double {
    var total = 0.0
    for content in contents {
      let cell = engine.prepare(content)
      for environment in environments {
        total += engine.height(of: cell, height: .fitting(minimum: 44), in: environment)
      }
    }
    return total
  }

  func frameCount(of contents: [CellContent]) -> Int {
    var count = 0
    for content in contents {
      let cell = engine.prepare(content)
      for environment in environments {
        let layout = engine.layout(cell, height: .fitting(minimum: 44), in: environment)
        count += layout.elements.count
      }
    }
    return count
  }
}
