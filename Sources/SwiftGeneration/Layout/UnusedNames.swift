// Swift warns about names that nothing reads. Whether a name is read is only known when all code in its scope has been
// lowered, because a branch that is never taken, an unread constant or a folded value leaves no code.

/// The names that statements read, collected from the last statement to the first.
struct NameReads {
  private(set) var names: Set<String> = []
  /// The names whose reads matter. Code reads many more names than it declares.
  private let wanted: NameFilter

  private init(_ wanted: NameFilter) { self.wanted = wanted }

  /// The reads in a scope inside of this one.
  private var inner: NameReads { NameReads(wanted) }

  /// Returns the names that statements read and do not declare themselves.
  static func names(in statements: [SwiftStatement]) -> Set<String> {
    var reads = NameReads(.all)
    _ = reads.statements(statements, keepsOwn: false)
    return reads.names
  }

  /// Returns the statements without the names that nothing reads.
  ///
  /// - Parameter keepsOwn: Whether other code can read the names of these statements.
  fileprivate static func withoutUnused(_ statements: [SwiftStatement], keepsOwn: Bool) -> [SwiftStatement] {
    var declared = NameFilter()
    statements.forEachDeclaredName { declared.insert($0) }
    var reads = NameReads(declared)
    return reads.statements(statements, keepsOwn: keepsOwn)
  }

  /// Returns the expression without the names inside of it that nothing reads.
  fileprivate static func withoutUnused(_ expression: SwiftExpression) -> SwiftExpression {
    var declared = NameFilter()
    expression.forEachDeclaredName { declared.insert($0) }
    var reads = NameReads(declared)
    return reads.expression(expression)
  }

  private mutating func statements(_ statements: [SwiftStatement], keepsOwn: Bool) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    for statement in statements.reversed() {
      if let statement = self.statement(statement, keepsOwn: keepsOwn) { result.append(statement) }
    }
    return result.reversed()
  }

  private mutating func statement(_ statement: SwiftStatement, keepsOwn: Bool) -> SwiftStatement? {
    switch statement {
    case .bind(let name, let type, let value):
      let isRead = names.remove(name) != nil || keepsOwn
      guard isRead || value.hasEffect else { return nil }
      let value = expression(value)
      return isRead || type != nil ? .bind(isRead ? name : "_", type: type, value) : .assign(.text("_"), value)
    case .unpack(let locals, let value):
      let names = locals.map { self.names.remove($0) != nil || keepsOwn ? $0 : "_" }
      guard names.allSatisfy({ $0 == "_" }) else { return .unpack(names, expression(value)) }
      return value.hasEffect ? .assign(.text("_"), expression(value)) : nil
    case .declare(let name, _, _):
      names.remove(name)
      return statement
    case .variable(let head, let value): return .variable(head, expression(value))
    case .assign(let place, let value): return .assign(expression(place), expression(value))
    case .result(let value): return .result(expression(value))
    case .throwing(let error): return .throwing(expression(error))
    case .value(let value): return .value(expression(value))
    case .end: return statement
    case .guarded(let conditions, let otherwise):
      // The names of the conditions are read by the statements after it, and not in the `else`.
      let conditions = Array(conditions.reversed().map { condition($0) }.reversed())
      return .guarded(conditions, else: block(otherwise))
    case .loop(let loop):
      var inner = inner
      var loop = loop
      loop.body = inner.statements(loop.body, keepsOwn: false)
      if inner.names.remove(loop.name) == nil { loop.name = "_" }
      names.formUnion(inner.names)
      loop.elements = expression(loop.elements)
      return .loop(loop)
    case .attempt(let body, let error, let catches):
      return .attempt(block(body), throwing: error, catches.map { clause($0) })
    }
  }

  private mutating func block(_ body: [SwiftStatement], declaring declared: [String] = []) -> [SwiftStatement] {
    var inner = inner
    let body = inner.statements(body, keepsOwn: false)
    names.formUnion(inner.names.subtracting(declared))
    return body
  }

  private mutating func clause(_ clause: SwiftCatch) -> SwiftCatch {
    var inner = inner
    let body = inner.statements(clause.body, keepsOwn: false)
    let condition = clause.guardCondition.map { inner.expression($0) }
    let patterns = inner.bind(clause.patterns)
    names.formUnion(inner.names)
    // `catch _` is the same as `catch`.
    if patterns.count == 1, case .text("_") = patterns[0] { return SwiftCatch([], body) }
    return SwiftCatch(patterns, where: condition, body)
  }

  /// Returns the patterns without unread names. The names of the patterns are not read outside.
  private mutating func bind(_ patterns: [SwiftPattern]) -> [SwiftPattern] {
    let bound = patterns.map { $0.keeping(names) }
    for pattern in patterns { names.subtract(pattern.names) }
    return bound.map { $0.mapChildren { expression($0) } }
  }

  /// Returns the expression without unread names, and records the names that it reads.
  private mutating func expression(_ expression: SwiftExpression) -> SwiftExpression {
    guard expression.traits.contains(.bindsNames) else {
      read(expression)
      return expression
    }
    switch expression.kind {
    case .closure(let closure): return .closure(self.closure(closure))
    case .call(let callee, let arguments, let closure?):
      return self.expression(callee).call(
        arguments.map { SwiftArgument($0.label, self.expression($0.value)) }, trailing: self.closure(closure))
    case .conditional(let conditional): return .conditional(self.conditional(conditional))
    case .match(let match): return .match(self.match(match))
    default: return expression.mapChildren { self.expression($0) }
    }
  }

  /// Records the names that an expression reads. The expression declares none, apart from the parameters of closures.
  private mutating func read(_ expression: SwiftExpression) {
    switch expression.kind {
    case .text(let text): record(text)
    case .closure(let closure): read(closure)
    case .call(let callee, let arguments, let closure?):
      read(callee)
      for argument in arguments { read(argument.value) }
      read(closure)
    default: expression.forEachChild { read($0) }
    }
  }

  private mutating func read(_ closure: SwiftClosure) {
    var inner = inner
    closure.body.forEachChild { inner.read($0) }
    names.formUnion(inner.names.subtracting(closure.parameters))
  }

  private mutating func closure(_ closure: SwiftClosure) -> SwiftClosure {
    var closure = closure
    closure.body = block(closure.body, declaring: closure.parameters)
    return closure
  }

  private mutating func conditional(_ conditional: SwiftConditional) -> SwiftConditional {
    var conditional = conditional
    var inner = inner
    conditional.then = inner.statements(conditional.then, keepsOwn: false)
    conditional.conditions = conditional.conditions.reversed().map { inner.condition($0) }.reversed()
    names.formUnion(inner.names)
    conditional.otherwise = block(conditional.otherwise)
    return conditional
  }

  private mutating func condition(_ condition: SwiftCondition) -> SwiftCondition {
    let value = condition.value
    switch condition.binding {
    case nil: return SwiftCondition(expression(value))
    case .unwrap(let name):
      let isRead = names.remove(name) != nil
      let value = expression(value)
      return isRead ? SwiftCondition(unwrapping: name, value) : SwiftCondition(.binary(value, "!=", .nil))
    case .match(let pattern):
      let pattern = bind([pattern])[0]
      return SwiftCondition(matching: pattern, expression(value))
    }
  }

  private mutating func match(_ match: SwiftSwitch) -> SwiftSwitch {
    let cases = match.cases.map { branch in
      var inner = inner
      let body = inner.statements(branch.body, keepsOwn: false)
      let condition = branch.guardCondition.map { inner.expression($0) }
      let patterns = inner.bind(branch.patterns)
      names.formUnion(inner.names)
      return SwiftCase(patterns, where: condition, body)
    }
    return SwiftSwitch(expression(match.subject), cases)
  }

  /// Records a name, or the words of other text.
  private mutating func record(_ text: String) {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "(") })
    else {
      if wanted.mayContain(text) { names.insert(text) }
      return
    }
    guard text.utf8.first != UInt8(ascii: "\""), text.utf8.first != UInt8(ascii: ".") else { return }
    for word in text.utf8.split(whereSeparator: { !Self.isWord($0) }) {
      let name = String(decoding: word, as: UTF8.self)
      if wanted.mayContain(name) { names.insert(name) }
    }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      || byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: "`") || byte >= 0x80
  }
}

