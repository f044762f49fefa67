import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite struct CheckerExpressionTests {
  static let declarations = """
    enum Size: String {
      case small "Small"
      case large "Large"
    }

    enum Event {
      case opened(by: String, Int)
      case closed
    }

    model Address {
      let city: String
      let street: String?
    }

    model Line {
      let title: String
      let price: Decimal
      let quantity: Int
      let weight: Double
      let rest: Duration
    }

    model Person {
      let name: String
      let nickname: String?
      let address: Address?
    }

    func shout(_ text: String, times: Int = 1) -> String = text.repeated(times)

    """

  static let inputs = """
      input n: Int = 0
      input x: Double = 0
      input d: Decimal = 0
      input s: String = ""
      input b: Bool = true
      input o: String? = nil
      input m: Int? = nil
      input at: Date = date("1970-01-01")
      input size: Size = .small
      input maybe: Size? = nil
      input event: Event = .closed
      input person: Person? = nil
      input lines: [Line] = []
      input names: [String] = []
      input ages: [String: Int] = [:]

    """

  /// Returns the type and the tree of a display with the value `expression`.
  func typed(_ expression: String, as type: String? = nil) throws -> TypedExpression {
    let declared = type.map { ": \($0)" } ?? ""
    let source = Self.declarations + "viewmodel V {\n\(Self.inputs)  display r\(declared) = \(expression)\n}"
    let result = checked(source)
    let set = try #require(result.schemas, "\(rendered(source))")
    for case .viewModel(let model) in set.schemas.flatMap(\.declarations) { return model.derived[0].value }
    throw CheckerGraphTests.NoViewModel()
  }

  @Test(
    "a number literal takes the expected type",
    arguments: [
      ("1", "Int", "1"), ("-1", "Int", "-1"), ("0xFF", "Int", "255"), ("1.5", "Double", "Double 1.5"),
      ("x + 1", "Double", "x + Double 1"), ("1 + x", "Double", "Double 1 + x"), ("2 * d", "Decimal", "Decimal 2 * d"),
      ("d * 1.5", "Decimal", "d * Decimal 1.5"), ("1 + 2.5", "Double", "Double 1 + Double 2.5"),
      ("[1, 2.5]", "[Double]", "[Double 1, Double 2.5]"), ("b ? 1 : x", "Double", "(b ? Double 1 : x)"),
      ("b ? 1 : nil", "Int?", "(b ? Int?(1) : nil)"), ("m ?? 0", "Int", "m ?? 0"), ("x == 1", "Bool", "x == Double 1"),
      ("1 < x", "Bool", "Double 1 < x"), ("-x", "Double", "-x"),
      ("(1 + 2) * d", "Decimal", "(Decimal 1 + Decimal 2) * d"),
      ("max(1, x)", "Double", "max(Double 1, x, )"),
      ("max(1, 2.5, n > 0 ? 1 : 2)", "Double", "max(Double 1, Double 2.5, (n > 0 ? Double 1 : Double 2))"),
      ("min(1, 2)", "Int", "min(1, 2, )"), ("2.5s", "Duration", "2s 500000000000000000as"),
      ("250ms", "Duration", "0s 250000000000000000as"), ("1.5h", "Duration", "5400s"),
    ])
  func numbers(expression: String, type: String, tree: String) throws {
    let value = try typed(expression)
    #expect("\(value.type)" == type)
    #expect(value.shown == tree)
  }

  @Test(
    "a declared type reaches literals inside",
    arguments: [
      ("1", "Double", "Double 1"), ("0xFF", "Decimal", "Decimal 255"), ("n", "Int?", "Int?(n)"), ("nil", "Int?", "nil"),
      ("[]", "[String]", "[]"), ("[:]", "[String: Int]", "[]"), ("[nil, 1]", "[Int?]", "[nil, Int?(1)]"),
      (".large", "Size", "Size.large"), (".large", "Size?", "Size?(Size.large)"),
      (".opened(by: s, 1)", "Event", "Event.opened(by: s, 1)"), ("1 / 2", "Double", "Double 1 / Double 2"),
      ("b ? .small : maybe", "Size?", "(b ? Size?(Size.small) : maybe)"),
      ("[1: .small]", "[Int: Size]", "[1: Size.small]"),
      ("if b { 1 } else { nil }", "Double?", "if b { Double?(Double 1) } else { nil }"),
      ("switch b { case true: 1 case false: 2.5 }", "Decimal", "switch b { true: Decimal 1; false: Decimal 2.5 }"),
    ])
  func declaredTypes(expression: String, type: String, tree: String) throws {
    let expression = expression.split(separator: " case").joined(separator: "\n case")
    #expect(try typed(expression, as: type).shown == tree)
  }

  @Test(
    "optionals",
    arguments: [
      ("person?.name", "String?", "chain(person, _.name)"),
      ("person?.address?.city", "String?", "chain(person, chain(_.address, _.city))"),
      ("person?.address?.street?.count", "Int?", "chain(person, chain(_.address, chain(_.street, _.count)))"),
      ("person?.name.uppercased().count", "Int?", "chain(person, _.name.uppercased().count)"),
      ("o ?? s", "String", "o ?? s"), ("o ?? o", "String?", "o ?? o"), ("o ?? o ?? s", "String", "o ?? o ?? s"),
      ("m ?? (b ? 0 : nil)", "Int?", "m ?? ((b ? Int?(0) : nil))"), ("m ?? (b ? 0 : 1)", "Int", "m ?? ((b ? 0 : 1))"),
      ("o == nil", "Bool", "o == nil"), ("nil != o", "Bool", "nil != o"), ("o == s", "Bool", "o == String?(s)"),
      ("maybe == .small", "Bool", "maybe == Size?(Size.small)"),
      ("names[0]?.count", "Int?", "chain(names.subscript(0), _.count)"),
      ("o.map { $0.count }", "Int?", "o.map({ in $0.count })"),
      ("names.first?.count ?? 0", "Int", "chain(names.first, _.count) ?? 0"),
      ("if let o { o } else { s }", "String", "if let o = o { o } else { s }"),
      ("if let o, !o.isEmpty { o } else { nil }", "String?", "if let o = o, !o.isEmpty { String?(o) } else { nil }"),
      ("b ? s : o", "String?", "(b ? String?(s) : o)"), ("words(s, o)", "String", "words(String?(s), o)"),
    ])
  func optionals(expression: String, type: String, tree: String) throws {
    let value = try typed(expression)
    #expect("\(value.type)" == type)
    #expect(value.shown == tree)
  }

  @Test(
    "closures and type variables",
    arguments: [
      ("lines.map { $0.title }", "[String]", "lines.map({ in $0.title })"),
      ("lines.map { line in line.quantity + 1 }", "[Int]", "lines.map({ line in line.quantity + 1 })"),
      ("lines.sum { $0.price }", "Decimal", "lines.sum({ in $0.price })"),
      ("lines.sum { $0.rest }", "Duration", "lines.sum({ in $0.rest })"),
      ("lines.sum { 1 }", "Int", "lines.sum({ in 1 })"),
      ("lines.reduce(0.0) { $0 + $1.weight }", "Double", "lines.reduce(Double 0.0, { in $0 + $1.weight })"),
      (
        "lines.filter { $0.price > 1 }.map { $0.title }.joined(separator: s)", "String",
        "lines.filter({ in $0.price > Decimal 1 }).map({ in $0.title }).joined(s)"
      ),
      (
        "lines.map { l in names.map { $0 + l.title } }", "[[String]]",
        "lines.map({ l in names.map({ in $0 + l.title }) })"
      ),
      ("lines.contains { $0.title == s }", "Bool", "lines.contains({ in $0.title == s })"),
      ("lines.contains({ $0.title == s })", "Bool", "lines.contains({ in $0.title == s })"),
      ("names.contains(s)", "Bool", "names.contains(s)"), ("names.contains(\"x\")", "Bool", "names.contains(\"x\")"),
      (
        "lines.sorted { $0.title }.first?.title", "String?",
        "chain(lines.sorted(default, { in $0.title }).first, _.title)"
      ),
      ("names.map { n > 0 ? nil : $0.count }", "[Int?]", "names.map({ in (n > 0 ? nil : Int?($0.count)) })"),
      ("names.compactMap { Int($0) }", "[Int]", "names.compactMap({ in Int($0) })"),
      ("Size.allCases.map { $0.label }", "[String]", "Size.allCases.map({ in $0.label })"),
      ("Size(rawValue: s)?.label", "String?", "chain(Size(rawValue: s), _.label)"),
      (
        "lines.sum { line in line.price > 1 ? line.price : 0 }", "Decimal",
        "lines.sum({ line in (line.price > Decimal 1 ? line.price : Decimal 0) })"
      ),
    ])
  func closures(expression: String, type: String, tree: String) throws {
    let value = try typed(expression)
    #expect("\(value.type)" == type)
    #expect(value.shown == tree)
  }

  @Test(
    "switches and patterns without unreachable cases and unused names",
    arguments: [
      ("switch size { case .small: 1 case .large: 2 }", "Int", "switch size { .small: 1; .large: 2 }"),
      ("switch size { case .small: 1 case .large: 2 default: 3 }", "Int", "switch size { .small: 1; .large: 2 }"),
      (
        "switch n { case 0, 1: s case 2...9: s case let k where k > 20: s default: s }", "String",
        "switch n { 0, 1: s; 2...9: s; let k where k > 20: s; default: s }"
      ),
      (
        "switch event { case .opened(let who, let k): who case .closed: s }", "String",
        "switch event { .opened(who, _): who; .closed: s }"
      ),
      (
        "switch maybe { case nil: s case .small: s case .large: s }", "String",
        "switch maybe { nil: s; .small: s; .large: s }"
      ),
      (
        "if case .opened(let who, _) = event { who } else { s }", "String",
        "if case .opened(who, _) = event { who } else { s }"
      ),
      ("if true { s } else { o ?? s }", "String", "(s)"), ("1 == 2 ? n : n + 1", "Int", "(n + 1)"),
      ("2 > 1 && !(\"a\" == \"b\") ? n : n + 1", "Int", "(n)"), ("b && true ? n : 1", "Int", "(b && true ? n : 1)"),
      ("b && false ? n : 1", "Int", "(1)"),
      ("if b, true { s } else { s + s }", "String", "if b { s } else { s + s }"),
    ])
  func switches(expression: String, type: String, tree: String) throws {
    let lines = expression.split(separator: " case ").joined(separator: "\n case ")
    let source = lines.split(separator: " default").joined(separator: "\n default")
    let value = try typed(expression.hasPrefix("switch") ? source : expression)
    #expect("\(value.type)" == type)
    #expect(value.shown == tree)
  }

  @Test(
    "only literals in result position are localized",
    arguments: [
      ("\"Hello\"", "text\"Hello\""), ("\"1, 2\"", "\"1, 2\""), ("\"\\(n) items\"", "text\"\\(n) items\""),
      ("\"\\(n)\"", "\"\\(n)\""), ("verbatim \"Hello\"", "\"Hello\""),
      ("b ? \"Yes\" : \"No\"", "(b ? text\"Yes\" : text\"No\")"),
      ("o ?? \"None\"", "o ?? text\"None\""), ("\"Hi \" + s", "text\"Hi \" + s"),
      ("s == \"Hi\" ? \"Yes\" : s", "(s == \"Hi\" ? text\"Yes\" : s)"),
      ("words(\"Dear\", s)", "words(String?(text\"Dear\"), String?(s))"), ("shout(\"hi\")", "shout(\"hi\")"),
      ("s.replacing(\"a\", with: \"b\")", "s.replacing(\"a\", \"b\")"), ("ages[\"Ada\"]", "ages.subscript(\"Ada\")"),
      ("if b { \"Yes\" } else { \"No\" }", "if b { text\"Yes\" } else { text\"No\" }"),
      (
        "names.isEmpty ? \"Nobody\" : names.joined(separator: \" and \")",
        "(names.isEmpty ? text\"Nobody\" : names.joined(\" and \"))"
      ),
      ("[\"One\", s].joined(separator: \", \")", "[text\"One\", s].joined(\", \")"),
      ("[\"A\", \"B\"]", "[text\"A\", text\"B\"]"),
      ("lines.map { \"Line \\($0.title)\" }", "lines.map({ in text\"Line \\($0.title)\" })"),
      (
        "plural(n, one: \"star\", other: \"stars\")",
        "plural(n, default, String?(text\"star\"), default, default, default, text\"stars\")"
      ),
      ("\"é\"", "text\"é\""), ("\"— 5 %\"", "\"— 5 %\""),
    ])
  func text(expression: String, tree: String) throws {
    #expect(try typed(expression).shown == tree)
  }

  @Test(
    "literals of dates, days, URLs and UUIDs are checked at compile time",
    arguments: [
      ("date(\"1970-01-01\")", "date 0"), ("date(\"1970-01-02T00:00:01Z\")", "date 86401"),
      ("date(\"1969-12-31T23:59:59.5Z\")", "date -1 500000000ns"),
      ("date(\"2000-02-29T12:00:00+02:00\")", "date 951818400"),
      ("date(\"0001-01-01\")", "date -62135596800"), ("date(\"9999-12-31T23:59Z\")", "date 253402300740"),
      ("day(\"2024-02-29\")", "day 2024-2-29"),
      ("url(\"https://example.com/a?b=c%20d#e\")", "url https://example.com/a?b=c%20d#e"),
      ("url(\"mailto:a@b.c\")", "url mailto:a@b.c"), ("url(\"http://a:80/b:c\")", "url http://a:80/b:c"),
      ("url(\"http://u:p@a:8/\")", "url http://u:p@a:8/"), ("url(\"http://[::1]:8/\")", "url http://[::1]:8/"),
    ])
  func fixedValues(expression: String, tree: String) throws {
    #expect(try typed(expression).shown == tree)
  }

  @Test(
    "invalid dates, days, URLs and UUIDs",
    arguments: [
      "date(\"1900-02-29\")", "date(\"1970-1-1\")", "date(\"1970-01-01T24:00:00Z\")", "date(\"1970-01-01T00:00:00\")",
      "date(\"\")", "date(\"0000-01-01\")", "day(\"1970-00-01\")", "day(\"1970-01-01T00:00:00Z\")", "url(\"\")",
      "url(\"a b:c\")",
      "url(\"https://\")", "url(\"http://a:port/x\")", "url(\"http://u@a:1:2\")", "url(\"http://a b\")",
      "url(\"/path\")", "url(\"a:%2\")", "uuid(\"\")",
      "uuid(\"123E4567-E89B-12D3-A456-42661417400G\")",
    ])
  func badFixedValues(expression: String) {
    let result = checked("viewmodel V {\n  display x = \(expression)\n}")
    #expect(result.diagnostics.map(\.kind.code) == ["VM0340"])
  }

  @Test func aPatternComparesWithAFieldOfItsModel() {
    let text = rendered(
      """
      enum Failure {
        case server(Int)
        case other
      }

      model Report {
        let code: Int
        let failure: Failure

        var isOwn: Bool {
          switch failure {
          case .server(code): true
          default: false
          }
        }
      }

      viewmodel ReportViewModel {
        input report: Report
        display text = report.isOwn ? 1 : 2
      }
      """)
    #expect(text == "")
  }
}
