import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns the data of a view model's screen for `viewmodel.mustache`; null if nothing navigates to the view model.
func screenData(_ viewModel: ViewModel, _ context: FileContext) -> MustacheValue {
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
    "route": inputs.isEmpty ? .null : .expression(.text("ScreenRoute").call(inputs)),
    "hasInitializer": .bool(context.isExposed),
    "result": screen.result.map { .string(context.shownType($0)) } ?? .null,
    "restored": restoredData(viewModel, screen, context),
    "title": titles.isEmpty ? .null : .expression(.text("ScreenTitle").call(titles)),
  ]
}

/// Returns the data of the values that are stored with a screen; null for a screen that is not restored.
private func restoredData(_ viewModel: ViewModel, _ screen: Screen, _ context: FileContext) -> MustacheValue {
  guard let values = viewModel.restoredValues else { return .null }
  let saved = values.map { value in
    let member = SwiftExpression.text(swiftIdentifier(value.name))
    return SwiftArgument(swiftIdentifier(value.name, .label), value.part.map { member.member($0.rawValue) } ?? member)
  }
  return [
    "fingerprint": .string(swiftString(screen.valuesFingerprint)),
    "values": .list(
      values.map { ["name": .string(swiftIdentifier($0.name)), "type": .string(context.shownType($0.type))] }),
    "saved": .expression(.text("SavedValues").call(saved)),
    "hasValues": .bool(!values.isEmpty),
    "assignments": .statements(restoring(values)),
  ]
}

/// Returns the statements that assign stored values: those of the view model in one transaction, then those of the edits.
private func restoring(_ values: [Restore.Value]) -> [SwiftStatement] {
  let assignments = values.compactMap { value -> SwiftStatement? in
    guard value.part == nil else { return nil }
    let member = swiftIdentifier(value.name, .member)
    return .assign(.parameter(0).member("stored").member(member), .text("newValue").member(member))
  }
  let edits = values.compactMap { value -> SwiftStatement? in
    guard let part = value.part else { return nil }
    return .assign(
      .text(swiftIdentifier(value.name)).member(part.rawValue),
      .text("newValue").member(swiftIdentifier(value.name, .member)))
  }
  guard !assignments.isEmpty else { return edits }
  let change = SwiftExpression.text("viewModelState").member("restore").call(
    .text("self"), trailing: SwiftClosure([], assignments))
  return [.value(change)] + edits
}
