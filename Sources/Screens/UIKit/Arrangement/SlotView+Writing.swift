#if canImport(UIKit)
  import UIKit

  extension SlotView {
    /// What writing depends on besides the slot.
    struct Surroundings {
      /// Whether the cell showed another row before; then what a user is typing gives way.
      var isOtherRow: Bool
      var isEnabled: Bool
      var image: (String) -> UIImage?
      var report: (ScreenTableError) -> Void
    }

    /// Shows a slot whose content the view fits.
    func write(_ slot: Slot, in surroundings: Surroundings) {
      view.isHidden = false
      switch slot.content {
      case .text(let text, let style, let lines):
        guard let label = view as? UILabel else { break }
        prepare(label, style, lines)
        paint(label, slot.color, surroundings)
        label.text = text
      case .attributedText(let runs, let style, let lines):
        guard let label = view as? UILabel else { break }
        prepare(label, style, lines)
        paint(label, slot.color, surroundings)
        label.attributedText = attributedText(runs, ownFont ?? style.uiFont, surroundings)
      case .image(let name, _, _):
        (view as? UIImageView)?.image = surroundings.image(name)
      case .button(let title):
        (view as? UIButton)?.setTitle(title, for: .normal)
      case .toggle(let isOn):
        (view as? UISwitch)?.setOn(isOn, animated: false)
      case .slider(let value, let range):
        guard let slider = view as? UISlider else { break }
        slider.minimumValue = Float(range.lowerBound)
        slider.maximumValue = Float(range.upperBound)
        if surroundings.isOtherRow || !slider.isTracking { slider.value = Float(value) }
      case .textField(let text, let placeholder):
        guard let field = view as? UITextField else { break }
        if !hasOwnLooks {
          field.font = TextStyle.body.uiFont
          field.adjustsFontForContentSizeCategory = true
        }
        field.placeholder = placeholder
        if surroundings.isOtherRow || !field.isEditing { field.text = text }
      case .progress(let value):
        (view as? UIProgressView)?.progress = Float(value)
      case .custom: break
      }
      (view as? UIControl)?.isEnabled = surroundings.isEnabled
      write(slot.shadow, surroundings)
      write(slot)
    }

    /// Takes away everything that was shown.
    func reset() {
      switch view {
      case let label as UILabel:
        restore(label)
        label.text = nil
      case let image as UIImageView: image.image = nil
      case let button as UIButton: button.setTitle(nil, for: .normal)
      case let toggle as UISwitch: toggle.setOn(false, animated: false)
      case let slider as UISlider: slider.value = slider.minimumValue
      case let field as UITextField:
        field.text = nil
        field.placeholder = nil
      case let progress as UIProgressView: progress.progress = 0
      default: break
      }
      (view as? UIControl)?.isEnabled = true
      removeShadow()
      view.accessibilityLabel = ownLabel
      view.accessibilityHint = ownHint
      view.accessibilityIdentifier = id
      view.accessibilityTraits = ownTraits
      view.isAccessibilityElement = isOwnElement
    }

    // MARK: Text

    private func prepare(_ label: UILabel, _ style: TextStyle, _ lines: Int) {
      restore(label)
      guard !hasOwnLooks else { return }
      label.font = style.uiFont
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = lines
    }

    /// Gives a text the colour that the cell states for it.
    private func paint(_ label: UILabel, _ name: String?, _ surroundings: Surroundings) {
      if let name, let color = color(name, surroundings) { label.textColor = color }
    }

    /// Takes back what an attributed text leaves: a label takes over the looks of its first character.
    private func restore(_ label: UILabel) {
      label.attributedText = nil
      label.font = ownFont
      label.textColor =
        switch tone {
        case .usual: ownTextColor
        case .secondary: .secondaryLabel
        case .tinted: .tintColor
        }
    }

    private func attributedText(
      _ runs: [TextRun], _ font: UIFont, _ surroundings: Surroundings
    ) -> NSAttributedString {
      let text = NSMutableAttributedString(string: "")
      for run in runs {
        let part = NSMutableAttributedString(string: run.text)
        let whole = NSRange(location: 0, length: part.length)
        part.addAttribute(.font, value: self.font(of: run, font), range: whole)
        if let name = run.color, let color = color(name, surroundings) {
          part.addAttribute(.foregroundColor, value: color, range: whole)
        }
        text.append(part)
      }
      return text
    }

    private func font(of run: TextRun, _ font: UIFont) -> UIFont {
      var traits = font.fontDescriptor.symbolicTraits
      if run.isBold { traits.insert(.traitBold) }
      if run.isItalic { traits.insert(.traitItalic) }
      guard traits != font.fontDescriptor.symbolicTraits,
        let descriptor = font.fontDescriptor.withSymbolicTraits(traits)
      else { return font }
      // The size 0 keeps that of the descriptor.
      return UIFont(descriptor: descriptor, size: 0)
    }

    private func color(_ name: String, _ surroundings: Surroundings) -> UIColor? {
      let color = UIColor.forScreen(name)
      if color == nil { surroundings.report(.unknownColor(name)) }
      return color
    }

    // MARK: Looks

    private func write(_ shadow: Shadow?, _ surroundings: Surroundings) {
      guard let shadow, let color = color(shadow.color, surroundings) else {
        removeShadow()
        return
      }
      let offset = CGSize(width: shadow.x, height: shadow.y)
      if let label = view as? UILabel {
        label.shadowColor = color
        label.shadowOffset = offset
      } else {
        view.layer.shadowColor = color.cgColor
        view.layer.shadowOffset = offset
        view.layer.shadowOpacity = 1
      }
    }

    /// The offset goes back too, to what UIKit starts with.
    private func removeShadow() {
      if let label = view as? UILabel {
        label.shadowColor = nil
        label.shadowOffset = CGSize(width: 0, height: -1)
      } else {
        view.layer.shadowOpacity = 0
        view.layer.shadowOffset = CGSize(width: 0, height: -3)
      }
    }

    private func write(_ slot: Slot) {
      let accessibility = slot.accessibility
      view.accessibilityLabel = accessibility.label ?? ownLabel
      view.accessibilityHint = accessibility.hint ?? ownHint
      view.accessibilityIdentifier = accessibility.identifier ?? id
      view.accessibilityTraits = ownTraits.union(accessibility.uiTraits)
      if case .custom(_, let description, _, _) = slot.content, accessibility.label == nil {
        view.accessibilityLabel = description
      }
      // An image is silent unless it is given words.
      view.isAccessibilityElement = isOwnElement || accessibility.label != nil
    }
  }
#endif
