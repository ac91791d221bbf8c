import CatalogCore
import Layout
import TestSupport
import Testing

/// What holds for the heights and frames of any cell.
struct CellHeightPropertyTests {
  private static let engine = CellLayoutEngine.reckoning
  /// Advances of a real font, which no test can reckon.
  private static let tableEngine = CellLayoutEngine()
  /// Cells by the seeds that they are made from.
  private static let seeds = (0..<10).map { $0 * 30..<($0 + 1) * 30 }
  private static let widths = [1_024.0, 834, 500, 440, 393, 375, 320, 250, 200, 120, 60, 10]

  /// Both kinds of text take turns.
  private static func engine(_ seed: Int) -> CellLayoutEngine {
    seed.isMultiple(of: 3) ? tableEngine : engine
  }

  private func height(_ cell: PreparedCell, _ environment: CellEnvironment, seed: Int) -> Double {
    Self.engine(seed).layout(cell, height: .fitting(minimum: 0), in: environment).height
  }

  @Test(arguments: seeds)
  func `a row never gets lower when the table gets narrower`(seeds: Range<Int>) {
    for seed in seeds {
      var random = RandomCell(seed: seed)
      let cell = Self.engine(seed).prepare(random.content())
      let environment = random.environment()
      for size in DynamicType.TextSize.allCases {
        var last = 0.0
        for width in Self.widths {
          let height = height(
            cell, environment.with { ($0.width, $0.textSize) = (width, size) }, seed: seed)
          #expect(height >= last, "\(cell.content), \(width), \(size)")
          last = height
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `a row never gets lower when the text gets larger`(seeds: Range<Int>) {
    for seed in seeds {
      var random = RandomCell(seed: seed)
      let content = random.content()
      let cell = Self.engine(seed).prepare(content)
      let environment = random.environment()
      for width in Self.widths {
        var last = 0.0
        for size in DynamicType.TextSize.allCases {
          // A row that becomes a column gives its texts more width: what apps ask it to do.
          if size == .accessibility1, random.hasStackingRow { last = 0 }
          let height = height(
            cell, environment.with { ($0.width, $0.textSize) = (width, size) }, seed: seed)
          #expect(height >= last, "\(content), \(width), \(size)")
          last = height
        }
      }
    }
  }

  @Test(arguments: seeds)
  func `the other direction of writing is an exact mirror`(seeds: Range<Int>) {
    for seed in seeds {
      var random = RandomCell(seed: seed)
      let cell = Self.engine.prepare(random.content())
      for width in Self.widths {
        let environment = random.environment().with { $0.width = width }
        let left = Self.engine.layout(cell, height: .fitting(minimum: 44), in: environment)
        let right = Self.engine.layout(
          cell, height: .fitting(minimum: 44), in: environment.with { $0.isRightToLeft = true })
        #expect(left.height == right.height)
        #expect(left.separatorInset == right.separatorInset)
        func mirrored(_ frame: Rectangle?) -> Rectangle? {
          frame.map {
            Rectangle(x: left.width - $0.maxX, y: $0.y, width: $0.width, height: $0.height)
          }
        }
        #expect(left.elements.map { mirrored($0.frame) } == right.elements.map(\.frame))
        #expect(left.elements.map { mirrored($0.touchTarget) } == right.elements.map(\.touchTarget))
        #expect(mirrored(left.accessory) == right.accessory)
        #expect(mirrored(left.deleteControl) == right.deleteControl)
        #expect(mirrored(left.reorderControl) == right.reorderControl)
      }
    }
  }

  @Test(arguments: seeds)
  func `every element has a finite frame or is known to have none`(seeds: Range<Int>) {
    for seed in seeds {
      var random = RandomCell(seed: seed)
      let content = random.content()
      let cell = Self.engine.prepare(content)
      let layout = Self.engine.layout(cell, height: .fitting(minimum: 44), in: random.environment())
      let shown = layout.elements.map { content.elements[$0.index].id }
      let empty = content.elements.filter(\.isEmptyText).map(\.id)
      #expect(
        (shown + cell.unplacedElements + empty).sorted() == content.elements.map(\.id).sorted())
      for placed in layout.elements {
        let frame = placed.frame
        #expect(frame.width >= 0 && frame.height >= 0)
        #expect(abs(frame.x) < 100_000 && abs(frame.y) < 100_000)
        #expect(frame.y >= 0 && frame.maxY <= layout.height + 0.001, "\(content)")
      }
    }
  }

  @Test(arguments: seeds)
  func `the height alone is the height of the layout`(seeds: Range<Int>) {
    for seed in seeds {
      var random = RandomCell(seed: seed)
      let cell = Self.engine.prepare(random.content())
      let environment = random.environment()
      for rule in [HeightRule.fitting(minimum: 44), .fixed(70), .scaled(50)] {
        #expect(
          Self.engine.height(of: cell, height: rule, in: environment)
            == Self.engine.layout(cell, height: rule, in: environment).height)
      }
    }
  }

  @Test(arguments: seeds)
  func `nothing in a row of automatic layout overlaps`(seeds: Range<Int>) {
    for seed in seeds {
      var random = RandomCell(seed: seed)
      var content = random.content()
      content.arrangement = .automatic
      let layout = Self.engine.layout(
        content, in: CellEnvironment(width: 4_000, device: .plain(width: 4_000)))
      for (index, one) in layout.elements.enumerated() {
        for other in layout.elements[(index + 1)...] {
          let (a, b) = (one.frame, other.frame)
          let isApart =
            a.maxX <= b.x + 0.001 || b.maxX <= a.x + 0.001 || a.maxY <= b.y + 0.001
            || b.maxY <= a.y + 0.001
          #expect(isApart, "\(content): \(a) \(b)")
        }
      }
    }
  }
}

extension CellElement {
  fileprivate var isEmptyText: Bool {
    if case .text(let text, _, _) = kind { return text.isEmpty }
    return false
  }
}
