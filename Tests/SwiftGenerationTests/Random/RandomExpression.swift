@testable import VmgenSchemaSemantics
@testable import VmgenSwiftGeneration

/// Random expressions of the schema language with a given type. The same seed produces the same expressions.
///
/// The signatures of the standard library determine the possible calls, so that new functions are included. The checker
/// may reject an expression; the generated code of an accepted expression must compile.
struct RandomExpression {
  var random: RandomSwift
  /// Names in scope with their types, the innermost last.
  var scope: [(name: String, type: Type)]
  /// The declarations of the schema.
  var vocabulary: Vocabulary
  /// The number of names created so far.
  private var made = 0

  static let candidates = SignatureReader().all()

  init(seed: UInt64, scope: [(name: String, type: Type)], vocabulary: Vocabulary = RandomSchema.vocabulary) {
    random = RandomSwift(seed: seed)
    self.scope = scope
    self.vocabulary = vocabulary
  }

  mutating func chance(_ bound: Int) -> Bool { random.number(bound) == 0 }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[random.number(elements.count)]
  }

  /// Returns an expression of the type, or nil if there is none.
  mutating func value(_ type: Type, _ depth: Int) -> String? {
    guard depth > 0 else { return leaf(type, 0) }
    if case .function(let parameters, let result) = type { return closure(parameters, result, depth) }
    for _ in 0..<4 {
      if let text = choice(type, depth) ?? operation(type, depth) { return text }
    }
    return leaf(type, depth)
  }

  /// Returns a ternary, an `if`, a `switch`, a default for nil or parentheses; or nil, to use a call instead.
  private mutating func choice(_ type: Type, _ depth: Int) -> String? {
    let next = depth - 1
    switch random.number(14) {
    case 0:
      guard let test = condition(next), let a = value(type, next), let b = value(type, next) else { return nil }
      return "(\(test) ? \(a) : \(b))"
    case 1:
      guard let test = condition(next), let a = value(type, next), let b = value(type, next) else { return nil }
      return "(if \(test) { \(a) } else { \(b) })"
    case 2: return unwrapped(type, next)
    case 3: return match(type, next)
    case 4:
      guard !type.isOptional, let a = value(.optional(type), next), let b = value(type, next) else { return nil }
      return "(\(a) ?? \(b))"
    case 5: return value(type, next).map { "(\($0))" }
    default: return nil
    }
  }

  private mutating func condition(_ depth: Int) -> String? {
    vocabulary.hasExtremes && chance(8)
      ? pick(["true", "false", "1 < 2", "0.5 * 2 > 3", "\"a\" == \"b\""]) : value(.bool, depth)
  }

  /// Returns an `if let`, sometimes with another condition, and sometimes without a use of the name.
  private mutating func unwrapped(_ type: Type, _ depth: Int) -> String? {
    guard let wrapped = pick(vocabulary.valueTypes), let subject = value(.optional(wrapped), depth) else { return nil }
    let otherwise = value(type, depth)
    return naming([wrapped]) { random, names in
      let more = random.chance(3) ? random.value(.bool, depth).map { ", \($0)" } ?? "" : ""
      guard let then = random.value(type, depth), let otherwise else { return nil }
      return "(if let \(names[0]) = \(subject)\(more) { \(then) } else { \(otherwise) })"
    }
  }

  private mutating func match(_ type: Type, _ depth: Int) -> String? {
    guard let other = value(type, depth), let first = value(type, depth) else { return nil }
    switch random.number(4) {
    case 0, 1:
      guard let enumeration = pick(vocabulary.enumerations) else { return nil }
      return cases(of: enumeration, isOptional: chance(2), type, otherwise: other, depth)
    case 2:
      guard let subject = value(.int, depth) else { return nil }
      return naming([.int]) { random, names in
        let guardText = random.value(.bool, depth).map { " where \($0)" } ?? ""
        guard let bound = random.value(type, depth) else { return nil }
        return
          "(switch \(subject) { case 1, 5...9: \(first), case let \(names[0])\(guardText): \(bound), default: \(other) })"
      }
    default:
      guard let subject = value(.string, depth) else { return nil }
      return "(switch \(subject) { case \"a\", \"b\": \(first), default: \(other) })"
    }
  }

  /// Returns a `switch` over an enum with a branch that binds the associated values of a case.
  private mutating func cases(
    of enumeration: Vocabulary.Enumeration, isOptional: Bool, _ type: Type, otherwise other: String, _ depth: Int
  ) -> String? {
    let subjectType = isOptional ? Type.optional(enumeration.type) : enumeration.type
    guard let subject = value(subjectType, depth), let matched = pick(enumeration.cases) else { return nil }
    let bound = naming(matched.values.map(\.type)) { random, names in
      let patterns = names.map { random.chance(3) ? "_" : "let \($0)" }
      let list = names.isEmpty ? "" : "(\(patterns.joined(separator: ", ")))"
      random.scope.removeAll { entry in zip(names, patterns).contains { $0 == entry.name && $1 == "_" } }
      return random.value(type, depth).map { "case .\(matched.name)\(list): \($0)" }
    }
    let absent = isOptional ? ", case nil: \(other)" : ""
    if enumeration.cases.count == 1 { return bound.map { "(switch \(subject) { \($0)\(absent) })" } }
    return bound.map { "(switch \(subject) { \($0)\(absent), default: \(other) })" }
  }

  /// `{ value in … }` or `{ $0 … }`.
  private mutating func closure(_ parameters: [Type], _ result: Type, _ depth: Int) -> String? {
    if chance(2), parameters.count == 1 {
      let names = [("$0", parameters[0])]
      let outer = scope
      scope = outer.filter { !$0.name.hasPrefix("$") } + names
      defer { scope = outer }
      return value(result, depth - 1).map { "{ \($0) }" }
    }
    return naming(parameters) { random, names in
      let outer = random.scope
      random.scope = outer.filter { !$0.name.hasPrefix("$") }
      defer { random.scope = outer }
      return random.value(result, depth - 1).map { "{ \(names.joined(separator: ", ")) in \($0) }" }
    }
  }

  /// Calls `body` with names of the types in scope.
  private mutating func naming(
    _ types: [Type], _ body: (inout RandomExpression, [String]) -> String?
  ) -> String? {
    let names = types.map { _ in
      made += 1
      return "v\(made)"
    }
    let outer = scope
    scope += zip(names, types).map { ($0, $1) }
    defer { scope = outer }
    return body(&self, names)
  }

  // MARK: Types

  static let rangedTypes: Set<Type> = [.int, .double, .decimal, .date, .day]
  static let orderedTypes: Set<Type> = [.int, .string, .double, .decimal, .date, .day, .duration]

  // MARK: Leaves

  /// Returns a name in scope or a literal.
  mutating func leaf(_ type: Type, _ depth: Int) -> String? {
    let names = scope.filter { $0.type == type }.map(\.name)
    if type.isOptional, let name = pick(names) { return name }
    if random.number(vocabulary.hasExtremes ? 3 : 5) > 0, let name = pick(names) { return name }
    return literal(type, depth) ?? pick(names)
  }

  private mutating func literal(_ type: Type, _ depth: Int) -> String? {
    switch type {
    case .int:
      return pick(["0", "1", "-1", "7"] + (vocabulary.hasExtremes ? ["2_000_000", "9223372036854775807"] : []))
    case .bool: return pick(["true", "false"])
    case .string: return pick(["\"text\"", "\"\"", "verbatim \"x\"", "\"é\""])
    case .double: return pick(["0.5", "2", "1e3", "-1.5"])
    case .decimal: return pick(["0.10", "3", "-2.5", "1234567890123.45"])
    case .date: return pick(["date(\"2026-05-01\")", "date(\"2026-05-01T08:30:00Z\")"])
    case .day: return "day(\"2026-02-28\")"
    case .duration: return pick(["1.5s", "250ms", "2m", "1h"])
    case .url: return "url(\"https://example.com/a\")"
    case .uuid: return "uuid(\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\")"
    // Before `?.` and `??`, the checker rejects a value that is not optional by itself.
    case .optional(let wrapped): return chance(6) ? "nil" : chance(3) ? leaf(wrapped, depth) : nil
    case .array(let element):
      let count = chance(8) ? 0 : 1 + random.number(2)
      let elements = (0..<count).compactMap { _ in value(element, min(depth - 1, 1)) }
      return elements.count == count ? "[\(elements.joined(separator: ", "))]" : nil
    case .dictionary(let key, let element):
      guard let key = leaf(key, 0), let element = leaf(element, 0) else { return nil }
      return chance(4) ? "[:]" : "[\(key): \(element)]"
    case .range(let bound), .closedRange(let bound):
      let isNamed = vocabulary.hasExtremes
      guard Self.rangedTypes.contains(bound), let lower = isNamed ? leaf(bound, 0) : literal(bound, 0),
        let upper = isNamed ? leaf(bound, 0) : literal(bound, 0)
      else { return nil }
      if case .range = type { return "(\(lower)..<\(upper))" }
      return "(\(lower)...\(upper))"
    case .declared: return declaredLiteral(type)
    case .function(let parameters, let result): return closure(parameters, result, 1)
    default: return nil
    }
  }
}
