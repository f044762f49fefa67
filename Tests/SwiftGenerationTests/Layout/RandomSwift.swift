@testable import VmgenSwiftGeneration

/// Random Swift code with every construct that the lowering produces. The same seed produces the same code, which has
/// no meaning.
struct RandomSwift {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  mutating func number(_ bound: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(bound))
  }

  mutating func name() -> String {
    let words = ["order", "person", "salutation", "total", "x", "isOpen", "quantity", "veryLongNameOfAValue", "lines"]
    return words[number(words.count)]
  }

  mutating func expression(_ depth: Int) -> SwiftExpression {
    guard depth > 0 else { return leaf() }
    switch number(14) {
    case 0, 1: return .text(name()).call(arguments(depth))
    case 2, 3: return chain(depth)
    case 4: return .binary(operand(depth - 1), ["&&", "||"][number(2)], operand(depth - 1))
    case 5: return .binary(operand(depth - 1), ["+", "-", "*", "+|", "/|"][number(5)], operand(depth - 1))
    case 6: return .binary(operand(depth - 1), "??", operand(depth - 1))
    case 7: return .binary(operand(depth - 1), "==", operand(depth - 1))
    case 8: return .ternary(operand(depth - 1), expression(depth - 1), expression(depth - 1))
    case 9: return .array((0..<number(4)).map { _ in expression(depth - 1) })
    case 10: return .dictionary((0..<number(3)).map { _ in SwiftPair(leaf(), expression(depth - 1)) })
    case 11: return .prefix("!", .text(name()).member(name()))
    case 12: return .text(name()).call([], trailing: closure(depth))
    default: return .text(name()).call(arguments(depth), trailing: closure(depth))
    }
  }

  /// Returns an operand of an operator: an operation on names, a call, or a chain of calls.
  private mutating func operand(_ depth: Int) -> SwiftExpression {
    guard depth > 0 else { return leaf() }
    switch number(4) {
    case 0: return .binary(leaf(), ["&&", "+", "==", "??"][number(4)], .text(name()).call(arguments(depth)))
    case 1: return .text(name()).call(arguments(depth))
    case 2: return chain(depth)
    default: return leaf()
    }
  }

  private mutating func leaf() -> SwiftExpression {
    switch number(6) {
    case 0: .text("\"a text of \(name()) and \(name())\"")
    case 1: .text(String(number(1000)))
    case 2: .text(name()).member(name()).member(name())
    case 3: .text("." + name())
    default: .text(name())
    }
  }

  private mutating func chain(_ depth: Int) -> SwiftExpression {
    var base = number(3) == 0 ? SwiftExpression.text(name()).call(arguments(depth)) : .text(name())
    for _ in 0...number(4) {
      switch number(6) {
      case 0: base = base.member(name())
      case 1: base = base.chained.member(name())
      case 2: base = base.index([SwiftArgument(nil, .text(name()))])
      case 3: base = base.member(name()).call([], trailing: closure(depth))
      default: base = base.member(name()).call(arguments(depth))
      }
    }
    return base
  }

  private mutating func arguments(_ depth: Int) -> [SwiftArgument] {
    (0..<number(4)).map { _ in SwiftArgument(number(2) == 0 ? name() : nil, expression(depth - 1)) }
  }

  private mutating func closure(_ depth: Int) -> SwiftClosure {
    let parameters = number(2) == 0 ? [] : (0...number(2)).map { _ in name() }
    switch number(8) {
    case 0, 1: return SwiftClosure(parameters, statements(depth - 1))
    case 2: return SwiftClosure(parameters, [.assign(.text("$0").member(name()), expression(depth - 1))])
    case 3: return SwiftClosure(parameters, [])
    default: return SwiftClosure(parameters, [.value(expression(depth - 1))])
    }
  }

  /// Returns a call with `try` or `await`.
  private mutating func effect(_ depth: Int) -> SwiftExpression {
    let effects: SwiftEffects = [.try, [.try, .await], .await][number(3)]
    let head = SwiftExpression.text("run")
    let called = (0...number(2)).reduce(head) { base, _ in base.member(name()) }
    switch number(3) {
    case 0: return called.call([], trailing: closure(depth)).marked(effects)
    case 1: return called.call(arguments(depth) + [SwiftArgument(nil, .closure(closure(depth)))]).marked(effects)
    default: return called.call(arguments(depth)).marked(effects)
    }
  }

  private mutating func attempt(_ depth: Int) -> SwiftStatement {
    let patterns: [[SwiftPattern]] = [
      [.enumCase("LoadError.missing", [.name("id")]), .enumCase("LoadError.offline", [])],
      [.enumCase("LoadError.refused", [.name("code")])], [],
    ]
    let long = String(repeating: "long", count: 25)
    let conditions: [SwiftExpression?] = [
      .binary(.text("code"), "==", .text("404")), .binary(.text(long), "==", .text(long)), nil,
    ]
    let catches = (0...number(2)).map { index in
      let patterns = patterns[number(3)]
      let condition = patterns.count == 1 ? conditions[(index + depth) % 3] : nil
      return SwiftCatch(patterns, where: condition, number(4) == 0 ? [] : statements(depth))
    }
    return .attempt(statements(depth), throwing: number(3) == 0 ? "LoadError" : nil, catches)
  }

  mutating func statements(_ depth: Int) -> [SwiftStatement] {
    var result: [SwiftStatement] = []
    for _ in 0..<number(3) {
      switch number(7) {
      case 0: result.append(.bind(name(), type: number(2) == 0 ? "[String: Int]" : nil, value(depth)))
      case 1: result.append(.declare(name(), type: "String?"))
      case 2:
        result.append(
          number(2) == 0
            ? .unpack([name(), name()], effect(depth)) : .bind(name(), type: nil, effect(depth)))
      case 3: result.append(depth > 0 ? attempt(depth - 1) : .value(effect(depth)))
      case 6 where depth > 0: result.append(guarded(depth - 1))
      default: result.append(.assign(.text(name()), value(depth)))
      }
    }
    let isThrow = result.count == 1
    result.append(
      number(2) == 0
        ? isThrow ? .throwing(expression(depth)) : .result(expression(depth))
        : .value(.text(name()).call([SwiftArgument(nil, expression(depth))])))
    return result
  }

  /// Returns an expression, including `if` and `switch`.
  mutating func value(_ depth: Int) -> SwiftExpression {
    guard depth > 0 else { return leaf() }
    switch number(5) {
    case 0: return .conditional(conditional(depth))
    case 1: return .match(match(depth))
    default: return expression(depth)
    }
  }

  private mutating func conditions(_ depth: Int) -> [SwiftCondition] {
    (0...number(3)).map { _ in
      switch number(3) {
      case 0: SwiftCondition(unwrapping: name(), .text(name()).call(arguments(depth)))
      case 1: SwiftCondition(matching: .enumCase("." + name(), [.name(name())]), leaf())
      default: SwiftCondition(operand(depth - 1))
      }
    }
  }

  private mutating func guarded(_ depth: Int) -> SwiftStatement {
    .guarded(conditions(depth), else: number(2) == 0 ? [.end] : statements(depth) + [.end])
  }

  private mutating func conditional(_ depth: Int) -> SwiftConditional {
    let conditions = conditions(depth)
    let otherwise = number(3) == 0 ? [.value(.conditional(self.conditional(depth - 1)))] : statements(depth - 1)
    return SwiftConditional(conditions, then: statements(depth - 1), otherwise: depth > 0 ? otherwise : [])
  }

  private mutating func match(_ depth: Int) -> SwiftSwitch {
    let cases = (0...number(3)).map { _ in
      SwiftCase(
        (0...number(5)).map { _ in .text(".\(name())") },
        where: number(4) == 0 ? .binary(leaf(), "==", leaf()) : nil,
        statements(depth - 1))
    }
    return SwiftSwitch(operand(depth - 1), cases + [SwiftCase([], statements(depth - 1))])
  }
}
