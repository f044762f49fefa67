import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns the data for `methods.mustache`: the methods and computed properties of a model or an enum.
func methodsData(_ names: [String], of type: String, _ context: FileContext) -> MustacheValue {
  let methods = names.compactMap { context.declarations.functions[$0] }
  if methods.isEmpty { return .null }
  return ["name": .string(swiftIdentifier(type)), "functions": .list(methods.map { functionData($0, context) })]
}

/// Returns the data for `function.mustache`: a `func`.
func functionData(_ function: FunctionDeclaration, _ context: FileContext) -> MustacheValue {
  let name = swiftIdentifier(function.name)
  let contextName = function.parameters.contextName
  let parameters = context.parametersData(function.parameters)
  if function.takesContext { context.modules.insert(ModuleUse.core, inInterface: true) }
  let result = context.shownType(function.result)
  var lowering = context.lowering(
    PlainNames(context: .text(contextName), parameters: function.parameters.map(\.name), followsTime: true))
  let body = lowering.body(function.body)
  return [
    "documentation": documentation(function.documentation),
    "access": .string(function.form.isPrivate ? "" : context.access),
    "name": .string(name),
    "isProperty": .bool(function.form.isProperty && !function.takesContext),
    "parameters": parameters,
    "context": function.takesContext ? .string(contextName) : .null,
    "isMutating": .bool(function.form.isMutating),
    "isStatic": .bool(function.form.isStatic),
    "result": .string(result),
    "body": .statements(body),
  ]
}

extension Parameter {
  /// The label and name in a parameter list: `name`, `_ name` or `label name`.
  var swiftNames: String { swiftNames(local: name) }

  /// Returns the label and name in a parameter list if the body uses another name for the parameter.
  func swiftNames(local name: String) -> String {
    guard let label else { return "_ " + swiftIdentifier(name) }
    if label == name { return swiftIdentifier(name, .parameter) }
    return "\(swiftIdentifier(label, .parameter)) \(swiftIdentifier(name))"
  }
}

extension [Parameter] {
  /// The name of the display context parameter, which differs from these parameters' names.
  var contextName: String {
    contains { $0.name == "context" } ? "displayContext" : "context"
  }
}

/// Returns the template data of a parameter.
///
/// - Parameters:
///   - names: The label and the name, as in a parameter list.
///   - defaultValue: The default value; nil if every call has to pass an argument.
func parameterData(_ names: String, _ type: String, default defaultValue: SwiftExpression? = nil) -> MustacheValue {
  ["names": .string(names), "type": .string(type), "defaultValue": .optional(defaultValue)]
}

extension FileContext {
  /// Returns the template data of the parameters of a function that is part of the interface.
  func parametersData(_ parameters: [Parameter]) -> MustacheValue {
    var data: [MustacheValue] = []
    for parameter in parameters {
      let type = shownType(parameter.type)
      data.append(
        parameterData(parameter.swiftNames, type, default: defaultValue(parameter.defaultValue, self)))
    }
    return .list(data)
  }
}
