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
