@testable import VmgenSchemaSemantics
@testable import VmgenSwiftGeneration

// Calls of the standard library, of functions and fields of the schema, and of operators.
extension RandomExpression {
  /// Returns an expression of the type that combines other expressions, or nil if this attempt found none.
  mutating func operation(_ type: Type, _ depth: Int) -> String? {
    switch random.number(6) {
    case 0: return declared(type, depth - 1)
    case 1: if case .optional(let wrapped) = type { return chain(to: wrapped, depth - 1) }
    case 2: if case .bool = type { return logic(depth - 1) }
    default: break
    }
    return libraryCall(type, depth - 1, isChained: false)
  }

  /// Returns a field of a model, a call of a function of the schema, or a property of an enum.
  private mutating func declared(_ type: Type, _ depth: Int) -> String? {
    let fields = Self.fields.filter { $0.type == type }
    if chance(2), let field = pick(fields) { return value(.declared("Item"), depth).map { "\($0).\(field.name)" } }
    switch type {
    case .int: return value(.int, depth).map { "twice(\($0))" }
    case .string:
      guard let text = value(.string, depth), let number = value(.int, depth) else { return nil }
      return pick([
        "shown(\(number), \(text))", "\"a \\(\(number)) \\(\(text))\"",
        "\(value(.declared("Level"), depth) ?? "Level.low").label",
        "\(value(.declared("Shade"), depth) ?? "Shade.dark").label",
      ])
    case .optional(.declared("Level")): return value(.string, depth).map { "Level(rawValue: \($0))" }
    case .array(.declared("Level")): return "Level.allCases"
    case .declared("Item"):
      guard let id = value(.int, depth), let name = value(.string, depth) else { return nil }
      return "Item(id: \(id), name: \(name))"
    case .declared("Shade"):
      guard let number = value(.int, depth), let share = value(.double, depth) else { return nil }
      return "Shade.mixed(\(number), share: \(share))"
    default: return nil
    }
  }

  /// Returns `base?.name`, sometimes in parentheses, or a call after `?.`.
  private mutating func chain(to wrapped: Type, _ depth: Int) -> String? {
    if chance(2), let field = pick(Self.fields.filter { $0.type == wrapped || $0.type == .optional(wrapped) }) {
      guard let base = value(.optional(.declared("Item")), depth) else { return nil }
      let text = "\(base)?.\(field.name)"
      return chance(3) ? "(\(text))" : text
    }
    return libraryCall(wrapped, depth, isChained: true)
  }

  private mutating func logic(_ depth: Int) -> String? {
    guard let type = pick(Self.valueTypes) else { return nil }
    switch random.number(5) {
    case 0: return value(.bool, depth).map { "!\($0)" }
    case 1, 2:
      guard let a = value(.bool, depth), let b = value(.bool, depth) else { return nil }
      return "(\(a) \(chance(2) ? "&&" : "||") \(b))"
    case 3: return value(.optional(type), depth).map { "(\($0) \(chance(2) ? "==" : "!=") nil)" }
    default:
      guard let a = value(type, depth), let b = value(type, depth) else { return nil }
      return "(\(a) \(chance(2) ? "==" : "!=") \(b))"
    }
  }

  // MARK: The standard library

  /// Returns a call of an entry with this result type. With `isChained`, the entry has a receiver, and the call follows
  /// `?.`.
  private mutating func libraryCall(_ type: Type, _ depth: Int, isChained: Bool) -> String? {
    var fitting: [(signature: Signature, substitution: Substitution)] = []
    for candidate in Self.candidates {
      var substitution = Substitution()
      guard substitution.unify(candidate.signature.result, with: type) else { continue }
      // An entry whose result can have any type would be chosen for every type.
      if case .variable = candidate.signature.result, random.number(4) > 0 { continue }
      fitting.append((candidate.signature, substitution))
    }
    guard let (signature, known) = pick(fitting) else { return nil }
    var substitution = known
    bindVariables(of: signature, &substitution)
    guard satisfies(signature, substitution) else { return nil }
    let receiverType = signature.receiver.map { substitution.applied(to: $0) }
    guard let arguments = self.arguments(of: signature, substitution, depth) else { return nil }
    switch signature.form {
    case .staticMember: return isChained ? nil : "." + signature.name + (signature.isCalled ? "(\(arguments))" : "")
    case .function: return isChained ? nil : "\(signature.name)(\(arguments))"
    case .prefixOperator:
      return isChained ? nil : receiverType.flatMap { value($0, depth) }.map { "\(signature.name)(\($0))" }
    case .infixOperator:
      guard !isChained, let left = receiverType.flatMap({ value($0, depth) }) else { return nil }
      return "(\(left) \(signature.name) \(arguments))"
    case .method, .property:
      guard let receiverType, let receiver = value(isChained ? .optional(receiverType) : receiverType, depth) else {
        return nil
      }
      let dot = isChained ? "?." : "."
      if signature.name == "subscript" { return isChained ? nil : "\(receiver)[\(arguments)]" }
      return receiver + dot + signature.name + (signature.isCalled ? "(\(arguments))" : "")
    }
  }

  private func satisfies(_ signature: Signature, _ substitution: Substitution) -> Bool {
    signature.constraints.allSatisfy { entry in
      guard let type = substitution[entry.variable] else { return true }
      return switch entry.constraint {
      case .comparable: Self.orderedTypes.contains(type)
      case .numeric: [.int, .double, .decimal].contains(type)
      case .equatable, .hashable: true
      }
    }
  }

  private mutating func bindVariables(of signature: Signature, _ substitution: inout Substitution) {
    for variable in ["T", "U", "V", "K"] where substitution[variable] == nil {
      let isNumeric = signature.constraints.contains { $0.variable == variable && $0.constraint == .numeric }
      let isOrdered = signature.constraints.contains { $0.variable == variable && $0.constraint == .comparable }
      let types: [Type] =
        isNumeric
        ? [.int, .double, .decimal] : isOrdered ? [.int, .string, .double, .date, .decimal] : Self.valueTypes
      if let type = pick(types) { substitution.bind(variable, to: type) }
    }
  }

  private mutating func arguments(
    of signature: Signature, _ substitution: Substitution, _ depth: Int
  ) -> String? {
    var texts: [String] = []
    for parameter in signature.parameters {
      if parameter.defaultValue != nil, chance(2) { continue }
      let count = parameter.isVariadic ? random.number(3) : 1
      for position in 0..<count {
        guard let text = value(substitution.applied(to: parameter.type), depth) else { return nil }
        texts.append((position == 0 ? parameter.label.map { "\($0): " } ?? "" : "") + text)
      }
    }
    return texts.joined(separator: ", ")
  }

  /// The fields of `Item`.
  static let fields: [(name: String, type: Type)] = [
    ("id", .int), ("name", .string), ("price", .decimal), ("weight", .double), ("note", .optional(.string)),
    ("level", .optional(.declared("Level"))), ("shade", .declared("Shade")), ("tags", .array(.string)),
    ("counts", .dictionary(key: .string, value: .int)), ("added", .date), ("due", .optional(.day)),
    ("part", .optional(.declared("Part"))),
  ]
}
