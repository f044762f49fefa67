/// What a container presents over its screens.
enum ModalContent: Equatable {
  case stack(ScreenStack.ID)
  case question(CommandQuestion)
}

/// A view controller that presents another one over itself.
@MainActor
protocol PresentingController: AnyObject {
  associatedtype Presented: PresentingController where Presented.Presented == Presented

  /// The controller above this one.
  var presentedController: Presented? { get }
  /// Whether the controller can present others: its view is in a window.
  var canPresent: Bool { get }
  var isBeingPresented: Bool { get }
  var isBeingDismissed: Bool { get }

  /// Presents a controller, and calls `completion` after the animation.
  func present(_ controller: Presented, completion: @escaping @MainActor () -> Void)
  /// Dismisses the controllers above this one, and calls `completion` after the animation.
  func dismissPresented(completion: @escaping @MainActor () -> Void)
  /// Calls `body` after the running presentation or dismissal of this controller, also if a person cancels it.
  func afterTransition(_ body: @escaping @MainActor () -> Void)
}

/// Keeps what a container presents equal to the presented stacks and the current question.
///
/// Nothing is presented or dismissed while a presentation or dismissal runs: a platform ignores the one, and dismisses
/// too much in the other. A dismissal takes everything above with it, so a question is presented again, with its typed
/// text, until it is answered. What the app itself presents stays, unless a stack below it is closed.
@MainActor
final class ModalSynchronizer<Controller: PresentingController> where Controller.Presented == Controller {
  private weak var root: Controller?
  private let wanted: @MainActor () -> [ModalContent]
  private let make: @MainActor (ModalContent) -> Controller?
  private var controllers: [(content: ModalContent, controller: Controller)] = []
  private var waits = false

  /// Creates a synchronizer.
  ///
  /// - Parameters:
  ///   - root: The controller below all others.
  ///   - wanted: Returns what has to be presented, from the lowest to the topmost.
  ///   - make: Creates the controller of a content.
  init(
    _ root: Controller, wanted: @escaping @MainActor () -> [ModalContent],
    make: @escaping @MainActor (ModalContent) -> Controller?
  ) {
    self.root = root
    self.wanted = wanted
    self.make = make
  }

  /// Takes the next step towards the wanted contents. Each step ends with an update.
  func update() {
    guard let root, root.canPresent, !waits else { return }
    let shown = chain(above: root)
    if let moving = shown.first(where: { $0.isBeingPresented || $0.isBeingDismissed }) {
      waits = true
      return moving.afterTransition { [weak self] in
        self?.waits = false
        self?.update()
      }
    }
    let wanted = wanted()
    var below = root
    var missing = wanted[...]
    for controller in shown {
      if let content = content(of: controller), missing.popFirst() != content {
        return below.dismissPresented { [weak self] in self?.update() }
      }
      below = controller
    }
    controllers.removeAll { entry in
      !wanted.contains(entry.content) && !shown.contains { $0 === entry.controller }
    }
    guard let next = missing.first, let controller = controller(of: next) else { return }
    below.present(controller) { [weak self] in self?.update() }
  }

  private func chain(above root: Controller) -> [Controller] {
    Array(sequence(first: root) { $0.presentedController }.dropFirst())
  }

  private func content(of controller: Controller) -> ModalContent? {
    controllers.first { $0.controller === controller }?.content
  }

  private func controller(of content: ModalContent) -> Controller? {
    if let known = controllers.first(where: { $0.content == content }) { return known.controller }
    guard let controller = make(content) else { return nil }
    controllers.append((content, controller))
    return controller
  }
}
