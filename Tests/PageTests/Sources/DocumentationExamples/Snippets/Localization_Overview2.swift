import Foundation
import ViewModelRuntime

@MainActor
func translatedContext() -> DisplayContext {
  var context = DisplayContext.current
  context.localization = .bundle(.main)
  return context
}
