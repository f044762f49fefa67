import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns the data for `sample.mustache`: a static property of the sample's type, or of the namespace of constants.
/// Consecutive samples of one type share an extension, and so do constants.
func sampleData(_ sample: Sample, at index: Int, of schema: Schema, _ context: FileContext) -> MustacheValue {
  let type = context.shownType(sample.type)
  let name = swiftIdentifier(sample.name)
  var lowering = context.lowering(PlainNames(context: .text("DisplayContext").member("example")))
  let isConstant = sample.isConstant
  let isStored = isConstant ? context.declarations.isSendable(sample.type) : context.canBeStored(sample.type)
  let isConstruction = if case .construct = sample.value.kind { true } else { false }
  let value = isStored ? lowering.expression(sample.value) : nil
  let body = isStored ? [] : lowering.body(sample.value)
  return [
    "documentation": documentation(sample.documentation),
    "access": .string(context.access),
    "name": .string(name),
    "type": .string(type),
    "owner": .string(isConstant ? GeneratedName.constants : type),
    "declaresOwner": .bool(isConstant && context.environment.tables.firstConstant == sample.range),
    "repeatsType": .bool(!isConstant && isStored && isConstruction && sample.name.hasSuffix(withoutPrefix(type))),
    "hasType": .bool(!isConstruction || isConstant),
    "value": .optional(value),
    "body": body.isEmpty ? .null : .statements(body),
    "continues": .bool(schema.hasSample(like: sample, at: index - 1)),
    "isContinued": .bool(schema.hasSample(like: sample, at: index + 1)),
  ]
}

extension Schema {
  /// Whether the declaration at an index is a sample or a constant with the same owner.
  fileprivate func hasSample(like other: Sample, at index: Int) -> Bool {
    guard declarations.indices.contains(index), case .sample(let sample) = declarations[index] else { return false }
    return sample.isConstant == other.isConstant && (sample.isConstant || sample.type == other.type)
  }
}

/// Returns a type's name without its prefix, as swift-format's DontRepeatTypeInStaticProperties removes it: `Color` for
/// `UIColor`.
private func withoutPrefix(_ type: String) -> Substring {
  let isLower = type.utf8.map { (0x61...0x7A).contains($0) }
  let word = isLower.indices.dropLast().first { !isLower[$0] && isLower[$0 + 1] } ?? 0
  return Substring(type.utf8.dropFirst(word))
}

extension FileContext {
  /// Whether Swift allows a static stored property of the type: not in an extension of a generic type, and not if the
  /// type is not `Sendable`.
  fileprivate func canBeStored(_ type: Type) -> Bool {
    switch type {
    case .optional, .array, .set, .dictionary, .range, .closedRange, .builtIn: false
    default: declarations.isSendable(type)
    }
  }
}
