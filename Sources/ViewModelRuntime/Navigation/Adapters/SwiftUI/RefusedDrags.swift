@_spi(Generated) import ViewModelCore

#if canImport(SwiftUI)
  import SwiftUI

  /// Reports that a person has dragged a sheet down whose interactive dismissal is disabled.
  struct RefusedDragModifier: ViewModifier {
    let report: @MainActor () -> Void

    func body(content: Content) -> some View {
      #if os(iOS)
        content.background { RefusedDragReporter(report: report) }
      #else
        content
      #endif
    }
  }
#endif

#if os(iOS) && canImport(SwiftUI)
  import UIKit
  import os

  private struct RefusedDragReporter: UIViewControllerRepresentable {
    let report: @MainActor () -> Void

    func makeUIViewController(context: Context) -> PresentationObserver { PresentationObserver() }

    func updateUIViewController(_ controller: PresentationObserver, context: Context) {
      controller.report = report
      controller.begin()
    }

    static func dismantleUIViewController(_ controller: PresentationObserver, coordinator: Void) { controller.end() }
  }

  /// The delegate of the presentation that its view is in, instead of SwiftUI's, which receives all messages.
  ///
  /// SwiftUI reports no attempt to dismiss a sheet whose interactive dismissal is disabled. UIKit does, to the delegate
  /// only.
  private final class PresentationObserver: UIViewController, UIAdaptivePresentationControllerDelegate {
    private struct Delegate {
      weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    }

    var report: @MainActor () -> Void = {}
    private weak var presentation: UIPresentationController?
    /// SwiftUI's delegate. `NSObject` declares the functions that forward messages without an isolation.
    private let original = OSAllocatedUnfairLock<Delegate>(uncheckedState: Delegate())

    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      begin()
    }

    /// Becomes the delegate, also after SwiftUI has set its own again.
    func begin() {
      let parents = sequence(first: self as UIViewController) { $0.parent }
      // UIKit would create a presentation for a controller without one.
      let root = parents.first { $0.parent == nil && $0.presentingViewController != nil }
      guard let presentation = root?.presentationController, presentation.delegate !== self else { return }
      // An observer that this one replaces is released.
      let replaced = presentation.delegate as? PresentationObserver
      let delegate = Delegate(delegate: replaced == nil ? presentation.delegate : replaced?.swiftUI)
      original.withLockUnchecked { $0 = delegate }
      presentation.delegate = self
      self.presentation = presentation
    }

    func end() {
      if let presentation, presentation.delegate === self { presentation.delegate = swiftUI }
    }

    private nonisolated var swiftUI: (any UIAdaptivePresentationControllerDelegate)? {
      original.withLockUnchecked { $0.delegate }
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      report()
      let message = NSSelectorFromString("presentationControllerDidAttemptToDismiss:")
      guard let swiftUI, swiftUI.responds(to: message) else { return }
      _ = swiftUI.perform(message, with: presentationController)
    }

    override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector) || swiftUI?.responds(to: aSelector) == true
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
      swiftUI?.responds(to: aSelector) == true ? swiftUI : super.forwardingTarget(for: aSelector)
    }
  }
#endif
