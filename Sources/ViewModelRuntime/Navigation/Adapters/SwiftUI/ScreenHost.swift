#if canImport(SwiftUI)
  public import SwiftUI

  /// Shows the open screens of a ``Navigation``: tabs, stacks, sheets, covers and questions.
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
      ScreenTabsView(navigation: navigation, content: content)
        .modifier(PresentedScreens(navigation: navigation, level: 0, content: content))
        .asks(navigation.questions.current)
        .modifier(
          SceneModifier(
            enterBackground: { navigation.enterBackground() }, enterForeground: { navigation.enterForeground() }))
    }
  }

  /// The tabs, or the only stack.
  struct ScreenTabsView<Content: View>: View {
    let navigation: Navigation
    let content: @MainActor (any ScreenViewModel) -> Content

    var body: some View {
      if navigation.tabLabels.isEmpty {
        if let stack = navigation.state.tabs.first {
          ScreenStackView(navigation: navigation, stack: stack.id, content: content)
        }
      } else {
        TabView(selection: navigation.selectedStack) {
          ForEach(labeledTabs) { tab in
            ScreenStackView(navigation: navigation, stack: tab.id, content: content)
              .tabItem { Label(tab.label.title, systemImage: tab.label.icon ?? "") }
              .tabBadge(tab.label.badge)
              .tag(tab.id)
          }
        }
      }
    }

    private struct LabeledTab: Identifiable {
      let id: ScreenStack.ID
      let label: ScreenTabLabel
    }

    private var labeledTabs: [LabeledTab] {
      zip(navigation.state.tabs, navigation.tabLabels).map { LabeledTab(id: $0.id, label: $1) }
    }
  }

  /// A stack of screens.
  struct ScreenStackView<Content: View>: View {
    let navigation: Navigation
    let stack: ScreenStack.ID
    let content: @MainActor (any ScreenViewModel) -> Content

    var body: some View {
      if let root = navigation.state.stack(stack)?.entries.first {
        NavigationStack(path: navigation.path(of: stack)) {
          view(root.id).navigationDestination(for: ScreenEntry.ID.self) { id in view(id) }
        }
        .interactiveDismissDisabled(!navigation.canLeave(root.id))
      }
    }

    @ViewBuilder
    private func view(_ id: ScreenEntry.ID) -> some View {
      if let screen = navigation.screen(id) {
        content(screen)
          .navigationTitle(screen.screenTitle.displayedTitle)
          .navigationBarBackButtonHidden(screen.leaveQuestion != nil)
          .toolbar {
            // The system's button cannot ask a question.
            if screen.leaveQuestion != nil {
              Button("Back", role: .cancel) { navigation.close(id) }
            }
          }
      }
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
#endif
