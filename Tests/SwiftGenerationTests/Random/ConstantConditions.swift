@testable import VmgenSchemaSemantics

/// Conditions and subjects whose value is known, in every position of the language. Swift computes some of them, and
/// would warn about the code that is never executed.
enum ConstantConditions {
  private static let conditions = [
    "(switch Shade.light { case .light: false, default: true })",
    "(switch Shade.mixed(3, share: 1) { case .mixed(let k, _): k > 2, default: true })",
    "(switch Shade.mixed(n, share: 0.5) { case .mixed(_, let k) where k > 0.1: false, default: true })",
    "(if true { 3 } else { 4 }) > 3", "(0.5 + 0.25 > 0.7)", "(-(0.5) < 0.0)", "Shade.light == .dark",
    "Shade.mixed(1, share: 0.5) == .mixed(2, share: 0.5)", "(if let k = [3].first { k > 2 } else { flag })",
    "(true && (Level.low != .high))", "(0.1...0.3).contains(0.2)", "!(false || (switch Level.low { default: false }))",
    "(flag || true)", "(flag ? true : (if n > 1 { true } else { true }))", "((true ? Level.low : .high) == .low)",
  ]

  private static let subjects = [
    ("(switch Shade.light { case .light: Level.low, default: Level.high })", "case .low"),
    ("(switch Shade.mixed(n, share: 1) { case .mixed(let k, _) where k > 1: Level.low, default: .high })", "case .low"),
    (
      "(switch Shade.mixed(n, share: 1) { case .mixed(let k, _): Shade.mixed(k, share: 2), default: .light })",
      "case .dark"
    ),
    ("(false ? Level.low : .high)", "case .high"), ("(true ? (flag ? Level.low : .low) : .high)", "case .high"),
    ("(if case .dark = Shade.dark { Shade.dark } else { .light })", "case .dark"),
    ("(Level.low ?? .high)", "case .low"),
    ("[Level.low].first", "case nil"), ("(maybe?.shade ?? .light)", "case .light"),
  ]

  /// Steps with local constants, and conditions and subjects that read them.
  private static let steps = [
    "let k = true\n if k { count += desk.rate(of: 1) } else { count = desk.rate(of: n) }",
    "let k = (switch Shade.light { case .light: 0.5, default: 1 })\n if k > 0.1 { count = desk.rate(of: 1) }",
    "let k = 3\n count = k > 2 ? desk.rate(of: n) : desk.rate(of: 1)",
    "let k = 3\n title = (switch k { case 1, 5...9: \"\\(desk.rate(of: n))\", default: item.name })",
    "let k = 3\n title = (switch k { case 1: item.name, case let v where v > n: \"\\(v)\", default: title })",
    "let k = Shade.light\n title = (switch k { case .light: item.name, default: title })",
    "let k = Shade.mixed(n, share: 1)\n count = (switch k { case .mixed(let v, _): v, default: desk.rate(of: 1) })",
    "let k: Level? = nil\n count = (switch k { case nil: n, default: desk.rate(of: 1) })",
    "let k: Level? = .low\n let l = k\n count = (switch l { case nil: n, case .high: 2, default: desk.rate(of: 1) })",
    "let k: Int? = 3\n if let v = k { if v > 2 { count = desk.rate(of: n) } else { count = desk.rate(of: v) } }",
    "let k = 3\n wait 1s\n if k > 2 { count = desk.rate(of: 1) } else { wait 1s }",
    "let k = 3\n for each in items { if k > 2 { count += each.id } else { count += desk.rate(of: 1) } }",
    "let k = 3\n let l = items.map { k > 2 ? $0.name : desk.known(title)?.name ?? title }\n title = l.first ?? title",
    "let k = 2\n if let k = desk.known(title)?.id { if k > 2 { count = k } else { count = desk.rate(of: k) } }\n count = k",
  ]

  /// Returns view models with some of the forms in a position. Positions with other numbers have other forms.
  static func viewModels(_ position: Position, _ number: Int) -> [String] {
    guard let type = position.types.first else { return [] }
    var expression = RandomExpression(seed: UInt64(number) &* 6007, scope: Position.scope)
    let isBool = position.types == [.bool]
    var texts: [String] = isBool ? conditions : []
    let value = { (expression: inout RandomExpression) in expression.value(type, 1) ?? "nil" }
    for condition in conditions { texts.append("(\(condition) ? \(value(&expression)) : \(value(&expression)))") }
    for (subject, pattern) in subjects {
      texts.append("(switch \(subject) { \(pattern): \(value(&expression)), default: \(value(&expression)) })")
    }
    return texts.enumerated().filter { $0.offset % 6 == number % 6 }.map { index, text in
      RandomPositions.viewModel(named: "C\(number)x\(index)", position.member(text, type))
    }
  }

  /// Returns view models with commands of steps.
  static var commands: [String] {
    steps.enumerated().map { RandomPositions.viewModel(named: "S\($0)", "command act {\n \($1)\n}") }
  }
}
