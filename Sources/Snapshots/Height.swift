package import CatalogCore

extension SnapshotDocument {
  /// A row's height under the base variant, and under the others where it differs.
  package struct Height: Equatable, Sendable {
    package var value: Value
    package var origin: Origin
    package var exceptions: [Exception]

    package init(
      _ points: Points, _ origin: Origin, needed: Points? = nil, alternative: Points? = nil,
      exceptions: [Exception] = []
    ) {
      self.init(
        Value(points, needed: needed, alternative: alternative), origin, exceptions: exceptions)
    }

    package init(_ value: Value, _ origin: Origin, exceptions: [Exception] = []) {
      self.value = value
      self.origin = origin
      self.exceptions = exceptions
    }

    /// A height with what there is to know about it.
    package struct Value: Hashable, Sendable {
      package var points: Points
      /// The height that the content needs, where the row has less.
      package var needed: Points?
      /// The other height that is possible within the uncertainty of the measured widths.
      package var alternative: Points?

      package init(_ points: Points, needed: Points? = nil, alternative: Points? = nil) {
        self.points = points
        self.needed = needed
        self.alternative = alternative
      }
    }

    /// How a height came about.
    package enum Origin: String, CaseIterable, Sendable {
      /// A number that the cell kind states.
      case fixed
      /// A number that the cell kind states for the usual text size.
      case scaled
      /// Laid out from the cell's content.
      case fitting
      /// A number that the table states for all its rows.
      case table
      /// As the interface builder drew it.
      case drawn
    }

    /// What is different under a text size, or under one variant.
    package struct Exception: Equatable, Sendable {
      /// `nil` is every width that has no exception of its own.
      package var width: Points?
      package var textSize: TextSize
      package var isRightToLeft: Bool
      package var value: Value

      package init(
        width: Points? = nil, textSize: TextSize, isRightToLeft: Bool = false, _ value: Value
      ) {
        self.width = width
        self.textSize = textSize
        self.isRightToLeft = isRightToLeft
        self.value = value
      }
    }
  }
}

extension SnapshotDocument.Height {
  /// The heights under all variants in the fewest lines: one for a text size, then the widths that
  /// differ from it, and right to left only where it differs from left to right.
  ///
  /// `values` has the height under each of `variants`, of which the first is the base. Without variants
  /// there is no height.
  package init?(
    _ values: [Value], under variants: [SnapshotDocument.Variant], origin: Origin
  ) {
    guard let base = variants.first, let baseValue = values.first, values.count == variants.count
    else { return nil }
    self.init(baseValue, origin)
    var textSizes: [TextSize] = []
    for variant in variants where !textSizes.contains(variant.textSize) {
      textSizes.append(variant.textSize)
    }
    for textSize in textSizes {
      let own = zip(variants, values).filter { $0.0.textSize == textSize }
      guard
        let usual = own.first(where: { $0.0.width == base.width && !$0.0.isRightToLeft })
          ?? own.first
      else { continue }
      if textSize != base.textSize, usual.1 != baseValue {
        exceptions.append(Exception(textSize: textSize, usual.1))
      }
      // Left to right first: what is right to left is compared with its twin.
      let ordered = own.filter { !$0.0.isRightToLeft } + own.filter(\.0.isRightToLeft)
      for (variant, value) in ordered where value != self.value(under: variant, base: base) {
        exceptions.append(
          Exception(
            width: variant.width, textSize: textSize, isRightToLeft: variant.isRightToLeft, value))
      }
    }
  }

  /// The height under a variant; `base` is the first variant of the document.
  package func value(
    under variant: SnapshotDocument.Variant, base: SnapshotDocument.Variant
  ) -> Value {
    let own = exceptions.filter { $0.textSize == variant.textSize }
    let exception =
      own.first { $0.width == variant.width && $0.isRightToLeft == variant.isRightToLeft }
      ?? own.first { $0.width == variant.width && !$0.isRightToLeft }
      ?? own.first { $0.width == nil }
    return exception?.value ?? value
  }
}
