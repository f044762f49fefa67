/// Functions of the schema language with well-typed bodies, at random but the same for the same seed.
struct RandomSchema {
  private var random: RandomSwift
  /// Names in scope by their type, the innermost last.
  private var scope: [(name: String, type: Kind)] = []
  private var made = 0

  enum Kind: String, CaseIterable {
    case int = "Int"
    case bool = "Bool"
    case string = "String"
    case double = "Double"
    case decimal = "Decimal"
    case optional = "Int?"
    case list = "[Int]"
    case shade = "Shade"
  }

  static let declarations = """
    enum Shade {
      case light
      case dark
      case mixed(Int, share: Double)
    }


    """

  init(seed: UInt64) { random = RandomSwift(seed: seed) }

  mutating func function(_ index: Int, depth: Int) -> String {
    scope = [
      ("n", .int), ("b", .bool), ("s", .string), ("d", .double), ("m", .decimal), ("o", .optional), ("ns", .list),
      ("k", .shade),
    ]
    let type = Kind.allCases[random.number(Kind.allCases.count)]
    let parameters = scope.map { "_ \($0.name): \($0.type.rawValue)" }.joined(separator: ", ")
    return "func f\(index)(\(parameters)) -> \(type.rawValue) = \(value(type, depth))\n"
  }

  private mutating func value(_ type: Kind, _ depth: Int) -> String {
    guard depth > 0 else { return leaf(type) }
    switch random.number(9) {
    case 0: return "(\(value(.bool, depth - 1)) ? \(value(type, depth - 1)) : \(value(type, depth - 1)))"
    case 1: return "if \(condition(depth - 1)) { \(value(type, depth - 1)) } else { \(value(type, depth - 1)) }".grouped
    case 2: return unwrapping(type, depth)
    case 3: return matching(type, depth)
    default: return operation(type, depth)
    }
  }

  private mutating func operation(_ type: Kind, _ depth: Int) -> String {
    let next = depth - 1
    switch type {
    case .int:
      return pick([
        { "(\($0.value(.int, next)) \(["+", "-", "*", "/", "%"][$0.random.number(5)]) \($0.value(.int, next)))" },
        { "-\($0.leaf(.int))" }, { "\($0.value(.list, next)).count" },
        { "(\($0.value(.optional, next)) ?? \($0.leaf(.int)))" },
        { "\($0.value(.string, next)).count" }, { "\($0.value(.list, next)).sum()" },
      ])
    case .bool:
      return pick([
        { "(\($0.value(.int, next)) \(["<", "<=", "==", "!=", ">"][$0.random.number(5)]) \($0.value(.int, next)))" },
        { "(\($0.value(.bool, next)) \(["&&", "||"][$0.random.number(2)]) \($0.value(.bool, next)))" },
        { "!\($0.value(.bool, next))" }, { "\($0.value(.list, next)).contains(\($0.value(.int, next)))" },
        { "(\($0.value(.optional, next)) == nil)" }, { "(\($0.value(.shade, next)) == .dark)" },
        { "\($0.value(.list, next)).allSatisfy({ $0 > \($0.leaf(.int)) })" }, { "(\($0.value(.decimal, next)) > 1.5)" },
      ])
    case .string:
      return pick([
        { "words(\($0.value(.string, next)), \($0.value(.string, next)))" },
        { "\($0.value(.string, next)).uppercased()" },
        { "(\($0.value(.string, next)) + \($0.value(.string, next)))" }, { "\"a \\(\($0.value(.int, next))) b\"" },
        { "\($0.value(.int, next)).formatted()" }, { "\($0.value(.decimal, next)).formatted(.currency(\"EUR\"))" },
      ])
    case .double:
      return pick([
        { "(\($0.value(.double, next)) \(["+", "-", "*", "/"][$0.random.number(4)]) \($0.value(.double, next)))" },
        { "Double(\($0.value(.int, next)))" },
      ])
    case .decimal:
      return pick([
        { "(\($0.value(.decimal, next)) \(["+", "-", "*"][$0.random.number(3)]) \($0.value(.decimal, next)))" },
        { "Decimal(\($0.value(.int, next)))" },
      ])
    case .optional:
      return pick([
        { "\($0.value(.list, next)).first" }, { "\($0.value(.list, next))[\($0.value(.int, next))]" },
        { "\($0.value(.optional, next)).map { $0 + \($0.leaf(.int)) }" }, { $0.value(.int, next) },
      ])
    case .list:
      return pick([
        { "\($0.value(.list, next)).map { $0 * \($0.leaf(.int)) }" },
        { "\($0.value(.list, next)).filter { $0 > \($0.leaf(.int)) }" },
        { "[\($0.value(.int, next)), \($0.value(.int, next))]" },
        { $0.naming(.list) { "\($0.leaf(.list)).map { \($1) in \($0.value(.int, next)) }" } },
        { "\($0.value(.list, next)).sorted()" },
      ])
    case .shade:
      return pick([{ _ in ".light" }, { "Shade.mixed(\($0.value(.int, next)), share: \($0.value(.double, next)))" }])
    }
  }

  private mutating func pick(_ choices: [(inout RandomSchema) -> String]) -> String {
    choices[random.number(choices.count)](&self)
  }

  /// Brings a name for an element into scope while `body` is made.
  private mutating func naming(_ type: Kind, _ body: (inout RandomSchema, String) -> String) -> String {
    made += 1
    let name = "v\(made)"
    scope.append((name, .int))
    defer { scope.removeLast() }
    return body(&self, name)
  }

  private mutating func unwrapping(_ type: Kind, _ depth: Int) -> String {
    let subject = value(.optional, depth - 1)
    let text = naming(.int) {
      "if let \($1) = \(subject), \($1) > \($0.leaf(.int)) { \($0.value(type, depth - 1)) } else {"
    }
    return "\(text) \(value(type, depth - 1)) }".grouped
  }

  private mutating func matching(_ type: Kind, _ depth: Int) -> String {
    let subject = value(.shade, depth - 1)
    let mixed = naming(.int) { "case .mixed(let \($1), _): \($0.value(type, depth - 1)) + \($1)" }
    let other = value(type, depth - 1)
    // The sum is right for numbers only; elsewhere nothing reads the value.
    let last = type == .int ? mixed : "case .mixed: \(value(type, depth - 1))"
    return "switch \(subject) { case .light: \(other), case .dark: \(leaf(type)), \(last) }".grouped
  }

  private mutating func condition(_ depth: Int) -> String { value(.bool, depth) }

  private mutating func leaf(_ type: Kind) -> String {
    let names = scope.filter { $0.type == type }.map(\.name)
    if random.number(3) > 0, !names.isEmpty { return names[random.number(names.count)] }
    return switch type {
    case .int: "\(random.number(2_000_000))"
    case .bool: "b"
    case .string: ["\"text\"", "\"\"", "verbatim \"x\"", "s"][random.number(4)]
    case .double: ["0.5", "2", "1e3"][random.number(3)]
    case .decimal: ["0.10", "3", "m"][random.number(3)]
    case .optional: "o"
    case .list: ["[1, 2, 3]", "ns"][random.number(2)]
    case .shade: ["Shade.dark", "k"][random.number(2)]
    }
  }
}

extension String {
  fileprivate var grouped: String { "(\(self))" }
}
