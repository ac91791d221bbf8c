#if canImport(UIKit)
  import UIKit

  /// The stack views of a cell without a nib: boxes, a column of texts, controls.
  @MainActor
  final class SlotStacks {
    private let row = UIStackView()
    private let column = UIStackView()
    private let minimumHeight: NSLayoutConstraint

    /// The distances of a system cell, by which heights are also computed for recordings.
    private static let verticalMargin: CGFloat = 11
    private static let spacing: CGFloat = 16

    init(in contentView: UIView) {
      row.axis = .horizontal
      row.alignment = .center
      row.spacing = Self.spacing
      column.axis = .vertical
      row.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(row)
      let margins = contentView.layoutMarginsGuide
      let bottom = contentView.bottomAnchor.constraint(
        equalTo: row.bottomAnchor, constant: Self.verticalMargin)
      minimumHeight = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
      // While the table measures, the cell may have a height that it will not keep.
      bottom.priority = UILayoutPriority(999)
      minimumHeight.priority = UILayoutPriority(999)
      NSLayoutConstraint.activate([
        row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: Self.verticalMargin),
        bottom,
        minimumHeight,
      ])
    }

    /// Puts the views where their kinds belong, each group in the order of the slots.
    func arrange(_ views: [(slot: Slot, view: UIView)]) {
      for view in row.arrangedSubviews + column.arrangedSubviews { view.removeFromSuperview() }
      for (slot, view) in views where place(of: slot) == .leading { row.addArrangedSubview(view) }
      row.addArrangedSubview(column)
      for (slot, view) in views where place(of: slot) == .column {
        column.addArrangedSubview(view)
      }
      for (slot, view) in views where place(of: slot) == .trailing {
        // Controls keep their width; the texts get what is left.
        view.setContentHuggingPriority(.required, for: .horizontal)
        view.setContentCompressionResistancePriority(.required, for: .horizontal)
        row.addArrangedSubview(view)
      }
    }

    /// Holds a fitting cell to its least height; a fixed one gets its height from the table.
    func setMinimumHeight(_ height: CellHeight) {
      switch height {
      case .fixed, .scaled: minimumHeight.constant = 0
      case .fitting(let minimum): minimumHeight.constant = CGFloat(minimum)
      }
    }

    private enum Place {
      case leading
      case column
      case trailing
    }

    private func place(of slot: Slot) -> Place {
      switch slot.content {
      case .image: .leading
      case .button, .toggle: .trailing
      case .text, .attributedText, .slider, .textField, .progress, .custom: .column
      }
    }
  }
#endif
