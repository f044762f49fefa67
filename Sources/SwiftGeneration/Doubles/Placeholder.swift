import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns a placeholder value of a type: the first sample, or the simplest value; nil if no value is known. The value
/// relies on a context from which Swift infers its type.
func placeholder(of type: Type, _ context: FileContext) -> SwiftExpression? {
  placeholder(of: type, inside: [], context)
}

/// Returns a value of a type for a preview: samples if there are any, also in optionals and arrays; otherwise a
/// placeholder.
func previewValue(of type: Type, _ context: FileContext) -> SwiftExpression? {
  switch type {
  case .optional(let wrapped) where !context.declarations.samples(of: wrapped).isEmpty:
    return previewValue(of: wrapped, context)
  case .array(let element) where context.declarations.samples(of: type).isEmpty:
    context.use(element)
    return .array(samples(of: element, context))
  default: return placeholder(of: type, context)
  }
}

/// Returns the samples of a type in source order.
private func samples(of type: Type, _ context: FileContext) -> [SwiftExpression] {
  context.declarations.samples(of: type).map { reference(to: $0) }
}

private func reference(to sample: Sample) -> SwiftExpression {
  .text(sample.type.swiftText).member(swiftIdentifier(sample.name, .member))
}

private func placeholder(
  of type: Type, inside outer: Set<String>, _ context: FileContext
) -> SwiftExpression? {
  if let module = type.module { context.modules.insert(module) }
  if let sample = context.declarations.samples(of: type).first { return reference(to: sample) }
  switch type {
  case .string: return .text("\"\"")
  case .int, .double, .decimal: return .text("0")
  case .bool: return .text("false")
  case .date: return .text("DisplayContext.example.now")
  case .day: return literal("2025-01-15")
  case .timeZone: return .text(".gmt")
  case .duration: return .text(".zero")
  case .url: return literal("https://example.com")
  case .uuid: return literal("00000000-0000-0000-0000-000000000001")
  case .data: return .text("Data()")
  case .locale: return .text("DisplayContext.example.locale")
  case .calendar: return .text("DisplayContext.example.calendar")
  case .optional: return .nil
  case .array, .set: return .array([])
  case .dictionary: return .dictionary([])
  case .range(let bound), .closedRange(let bound):
    return placeholder(of: bound, inside: outer, context).map { limit in
      let isClosed = SwiftExpression.text(type == .closedRange(bound) ? "true" : "false")
      return .text(".init").call(["from": limit, "to": limit, "isClosed": isClosed])
    }
  case .declared(let name) where !outer.contains(name):
    return declared(name, inside: outer.union([name]), context)
  default: return nil
  }
}

private func literal(_ text: String) -> SwiftExpression {
  .text(".init").call(["literal": .literal(text)])
}

private func declared(_ name: String, inside outer: Set<String>, _ context: FileContext) -> SwiftExpression? {
  context.use(.declared(name))
  switch context.declarations.types[name] {
  case .enumeration(let enumeration)?:
    for enumCase in enumeration.cases {
      let base = SwiftExpression.text("." + swiftIdentifier(enumCase.name, .member))
      if enumCase.values.isEmpty { return base }
      let values = enumCase.values.map { (label: $0.label, type: $0.type, hasDefault: $0.defaultValue != nil) }
      if let arguments = arguments(values, inside: outer, context) { return base.call(arguments) }
    }
    return nil
  case .model(let model)? where !model.isExtern:
    let fields = model.fields.map { (label: String?.some($0.name), type: $0.type, hasDefault: $0.defaultValue != nil) }
    return arguments(fields, inside: outer, context).map { .text(swiftIdentifier(name)).call($0) }
  default: return nil
  }
}

/// Returns arguments for the parameters without default values; nil if no value is known for one of them.
private func arguments(
  _ parameters: [(label: String?, type: Type, hasDefault: Bool)], inside outer: Set<String>,
  _ context: FileContext
) -> [SwiftArgument]? {
  var arguments: [SwiftArgument] = []
  for parameter in parameters where !parameter.hasDefault {
    guard let value = placeholder(of: parameter.type, inside: outer, context) else { return nil }
    arguments.append(SwiftArgument(parameter.label.map { swiftIdentifier($0, .label) }, value))
  }
  return arguments
}
