#if canImport(UIKit)
  import UIKit

  /// What a screen shows in place of its rows: an activity indicator, a title, a message, a button.
  ///
  /// Its parts have the accessibility identifiers `placeholder.title`, `.message`, `.button` and
  /// `.activity`.
  @MainActor
  final class PlaceholderView: UIView {
    private let stack = UIStackView()

    /// Makes the view.
    ///
    /// - Parameters:
    ///   - placeholder: the words; `nil` shows none.
    ///   - isLoading: whether an activity indicator turns above them.
    ///   - press: called when the button is pressed.
    convenience init(_ placeholder: Placeholder?, isLoading: Bool, press: @escaping () -> Void) {
      self.init(frame: .zero)
      if isLoading { addActivityIndicator() }
      guard let placeholder else { return }
      addLabel(placeholder.title, .title2, .label, "placeholder.title")
      if let message = placeholder.message {
        addLabel(message, .body, .secondaryLabel, "placeholder.message")
      }
      if let title = placeholder.button { addButton(title, press) }
    }

    override init(frame: CGRect) {
      super.init(frame: frame)
      stack.axis = .vertical
      stack.alignment = .center
      stack.spacing = 8
      stack.translatesAutoresizingMaskIntoConstraints = false
      addSubview(stack)
      NSLayoutConstraint.activate([
        stack.centerYAnchor.constraint(equalTo: centerYAnchor),
        stack.leadingAnchor.constraint(equalTo: layoutMarginsGuide.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: layoutMarginsGuide.trailingAnchor),
      ])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func addActivityIndicator() {
      let indicator = UIActivityIndicatorView(style: .large)
      indicator.accessibilityIdentifier = "placeholder.activity"
      indicator.startAnimating()
      stack.addArrangedSubview(indicator)
    }

    private func addLabel(
      _ text: String, _ style: TextStyle, _ color: UIColor, _ identifier: String
    ) {
      let label = UILabel()
      label.text = text
      label.font = style.uiFont
      label.adjustsFontForContentSizeCategory = true
      label.textColor = color
      label.textAlignment = .center
      label.numberOfLines = 0
      label.accessibilityIdentifier = identifier
      stack.addArrangedSubview(label)
    }

    private func addButton(_ title: String, _ press: @escaping () -> Void) {
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      button.accessibilityIdentifier = "placeholder.button"
      button.addAction(UIAction { _ in press() }, for: .touchUpInside)
      stack.addArrangedSubview(button)
    }
  }
#endif
