#if canImport(SwiftUI)
  public import SwiftUI

  extension View {
    /// Calls a function with each event of a view model, while the view exists.
    public func onEvent<Emitter: EmittingViewModel>(
      of viewModel: Emitter, perform receive: @escaping @MainActor (Emitter.EmittedEvent) -> Void
    ) -> some View {
      modifier(EventModifier(viewModel: viewModel, receive: receive))
    }
  }

  private struct EventModifier<Emitter: EmittingViewModel>: ViewModifier {
    let viewModel: Emitter
    let receive: @MainActor (Emitter.EmittedEvent) -> Void
    @State private var listener = EventListener<Emitter>()

    func body(content: Content) -> some View {
      // The function can read values of the view, so that the one of the last evaluation is called.
      let _ = listener.update(receive)
      content.onChange(of: ObjectIdentifier(viewModel), initial: true) { listener.connect(to: viewModel) }
    }
  }
#endif
