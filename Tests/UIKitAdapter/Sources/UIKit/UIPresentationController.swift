// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

public import Foundation

@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
  }
}

@MainActor open class UIPresentationController: NSObject {
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// The style that the controller had when somebody first asked for this.
  public let stubStyle: UIModalPresentationStyle

  init(style: UIModalPresentationStyle) {
    stubStyle = style
    super.init()
  }
}

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen = 0
  case pageSheet = 1
  case automatic = -2
}
