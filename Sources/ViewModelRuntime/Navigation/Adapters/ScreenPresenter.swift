@_spi(Generated) import ViewModelCore

/// Shows the visible screen of a ``Navigation`` in a container with one place, such as a terminal.
///
/// Each open screen keeps its content, so that a screen looks the same after the screens above it were closed.
@MainActor
public final class ScreenPresenter<Content> {
  private let navigation: Navigation
  private let content: (any ScreenViewModel) -> Content?
  private let show: (Content) -> Void
  private var contents: [ScreenEntry.ID: Content] = [:]
  private var shown: ScreenEntry.ID?
  private var observation: BindingToken?

  /// Creates a presenter, and shows the visible screen.
  ///
  /// - Parameters:
  ///   - navigation: The open screens.
  ///   - content: Creates the content of a screen. For a screen without content, the content before it stays visible,
  ///     and the fault ``ViewModelFault/screenWithoutView(screen:)`` is reported.
  ///   - show: Shows the content of the visible screen. It is called whenever another screen becomes visible.
  public init(
    _ navigation: Navigation, content: @escaping (any ScreenViewModel) -> Content?, show: @escaping (Content) -> Void
  ) {
    self.navigation = navigation
    self.content = content
    self.show = show
    observation = navigation.observe { [weak self] in self?.update($0) }
  }

  private func update(_ state: NavigationState) {
    let open = Set(state.entries.map(\.id))
    contents = contents.filter { open.contains($0.key) }
    guard let top = state.top, top.id != shown, let screen = navigation.screen(top.id) else { return }
    shown = top.id
    guard let visible = contents[top.id] ?? content(screen) else { return screen.noteMissingView() }
    contents[top.id] = visible
    show(visible)
  }
}

// What containers of views read and report.
extension Navigation {
  /// What a container presents over its screens: the presented stacks, and the current question above them.
  var modalContents: [ModalContent] {
    state.presented.map { .stack($0.id) } + (questions.current.map { [.question($0)] } ?? [])
  }

  /// Returns whether a stack can be closed without a question.
  func canLeaveRoot(of stack: ScreenStack.ID) -> Bool {
    state.stack(stack)?.entries.first.map { canLeave($0.id) } ?? true
  }

  /// Returns whether the visible screen of a stack can be closed without a question.
  func canLeaveTop(of stack: ScreenStack.ID) -> Bool {
    state.stack(stack)?.top.map { canLeave($0.id) } ?? true
  }
}

/// A container whose gestures close the visible screen, such as a navigation controller.
@MainActor
protocol SwipedContainer: AnyObject {
  var isInTransition: Bool { get }
  /// Makes the swipe from the edge call ``SwipeGuard/shouldSwipe()``. The gesture exists only after the view of the
  /// container has loaded.
  func guardEdgeSwipe()
  /// Enables or disables the swipe over the whole content, which the platform arbitrates with the gestures of the
  /// content.
  func setContentSwipe(isEnabled: Bool)
}

/// Asks the question of a screen with unsaved changes before a person closes the screen with a gesture or a button.
@MainActor
final class SwipeGuard {
  private let navigation: Navigation
  private let stack: ScreenStack.ID
  private weak var container: (any SwipedContainer)?
  private var leaving: BindingToken?

  init(_ navigation: Navigation, _ stack: ScreenStack.ID, _ container: some SwipedContainer) {
    self.navigation = navigation
    self.stack = stack
    self.container = container
  }

  /// Guards the gestures. Call it when the view of the container has loaded.
  func viewDidLoad() {
    container?.guardEdgeSwipe()
    let leaving = TrackedValue { [navigation, stack] in
      navigation.canLeaveTop(of: stack)
    } receive: { [weak container] canLeave in
      container?.setContentSwipe(isEnabled: canLeave)
    }
    leaving.update()
    self.leaving = BindingToken(leaving)
  }

  /// Returns whether a swipe from the edge can begin. A screen with unsaved changes asks its question instead.
  func shouldSwipe() -> Bool {
    guard container?.isInTransition == false else { return false }
    guard let entries = navigation.state.stack(stack)?.entries, let top = entries.last, entries.count > 1 else {
      return false
    }
    if navigation.canLeave(top.id) { return true }
    navigation.close(top.id)
    return false
  }

  /// Returns the action of the back button of a screen; nil for a root, which has no button.
  ///
  /// The action asks before it closes a screen. A platform's own action closes the screen, and would show it again.
  func backAction(of id: ScreenEntry.ID) -> (@MainActor () -> Void)? {
    guard let root = navigation.state.stack(stack)?.entries.first, root.id != id else { return nil }
    return { [navigation] in navigation.close(id) }
  }
}

/// The tab that a view shows, with what a person selects.
///
/// A view stores this value and binds ``selection``. SwiftUI can write the binding more than once for one tap, and it
/// writes the same tab again if a person taps the visible one. The writes between two updates of the view are one tap.
struct TabSelection: Equatable {
  private(set) var tab: ScreenStack.ID?
  private var writes = 0

  init(_ tab: ScreenStack.ID?) { self.tab = tab }

  /// The tab for the binding of a view, whose writes are taps.
  var selection: ScreenStack.ID? {
    get { tab }
    set {
      tab = newValue
      writes &+= 1
    }
  }

  /// Shows a tab that the program selects.
  mutating func show(_ next: ScreenStack.ID?) { tab = next }

  /// Returns the tab that a person tapped since an earlier update, and whether it was visible before.
  func tapped(since old: TabSelection) -> (tab: ScreenStack.ID, wasVisible: Bool)? {
    guard writes != old.writes, let tab else { return nil }
    return (tab, tab == old.tab)
  }
}

// Tabs.
extension ShownScreens {
  /// The stacks of the tabs, or the only one.
  var tabs: [ScreenStack] { navigation.state.tabs }

  /// The stack of the visible tab.
  var selectedTab: ScreenStack.ID? { navigation.state.selectedStack?.id }

  /// Reports the tab that a person tapped.
  ///
  /// - Parameter shown: The selection that the view had before.
  /// - Returns: The selection that the view has to show. It is the one before if a screen cannot be left.
  func tabsChanged(_ tabs: TabSelection, from shown: TabSelection) -> TabSelection {
    if let (tab, wasVisible) = tabs.tapped(since: shown), wasVisible == (tab == selectedTab) {
      navigation.select(tab: tab)
    }
    var next = tabs
    next.show(selectedTab)
    return next
  }
}
