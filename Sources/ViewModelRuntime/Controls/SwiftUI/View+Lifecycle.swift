#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Calls the lifecycle methods of a view model when the view appears and disappears, and when its scene enters the
    /// background and the foreground.
    public func lifecycle(of viewModel: some ViewModel) -> some View {
      onAppear { viewModel.appear() }
        .onDisappear { viewModel.disappear() }
        .modifier(
          SceneModifier(
            enterBackground: { viewModel.enterBackground() }, enterForeground: { viewModel.enterForeground() }))
    }
  }

  /// Calls functions when the scene of a view enters the background and the foreground.
  struct SceneModifier: ViewModifier {
    let enterBackground: () -> Void
    let enterForeground: () -> Void
    @Environment(\.scenePhase) private var phase

    func body(content: Content) -> some View {
      content.onChange(of: phase) { old, new in
        if new == .background {
          enterBackground()
        } else if old == .background {
          enterForeground()
        }
      }
    }
  }
#endif
