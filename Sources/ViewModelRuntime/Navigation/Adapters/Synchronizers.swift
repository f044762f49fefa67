@_spi(Generated) import ViewModelCore

/// A container that animates between the contents of the screens of one stack, such as a navigation controller.
@MainActor
protocol StackContainer: AnyObject {
  /// What shows a screen, such as a view controller.
  associatedtype Content: AnyObject

  /// The contents that the container has, from the root to the visible one.
  var shownContents: [Content] { get }
  /// Whether an animation runs. The container may ignore changes meanwhile.
  var isInTransition: Bool { get }
  /// Replaces the contents.
  func show(_ contents: [Content])
}

/// Keeps the contents of a container equal to the screens of a stack.
///
/// A container can show other screens than the stack for a while: a person has swiped back, or a step was requested
/// during an animation. The synchronizer changes the container only between animations, and reports each screen that a
/// person closed once.
@MainActor
final class StackSynchronizer<Container: StackContainer> {
  private let navigation: Navigation
  private let stack: ScreenStack.ID
  private weak var container: Container?
  private let make: @MainActor (ScreenEntry.ID, any ScreenViewModel) -> Container.Content
  /// The contents of the open screens, and of closed ones that the container still has.
  private var contents: [ScreenEntry.ID: Container.Content] = [:]
  /// The screens that the container was last told to show, or that it showed after an animation.
  private var requested: [ScreenEntry.ID] = []

  /// Creates a synchronizer.
  ///
  /// - Parameter make: Creates the content of a screen.
  init(
    _ navigation: Navigation, _ stack: ScreenStack.ID, _ container: Container,
    make: @escaping @MainActor (ScreenEntry.ID, any ScreenViewModel) -> Container.Content
  ) {
    self.navigation = navigation
    self.stack = stack
    self.container = container
    self.make = make
  }

  /// Shows the current screens of the stack, after the current animation.
  func update() {
    guard let container, !container.isInTransition, let target else { return }
    requested = target
    let next = target.compactMap(content)
    if !container.shownContents.elementsEqual(next, by: ===) { container.show(next) }
    // A content that the container does not have any longer can be released only now: it names what was shown.
    let kept = Set(target + shownScreens)
    contents = contents.filter { kept.contains($0.key) }
  }

  /// Reports what a person did, after an animation has ended.
  func transitionDidEnd() {
    guard let container, !container.isInTransition else { return }
    let shown = shownScreens
    // Screens that are missing at the end were closed by a person; others were ignored by the container.
    if requested.count > shown.count, requested.starts(with: shown) {
      let closed = requested[shown.count]
      requested = shown
      navigation.close(closed)
    }
    update()
  }

  private var target: [ScreenEntry.ID]? { navigation.state.stack(stack)?.entries.map(\.id) }

  private var shownScreens: [ScreenEntry.ID] {
    let ids = Dictionary(contents.map { (ObjectIdentifier($1), $0) }) { first, _ in first }
    return container?.shownContents.compactMap { ids[ObjectIdentifier($0)] } ?? []
  }

  private func content(_ id: ScreenEntry.ID) -> Container.Content? {
    if let known = contents[id] { return known }
    guard let screen = navigation.screen(id) else { return nil }
    let content = make(id, screen)
    contents[id] = content
    return content
  }
}

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
  /// Whether the view of the controller is in a window. It is not while a cover is open above the controller.
  var isInWindow: Bool { get }
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

  /// The controller above all others. It is in the window also while a cover hides the root.
  var top: Controller? { root.map { chain(above: $0).last ?? $0 } }

  /// Takes the next step towards the wanted contents. Each step ends with an update.
  func update() {
    guard let root, !waits else { return }
    let shown = chain(above: root)
    guard root.isInWindow || shown.contains(where: \.isInWindow) else { return }
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

/// A container that shows one of several tabs, such as a tab bar controller.
@MainActor
protocol TabContainer: AnyObject {
  /// What shows the stack of a tab, such as a navigation controller.
  associatedtype Tab: AnyObject

  /// The tabs that the container has.
  var shownTabs: [Tab] { get }
  /// The tab on the screen; nil while the container shows its list of the tabs that do not fit into the bar.
  var visibleTab: Tab? { get }
  /// Replaces the tabs.
  func show(_ tabs: [Tab])
  /// Shows a tab.
  func select(_ tab: Tab)
}

/// Keeps the tabs of a container, and the visible one, equal to those of the open screens.
///
/// A tap is a request: a screen with unsaved changes asks its question first. A bar without space for all tabs has a
/// list of the others. The container shows this list, and a tab of the list, without a request.
@MainActor
final class TabSynchronizer<Container: TabContainer> {
  private let navigation: Navigation
  private weak var container: Container?
  private let tab: @MainActor (ScreenStack.ID) -> Container.Tab
  /// The tab that the container was last told to show.
  private var selected: ScreenStack.ID?

  /// Creates a synchronizer.
  ///
  /// - Parameter tab: Returns the tab of a stack, the same one for each call.
  init(
    _ navigation: Navigation, _ container: Container, tab: @escaping @MainActor (ScreenStack.ID) -> Container.Tab
  ) {
    self.navigation = navigation
    self.container = container
    self.tab = tab
  }

  /// Shows the current tabs.
  ///
  /// - Returns: Whether the container had other tabs.
  @discardableResult
  func update() -> Bool {
    guard let container else { return false }
    let tabs = navigation.state.tabs.map { tab($0.id) }
    let isNew = !container.shownTabs.elementsEqual(tabs, by: ===)
    if isNew { container.show(tabs) }
    showSelection(isNew)
    return isNew
  }

  /// Requests the tab whose button a person tapped.
  ///
  /// - Parameter tapped: The tab, or nil for the list of the tabs that do not fit into the bar.
  /// - Returns: Whether the container has to show what was tapped.
  func shouldSelect(_ tapped: Container.Tab?) -> Bool {
    guard let id = stack(of: tapped) else { return true }
    if id == navigation.state.selectedStack?.id, container?.visibleTab !== tapped {
      // The person returns from the list to the tab that was visible before.
      showSelection(true)
    } else {
      navigation.select(tab: id)
    }
    return false
  }

  /// Reports the visible tab, after a person has chosen it in the list.
  func selectionDidChange() {
    guard let id = stack(of: container?.visibleTab), id != navigation.state.selectedStack?.id else { return }
    navigation.select(tab: id)
    showSelection(false)
  }

  private func stack(of shown: Container.Tab?) -> ScreenStack.ID? {
    shown.flatMap { shown in navigation.state.tabs.first { tab($0.id) === shown }?.id }
  }

  private func showSelection(_ isNew: Bool) {
    guard let container, let id = navigation.state.selectedStack?.id else { return }
    let isListVisible = container.visibleTab == nil
    // The list stays until another tab is selected.
    if isNew || id != selected || !isListVisible {
      let next = tab(id)
      if container.visibleTab !== next { container.select(next) }
    }
    selected = id
  }
}
