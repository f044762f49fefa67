#if canImport(SwiftUI)
  import SwiftUI
  @_spi(Generated) import ViewModelCore

  /// A stack of screens, also while it disappears.
  struct ScreenStackView<Content: View>: View {
    let shown: ShownScreens
    let stack: ScreenStack.ID
    let content: @MainActor (any ScreenViewModel) -> Content

    var body: some View {
      if let root = shown.root(of: stack) {
        // The views of another root have their own state.
        StackView(shown: shown, stack: stack, root: root, content: content).id(root)
      }
    }
  }

  private struct StackView<Content: View>: View {
    let shown: ShownScreens
    let stack: ScreenStack.ID
    let root: ScreenEntry.ID
    let content: @MainActor (any ScreenViewModel) -> Content
    @State private var path: [ScreenEntry.ID]

    init(
      shown: ShownScreens, stack: ScreenStack.ID, root: ScreenEntry.ID,
      content: @escaping @MainActor (any ScreenViewModel) -> Content
    ) {
      self.shown = shown
      self.stack = stack
      self.root = root
      self.content = content
      _path = State(initialValue: shown.path(of: stack))
    }

    var body: some View {
      NavigationStack(path: $path) {
        view(root).navigationDestination(for: ScreenEntry.ID.self) { id in view(id) }
      }
      .interactiveDismissDisabled(!shown.canLeaveRoot(of: stack))
      .onChange(of: path) { old, new in path = shown.viewChanged(new, from: old, of: stack) }
      .onChange(of: shown.path(of: stack)) { _, new in path = new }
    }

    private func view(_ id: ScreenEntry.ID) -> some View {
      ScreenView(shown: shown, stack: stack, id: id, content: content)
    }
  }

  /// A screen with its title and its button, also while it disappears.
  struct ScreenView<Content: View>: View {
    let shown: ShownScreens
    let stack: ScreenStack.ID
    let id: ScreenEntry.ID
    let content: @MainActor (any ScreenViewModel) -> Content
    @State private var identity = ScreenViewIdentity()

    var body: some View {
      if let screen = shown.screen(id) {
        content(screen)
          .modifier(TitleModifier(title: screen.screenTitle))
          .modifier(DisplayContextModifier { screen.use($0) })
          .modifier(
            BackButtonModifier(button: shown.backButton(of: id, in: stack), context: screen.displayContext) {
              shown.close(id)
            }
          )
          .onAppear { shown.screenAppeared(id, in: identity) }
          .onDisappear { shown.screenDisappeared(id, in: identity) }
      }
    }
  }

  /// The texts in the title bar.
  private struct TitleModifier: ViewModifier {
    let title: ScreenTitle

    func body(content: Content) -> some View {
      #if os(macOS)
        content.navigationTitle(title.displayedTitle).navigationSubtitle(title.subtitle ?? "")
      #elseif os(iOS) && compiler(>=6.2)
        // The SDK of Xcode 16 lacks subtitles on iOS.
        if #available(iOS 26, macCatalyst 26, *) {
          content.navigationTitle(title.displayedTitle).navigationSubtitle(title.subtitle ?? "")
        } else {
          content.navigationTitle(title.displayedTitle)
        }
      #else
        content.navigationTitle(title.displayedTitle)
      #endif
    }
  }

  /// The button that leaves a screen with unsaved changes, because the system's button cannot ask a question; or the
  /// button that closes a presented stack.
  private struct BackButtonModifier: ViewModifier {
    let button: BackButton
    let context: DisplayContext
    let close: @MainActor () -> Void

    func body(content: Content) -> some View {
      content
        .navigationBarBackButtonHidden(button == .back)
        .toolbar {
          if button != .system {
            ToolbarItem(placement: button == .back ? Self.backPlacement : .cancellationAction) { label }
          }
        }
    }

    @ViewBuilder
    private var label: some View {
      if button == .back {
        Button(action: close) { Label(ButtonText.back.text(in: context), systemImage: "chevron.backward") }
      } else {
        Button(ButtonText.cancel.text(in: context), role: .cancel, action: close)
      }
    }

    private static var backPlacement: ToolbarItemPlacement {
      #if os(watchOS)
        .cancellationAction
      #else
        .navigation
      #endif
    }
  }

  /// The presented stack of a level, and those above it; or the current question, if this level is the topmost.
  struct PresentedScreens<Screens: View>: ViewModifier {
    @SwiftUI.Bindable var shown: ShownScreens
    let level: Int
    let content: @MainActor (any ScreenViewModel) -> Screens

    func body(content below: Content) -> some View {
      presented(over: below)
        .onChange(of: shown[stackAt: level, as: [.sheet, .cover]]?.id, initial: true) { _, id in
          shown.stackWillAppear(id, at: level)
        }
        .modifier(
          QuestionModifier(question: shown.question(at: level), style: .automatic) {
            shown.questionChanged(isShown: $0, at: level)
          } isAsked: {
            shown.question(at: level) == $0
          })
    }

    private func presented(over below: Content) -> some View {
      #if os(macOS)
        // A window of macOS has sheets only.
        below.sheet(
          item: $shown[stackAt: level, as: [.sheet, .cover]], onDismiss: dismissed(.sheet, .cover), content: view)
      #else
        below
          .sheet(item: $shown[stackAt: level, as: [.sheet]], onDismiss: dismissed(.sheet), content: view)
          .fullScreenCover(item: $shown[stackAt: level, as: [.cover]], onDismiss: dismissed(.cover), content: view)
      #endif
    }

    private func dismissed(_ presentations: ScreenPresentation...) -> () -> Void {
      { shown.stackDismissed(at: level, as: presentations) }
    }

    private func view(_ stack: ScreenStack) -> some View {
      PresentedStackView(shown: shown, stack: stack.id, level: level, content: content)
    }
  }

  struct PresentedStackView<Content: View>: View {
    let shown: ShownScreens
    let stack: ScreenStack.ID
    let level: Int
    let content: @MainActor (any ScreenViewModel) -> Content

    var body: some View {
      ScreenStackView(shown: shown, stack: stack, content: content)
        .modifier(PresentedScreens(shown: shown, level: level + 1, content: content))
        .modifier(RefusedDragModifier { shown.dragWasRefused(of: stack) })
        .onAppear { shown.stackAppeared(stack, at: level) }
    }
  }
#endif
