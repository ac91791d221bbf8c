import Screens
import Snapshots

// How the layout of a cell class is written in a snapshot.

extension SnapshotDocument.CellLayout {
  /// `nil` for the automatic layout, of which there is nothing to say.
  init?(_ layout: CellLayout) {
    switch layout {
    case .automatic: return nil
    case .basic: self = .style(.basic)
    case .subtitle: self = .style(.subtitle)
    case .value1: self = .style(.value1)
    case .value2: self = .style(.value2)
    case .stack(let stack): self = .stack(Stack(stack, depth: 1))
    }
  }
}

extension SnapshotDocument.CellLayout.Stack {
  /// What is nested deeper than a snapshot may be is not shown, and its slots are reported as left out.
  fileprivate init(_ stack: CellStack, depth: Int) {
    let axis: Axis =
      switch stack.axis {
      case .horizontal: .horizontal
      case .vertical: .vertical
      }
    let alignment: Alignment =
      switch stack.alignment {
      case .leading: .leading
      case .center: .center
      case .trailing: .trailing
      case .firstBaseline: .firstBaseline
      }
    self.init(
      axis, spacing: Self.points(stack.spacing), alignment: alignment,
      insets: stack.insets.map {
        [$0.top, $0.leading, $0.bottom, $0.trailing].map(Self.points)
      },
      stacksAtAccessibilitySizes: stack.stacksAtAccessibilitySizes,
      items: stack.items.compactMap { item in
        switch item {
        case .slot(let id, let width, let height):
          .slot(id, width: width.map(Self.points), height: height.map(Self.points))
        case .stack(let inner):
          depth < Self.greatestDepth ? .stack(Self(inner, depth: depth + 1)) : nil
        case .spacer: .spacer
        }
      })
  }

  private static func points(_ number: Double) -> Points { Points(number) ?? Points(0) }
}
