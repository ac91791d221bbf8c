// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  public static let accessibilityMedium = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityL")

  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }
}

public final class UITraitCollection: NSObject, Sendable {
  public let preferredContentSizeCategory: UIContentSizeCategory
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
}

public struct UITraitOverrides {
  var category: UIContentSizeCategory?
  public var preferredContentSizeCategory: UIContentSizeCategory {
    get { category ?? .large }
    set { category = newValue }
  }
}

public protocol UITraitDefinition {}
public typealias UITrait = any UITraitDefinition.Type
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {}

@MainActor public protocol UITraitEnvironment: AnyObject {
  var traitCollection: UITraitCollection { get }
}

@MainActor public protocol UITraitChangeRegistration: AnyObject {}

/// Calls its view's handler.
@MainActor final class StubTraitChangeRegistration: UITraitChangeRegistration {
  let tell: (UIView, UITraitCollection) -> Void
  init(_ tell: @escaping (UIView, UITraitCollection) -> Void) { self.tell = tell }
}

extension UIView: UITraitEnvironment {
  public typealias TraitChangeHandler<Environment> =
    @MainActor (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) ->
    Void

  @discardableResult public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<Environment>
  ) -> any UITraitChangeRegistration {
    let registration = StubTraitChangeRegistration { view, previous in
      if let environment = view as? Environment { handler(environment, previous) }
    }
    if traits.contains(where: { $0 == UITraitPreferredContentSizeCategory.self }) {
      stubRegistrations.append(registration)
    }
    return registration
  }

  /// Tells every view below whose text size is another than before.
  func stubChangeTraits(_ change: () -> Void) {
    let previous = traitCollection
    change()
    guard traitCollection.preferredContentSizeCategory != previous.preferredContentSizeCategory
    else { return }
    stubTellOfTraits(previous)
  }

  private func stubTellOfTraits(_ previous: UITraitCollection) {
    for registration in stubRegistrations { registration.tell(self, previous) }
    for view in subviews where view.traitOverrides.category == nil {
      view.stubTellOfTraits(previous)
    }
  }
}
