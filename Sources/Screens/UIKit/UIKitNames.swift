#if canImport(UIKit)
  import UIKit

  // The words of the library in UIKit's types.

  extension RowPath {
    init(_ indexPath: IndexPath) {
      self.init(section: indexPath.section, row: indexPath.row)
    }

    var indexPath: IndexPath { IndexPath(row: row, section: section) }
  }

  extension TextStyle {
    var uiStyle: UIFont.TextStyle {
      switch self {
      case .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .body: .body
      case .callout: .callout
      case .subheadline: .subheadline
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      }
    }

    /// The font at the text size that the user has chosen.
    @MainActor var uiFont: UIFont { .preferredFont(forTextStyle: uiStyle) }
  }

  extension Accessory {
    var uiType: UITableViewCell.AccessoryType {
      switch self {
      case .none: .none
      case .disclosureIndicator: .disclosureIndicator
      case .detailDisclosureButton: .detailDisclosureButton
      case .checkmark: .checkmark
      case .detailButton: .detailButton
      }
    }
  }

  extension Accessibility {
    /// The traits together.
    var uiTraits: UIAccessibilityTraits {
      traits.reduce(into: []) { $0.formUnion($1.uiTrait) }
    }
  }

  extension Accessibility.Trait {
    fileprivate var uiTrait: UIAccessibilityTraits {
      switch self {
      case .button: .button
      case .header: .header
      case .link: .link
      case .image: .image
      case .selected: .selected
      case .notEnabled: .notEnabled
      case .adjustable: .adjustable
      case .updatesFrequently: .updatesFrequently
      }
    }
  }

  extension TableStyle {
    var uiStyle: UITableView.Style {
      switch self {
      case .plain: .plain
      case .grouped: .grouped
      case .insetGrouped: .insetGrouped
      }
    }
  }

  extension UIColor {
    /// The colour of the asset catalogue with a name, or else the one that the system calls so.
    static func forScreen(_ name: String) -> UIColor? {
      if let color = UIColor(named: name) { return color }
      return switch name {
      case "black": .black
      case "blue": .blue
      case "clear": .clear
      case "darkGray": .darkGray
      case "gray": .gray
      case "green": .green
      case "label": .label
      case "lightGray": .lightGray
      case "orange": .orange
      case "red": .red
      case "secondaryLabel": .secondaryLabel
      case "systemBlue": .systemBlue
      case "systemGray": .systemGray
      case "systemGreen": .systemGreen
      case "systemOrange": .systemOrange
      case "systemRed": .systemRed
      case "tint": .tintColor
      case "white": .white
      default: nil
      }
    }
  }
#endif
