#if canImport(SwiftUI)
  public import SwiftUI
  @_spi(Generated) import ViewModelCore

  /// Shows the open screens of a ``Navigation``: tabs, stacks, sheets, covers and questions.
  ///
  /// Views read the container from the environment, and commands of the menu bar the one of the active scene:
  /// `@Environment(Navigation.self)` and `@FocusedValue(Navigation.self)`. The context of each screen follows the locale,
  /// the calendar and the time zone of the environment.
  public struct ScreenHost<Content: View>: View {
    private let navigation: Navigation
    private let content: @MainActor (any ScreenViewModel) -> Content

    /// Creates a view.
    ///
    /// - Parameters:
    ///   - navigation: The open screens.
    ///   - content: Creates the view of a screen.
    public init(
      _ navigation: Navigation, @ViewBuilder content: @escaping @MainActor (any ScreenViewModel) -> Content
    ) {
      self.navigation = navigation
      self.content = content
    }

    public var body: some View {
      // The screens of another container have their own state.
      HostedScreens(navigation: navigation, content: content).id(ObjectIdentifier(navigation))
    }
  }

  private struct HostedScreens<Content: View>: View {
    let navigation: Navigation
    let content: @MainActor (any ScreenViewModel) -> Content
    @State private var shown: ShownScreens

    init(navigation: Navigation, content: @escaping @MainActor (any ScreenViewModel) -> Content) {
      self.navigation = navigation
      self.content = content
      _shown = State(initialValue: ShownScreens(navigation))
    }

    var body: some View {
      ScreenTabsView(shown: shown, labels: navigation.tabLabels, content: content)
        .modifier(PresentedScreens(shown: shown, level: 0, content: content))
        .modifier(ColumnsModifier(shown: shown))
        .onAppear { shown.begin() }
        .modifier(WindowClosingModifier(navigation: navigation))
        .modifier(
          SceneModifier(
            enterBackground: { navigation.enterBackground() }, enterForeground: { navigation.enterForeground() })
        )
        .navigation(navigation)
    }
  }

  extension View {
    /// Passes a container to the views, and to the commands of the scene.
    fileprivate func navigation(_ navigation: Navigation) -> some View {
      environment(navigation).focusedSceneValue(navigation)
    }
  }

  /// The tabs, or the only stack.
  private struct ScreenTabsView<Content: View>: View {
    let shown: ShownScreens
    let labels: [ScreenTabLabel]
    let content: @MainActor (any ScreenViewModel) -> Content

    var body: some View {
      if labels.isEmpty {
        if let stack = shown.tabs.first { TabContentView(shown: shown, stack: stack.id, content: content) }
      } else {
        TabBarView(shown: shown, labels: labels, content: content)
      }
    }
  }

  private struct TabBarView<Content: View>: View {
    let shown: ShownScreens
    let labels: [ScreenTabLabel]
    let content: @MainActor (any ScreenViewModel) -> Content
    @State private var tabs: TabSelection

    init(
      shown: ShownScreens, labels: [ScreenTabLabel], content: @escaping @MainActor (any ScreenViewModel) -> Content
    ) {
      self.shown = shown
      self.labels = labels
      self.content = content
      _tabs = State(initialValue: TabSelection(shown.selectedTab))
    }

    var body: some View {
      TabView(selection: $tabs.selection) {
        ForEach(labeledTabs) { tab in
          TabContentView(shown: shown, stack: tab.id, content: content)
            .tabItem { TabLabelView(label: tab.label) }
            .tabBadge(tab.label.badge)
            .tag(tab.id)
        }
      }
      .onChange(of: tabs) { old, new in tabs = shown.tabsChanged(new, from: old) }
      .onChange(of: shown.revision) { tabs.show(shown.selectedTab) }
    }

    private struct LabeledTab: Identifiable {
      let id: ScreenStack.ID
      let label: ScreenTabLabel
    }

    private var labeledTabs: [LabeledTab] { zip(shown.tabs, labels).map { LabeledTab(id: $0.id, label: $1) } }
  }

  private struct TabLabelView: View {
    let label: ScreenTabLabel

    var body: some View {
      if let icon = label.icon { Label(label.title, systemImage: icon) } else { Text(label.title) }
    }
  }

  extension View {
    /// Adds a badge to a tab, on the platforms that have one.
    fileprivate func tabBadge(_ text: String?) -> some View {
      #if os(tvOS) || os(watchOS)
        self
      #else
        badge(text)
      #endif
    }
  }

  /// A window with a ``Navigation`` of its own, which is created when the window opens.
  ///
  /// ```swift
  /// WindowGroup {
  ///   ScreenWindow { makeNavigation() } content: { screen in AppViews().content(of: screen) }
  /// }
  /// ```
  ///
  /// When a window is closed, its screens are closed. Windows of macOS 15 and later ask their leave questions first.
  public struct ScreenWindow<Content: View>: View {
    private let makeNavigation: @MainActor () -> Navigation
    private let content: @MainActor (Navigation) -> Content
    @State private var window = WindowNavigation()

    /// Creates a view that opens links, restores screens, or adds other views.
    ///
    /// - Parameters:
    ///   - navigation: Creates the container of a window, and opens its first screens.
    ///   - content: Creates the content of the window, with a ``ScreenHost`` for the container.
    public init(
      opening navigation: @escaping @MainActor () -> Navigation,
      @ViewBuilder window content: @escaping @MainActor (Navigation) -> Content
    ) {
      makeNavigation = navigation
      self.content = content
    }

    public var body: some View {
      let navigation = window.open(makeNavigation)
      content(navigation).navigation(navigation)
    }
  }

  extension ScreenWindow {
    /// Creates a view that shows the screens.
    ///
    /// - Parameters:
    ///   - navigation: Creates the container of a window, and opens its first screens.
    ///   - content: Creates the view of a screen.
    public init<Screen: View>(
      _ navigation: @escaping @MainActor () -> Navigation,
      @ViewBuilder content: @escaping @MainActor (any ScreenViewModel) -> Screen
    ) where Content == ScreenHost<Screen> {
      self.init(opening: navigation) { ScreenHost($0, content: content) }
    }
  }
#endif
