import VmgenMustache
import VmgenSchemaLanguage

/// What `binding.mustache` reads of a view model; nil where there is nothing to bind.
func bindingData(_ viewModel: ViewModel, _ context: inout FileContext) -> MustacheValue? {
  let displays = viewModel.derived.filter(\.isDisplay)
  guard !displays.isEmpty else { return nil }
  context.modules.insert(ModuleUse.runtime, inInterface: context.isExposed)
  if let module = context.options.module(of: .viewModel) {
    context.modules.insert(module, inInterface: context.isExposed)
  }
  return [
    "name": .string(swiftIdentifier(viewModel.name)),
    "access": .string(context.access),
    "bind": .string(bindSignature(displays, &context)),
    "displays": .list(
      displays.map { display in
        ["name": .string(swiftIdentifier(display.name)), "member": .string(swiftIdentifier(display.name, .member))]
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
