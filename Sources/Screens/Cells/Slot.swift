/// A named place in a cell together with what it shows.
public struct Slot: Sendable, Hashable {
  /// Unique within the cell.
  public var id: String
  /// What the slot shows.
  public var content: Content
  /// Where its value comes from.
  public var source: Source
  /// The name of the colour of its text; `nil` is the usual one.
  public var color: String?
  /// The shadow behind it, if any.
  public var shadow: Shadow?
  /// What assistive technology is told of it.
  public var accessibility = Accessibility()
  /// Whether its text may be cut off.
  public var mayTruncate = false

  /// What a slot shows, by kind.
  public enum Content: Sendable, Hashable {
    /// `lines` is the greatest number of lines; 0 sets no limit.
    case text(String, style: TextStyle, lines: Int)
    /// Text whose parts look different.
    case attributedText([TextRun], style: TextStyle, lines: Int)
    /// An image by name, at a fixed size in points.
    case image(name: String, width: Double, height: Double)
    /// A button by its title.
    case button(title: String)
    case toggle(isOn: Bool)
    case slider(value: Double, range: ClosedRange<Double>)
    case textField(text: String, placeholder: String?)
    /// From 0 to 1.
    case progress(Double)
    /// A view of the app's own, with what there is to say of it; without a size in points it takes the
    /// width that there is, and 44 points of height.
    case custom(kind: String, description: String, width: Double? = nil, height: Double? = nil)
  }

  /// Where a slot's value comes from.
  public enum Source: Sendable, Hashable {
    /// A stored property that the key path itself names, such as `Photo.name`.
    case field(String)
    /// What the author says of a computed value.
    case label(String)
    /// The same for every model.
    case constant
    /// A computed value that nobody labelled; the binding says so as a problem.
    case unknown
  }

  /// Makes a slot.
  public init(id: String, content: Content, source: Source) {
    self.id = id
    self.content = content
    self.source = source
  }
}

/// A part of a text with a look of its own.
public struct TextRun: Sendable, Hashable {
  /// The characters of the part.
  public var text: String
  /// Whether it is heavier than the text around it.
  public var isBold: Bool
  /// Whether it is slanted.
  public var isItalic: Bool
  /// The name of a colour; `nil` is the colour of the text.
  public var color: String?

  /// Makes a run.
  public init(_ text: String, isBold: Bool = false, isItalic: Bool = false, color: String? = nil) {
    self.text = text
    self.isBold = isBold
    self.isItalic = isItalic
    self.color = color
  }
}

/// A shadow behind a slot, its offset in points.
public struct Shadow: Sendable, Hashable {
  /// The name of a colour.
  public var color: String
  /// To the right, in points.
  public var x: Double
  /// Downwards, in points.
  public var y: Double

  /// Makes a shadow.
  public init(color: String, x: Double, y: Double) {
    self.color = color
    self.x = x
    self.y = y
  }
}

/// What assistive technology is told; `nil` leaves it to the system.
public struct Accessibility: Sendable, Hashable {
  /// What is read aloud in place of the content.
  public var label: String?
  /// What happens on activation.
  public var hint: String?
  /// What tests find it by; nobody sees it.
  public var identifier: String?
  /// What it is and does.
  public var traits: [Trait]

  /// What something is or does, in Apple's words.
  public enum Trait: String, Sendable, CaseIterable {
    case button
    case header
    case link
    case image
    case selected
    case notEnabled
    case adjustable
    case updatesFrequently
  }

  /// Makes a description.
  public init(
    label: String? = nil, hint: String? = nil, identifier: String? = nil, traits: [Trait] = []
  ) {
    self.label = label
    self.hint = hint
    self.identifier = identifier
    self.traits = traits
  }
}
