#if canImport(UIKit)
  import UIKit

  /// Finds the controllers of a navigator's entries again, and keeps none of them.
  @MainActor
  struct ControllerTable {
    private var controllers: [EntryID: Weak] = [:]

    private struct Weak {
      weak var controller: UIViewController?
    }

    /// The controller of an entry; `nil` when there is none or it is gone.
    subscript(entry: EntryID) -> UIViewController? { controllers[entry]?.controller }

    /// The entry that a controller stands for; `nil` for one of the app's own.
    func entry(of controller: UIViewController) -> EntryID? {
      controllers.first { $0.value.controller === controller }?.key
    }

    /// Remembers a controller, for this entry only, without the entries whose controllers are gone.
    mutating func remember(_ controller: UIViewController, for entry: EntryID) {
      controllers = controllers.filter {
        $0.value.controller != nil && $0.value.controller !== controller
      }
      controllers[entry] = Weak(controller: controller)
    }
  }
#endif
