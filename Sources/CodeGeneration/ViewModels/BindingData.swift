import Mustache
import SchemaLanguage

/// What `binding.mustache` reads of a view model.
func bindingData(_ viewModel: ViewModel, _ context: inout FileContext) -> MustacheValue {
  context.modules.insert(ModuleUse.runtime, inInterface: context.isExposed)
  let displays = viewModel.derived.filter(\.isDisplay)
  let ports =
    viewModel.inputs.filter { !$0.isConstant }.map { ($0.name, $0.type, $0.documentation) }
    + displays.map { ($0.name, $0.type, $0.documentation) }
  return [
    "name": .string(swiftIdentifier(viewModel.name)),
    "access": .string(context.access),
    "hasDisplays": .bool(!displays.isEmpty),
    "bind": .string(bindSignature(displays, &context)),
    "displays": .list(
      displays.map { display in
        ["name": .string(swiftIdentifier(display.name)), "member": .string(swiftIdentifier(display.name, .member))]
      }),
    "hasPorts": .bool(!ports.isEmpty),
    "ports": .list(
      ports.map { name, type, documentation in
        [
          "name": .string(swiftIdentifier(name)),
          "documentation": CodeGeneration.documentation(documentation),
          "port": .string(port(viewModel, name, context.shownType(type), context)),
        ]
      }),
  ]
}

private func bindSignature(_ displays: [Derived], _ context: inout FileContext) -> String {
  let parameters = displays.map { display in
    SwiftParameter("\(swiftIdentifier(display.name)): @escaping (\(context.shownType(display.type))) -> Void")
  }
  return context.layout.signature(
    context.access + "func bind", parameters, " -> BindingToken {", indentation: 2)
}

/// `var name: BindingPort<V, String> { BindingPort(viewModel, \.name) }`, on one line or three.
private func port(_ viewModel: ViewModel, _ name: String, _ type: String, _ context: FileContext) -> String {
  let head =
    "\(context.access)var \(swiftIdentifier(name)): BindingPort<\(swiftIdentifier(viewModel.name)), \(type)>"
  let body = "BindingPort(viewModel, \\.\(swiftIdentifier(name, .member)))"
  let line = "\(head) { \(body) }"
  return line.count + 4 <= context.layout.columns ? line : "\(head) {\n  \(body)\n}"
}
