#if canImport(UIKit) && !os(watchOS)
  import UIKit

  extension UIViewController: PresentingController {
    var presentedController: UIViewController? { presentedViewController }

    var canPresent: Bool { viewIfLoaded?.window != nil }

    func present(_ controller: UIViewController, completion: @escaping @MainActor () -> Void) {
      present(controller, animated: true, completion: completion)
    }

    func dismissPresented(completion: @escaping @MainActor () -> Void) {
      dismiss(animated: true, completion: completion)
    }

    func afterTransition(_ body: @escaping @MainActor () -> Void) {
      // UIKit ends the transition after its reports.
      let later = { _ = Task { @MainActor in body() } }
      let isAnimated = transitionCoordinator?.animate(alongsideTransition: nil) { _ in later() }
      if isAnimated != true { later() }
    }
  }
#endif
