@testable import VmgenSchemaSemantics
@testable import VmgenSwiftGeneration

/// View models with one expression in a position. The same number produces the same view model.
///
/// A quarter of the expressions are choices of literals, for which Swift needs a type from the context.
enum RandomPositions {
  private static let members = [
    "input item: Item", "input maybe: Item?", "input items: [Item] = []", "let n: Int", "use desk: Desk",
    "state count = 1", "state title = \"a\"", "state flag = false",
  ]

  /// Returns a view model with an expression in the position, or nil if the checker accepts none of a few candidates.
  static func viewModel(_ number: Int, _ position: Position, _ isAccepted: (String) -> Bool) -> String? {
    for attempt in 0..<4 {
      var expression = RandomExpression(
        seed: UInt64(number) &* 6007 &+ UInt64(attempt) &* 101, scope: Position.scope)
      guard let type = expression.pick(position.types),
        let text = expression.chance(4)
          ? choice(type, &expression) : expression.value(type, 1 + expression.random.number(3))
      else { continue }
      let schema = viewModel(named: "P\(number)", position.member(text, type))
      if isAccepted(schema) { return schema }
    }
    return nil
  }

  /// Returns a view model with the members that expressions read, and another one.
  static func viewModel(named name: String, _ member: String) -> String {
    let lines = (members + [member]).map { "  \($0)\n" }.joined()
    return "viewmodel \(name) {\n\(lines)}\n"
  }

  /// Returns a choice whose branches are literals or names, or an expression with one.
  private static func choice(_ type: Type, _ expression: inout RandomExpression) -> String? {
    guard let first = branch(type, &expression), let second = branch(type, &expression) else { return nil }
    switch expression.random.number(8) {
    case 0: return "(if n > 1 { \(first) } else { \(second) })"
    case 1: return "(flag ? \(first) : \(second))"
    case 2: return "(switch item.shade { case .mixed(let k, _) where k > 1: \(first), default: \(second) })"
    case 3:
      return
        "(if let found = maybe { if Part(count: found.id).size == nil { \(first) } else { \(second) } } else { \(second) })"
    case 4: return "(items.map { each in if each.id > n { \(first) } else { \(second) } }.first ?? \(second))"
    case 5: return "(items.map { $0.id > n ? \(first) : \(second) }.last ?? \(second))"
    case 6: return "(flag ? (n > 1 ? \(first) : \(second)) : (if n > 2 { \(second) } else { \(first) }))"
    default: return "(switch Shade.mixed(n, share: 1) { case .mixed(let k, _): \(first), default: \(second) })"
    }
  }

  private static func branch(_ type: Type, _ expression: inout RandomExpression) -> String? {
    switch type {
    case .optional: expression.chance(2) ? "nil" : expression.leaf(type, 0)
    case .array: expression.chance(2) ? "[]" : expression.leaf(type, 1)
    case .dictionary: expression.chance(2) ? "[:]" : expression.leaf(type, 1)
    default: expression.leaf(type, 1)
    }
  }
}
