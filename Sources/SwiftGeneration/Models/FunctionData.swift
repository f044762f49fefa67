import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns the data for `function.mustache`: a `func`.
func functionData(_ function: FunctionDeclaration, _ context: FileContext) -> MustacheValue {
  let name = swiftIdentifier(function.name)
  let contextName = function.parameters.contextName
  let parameters = context.parametersData(function.parameters)
  if function.takesContext { context.modules.insert(ModuleUse.runtime, inInterface: true) }
  let result = context.shownType(function.result)
  var lowering = context.lowering(
    PlainNames(context: .text(contextName), parameters: function.parameters.map(\.name), followsTime: true))
  let body = lowering.body(function.body)
  return [
    "documentation": documentation(function.documentation),
    "access": .string(context.access),
    "name": .string(name),
    "parameters": parameters,
    "context": function.takesContext ? .string(contextName) : .null,
    "result": .string(result),
    "body": .statements(body),
  ]
}
