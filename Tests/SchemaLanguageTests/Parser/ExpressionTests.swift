import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite struct ExpressionTests {
  /// Returns an expression with all grouping explicit.
  private func grouped(_ expression: Expression) -> String {
    switch expression.kind {
    case .binary(let left, let name, let right): "(\(grouped(left)) \(name.text) \(grouped(right)))"
    case .prefix(let name, let operand): "(\(name.text)\(grouped(operand)))"
    case .ternary(let condition, let first, let second):
      "(\(grouped(condition)) ? \(grouped(first)) : \(grouped(second)))"
    case .member(let base, let name): "\(grouped(base)).\(name.text)"
    case .optionalChain(let base): "\(grouped(base))?"
    case .call(let function, let arguments):
      "\(grouped(function))(\(arguments.map { grouped($0.value) }.joined(separator: ", ")))"
    case .closure(let closure): "{\(closure.parameters.map(\.text).joined(separator: ",")) \(grouped(closure.body))}"
    default:
      {
        var printer = SchemaWriter()
        printer.print(expression)
        return printer.output
      }()
    }
  }

  private func grouping(_ text: String) -> String {
    let result = parse("sample x: T = \(text)\n")
    guard result.diagnostics.isEmpty, case .sample(let sample)? = result.syntax.declarations.first else {
      return "\(result.diagnostics.map(\.message))"
    }
    return grouped(sample.value)
  }

  @Test(
    "operators group as in Swift",
    arguments: [
      ("a + b * c", "(a + (b * c))"), ("a - b - c", "((a - b) - c)"), ("a-b", "(a - b)"), ("-a.b", "(-a.b)"),
      ("a ?? b ?? c", "(a ?? (b ?? c))"), ("a ?? b + c", "(a ?? (b + c))"), ("a == b ?? c", "(a == (b ?? c))"),
      ("a || b && c == d", "(a || (b && (c == d)))"), ("a && b || c", "((a && b) || c)"),
      ("1 ... n - 1", "(1 ... (n - 1))"),
      ("a ? b : c ? d : e", "(a ? b : (c ? d : e))"), ("a || b ? c ?? d : e", "((a || b) ? (c ?? d) : e)"),
      ("!a && -b < c", "((!a) && ((-b) < c))"), ("a ?? b...c", "(a ?? (b ... c))"), ("a * -b", "(a * (-b))"),
      ("a?.b?.c ?? d", "(a?.b?.c ?? d)"), ("a.map { $0 + 1 }.count", "a.map({ ($0 + 1)}).count"),
      ("a.reduce(0) { x, y in x + y }", "a.reduce(0, {x,y (x + y)})"), ("f(a ? b : c)", "f((a ? b : c))"),
      ("a % b / c * d", "(((a % b) / c) * d)"), ("a >= b && c != d", "((a >= b) && (c != d))"),
    ])
  func precedence(text: String, expected: String) {
    #expect(grouping(text) == expected)
  }

  @Test func aLineContinuesIfTheNextOneCannotBeginAStatement() {
    #expect(grouping("a\n  .b\n  .c { $0 }\n  ?.d") == "a.b.c({ $0})?.d")
    #expect(grouping("a\n  + b\n  ?? c") == "((a + b) ?? c)")
    #expect(grouping("a\n  ? b\n  : c") == "(a ? b : c)")
    #expect(grouping("f(\n  a,\n  b,\n)") == "f(a, b)")
    #expect(grouping("[\n  a,\n  b\n]") == "[a, b]")
    #expect(grouping("a +\n  b") == "(a + b)")
  }

  @Test func aLineEndsIfTheNextOneCanBeginAStatement() {
    #expect(syntaxErrors("sample a: T = b\n(c)\n").count == 1)
    #expect(syntaxErrors("sample a: T = b\n-c\n").count == 1)
    #expect(syntaxErrors("sample a: T = b\nsample c: T = d\n") == [])
    #expect(syntaxErrors("sample a: T =\nsample c: T = d\n").count == 1)
  }

  @Test func keywordsOfMembersAreNamesElsewhere() {
    let text = """
      viewmodel V {
          input input: Input
          let display = input.display
          display example = display + given.let + example(expect: custom)
          display case = .default ?? .if(in: 1)
          example "e" {
              given given = when
              expect expect == display
          }
      }
      """
    #expect(syntaxErrors(text) == [])
  }

  @Test func branchesAreExpressionsAndTheirConditionsHaveNoTrailingClosures() {
    #expect(syntaxErrors("sample a: T = f(if a { b } else { c } + 1)\n") == [])
    #expect(
      syntaxErrors("sample a: T = if x.contains({ $0 }), let y { 1 } else if case .a(let b) = c { b } else { 2 }\n")
        == [])
    #expect(
      syntaxErrors("sample a: T = switch x { case .a, .b: 1, case let .c(d, e) where d > 0: 2, default: 3 }\n") == [])
    #expect(syntaxErrors("sample a: T = if (x.map { $0 } == y) { 1 } else { 2 }\n") == [])
  }

  @Test(
    "a hundred thousand levels are one error",
    arguments: [
      ("(", "x", ")"), ("[", "x", "]"), ("{ ", "x", " }"), ("f(", "x", ")"), ("x.map { ", "$0", " }"),
      ("", "x", " + x"),
      ("x ?? ", "x", ""), ("x ? x : ", "x", ""), ("!", "x", ""), ("", "x", ".a"), ("", "x", "?.a"), ("", "x", "()"),
      ("if x { 1 } else ", "{ 1 }", ""), ("switch x { case 1: ", "1", " }"), ("\"\\(", "1", ")\""),
    ])
  func depth(open: String, middle: String, close: String) {
    let count = 100_000
    let text = String(repeating: open, count: count) + middle + String(repeating: close, count: count)
    let result = parse("sample a: T = \(text)\nmodel After { let a: Int }\n")
    #expect(result.diagnostics.map(\.kind.code) == ["VM0108"])
    #expect(result.syntax.declarations.count == 2)
  }
}
