#if canImport(SwiftUI)
  import SwiftUI

  /// The presented stack of a level, and those above it.
  struct PresentedScreens<Screens: View>: ViewModifier {
    let navigation: Navigation
    let level: Int
    let content: @MainActor (any ScreenViewModel) -> Screens

    func body(content below: Content) -> some View {
      #if os(macOS)
        // A window of macOS has sheets only.
        below.sheet(item: navigation.presented(at: level, as: [.sheet, .cover]), content: view)
      #else
        below
          .sheet(item: navigation.presented(at: level, as: [.sheet]), content: view)
          .fullScreenCover(item: navigation.presented(at: level, as: [.cover]), content: view)
      #endif
    }

    private func view(_ stack: ScreenStack) -> some View {
      PresentedStackView(navigation: navigation, stack: stack.id, level: level, content: content)
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
#endif
