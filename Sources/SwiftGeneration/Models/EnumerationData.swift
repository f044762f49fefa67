import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// What `enumeration.mustache` reads of an `enum` or an `error`.
func enumerationData(_ enumeration: EnumDeclaration, _ context: inout FileContext) -> MustacheValue {
  let name = swiftIdentifier(enumeration.name)
  var inherited = enumeration.rawType.map { [context.shownType($0)] } ?? []
  if enumeration.isError { inherited.append("Error") }
  inherited += enumeration.conformances.protocolNames
  var cases: [MustacheValue] = []
  for enumCase in enumeration.cases { cases.append(caseData(enumCase, &context)) }
  return [
    "documentation": documentation(enumeration.documentation),
    "access": .string(context.access),
    "name": .string(name),
    "head": .string(context.layout.declarationHead("\(context.access)nonisolated enum \(name)", inheriting: inherited)),
    "isError": .bool(enumeration.isError),
    "cases": .list(cases),
    "label": enumeration.hasLabels ? labelData(enumeration, &context) : .null,
  ]
}

private func caseData(_ enumCase: EnumCase, _ context: inout FileContext) -> MustacheValue {
  let head = "case " + swiftIdentifier(enumCase.name)
  var declaration = head
  if !enumCase.values.isEmpty {
    var values: [SwiftParameter] = []
    for value in enumCase.values {
      let type = context.shownType(value.type)
      let text = value.label.map { "\(swiftIdentifier($0, .parameter)): \(type)" } ?? type
      values.append(SwiftParameter(text, default: defaultValue(value.defaultValue, &context)))
    }
    declaration = context.layout.signature(head, values, "", indentation: 2)
  } else if let rawValue = enumCase.rawValue {
    var lowering = context.lowering(PlainNames())
    declaration = context.layout.text(head, value: lowering.expression(rawValue), indentation: 2)
  }
  return [
    "documentation": documentation(enumCase.documentation),
    "name": .string(swiftIdentifier(enumCase.name)),
    "declaration": .string(declaration),
  ]
}

private func labelData(_ enumeration: EnumDeclaration, _ context: inout FileContext) -> MustacheValue {
  context.modules.insert(ModuleUse.runtime, inInterface: true)
  if enumeration.isError {
    // Of the import for a conformance the compiler wants to know in public interfaces alone.
    context.modules.insert(ModuleUse.foundation, inInterface: context.options.access == .public)
  }
  var lowering = context.lowering(PlainNames())
  let body = lowering.label(of: enumeration)
  context.note(lowering)
  return ["body": .string(context.layout.text(body, indentation: 4))]
}

/// A parameter's or field's default: it stands in the interface, so that its modules do too.
func defaultValue(_ expression: TypedExpression?, _ context: inout FileContext) -> SwiftExpression? {
  guard let expression else { return nil }
  var lowering = context.lowering(PlainNames())
  lowering.literals = .ofFoundation
  let value = lowering.expression(expression)
  context.note(lowering, inInterface: true)
  return value
}
