#if canImport(UIKit)
  import UIKit

  /// A view that shows a slot, with what it was before anything was shown.
  ///
  /// `SlotView+Writing` puts a slot's value into the view.
  @MainActor
  final class SlotView {
    let id: String
    let view: UIView
    /// Whether a nib or a subclass made the view, and so decides on fonts, lines and sizes.
    let hasOwnLooks: Bool
    /// What the view tells assistive technology by itself.
    let ownTraits: UIAccessibilityTraits
    let ownLabel: String?
    let ownHint: String?
    let isOwnElement: Bool
    /// The font that a nib gives a label; `nil` for a view made in code, where the slot says it.
    let ownFont: UIFont?
    let ownTextColor: UIColor?
    /// The constraints on a view made in code.
    private(set) lazy var size = ViewSize(of: view)
    /// The colour that a standard style gives the text.
    var tone = SlotBox.Tone.usual

    init(id: String, view: UIView, hasOwnLooks: Bool) {
      self.id = id
      self.view = view
      self.hasOwnLooks = hasOwnLooks
      ownTraits = view.accessibilityTraits
      ownLabel = view.accessibilityLabel
      ownHint = view.accessibilityHint
      isOwnElement = view.isAccessibilityElement
      ownFont = hasOwnLooks ? (view as? UILabel)?.font : nil
      ownTextColor = (view as? UILabel)?.textColor
    }

    // MARK: Making

    /// Makes the view for a kind of content.
    convenience init(for slot: Slot, custom: (Slot) -> UIView) {
      let view: UIView
      switch slot.content {
      case .text, .attributedText: view = UILabel()
      case .image: view = UIImageView()
      case .button: view = Self.makeButton()
      case .toggle: view = UISwitch()
      case .slider: view = UISlider()
      case .textField: view = UITextField()
      case .progress: view = UIProgressView()
      case .custom: view = custom(slot)
      }
      self.init(id: slot.id, view: view, hasOwnLooks: false)
    }

    /// A button whose title may wrap and stands where a text would.
    private static func makeButton() -> UIButton {
      let button = UIButton(type: .system)
      var configuration = UIButton.Configuration.plain()
      configuration.contentInsets = NSDirectionalEdgeInsets(
        top: CellMetrics.buttonPadding, leading: 0, bottom: CellMetrics.buttonPadding, trailing: 0)
      button.configuration = configuration
      return button
    }

    /// Whether the view can show a kind of content.
    func fits(_ content: Slot.Content) -> Bool {
      switch content {
      case .text, .attributedText: view is UILabel
      case .image: view is UIImageView
      case .button: view is UIButton
      case .toggle: view is UISwitch
      case .slider: view is UISlider
      case .textField: view is UITextField
      case .progress: view is UIProgressView
      case .custom: true
      }
    }

    // MARK: Events

    /// Tells what a user does with the control, if the view is one of those that slots have.
    ///
    /// An action with an identifier takes the place of an earlier one, so no event is told twice.
    func onChange(_ tell: @escaping (_ slot: String, CellEvent.Value?) -> Void) {
      guard let control = view as? UIControl else { return }
      let id = id
      let action = UIAction(identifier: UIAction.Identifier("screens.slot")) {
        [weak control] _ in
        guard let control else { return }
        switch control {
        case let toggle as UISwitch: tell(id, .bool(toggle.isOn))
        case let slider as UISlider: tell(id, .number(Double(slider.value)))
        case let field as UITextField: tell(id, .text(field.text ?? ""))
        default: tell(id, nil)
        }
      }
      switch control {
      case is UITextField: control.addAction(action, for: .editingChanged)
      case is UIButton: control.addAction(action, for: .touchUpInside)
      default: control.addAction(action, for: .valueChanged)
      }
    }
  }
#endif
