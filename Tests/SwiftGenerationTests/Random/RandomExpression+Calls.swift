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
    if chance(2), let field = pick(vocabulary.fields(of: type)) {
      return value(field.owner, depth).map { "\($0).\(field.name)" }
    }
    if chance(2), let function = pick(vocabulary.functions.filter { $0.result == type }) {
      return self.arguments(function.parameters, depth).map { "\(function.name)(\($0))" }
    }
    switch type {
    case .string:
      if chance(2), let enumeration = pick(vocabulary.enumerations) {
        return value(enumeration.type, depth).map { "\(typed($0, enumeration)).label" }
      }
      guard let text = value(.string, depth), let number = value(.int, depth) else { return nil }
      return "\"a \\(\(number)) \\(\(text))\""
    case .optional(let wrapped):
      guard let enumeration = vocabulary.enumeration(wrapped), let rawType = enumeration.rawType else { return nil }
      return value(rawType, depth).map { "\(enumeration.name)(rawValue: \($0))" }
    case .array(let element):
      guard let enumeration = vocabulary.enumeration(element), !enumeration.hasValues else { return nil }
      return "\(enumeration.name).allCases"
    case .declared: return declaredValue(type, depth)
    default: return nil
    }
  }

  /// Returns a case with its type, because the checker does not search for the type of `.low.label`.
  private func typed(_ text: String, _ enumeration: Vocabulary.Enumeration) -> String {
    text.hasPrefix(".") ? enumeration.name + text : text
  }

  /// Returns a model or a case of an enum that is made from literals.
  mutating func declaredLiteral(_ type: Type) -> String? {
    if chance(4), let sample = pick(vocabulary.samples.filter { $0.type == type }) { return sample.name }
    return declaredValue(type, 0)
  }

  private mutating func declaredValue(_ type: Type, _ depth: Int) -> String? {
    if let enumeration = vocabulary.enumeration(type), let made = pick(enumeration.cases) {
      let head = (chance(2) ? "" : enumeration.name) + "." + made.name
      if made.values.isEmpty { return head }
      return arguments(made.values, depth).map { "\(head)(\($0))" }
    }
    guard let model = vocabulary.model(type) else { return nil }
    let given = model.fields.filter { !$0.hasDefault || chance(3) }
    return arguments(given.map { ($0.name, $0.type) }, depth).map { "\(model.name)(\($0))" }
  }

  /// Returns values for parameters.
  mutating func arguments(_ parameters: [(label: String?, type: Type)], _ depth: Int) -> String? {
    var texts: [String] = []
    for parameter in parameters {
      guard let text = value(parameter.type, depth) ?? constant(parameter.type) else { return nil }
      texts.append((parameter.label.map { "\($0): " } ?? "") + text)
    }
    return texts.joined(separator: ", ")
  }

  /// Returns a value that reads no name in scope.
  mutating func constant(_ type: Type) -> String? {
    let outer = scope
    scope = []
    defer { scope = outer }
    if case .optional(let wrapped) = type { return chance(3) ? "nil" : constant(wrapped) }
    if case .array(.optional(let wrapped)) = type {
      let elements = (0..<random.number(3)).compactMap { _ in constant(.optional(wrapped)) }
      return "[\(elements.joined(separator: ", "))]"
    }
    return leaf(type, 1)
  }

  /// Returns `base?.name`, sometimes in parentheses, or a call after `?.`.
  private mutating func chain(to wrapped: Type, _ depth: Int) -> String? {
    if chance(2), let field = pick(vocabulary.fields(of: wrapped) + vocabulary.fields(of: .optional(wrapped))) {
      guard let base = value(.optional(field.owner), depth) else { return nil }
      let text = "\(base)?.\(field.name)"
      return chance(3) ? "(\(text))" : text
    }
    return libraryCall(wrapped, depth, isChained: true)
  }

  private mutating func logic(_ depth: Int) -> String? {
    guard let type = pick(vocabulary.valueTypes) else { return nil }
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
        ? [.int, .double, .decimal] : isOrdered ? [.int, .string, .double, .date, .decimal] : vocabulary.valueTypes
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
}
