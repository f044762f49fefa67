@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// A view controller that presents others as UIKit does: animations take time, and a presentation that UIKit refuses, or
/// a dismissal at the wrong time, is a complaint. The views below a cover leave the window until the cover is dismissed.
@MainActor
class FakeViewController: PresentingController {
  let transitions: FakeTransitions
  private(set) var presentedController: FakeViewController?
  private weak var presenter: FakeViewController?
  private(set) var isBeingPresented = false
  private(set) var isBeingDismissed = false
  private var completions: [() -> Void] = []
  /// Whether a controller that nothing presents is in a window.
  var hasWindow = true
  /// Whether the controller covers the screen.
  let isCover: Bool
  private(set) var isViewLoaded = false

  init(_ transitions: FakeTransitions, isCover: Bool = false) {
    self.transitions = transitions
    self.isCover = isCover
  }

  /// UIKit removes the views below a cover after its presentation, and adds them when its dismissal begins.
  var isInWindow: Bool {
    hasWindow && !chain.contains { $0.isCover && !$0.isBeingPresented && !$0.isBeingDismissed }
  }

  /// UIKit needs the view of the controller.
  func loadView() {
    guard !isViewLoaded else { return }
    isViewLoaded = true
    viewDidLoad()
  }

  func viewDidLoad() {}

  /// The controllers above this one.
  var chain: [FakeViewController] { Array(sequence(first: self) { $0.presentedController }.dropFirst()) }

  /// A person, the app or an adapter presents a controller.
  func present(_ controller: FakeViewController, completion: @escaping @MainActor () -> Void) {
    guard isInWindow else { return transitions.complain("presents on a controller that is not in a window") }
    guard presentedController == nil else { return transitions.complain("presents on a controller that presents") }
    guard !isBeingDismissed, !isBeingPresented else { return transitions.complain("presents during a transition") }
    guard controller.presenter == nil else { return transitions.complain("presents a controller twice") }
    controller.loadView()
    presentedController = controller
    controller.presenter = self
    controller.isBeingPresented = true
    transitions.begin { _ in
      controller.isBeingPresented = false
      controller.runCompletions()
      completion()
    }
  }

  func dismissPresented(completion: @escaping @MainActor () -> Void) {
    guard let above = presentedController else {
      // UIKit forwards the call to the presenter, which then dismisses this controller.
      transitions.complain("dismisses its own presentation")
      presenter?.dismissPresented(completion: completion)
      return
    }
    guard !above.isBeingPresented, !above.isBeingDismissed else {
      // The parent is dismissed, too.
      transitions.complain("dismisses during a transition")
      presenter?.dismissPresented(completion: completion)
      return
    }
    above.beginDismissal(canBeCancelled: false) { _ in completion() }
  }

  func afterTransition(_ body: @escaping @MainActor () -> Void) { completions.append(body) }

  /// Dismisses this controller and those above it.
  func beginDismissal(canBeCancelled: Bool, then: @escaping FakeTransitions.End) {
    let closing = [self] + chain
    for controller in closing { controller.isBeingDismissed = true }
    transitions.begin(canBeCancelled: canBeCancelled) { [weak presenter] isCancelled in
      if !isCancelled {
        presenter?.presentedController = nil
        for controller in closing.reversed() {
          controller.presenter = nil
          controller.presentedController = nil
          controller.didDisappear()
        }
      }
      for controller in closing { controller.isBeingDismissed = false }
      then(isCancelled)
      for controller in closing { controller.runCompletions() }
    }
  }

  /// The view has disappeared while the controller was being dismissed.
  func didDisappear() {}

  private func runCompletions() {
    let waiting = completions
    completions = []
    for completion in waiting { completion() }
  }
}

/// An alert whose buttons close it.
@MainActor
final class FakeAlert: FakeViewController {
  let question: CommandQuestion
  var text: String
  private(set) var isAnswered = false
  private let onDisappear: () -> Void
  private var report: ScopedTask?

  init(_ question: CommandQuestion, _ transitions: FakeTransitions, onDisappear: @escaping () -> Void) {
    self.question = question
    self.onDisappear = onDisappear
    text = question.field?.text ?? ""
    super.init(transitions)
  }

  override func loadView() {
    super.loadView()
    if isAnswered { transitions.complain("asks a question whose button was tapped") }
  }

  override func didDisappear() { report = ScopedTask { [onDisappear] in onDisappear() } }

  /// A person taps a button. UIKit calls its handler around the end of the dismissal.
  func tap(_ choice: QuestionChoice, answersAtOnce: Bool) {
    guard !isBeingPresented, !isBeingDismissed, !isAnswered else { return }
    isAnswered = true
    beginDismissal(canBeCancelled: false) { [self] _ in
      if !answersAtOnce { question.choose(choice, text: text) }
    }
    if answersAtOnce { question.choose(choice, text: text) }
  }
}
