#if canImport(SwiftUI)
  import SwiftUI

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
        .onAppear { shown.stackAppeared(stack, at: level) }
    }
  }
#endif
