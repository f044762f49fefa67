import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// What `binding.mustache` reads of a view model; nil where there is nothing to bind.
func bindingData(_ viewModel: ViewModel, _ context: inout FileContext) -> MustacheValue? {
  let parts = boundParts(of: viewModel, &context)
  guard !parts.isEmpty else { return nil }
  context.modules.insert(ModuleUse.runtime, inInterface: context.isExposed)
  if let module = context.options.module(of: .viewModel) {
    context.modules.insert(module, inInterface: context.isExposed)
  }
  let parameters = parts.map { SwiftParameter("\(swiftIdentifier($0.name)): \($0.type)") }
  return [
    "name": .string(swiftIdentifier(viewModel.name)),
    "access": .string(context.access),
    "bind": .string(
      context.layout.signature(context.access + "func bind", parameters, " -> BindingToken {", indentation: 2)),
    "isShownOnly": .bool(viewModel.edits.isEmpty && viewModel.commands.isEmpty),
    "displays": .list(
      parts.map { part in
        [
          "name": .string(swiftIdentifier(part.name)), "member": .string(swiftIdentifier(part.name, .member)),
          "attachment": .string(context.layout.text([.value(part.attachment)], indentation: 6)),
        ]
      }),
  ]
}

/// A parameter of `bind`, and how it is bound.
private struct BoundPart {
  var name: String
  var type: String
  var attachment: SwiftExpression

  /// A function that is called with what is shown.
  ///
  /// - Parameter isOptional: whether a screen may leave it out, as it can be told by a display.
  init(shown name: String, _ type: String, isOptional: Bool = false) {
    self.name = name
    self.type = "@escaping (\(type)) -> Void" + (isOptional ? " = { _ in }" : "")
    attachment = .text("observe").call([
      SwiftArgument(nil, Self.keyPath(name)), SwiftArgument(nil, .text(swiftIdentifier(name))),
    ])
  }

  /// - Parameter run: what runs it, for a command that is not called through its property.
  init(_ name: String, _ type: String, port: String, run: SwiftClosure? = nil) {
    self.name = name
    self.type = type
    let port = SwiftExpression.text(port).call(
      [SwiftArgument(nil, .text("self")), SwiftArgument(nil, Self.keyPath(name))], trailing: run)
    attachment = .text(swiftIdentifier(name)).member("bind").call([SwiftArgument(nil, port)])
  }

  private static func keyPath(_ name: String) -> SwiftExpression {
    .text("\\." + swiftIdentifier(name, .member))
  }
}

/// Everything that a view can show or write, in the order of the view model's properties.
private func boundParts(of viewModel: ViewModel, _ context: inout FileContext) -> [BoundPart] {
  var parts: [BoundPart] = []
  for draft in viewModel.drafts {
    parts.append(BoundPart(shown: draft.name, "DraftEdit<\(context.shownType(draft.type))>", isOptional: true))
  }
  for edit in viewModel.edits {
    let kind = edit.text == nil ? "ValueEditBinding" : "TextEditBinding"
    parts.append(BoundPart(edit.name, "\(kind)<\(context.shownType(edit.type))>", port: "EditPort"))
  }
  for state in viewModel.states { parts.append(BoundPart(shown: state.name, context.shownType(state.type))) }
  for display in viewModel.derived where display.isDisplay {
    parts.append(BoundPart(shown: display.name, context.shownType(display.type)))
  }
  if !viewModel.edits.isEmpty { parts.append(BoundPart(shown: DependencyGraph.validity, "Bool", isOptional: true)) }
  for command in viewModel.commands { parts.append(boundPart(of: command, &context)) }
  return parts
}

/// A control can trigger a command that needs nothing to be told; another is shown only.
private func boundPart(of command: Command, _ context: inout FileContext) -> BoundPart {
  let failure = context.failureText(command.failure)
  if command.parameters.contains(where: { $0.defaultValue == nil }) {
    return BoundPart(shown: command.name, "CommandStatus<\(failure)>")
  }
  let call = SwiftExpression.text("$0").member(swiftIdentifier(command.name, .member)).call()
  return BoundPart(
    command.name, "CommandBinding<\(failure)>", port: "CommandPort",
    run: command.parameters.isEmpty ? nil : SwiftClosure([], [.value(call)]))
}
