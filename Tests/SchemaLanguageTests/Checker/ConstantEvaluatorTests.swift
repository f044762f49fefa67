import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax

@Suite struct ConstantEvaluatorTests {
  /// Returns the branch of `condition ? "yes" : "no"` in the generated program, or nil if the program contains both.
  func branch(_ condition: String) throws -> String? {
    let source =
      "enum Only: String { case one }\nenum Kind { case a, b(Int) }\nviewmodel V {\n  input d: Decimal\n  display x = \(condition) ? \"yes\" : \"no\"\n}"
    let set = try #require(checked(source).schemas, "\(rendered(source))")
    for case .viewModel(let model) in set.schemas.flatMap(\.declarations) {
      guard case .parenthesized(let value)? = model.derived.first?.value.kind else { return nil }
      guard case .string(let text) = value.kind else { return nil }
      return text.plainText
    }
    return nil
  }

  @Test(
    "a condition of literals keeps only the branch that the program takes",
    arguments: [
      ("9007199254740993 > 9007199254740992", "yes"),
      ("9007199254740993 == 9007199254740992", "no"),
      ("9223372036854775807 <= 9223372036854775806", "no"),
      ("-9223372036854775807 < 9223372036854775807", "yes"),
      ("d.formatted().count > 9223372036854775807", "no"),
      ("9223372036854775807 >= d.formatted().count", "yes"),
      ("0.1 < 0.2", "yes"),
      ("!(1 > 2) && 1e3 == 1000.0", "yes"),
      ("\"a\" == \"b\" || 2 >= 2", "yes"),
      ("false && \"\".isEmpty", "no"),
      ("(switch Kind.a { case .a: false, default: true })", "no"),
      ("(switch Kind.b(3) { case .b(let k) where k > 2: true, default: false })", "yes"),
      ("Kind.b(1) == .b(2)", "no"),
      ("(switch Only(rawValue: d.formatted()) ?? .one { case .one: true })", "yes"),
      ("(d > 1 ? (if d > 2 { 3 } else { 3 }) : 3) > 2", "yes"),
      ("(true ? Kind.a : .b(1)) == .a", "yes"),
      ("-(0.5) + 0.25 < 0.0", "yes"),
      ("(if case .b(let k) = Kind.b(3) { k > 2 } else { false })", "yes"),
    ])
  func literals(condition: String, kept: String) throws {
    #expect(try branch(condition) == kept)
  }

  @Test(
    arguments: [
      "d > 1", "d == 1 && 1 == 1", "(switch Kind.b(3) { case .b(let k) where d > 1: k > 2, default: false })",
    ])
  func aConditionThatDependsOnAValueKeepsBothBranches(condition: String) throws {
    #expect(try branch(condition) == nil)
  }

  @Test(
    "decimals are compared digit by digit",
    arguments: [
      ("0.1", "0.10", 0), ("1e3", "1000", 0), ("-0", "0.0", 0), ("123.456e-2", "1.23456", 0),
      ("9007199254740993", "9007199254740992", 1), ("0.1000000000000000000000000001", "0.1", 1),
      ("-2", "-1.5", -1), ("-1", "1", -1), ("0", "0.001", -1), ("99", "100", -1), ("0.009", "0.01", -1),
      ("1e128", "9e127", 1),
    ])
  func decimals(first: String, second: String, order: Int) throws {
    let (a, b) = (try #require(ExactDecimal(first)), try #require(ExactDecimal(second)))
    #expect((a < b) == (order < 0))
    #expect((b < a) == (order > 0))
    #expect((a == b) == (order == 0))
  }

  @Test(arguments: ["", "-", "1,5", "0x1F", "1e", "nan"])
  func invalidNumbersAreNotDecimals(text: String) {
    #expect(ExactDecimal(text) == nil)
  }

  @Test(
    "a condition of a step that reads a constant keeps only the steps that are executed",
    arguments: [
      ("let k = 3\n if k > 2 { n = 1 } else { n = 2 }", true), ("let k = n\n if k > 2 { n = 1 } else { n = 2 }", false),
      ("let k = Kind.b(3)\n if (switch k { case .b(let v): v > 2, default: false }) { n = 1 }", true),
      ("let k = 3\n if let k = o { if k > 2 { n = 1 } }\n n = k", false),
    ])
  func stepsOfConstantConditions(steps: String, isDecided: Bool) throws {
    let source =
      "enum Kind { case a, b(Int) }\nviewmodel V {\n state n = 1\n state o: Int? = nil\n command act {\n \(steps)\n }\n command other { o = n }\n}"
    let set = try #require(checked(source).schemas, "\(rendered(source))")
    let commands = set.schemas.flatMap(\.declarations).compactMap {
      if case .viewModel(let model) = $0 { model.commands } else { nil }
    }.joined()
    let act = try #require(commands.first { $0.name == "act" })
    #expect(!act.body.steps.contains { if case .conditional = $0.kind { true } else { false } } == isDecided)
  }

  @Test func aRuleRejectsAnInitialValueThatExceedsTheLimitByOne() {
    let source = { (value: String) in
      """
      viewmodel V {
        edit big = \(value) as text { require big < 9007199254740993 else "Too big" }
      }
      """
    }
    let isRefused = { (value: String) in
      checked(source(value)).diagnostics.contains { $0.kind.code == "VM0529" }
    }
    #expect(!isRefused("9007199254740992"))
    #expect(isRefused("9007199254740993"))
  }
}
