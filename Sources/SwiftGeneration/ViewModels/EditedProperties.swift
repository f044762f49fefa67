import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// What `viewmodel.mustache` reads of an `edit`.
func editData(_ edit: Edit, _ members: ViewModelMembers, _ context: inout FileContext) -> MustacheValue {
  let type = "\(edit.text == nil ? "ValueEdit" : "TextEdit")<\(context.shownType(edit.type))>"
  return editedData(edit.name, type, edit.documentation, members, context)
}

/// What `viewmodel.mustache` reads of a `draft`.
func draftData(_ draft: Draft, _ members: ViewModelMembers, _ context: inout FileContext) -> MustacheValue {
  editedData(draft.name, "DraftEdit<\(context.shownType(draft.type))>", draft.documentation, members, context)
}

private func editedData(
  _ name: String, _ type: String, _ lines: Documentation, _ members: ViewModelMembers, _ context: FileContext
) -> MustacheValue {
  return [
    "name": .string(swiftIdentifier(name)),
    "member": .string(swiftIdentifier(name, .member)),
    "type": .string(type),
    "documentation": documentation(lines),
    "readsServices": .bool(members.asks(name)),
    "rules": .string(swiftIdentifier(name + "Rules")),
  ]
}

/// What a view model keeps beside its inputs: drafts, edits, states, how often services were asked again, commands.
func storedData(_ members: ViewModelMembers, _ context: inout FileContext) -> [MustacheValue] {
  let viewModel = members.viewModel
  var data: [MustacheValue] = []
  func add(_ name: String, type: String? = nil, _ value: SwiftExpression?) {
    data.append([
      "name": .string(swiftIdentifier(name)), "type": type.map { .string($0) } ?? .null, "value": .optional(value),
    ])
  }
  for draft in viewModel.drafts {
    add(draft.name, .text("DraftState<\(context.typeText(draft.type))>").call())
  }
  for edit in viewModel.edits {
    let type = context.typeText(edit.type)
    var value = SwiftExpression.text("EditState<\(type)>").call()
    if case .own(let first) = edit.storage {
      value = .text("OwnEdit<\(type)>").call([SwiftArgument(nil, firstValue(first, &context))])
    }
    add(edit.name, value)
  }
  for state in viewModel.states {
    let type = context.typeText(state.type)
    let value = firstValue(state.value, &context)
    add(state.name, type: type, value.isNil ? nil : value)
  }
  for use in viewModel.askedAgain {
    add(members.askCount(of: use), .text("0"))
  }
  for command in viewModel.commands { add(command.name, .text("CommandState").call()) }
  return data
}

private func firstValue(_ value: TypedExpression, _ context: inout FileContext) -> SwiftExpression {
  var lowering = context.lowering(PlainNames())
  let result = lowering.expression(value)
  context.note(lowering)
  return result
}

/// All that a view model derives, in the order in which it is declared: displays and intermediate values, what a view sees of drafts,
/// edits and commands, and whether all edits are valid.
func derivedData(_ names: ViewModelNames, _ context: inout FileContext) -> [MustacheValue] {
  let viewModel = names.members.viewModel
  var data: [MustacheValue] = []
  func add(_ name: String, _ type: String, _ fresh: [SwiftStatement], _ lines: Documentation = []) {
    data.append([
      "name": .string(swiftIdentifier(name)),
      "member": .string(swiftIdentifier(name, .member)),
      "type": .string(type),
      "fresh": .statements(fresh),
      "documentation": documentation(lines),
    ])
  }
  func fromRules(_ name: String, _ method: String) -> SwiftExpression {
    names.rules(of: name).member(method).call([SwiftArgument("of", names.writableValues)])
  }
  for draft in viewModel.drafts {
    let type = "DraftEdit<\(context.typeText(draft.type))>"
    add(draft.name, type, [.bind("fresh", type: nil, fromRules(draft.name, "edit"))])
  }
  for edit in viewModel.edits {
    let type = "\(edit.text == nil ? "ValueEdit" : "TextEdit")<\(context.typeText(edit.type))>"
    add(edit.name, type, [.bind("fresh", type: nil, fromRules(edit.name, "edit"))])
  }
  for derived in viewModel.derived {
    var lowering = context.lowering(names)
    lowering.use(derived.type)
    let fresh = lowering.binding("fresh", type: derived.type.swiftText, derived.value)
    context.note(lowering)
    add(derived.name, derived.type.swiftText, fresh, derived.isDisplay ? [] : derived.documentation)
  }
  if let first = viewModel.edits.first {
    let isValid = { (edit: Edit) in names.derivedValue(edit.name).member("isValid") }
    let all = viewModel.edits.dropFirst().reduce(isValid(first)) { .binary($0, "&&", isValid($1)) }
    add(DependencyGraph.validity, "Bool", [.bind("fresh", type: "Bool", all)])
  }
  for command in viewModel.commands {
    let type = "CommandStatus<\(context.failureText(command.failure))>"
    add(command.name, type, [.bind("fresh", type: type, fromRules(command.name, "status"))])
  }
  return data
}
