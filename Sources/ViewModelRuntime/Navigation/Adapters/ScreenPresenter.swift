/// Shows the visible screen of a ``Navigation`` in a container with one place, such as a terminal.
///
/// Each open screen keeps its content, so that a screen looks the same after the screens above it were closed.
@MainActor
public final class ScreenPresenter<Content> {
  private let navigation: Navigation
  private let content: (any ScreenViewModel) -> Content
  private let show: (Content) -> Void
  private var contents: [ScreenEntry.ID: Content] = [:]
  private var shown: ScreenEntry.ID?
  private var observation: BindingToken?

  /// Creates a presenter, and shows the visible screen.
  ///
  /// - Parameters:
  ///   - navigation: The open screens.
  ///   - content: Creates the content of a screen.
  ///   - show: Shows the content of the visible screen. It is called whenever another screen becomes visible.
  public init(
    _ navigation: Navigation, content: @escaping (any ScreenViewModel) -> Content, show: @escaping (Content) -> Void
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
    let visible = contents[top.id] ?? content(screen)
    contents[top.id] = visible
    show(visible)
  }
}
