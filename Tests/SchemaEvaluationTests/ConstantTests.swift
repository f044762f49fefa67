import Testing
import ViewModelFormatting

@testable import VmgenSchemaEvaluation
@testable import VmgenSchemaSemantics

/// The checker computes some expressions, to find conditions that are always true. It does so without Foundation and
/// with unknown parts, so it has code of its own; this suite proves that its results are those of the evaluator.
@Suite("Values that the checker knows at compile time")
struct ConstantTests {
  private func constant(_ expression: String, _ type: String, _ declarations: String = "") throws -> (
    constant: Constant?, value: Value
  ) {
    let (schemas, _) = try checked("\(declarations)\nfunc tested() -> \(type) = \(expression)\n")
    let body = try #require(schemas.functions["tested"]?.body)
    return (ConstantEvaluator().value(of: body), try ExpressionEvaluator(schemas).value(body))
  }

  @Test(
    "Comparisons of numbers",
    arguments: [
      "1 < 2", "2 <= 2", "3 > 4", "4 >= 4", "1.5 < 1.25", "0.1 + 0.2 == 0.3", "0.0 == -0.0", "1.0 / 0.0 > 1e308",
      "0.0 / 0.0 == 0.0 / 0.0", "0.0 / 0.0 < 1.0", "-(0.0) == 0.0", "(1...9).contains(9)", "(1..<9).contains(9)",
      "(0.5...1.5).contains(1.5)", "9223372036854775807 == -9223372036854775808",
    ])
  func comparisons(expression: String) throws {
    let (constant, value) = try constant(expression, "Bool")
    #expect(try #require(constant).agrees(with: value), "\(String(describing: constant)), \(value.literal)")
  }

  @Test(
    "Decimals are compared exactly",
    arguments: [
      ("0.1", "<", "0.10"), ("0.1", "==", "0.100"), ("-0.0", "==", "0"), ("1e3", "==", "1000"), ("-2", "<", "-1.5"),
      ("12345678901234567890.5", ">", "12345678901234567890.25"), ("0.00000000001", ">=", "1e-11"),
    ])
  func decimals(first: String, symbol: String, second: String) throws {
    let declarations = """
      func made() -> Bool {
          let first: Decimal = \(first)
          let second: Decimal = \(second)
          return first \(symbol) second
      }
      """
    let (schemas, _) = try checked(declarations)
    let body = try #require(schemas.functions["made"]?.body)
    let constant = try #require(ConstantEvaluator().value(of: body))
    #expect(try constant.agrees(with: ExpressionEvaluator(schemas).value(body)))
  }

  @Test(
    "Choices, texts and cases",
    arguments: [
      (#""a👩‍👩‍👧e\u{301}".count"#, "Int"), (#""".isEmpty"#, "Bool"), ("true ? 1 : 2", "Int"), ("nil ?? 3", "Int"),
      ("true && !false || false", "Bool"), ("if 1 < 2 { 4 } else { 5 }", "Int"),
      ("Shape.circle(radius: 2) == .circle(radius: 2)", "Bool"),
      ("Shape.circle(radius: 2) == .circle(radius: 3)", "Bool"), ("Shape.dot == .circle(radius: 3)", "Bool"),
    ])
  func choices(expression: String, type: String) throws {
    let (constant, value) = try constant(expression, type, "enum Shape { case circle(radius: Int), dot }")
    #expect(try #require(constant).agrees(with: value), "\(String(describing: constant)), \(value.literal)")
  }

  @Test("Each constant in the schemas of this repository")
  func repository() throws {
    var count = 0
    for module in try RepositoryModule.all {
      let schemas = try module.checked()
      let evaluator = ExpressionEvaluator(schemas)
      func compare(_ expression: TypedExpression) {
        guard let constant = ConstantEvaluator().value(of: expression),
          let value = try? evaluator.value(expression)
        else { return }
        count += 1
        #expect(constant.agrees(with: value), "\(module.place(expression.range)): \(module.text(expression.range))")
      }
      for viewModel in schemas.schemas.flatMap(\.viewModels) { viewModel.forEachExpression(compare) }
      for function in schemas.functions.byName.values { function.body.forEachExpression(compare) }
    }
    #expect(count > 3_000)
  }
}

extension Constant {
  /// Returns whether a value of the evaluator is the same, as far as the constant is known.
  fileprivate func agrees(with value: Value) -> Bool {
    switch (self, value) {
    case (.integer(let known), .int(let found)): known == found
    case (.double(let known), .double(let found)): known == found || known.isNaN && found.isNaN
    case (.decimal(let known), .decimal(let found)): known == ExactDecimal(found.description)
    case (.text(let known), .string(let found)): known == found
    case (.boolean(let known), .bool(let found)): known == found
    case (.absent, .none): true
    case (.enumCase(let known, let values), .enumCase(let found)):
      known == found.name && values.count == found.values.count
        && zip(values, found.values).allSatisfy { $0?.agrees(with: $1) != false }
    default: false
    }
  }
}
