import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// What `function.mustache` reads of a `func`.
func functionData(_ function: FunctionDeclaration, _ context: inout FileContext) -> MustacheValue {
  let name = swiftIdentifier(function.name)
  let contextName = function.parameters.contextName
  var parameters: [SwiftParameter] = []
  for parameter in function.parameters {
    let type = context.shownType(parameter.type)
    parameters.append(
      SwiftParameter(
        "\(parameter.swiftNames): \(type)", default: defaultValue(parameter.defaultValue, &context)))
  }
  if function.takesContext {
    parameters.append(SwiftParameter("in \(contextName): DisplayContext"))
    context.modules.insert(ModuleUse.runtime, inInterface: true)
  }
  let result = context.shownType(function.result)
  let head = "\(context.access)nonisolated func \(name)"
  var lowering = context.lowering(
    PlainNames(context: .text(contextName), parameters: function.parameters.map(\.name)))
  let body = lowering.body(function.body)
  context.note(lowering)
  return [
    "documentation": documentation(function.documentation),
    "access": .string(context.access),
    "name": .string(name),
    "signature": .string(context.layout.signature(head, parameters, " -> \(result) {")),
    "body": .string(context.layout.text(body, indentation: 2)),
  ]
}
