import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns the data of a view model's screen for `viewmodel.mustache`; null if nothing navigates to the view model.
func screenData(_ viewModel: ViewModel, _ context: inout FileContext) -> MustacheValue {
  guard let screen = viewModel.screen else { return .null }
  let titles = viewModel.titleDisplays.map { display in
    let value = SwiftExpression.text(swiftIdentifier(display.name))
    let isTitle = display.name == "title"
    return SwiftArgument(
      isTitle ? nil : display.name,
      isTitle && display.type.isOptional ? .binary(value, "??", .text("\"\"")) : value)
  }
  let inputs = viewModel.inputs.map { input in
    let value = SwiftExpression.text("viewModelState").member("values").member("inputs")
    return SwiftArgument(swiftIdentifier(input.name, .label), value.member(swiftIdentifier(input.name, .member)))
  }
  return [
    "screenName": .string(swiftString(viewModel.name)),
    "fingerprint": .string(swiftString(screen.fingerprint)),
    "route": .expression(.text("ScreenRoute").call(inputs)),
    "hasInitializer": .bool(context.isExposed && !inputs.isEmpty),
    "hasEmptyInitializer": .bool(context.isExposed && inputs.isEmpty),
    "result": screen.result.map { .string(context.shownType($0)) } ?? .null,
    "title": titles.isEmpty ? .null : .expression(.text("ScreenTitle").call(titles)),
  ]
}
