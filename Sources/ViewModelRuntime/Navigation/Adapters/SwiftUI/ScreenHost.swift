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
        .modifier(QuestionAlert(questions: navigation.questions))
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
        TabView(selection: selection) {
          ForEach(labeledTabs) { tab in
            ScreenStackView(navigation: navigation, stack: tab.id, content: content)
              .tabItem { Label(tab.label.title, systemImage: tab.label.icon ?? "") }
              .badge(tab.label.badge)
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

    private var selection: SwiftUI.Binding<ScreenStack.ID?> {
      SwiftUI.Binding(
        get: { navigation.state.selectedStack?.id },
        set: { id in if let id { navigation.select(tab: id) } })
    }
  }

  /// A stack of screens.
  struct ScreenStackView<Content: View>: View {
    let navigation: Navigation
    let stack: ScreenStack.ID
    let content: @MainActor (any ScreenViewModel) -> Content

    var body: some View {
      if let root = navigation.state.stack(stack)?.entries.first {
        NavigationStack(path: path) {
          view(root.id).navigationDestination(for: ScreenEntry.ID.self) { id in view(id) }
        }
        .interactiveDismissDisabled(!navigation.canLeave(root.id))
      }
    }

    private var path: SwiftUI.Binding<[ScreenEntry.ID]> {
      SwiftUI.Binding(
        get: { Array((navigation.state.stack(stack)?.entries.map(\.id) ?? []).dropFirst()) },
        set: { [navigation, stack] path in
          let open = (navigation.state.stack(stack)?.entries.map(\.id) ?? []).dropFirst()
          // SwiftUI only removes screens; the first missing one was closed.
          if path.count < open.count, open.starts(with: path) { navigation.close(Array(open)[path.count]) }
        })
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

  /// The presented stack of a level, and those above it.
  struct PresentedScreens<Screens: View>: ViewModifier {
    let navigation: Navigation
    let level: Int
    let content: @MainActor (any ScreenViewModel) -> Screens

    func body(content below: Content) -> some View {
      below
        .sheet(item: stack(.sheet)) { stack in
          PresentedStackView(navigation: navigation, stack: stack.id, level: level, content: content)
        }
        .fullScreenCover(item: stack(.cover)) { stack in
          PresentedStackView(navigation: navigation, stack: stack.id, level: level, content: content)
        }
    }

    private func stack(_ presentation: ScreenPresentation) -> SwiftUI.Binding<ScreenStack?> {
      let presented = navigation.state.presented
      let shown = presented.indices.contains(level) ? presented[level] : nil
      let stack = shown?.presentation == presentation ? shown : nil
      // The report names the stack that this view has shown, since another one may have replaced it.
      return SwiftUI.Binding(get: { stack }, set: { new in if new == nil, let stack { navigation.close(stack.id) } })
    }
  }

  struct PresentedStackView<Content: View>: View {
    let navigation: Navigation
    let stack: ScreenStack.ID
    let level: Int
    let content: @MainActor (any ScreenViewModel) -> Content

    var body: some View {
      ScreenStackView(navigation: navigation, stack: stack, content: content)
        .modifier(PresentedScreens(navigation: navigation, level: level + 1, content: content))
    }
  }

  /// The current question as an alert.
  struct QuestionAlert: ViewModifier {
    let questions: QuestionQueue
    @State private var text = ""

    func body(content: Content) -> some View {
      let question = questions.current
      return content.alert(
        question?.text ?? "",
        isPresented: SwiftUI.Binding(
          get: { question != nil }, set: { if !$0, let question { questions.alertDidClose(question.id) } }),
        presenting: question
      ) { question in
        if let field = question.field {
          if field.isSecure {
            SecureField(field.placeholder ?? "", text: $text)
          } else {
            TextField(field.placeholder ?? "", text: $text)
          }
        }
        ForEach(question.choices) { choice in
          Button(choice.title ?? (choice.role == .cancel ? "Cancel" : "OK"), role: choice.role.buttonRole) {
            question.choose(choice, text: text)
          }
        }
      } message: { question in
        if let message = question.message { Text(message) }
      }
      .onChange(of: question?.id) { text = question?.field?.text ?? "" }
    }
  }

  extension QuestionChoice: Identifiable {
    public var id: Int { index }
  }

  extension QuestionChoice.Role {
    fileprivate var buttonRole: ButtonRole? {
      switch self {
      case .standard: nil
      case .destructive: .destructive
      case .cancel: .cancel
      }
    }
  }
#endif
