import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// Returns the explicit coding of a model, or null if the synthesized coding is sufficient.
///
/// Swift's synthesized decoding ignores default values, so a model with defaults needs an explicit implementation. If
/// nil differs from the default, the encoding has to write nil explicitly.
func codingData(_ model: ModelDeclaration, _ defaults: [SwiftExpression?], _ context: FileContext) -> MustacheValue {
  guard model.conformances.contains(.codable) else { return .null }
  let isRenamed = { (field: Field) in field.key != nil && field.key != field.name }
  let fields = Array(zip(model.fields, defaults))
  let hasDefaults = defaults.contains { $0 != nil && $0?.isNil == false }
  let writesNil = fields.contains { $0.isOptional && $1 != nil && $1?.isNil == false }
  // Swift declares the keys for the coding that it synthesizes.
  let hasKeys = model.fields.contains(where: isRenamed) || hasDefaults && writesNil
  guard hasKeys || hasDefaults else { return .null }
  return [
    "hasKeys": .bool(hasKeys),
    "plainKeys": .list(model.fields.filter { !isRenamed($0) }.map { .string(swiftIdentifier($0.name)) }),
    "renamedKeys": .list(
      model.fields.filter(isRenamed).map {
        ["name": .string(swiftIdentifier($0.name)), "key": .string(swiftString($0.key ?? $0.name))]
      }),
    "decoding": hasDefaults ? .list(fields.map { decoding($0, $1) }) : .null,
    "encoding": writesNil ? .list(fields.map { encoding($0, $1) }) : .null,
  ]
}

/// Returns the data of a statement that decodes a field: `name = try container.decode(String.self, forKey: .name)`.
private func decoding(_ field: Field, _ value: SwiftExpression?) -> MustacheValue {
  let target = field.name == "container" || field.name == "decoder" ? "self." : ""
  let name = target + swiftIdentifier(field.name, target.isEmpty ? .name : .member)
  let key = SwiftExpression.text("." + swiftIdentifier(field.name, .member))
  let container = SwiftExpression.text("container")
  func decode(_ method: String, _ type: Type) -> SwiftExpression {
    container.member(method).call([nil: .text(type.metatype), "forKey": key])
  }
  // The parentheses are needed because swift-format does not recognize the runtime's operators.
  let value = value.map { $0.hasRuntimeOperator ? $0.parenthesized : $0 }
  let decoded: SwiftExpression =
    switch (field.type, value) {
    case (.optional(let wrapped), let value?) where !value.isNil:
      .ternary(
        container.member("contains").call(key), decode("decodeIfPresent", wrapped), value)
    case (.optional(let wrapped), _): decode("decodeIfPresent", wrapped)
    case (let type, let value?): .binary(decode("decodeIfPresent", type), "??", value)
    case (let type, nil): decode("decode", type)
    }
  return ["place": .string(name), "value": .expression(decoded.marked(.try))]
}

/// Returns the data of a statement that encodes a field: `try container.encode(name, forKey: .name)`.
private func encoding(_ field: Field, _ value: SwiftExpression?) -> MustacheValue {
  let isLeftOut = field.isOptional && value.map { $0.isNil } ?? true
  let target = field.name == "container" || field.name == "encoder" ? "self." : ""
  let name = target + swiftIdentifier(field.name, target.isEmpty ? .name : .member)
  return [
    "place": .string(name), "member": .string(swiftIdentifier(field.name, .member)),
    "method": isLeftOut ? "encodeIfPresent" : "encode",
  ]
}

extension Field {
  fileprivate var isOptional: Bool {
    if case .optional = type { true } else { false }
  }
}

extension Type {
  /// The expression for the type's metatype: `String.self`.
  fileprivate var metatype: String {
    if case .function = self { "(\(swiftText)).self" } else { swiftText + ".self" }
  }
}
