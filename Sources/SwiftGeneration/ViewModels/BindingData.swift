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
  return [
    "name": .string(swiftIdentifier(viewModel.name)),
    "access": .string(context.access),
    "isShownOnly": .bool(viewModel.edits.isEmpty && viewModel.commands.isEmpty),
    "displays": .list(
      parts.map { part in
        [
          "name": .string(swiftIdentifier(part.name)), "member": .string(swiftIdentifier(part.name, .member)),
          "type": .string(part.type), "isOptional": .bool(part.isOptional),
          "port": part.port.map { .string($0) } ?? .null, "isCalled": .bool(part.isCalled),
        ]
      }),
  ]
}

/// A parameter of `bind`.
private struct BoundPart {
  var name: String
  var type: String
  /// Whether a view may leave it out, as a display can show the same.
  var isOptional = false
  /// The type that connects a control with its property; nil for what a function is called with.
  var port: String?
  /// Whether the port calls the property.
  var isCalled = false

  /// A function that is called with what is shown.
  init(shown name: String, _ type: String, isOptional: Bool = false) {
    self.name = name
    self.type = "@escaping (\(type)) -> Void"
    self.isOptional = isOptional
  }

  init(_ name: String, _ type: String, port: String, isCalled: Bool = false) {
    self.name = name
    self.type = type
    self.port = port
    self.isCalled = isCalled
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
  return BoundPart(
    command.name, "CommandBinding<\(failure)>", port: "CommandPort", isCalled: !command.parameters.isEmpty)
}
