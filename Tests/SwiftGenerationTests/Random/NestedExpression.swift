/// Random expressions with closures in closures and with `??` between optionals, whose types Swift has to search for.
struct NestedExpression {
  private var random: RandomSwift
  private var made = 0
  /// The names in scope, by their types.
  private var scope = Self.inputs

  init(seed: UInt64) { random = RandomSwift(seed: seed) }

  /// Returns a view model with displays of each type.
  static func viewModel(_ index: Int) -> String {
    var expression = NestedExpression(seed: UInt64(index))
    let members = inputs.sorted { $0.key < $1.key }.flatMap { type, names in names.map { "  input \($0): \(type)" } }
    let displays = inputs.keys.sorted().enumerated().map { index, type in
      "  display value\(index): \(type) = \(expression.value(type, depth: 3))"
    }
    return "viewmodel Nested\(index) {\n\((members + displays).joined(separator: "\n"))\n}\n"
  }

  private static let inputs = [
    "Int": ["n", "m"], "Int?": ["o", "p"], "String": ["s", "t"], "String?": ["q", "r"], "[Int]": ["xs", "ys"],
    "[String]": ["ss", "ts"], "Bool": ["flag"], "Double": ["d", "e"], "[Double]": ["ds"],
  ]

  private static let literals = [
    "Int": ["1", "-3"], "String": [#""a""#, #""x \(n)""#], "Double": ["1.5", "2.0"], "[Int]": ["[1, 2]", "[1]"],
    "[String]": [#"["x"]"#], "[Double]": ["[1.5]"],
  ]

  /// The forms of expressions, by type. `<Int>` is an expression, and `<Int:Bool>` a closure.
  private static let forms = [
    "Int": [
      "(<Int> + <Int>)", "(<Int?> ?? <Int>)", "(<[Int]>.max() ?? <Int>)", "(<Bool> ? <Int> : <Int>)", "<[Int]>.count",
      "(<[Int]>.map <Int:Int>.first ?? <Int>)", "(<[String]>.map <String:Int>.last ?? <Int>)",
      "<[String]>.sum <String:Int>",
    ],
    "Double": [
      "(<Double> * <Double>)", "(<[Double]>.min() ?? <Double>)", "(<[Int]>.map <Int:Double>.first ?? <Double>)",
    ],
    "Int?": [
      "(<Int?> ?? <Int?>)", "<[Int]>.first", "(<Bool> ? <Int?> : <Int?>)",
      "(<[String]>.map <String:Int?>.first ?? <Int?>)", "(<[Int]>.filter <Int:Bool>.map <Int:Int?>.last ?? <Int?>)",
    ],
    "String?": [
      "(<String?> ?? <String?>)", "<[String]>.first <String:Bool>", "(<[Int]>.map <Int:String?>.first ?? <String?>)",
    ],
    "String": [
      "(<String?> ?? <String>)", #"<[String]>.joined(separator: "-")"#, "(<String> + <String>)",
      #"<[Int]>.map <Int:String>.joined(separator: ", ")"#,
    ],
    "Bool": [
      "(<Bool> && <Bool>)", "(<Int> < <Int>)", "(<Int?> == <Int?>)", "<[Int]>.contains <Int:Bool>",
      "!<[String]>.isEmpty",
    ],
    "[Int]": [
      "[<Int>, <Int>]", "(<[Int]> + <[Int]>)", "<[Int]>.filter <Int:Bool>", "<[String]>.map <String:Int>",
      "<[Int]>.compactMap <Int:Int?>",
    ],
    "[String]": ["[<String>, <String>]", "(<[String]> + <[String]>)", "<[Int]>.map <Int:String>"],
    "[Double]": ["[<Double>, <Double>]", "<[Int]>.map <Int:Double>"],
  ]

  private mutating func value(_ type: String, depth: Int) -> String {
    let isName = random.number(4) > 0
    guard depth > 0, let forms = Self.forms[type], random.number(8) > 0 else {
      return pick((isName ? nil : Self.literals[type]) ?? scope[type] ?? [])
    }
    var text = ""
    for (index, part) in pick(forms).split(separator: "<", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let end = part.lastIndex(of: ">") else {
        text += index > 0 ? "<" + part : part
        continue
      }
      let types = part[..<end].split(separator: ":").map(String.init)
      text += types.count == 2 ? closure(types[0], types[1], depth) : value(types[0], depth: depth - 1)
      text += part[part.index(after: end)...]
    }
    return text
  }

  private mutating func closure(_ parameter: String, _ result: String, _ depth: Int) -> String {
    made += 1
    let (outer, name) = (scope, "v\(made)")
    defer { scope = outer }
    scope[parameter, default: []].append(name)
    return "{ \(name) in \(value(result, depth: depth - 1)) }"
  }

  private mutating func pick(_ texts: [String]) -> String { texts.isEmpty ? "" : texts[random.number(texts.count)] }
}
