import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns the data for `enumeration.mustache`: an `enum` or an `error`.
func enumerationData(_ enumeration: EnumDeclaration, _ context: FileContext) -> MustacheValue {
  let name = swiftIdentifier(enumeration.name)
  var inherited = enumeration.rawType.map { [context.shownType($0)] } ?? []
  // Both are errors.
  if enumeration.isError { inherited += enumeration.hasLabels ? ["LabeledError", "LocalizedError"] : ["Error"] }
  inherited += enumeration.conformances.protocolNames
  var cases: [MustacheValue] = []
  for enumCase in enumeration.cases { cases.append(caseData(enumCase, context)) }
  return [
    "documentation": documentation(enumeration.documentation),
    "access": .string(context.access),
    "name": .string(name),
    "hasInherited": .bool(!inherited.isEmpty),
    "inherited": .list(inherited.map { .string($0) }),
    "isError": .bool(enumeration.isError),
    "cases": .list(cases),
    "label": enumeration.hasLabels ? labelData(enumeration, context) : .null,
    "methods": methodsData(enumeration.methods, of: enumeration.name, context),
  ]
}

private func caseData(_ enumCase: EnumCase, _ context: FileContext) -> MustacheValue {
  var values: [MustacheValue] = []
  for value in enumCase.values {
    values.append([
      "label": value.label.map { .string(swiftIdentifier($0, .parameter)) } ?? .null,
      "type": .string(context.shownType(value.type)),
      "defaultValue": .optional(defaultValue(value.defaultValue, context)),
    ])
  }
  var rawValue: SwiftExpression?
  if values.isEmpty, let value = enumCase.rawValue {
    var lowering = context.lowering(PlainNames())
    rawValue = lowering.expression(value)
  }
  return [
    "documentation": documentation(enumCase.documentation),
    "name": .string(swiftIdentifier(enumCase.name)),
    "hasValues": .bool(!values.isEmpty),
    "values": .list(values),
    "rawValue": .optional(rawValue),
  ]
}

private func labelData(_ enumeration: EnumDeclaration, _ context: FileContext) -> MustacheValue {
  context.modules.insert(ModuleUse.core, inInterface: true)
  if enumeration.isError {
    // A conformance needs a public import only if the interface is public, not if it is `package`.
    context.modules.insert(ModuleUse.foundation, inInterface: context.options.access == .public)
  }
  var lowering = context.lowering(PlainNames())
  let body = lowering.label(of: enumeration)
  return ["body": .statements(body)]
}

/// Returns the default value of a parameter or field. It is part of the interface, and so are the modules that it uses.
func defaultValue(_ expression: TypedExpression?, _ context: FileContext) -> SwiftExpression? {
  guard let expression else { return nil }
  var lowering = context.lowering(PlainNames(), isInterface: true)
  lowering.literals = .ofFoundation
  return lowering.expression(expression)
}

extension SwiftLowering {
  /// Returns the body of an enum's `label(in:)`: the label of each case, or the case's name as words if it has none.
  mutating func label(of enumeration: EnumDeclaration) -> [SwiftStatement] {
    let branches = enumeration.cases.map { enumCase -> LoweredBlock.Branch in
      let scope = Scope(self)
      defer { scope.restore(&self) }
      let names = enumCase.values.map { $0.name.isEmpty ? nil : $0.name }
      let pattern = bind(.enumCase(name: enumCase.name, bindings: names), subject: .declared(enumeration.name))
      let (prelude, text) = hoisting { $0.string(enumCase.text.segments, isLocalized: enumCase.text.isLocalized) }
      return LoweredBlock.Branch(patterns: [pattern], block: LoweredBlock(prelude: prelude, tail: .value(text)))
    }
    return LoweredBlock(prelude: [], tail: .match(.text("self"), branches)).body
  }
}
