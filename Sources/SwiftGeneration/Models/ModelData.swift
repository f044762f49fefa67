import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns the data for `model.mustache`: a `model`.
func modelData(_ model: ModelDeclaration, _ context: FileContext) -> MustacheValue {
  let name = swiftIdentifier(model.name)
  let needsInitializer = context.isExposed || model.fields.contains { !$0.isVariable && $0.defaultValue != nil }
  var defaults: [SwiftExpression?] = []
  var fields: [MustacheValue] = []
  for field in model.fields {
    let value = defaultValue(field.defaultValue, context)
    defaults.append(value)
    fields.append(fieldData(field, needsInitializer ? nil : value, context))
  }
  return [
    "documentation": documentation(model.documentation),
    "access": .string(context.access),
    "name": .string(name),
    "hasInherited": .bool(!model.conformances.protocolNames.isEmpty),
    "inherited": .list(model.conformances.protocolNames.map { .string($0) }),
    "fields": .list(fields),
    "initializer": needsInitializer ? initializerData(model, defaults) : .null,
    "coding": codingData(model, defaults, context),
  ]
}

/// - Parameter value: The field's initial value; nil if the initializer sets it.
private func fieldData(_ field: Field, _ value: SwiftExpression?, _ context: FileContext) -> MustacheValue {
  [
    "documentation": documentation(field.documentation),
    "name": .string(swiftIdentifier(field.name)),
    "type": .string(context.shownType(field.type)),
    "keyword": field.isVariable ? "var" : "let",
    // Swift initializes an optional variable to nil.
    "defaultValue": .optional(value.flatMap { $0.isNil ? nil : $0 }),
  ]
}

/// Returns an initializer with a parameter for each field. Swift's memberwise initializer is internal, and has no
/// parameter for a constant with a default value.
private func initializerData(
  _ model: ModelDeclaration, _ defaults: [SwiftExpression?]
) -> MustacheValue {
  let parameters = zip(model.fields, defaults).map { field, value -> MustacheValue in
    [
      "label": .string(swiftIdentifier(field.name, .parameter)),
      "name": .string(swiftIdentifier(field.name)),
      "member": .string(swiftIdentifier(field.name, .member)),
      "type": .string(field.type.swiftText),
      "defaultValue": .optional(value ?? implicitDefault(of: field)),
    ]
  }
  return ["parameters": .list(parameters)]
}

/// As in Swift's memberwise initializer, a caller may omit an optional variable.
private func implicitDefault(of field: Field) -> SwiftExpression? {
  if field.isVariable, case .optional = field.type { .text("nil") } else { nil }
}

extension SwiftExpression {
  var isNil: Bool {
    if case .text("nil") = kind { true } else { false }
  }
}
