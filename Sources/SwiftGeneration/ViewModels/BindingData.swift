import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns the data for `binding.mustache`; nil if the view model has nothing to bind.
func bindingData(_ members: ViewModelMembers, _ context: FileContext) -> MustacheValue? {
  let viewModel = members.viewModel
  let generators =
    viewModel.privateMembers.isEmpty ? members.generators : memberGenerators(of: viewModel.withoutPrivate)
  let parts = generators.flatMap { $0.boundParts(context) }
  guard !parts.isEmpty else { return nil }
  context.modules.insert(viewModel.library, inInterface: context.isExposed)
  if let module = context.options.module(of: .viewModel) {
    context.modules.insert(module, inInterface: context.isExposed)
  }
  let target = uniqueName("target") { name in parts.contains { $0.name == name } }
  return [
    "name": .string(swiftIdentifier(viewModel.name)),
    "access": .string(context.access),
    "target": parts.contains { $0.port == nil } ? .string(target) : .null,
    "displays": .list(parts.map(\.data)),
  ]
}
