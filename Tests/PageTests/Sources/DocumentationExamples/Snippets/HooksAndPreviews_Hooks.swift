import Foundation
import ViewModelRuntime

extension DisplayContext {
  @MainActor
  static func app(log: @escaping @MainActor @Sendable (String) -> Void) -> DisplayContext {
    var context = DisplayContext.current
    context.localization = .bundle(.main)
    context.commandObserver = CommandObserver { event in
      switch event.kind {
      case .completed(let duration): log("\(event.viewModel).\(event.command) took \(duration)")
      case .failed(let error, _): log("\(event.viewModel).\(event.command) failed: \(error)")
      case .started, .cancelled, .refused, .dropped: break
      }
    }
    return context
  }
}
