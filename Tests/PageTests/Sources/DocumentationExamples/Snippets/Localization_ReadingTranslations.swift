import Foundation
import ViewModelRuntime

func germanContext(catalog: URL) throws -> DisplayContext {
  var context = DisplayContext.example
  context.locale = Locale(identifier: "de_DE")
  context.localization = try .catalog(contentsOf: catalog)
  return context
}
