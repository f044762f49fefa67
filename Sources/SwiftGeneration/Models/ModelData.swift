import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// What `model.mustache` reads of a `model`.
func modelData(_ model: ModelDeclaration, _ context: inout FileContext) -> MustacheValue {
  let name = swiftIdentifier(model.name)
  let needsInitializer = context.isExposed || model.fields.contains { !$0.isVariable && $0.defaultValue != nil }
  var defaults: [SwiftExpression?] = []
  var fields: [MustacheValue] = []
  for field in model.fields {
    let value = defaultValue(field.defaultValue, &context)
    defaults.append(value)
    fields.append(fieldData(field, needsInitializer ? nil : value, &context))
  }
  return [
    "documentation": documentation(model.documentation),
    "access": .string(context.access),
    "name": .string(name),
    "head": .string(
      context.layout.declarationHead(
        "\(context.access)nonisolated struct \(name)", inheriting: model.conformances.protocolNames)),
    "fields": .list(fields),
    "initializer": needsInitializer ? initializerData(model, defaults, &context) : .null,
    "coding": codingData(model, defaults, context),
  ]
}

/// - Parameter value: its initial value; nil where the initialiser gives it.
private func fieldData(_ field: Field, _ value: SwiftExpression?, _ context: inout FileContext) -> MustacheValue {
  let type = context.shownType(field.type)
  let head = "\(context.access)\(field.isVariable ? "var" : "let") \(swiftIdentifier(field.name)): \(type)"
  return [
    "documentation": documentation(field.documentation),
    "name": .string(swiftIdentifier(field.name)),
    "type": .string(type),
    "isVariable": .bool(field.isVariable),
    // An optional variable is nil by itself.
    "declaration": .string(
      context.layout.text(head, value: value.flatMap { $0.isNil ? nil : $0 }, indentation: 2)),
  ]
}

/// An initialiser of all fields: Swift makes one only for internal use, and without a constant's default.
private func initializerData(
  _ model: ModelDeclaration, _ defaults: [SwiftExpression?], _ context: inout FileContext
) -> MustacheValue {
  var parameters: [SwiftParameter] = []
  for (field, value) in zip(model.fields, defaults) {
    let text = "\(swiftIdentifier(field.name, .parameter)): \(field.type.swiftText)"
    parameters.append(SwiftParameter(text, default: value ?? implicitDefault(of: field)))
  }
  let assignments = model.fields.map { field -> MustacheValue in
    .string("self.\(swiftIdentifier(field.name, .member)) = \(swiftIdentifier(field.name))")
  }
  return [
    "signature": .string(
      context.layout.signature("\(context.access)init", parameters, parameters.isEmpty ? " {}" : " {", indentation: 2)),
    "assignments": .list(assignments),
  ]
}

/// As in the initialiser that Swift makes, an optional variable may be left out.
private func implicitDefault(of field: Field) -> SwiftExpression? {
  if field.isVariable, case .optional = field.type { .text("nil") } else { nil }
}

extension SwiftExpression {
  var isNil: Bool {
    if case .text("nil") = kind { true } else { false }
  }
}
