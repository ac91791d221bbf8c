/// The words of a view, and how they look.
package struct LabelContent: Sendable {
  package var text: InterfaceText
  package var font: InterfaceFont?
  package var color: InterfaceColor?
  package var shadowColor: InterfaceColor?
  package var shadowOffset: InterfaceSize?
  /// `left`, `center`, `right`, `justified`, `natural`; `nil` is natural.
  package var alignment: String?
  /// 0 sets no limit.
  package var lines = 1
  package var lineBreakMode: String?
  /// Whether the font becomes smaller where the text does not fit.
  package var shrinks = false
  package var minimumScaleFactor: Double?
  package var followsTextSize = false

  package init(text: InterfaceText = InterfaceText("")) {
    self.text = text
  }
}

/// A text with the looks of its parts.
package struct InterfaceText: Equatable, Sendable {
  package var string: String
  /// Empty where the whole text looks alike; else together the whole text.
  package var fragments: [Fragment]

  package init(_ string: String, fragments: [Fragment] = []) {
    self.string = string
    self.fragments = fragments
  }

  package struct Fragment: Equatable, Sendable {
    package var text: String
    package var font: InterfaceFont?
    package var color: InterfaceColor?
    package var alignment: String?

    package init(
      text: String, font: InterfaceFont? = nil, color: InterfaceColor? = nil,
      alignment: String? = nil
    ) {
      self.text = text
      self.font = font
      self.color = color
      self.alignment = alignment
    }
  }
}

package struct ButtonContent: Sendable {
  /// The word of the file, such as `system`, `roundedRect`, `custom` or `detailDisclosure`.
  package var type: String
  /// `filled`, `tinted`, `gray`, `plain` …; `nil` for a button of the classic kind.
  package var configuration: String?
  package var title: InterfaceText?
  package var subtitle: String?
  package var image: String?
  package var isSymbol = false
  package var backgroundImage: String?
  package var font: InterfaceFont?
  package var titleColor: InterfaceColor?
  /// The background of a configuration.
  package var baseBackgroundColor: InterfaceColor?
  package var isEnabled = true
  package var isSelected = false
  /// The titles of other states, such as `highlighted`, in the order of the file.
  package var otherTitles: [(state: String, title: String)] = []
  package var alignment: String?

  package init(type: String = "custom") {
    self.type = type
  }
}

package struct ImageContent: Sendable {
  package var image: String?
  package var highlightedImage: String?
  package var isSymbol = false

  package init(image: String? = nil, isSymbol: Bool = false) {
    self.image = image
    self.isSymbol = isSymbol
  }
}

package struct TextFieldContent: Sendable {
  package var text = InterfaceText("")
  package var placeholder: String?
  package var font: InterfaceFont?
  package var color: InterfaceColor?
  package var alignment: String?
  /// `none`, `line`, `bezel` or `roundedRect`.
  package var borderStyle = "none"
  package var isSecure = false
  package var keyboardType: String?
  package var textContentType: String?
  package var clearButtonMode: String?
  package var followsTextSize = false
  package var isEnabled = true

  package init() {}
}

package struct TextViewContent: Sendable {
  package var text = InterfaceText("")
  package var font: InterfaceFont?
  package var color: InterfaceColor?
  package var alignment: String?
  package var isEditable = true
  package var followsTextSize = false

  package init() {}
}

package struct SearchBarContent: Sendable {
  package var text = ""
  package var placeholder: String?
  package var prompt: String?
  package var scopeTitles: [String] = []
  package var showsCancelButton = false

  package init() {}
}

/// A switch, slider, stepper, progress, spinner, page control, picker or date picker.
package struct ControlContent: Sendable {
  package var kind: Kind
  /// 0 or 1 for a switch; the page of a page control.
  package var value = 0.0
  package var minimum = 0.0
  package var maximum = 1.0
  package var isEnabled = true
  /// `date`, `time`, `dateAndTime` or `countDownTimer` of a date picker; the style of a spinner.
  package var mode: String?
  /// The colour of what is on, or filled.
  package var onColor: InterfaceColor?

  package init(_ kind: Kind) {
    self.kind = kind
  }

  package enum Kind: String, Sendable {
    case toggle
    case slider
    case stepper
    case progress
    case spinner
    case pages
    case picker
    case datePicker
  }
}

package struct SegmentsContent: Sendable {
  package var segments: [Segment] = []
  /// From 0; `nil` where none is chosen.
  package var selected: Int?
  package var isEnabled = true

  package init() {}

  package struct Segment: Sendable {
    package var title: String
    package var image: String?

    package init(title: String, image: String? = nil) {
      self.title = title
      self.image = image
    }
  }
}

package struct StackContent: Sendable {
  package var isVertical = false
  package var distribution = "fill"
  package var alignment = "fill"
  package var spacing = 0.0

  package init() {}
}

/// A bar that stands among views.
package struct BarContent: Sendable {
  /// Of a tab bar or a toolbar.
  package var items: [BarItem] = []
  /// Of a navigation bar.
  package var navigationItems: [NavigationItem] = []
  package var barTintColor: InterfaceColor?
  /// Of the title in the bar.
  package var titleColor: InterfaceColor?
  /// Whether the bar is dark, with light words, by its style.
  package var isBlack = false
  package var prefersLargeTitles = false

  package init() {}
}
