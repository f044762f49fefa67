@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// The window of an app whose screens a ``Navigation`` opens, with the parts of `ScreenController` that are not UIKit's.
@MainActor
final class FakeScreenController {
  let navigation: Navigation
  let transitions = FakeTransitions()
  let root: FakeTabBarController
  private(set) var stacks: [ScreenStack.ID: FakeNavigationController] = [:]
  private var modals: ModalSynchronizer<FakeViewController>?
  private var observations: [BindingToken] = []

  init(_ navigation: Navigation, isInWindow: Bool = true) {
    self.navigation = navigation
    root = FakeTabBarController(transitions)
    root.hasWindow = isInWindow
    root.follow(navigation) { [weak self, transitions] id in
      self?.controller(id) ?? FakeNavigationController(id, navigation, transitions)
    }
    modals = ModalSynchronizer(root) {
      navigation.modalContents
    } make: { [weak self] in
      self?.makeController($0)
    }
    observations = [
      navigation.observe { [weak self] in self?.update($0) },
      navigation.questions.observe { [weak self] _ in self?.modals?.update() },
    ]
  }

  /// The view appears in a window.
  func appear() {
    root.hasWindow = true
    modals?.update()
  }

  /// Whether the controller finds its scene, whose changes it reports.
  var isInScene: Bool { modals?.top?.isInWindow ?? false }

  private func update(_ state: NavigationState) {
    let open = Set(state.stacks.map(\.id))
    stacks = stacks.filter { open.contains($0.key) }
    root.update()
    modals?.update()
  }

  private func controller(_ id: ScreenStack.ID) -> FakeNavigationController {
    if let known = stacks[id] { return known }
    let controller = FakeNavigationController(id, navigation, transitions)
    stacks[id] = controller
    return controller
  }

  private func makeController(_ content: ModalContent) -> FakeViewController? {
    switch content {
    case .stack(let id): controller(id)
    case .question(let question): FakeAlert(question, transitions) { [weak self] in self?.modals?.update() }
    }
  }

  /// The alert on the screen.
  var alert: FakeAlert? { root.chain.last as? FakeAlert }

  /// The presented stacks.
  var sheets: [FakeNavigationController] { root.chain.compactMap { $0 as? FakeNavigationController } }

  /// What the screen shows, in the form of ``ScreenProgram/expectedMap``.
  var map: String {
    let tabs = root.shownTabs.map { tab in
      (tab === root.visibleTab && root.shownTabs.count > 1 ? "*" : "") + tab.names.joined(separator: " ")
    }
    let presented = root.chain.map { controller in
      switch controller {
      case let stack as FakeNavigationController: " > \(stack.names.joined(separator: " "))"
      case let alert as FakeAlert: " ? \(alert.question.text)"
      default: " + other"
      }
    }
    return tabs.joined(separator: " | ") + presented.joined()
  }
}
