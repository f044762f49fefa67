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
    "methods": methodsData(model.methods, of: model.name, context),
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
  if field.isVariable, case .optional = field.type { .nil } else { nil }
}

/// Returns the data for `externType.mustache`: the conformances and fields that an `extern` or an `extern model`
/// requires of the app's own type; nil if there are no requirements.
func externData(
  _ name: String, _ conformances: Conformances, fields: [Field], _ context: FileContext
) -> MustacheValue? {
  let protocols = conformances.protocolNames.map { $0 == "Codable" ? "Decodable & Encodable" : $0 }
  if protocols.isEmpty, fields.isEmpty { return nil }
  let type = context.typeText(.declared(name))
  var checks: [MustacheValue] = []
  for field in fields {
    context.use(field.type)
    checks.append([
      "keyPath": field.isVariable ? "WritableKeyPath" : "KeyPath",
      "type": .string(field.type.swiftText),
      "member": .string(swiftIdentifier(field.name, .member)),
    ])
  }
  return [
    "name": .string(type),
    "conformances": protocols.isEmpty ? .null : .string(protocols.joined(separator: " & ")),
    "fields": .list(checks),
  ]
}

extension Conformances {
  /// The protocols in a declaration's inheritance clause, in the order of the generated code.
  var protocolNames: [String] {
    var names: [String] = []
    if contains(.caseIterable) { names.append("CaseIterable") }
    if contains(.hashable) {
      names.append("Hashable")
    } else if contains(.equatable), !contains(.comparable) {
      names.append("Equatable")
    }
    if contains(.comparable) { names.append("Comparable") }
    if contains(.codable) { names.append("Codable") }
    if contains(.identifiable) { names.append("Identifiable") }
    if contains(.sendable) { names.append("Sendable") }
    return names
  }
}

extension SchemaSet {
  /// Whether all parts of a type are `Sendable`.
  func isSendable(_ type: Type) -> Bool {
    var result = true
    type.forEachPart { part in
      guard case .declared(let name) = part else { return }
      switch types[name] {
      case .enumeration(let declaration)?: result = result && declaration.conformances.contains(.sendable)
      case .model(let declaration)?: result = result && declaration.conformances.contains(.sendable)
      case .extern(let declaration)?: result = result && declaration.conformances.contains(.sendable)
      case .viewModel?, nil: result = false
      }
    }
    return result
  }
}