extension SwiftExpression {
  /// Whether evaluating the expression does something that remains if nothing reads its value.
  fileprivate var hasEffect: Bool { traits.contains(.hasEffect) || traits.contains(.readsRun) }
}

extension [SwiftStatement] {
  /// Returns the statements without the names that nothing reads.
  ///
  /// - Parameter keepsOwn: Whether other code can read the names of these statements.
  func withoutUnusedNames(keepsOwn: Bool = false) -> [SwiftStatement] {
    traits.contains(.bindsNames) ? NameReads.withoutUnused(self, keepsOwn: keepsOwn) : self
  }
}

extension SwiftExpression {
  /// The expression without the names inside of it that nothing reads.
  var withoutUnusedNames: SwiftExpression {
    traits.contains(.bindsNames) ? NameReads.withoutUnused(self) : self
  }
}

/// A set of names that can contain more names than were inserted. It rejects most other names without hashing.
private struct NameFilter {
  private var bits: UInt64 = 0

  static let all: NameFilter = {
    var filter = NameFilter()
    filter.bits = .max
    return filter
  }()

  mutating func insert(_ name: String) { bits |= Self.bit(of: name) }

  func mayContain(_ name: String) -> Bool { bits & Self.bit(of: name) != 0 }

  private static func bit(of name: String) -> UInt64 {
    let bytes = name.utf8
    return 1 &<< (UInt64(bytes.first ?? 0) &+ UInt64(bytes.count) &* 7 & 63)
  }
}

extension [SwiftStatement] {
  /// Calls `visit` with each name that the statements declare, at any depth, except for the parameters of closures.
  fileprivate func forEachDeclaredName(_ visit: (String) -> Void) {
    for statement in self { statement.forEachName(visit) }
    forEachChild { $0.forEachDeclaredName(visit) }
  }
}

extension SwiftExpression {
  fileprivate func forEachDeclaredName(_ visit: (String) -> Void) {
    guard traits.contains(.bindsNames) else { return }
    kind.forEachOwnName(visit)
    forEachChild { $0.forEachDeclaredName(visit) }
  }
}
