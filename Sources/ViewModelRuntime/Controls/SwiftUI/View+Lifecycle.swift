#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Calls the lifecycle methods of a view model when the view appears and disappears, and when its scene enters the
    /// background and the foreground.
    public func lifecycle(of viewModel: some ViewModel) -> some View {
      modifier(LifecycleModifier(viewModel: viewModel))
    }
  }

  private struct LifecycleModifier<Model: ViewModel>: ViewModifier {
    let viewModel: Model
    @Environment(\.scenePhase) private var phase

    func body(content: Content) -> some View {
      content
        .onAppear { viewModel.appear() }
        .onDisappear { viewModel.disappear() }
        .onChange(of: phase) { old, new in
          if new == .background {
            viewModel.enterBackground()
          } else if old == .background {
            viewModel.enterForeground()
          }
        }
    }
  }
#endif
