import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite struct StepTests {
  @Test func documentationCommentsBeforeStepsRulesAndCasesAreReported() {
    let found = parse(
      """
      viewmodel Row {
          /// Documented.
          state count = 0
          edit name: String = "" {
              /// A rule.
              require name.count > 1 else "x"
          }
          display text = switch count {
              /// A case.
              case 0: "none"
              default: "some"
          }
          command clear {
              /// A step.
              count = 0
              if count > 3 {
                  /// A nested step.
                  count = 1
              }
          }
          example "a" {
              /// A step of an example.
              expect count == 0
          }
      }

      """
    ).diagnostics
    #expect(found.map(\.kind.code) == Array(repeating: "VM0109", count: 5))
  }

  private func schema(_ steps: String) -> String {
    "viewmodel V {\n  command c {\n\(steps)\n  }\n}\nmodel After { let a: Int }\n"
  }

  private func steps(_ text: String) throws -> [StepSyntax] {
    let result = parse(schema(text))
    #expect(result.diagnostics.map(\.message) == [])
    guard case .viewModel(let model)? = result.syntax.declarations.first,
      case .command(let command)? = model.members.first
    else {
      Issue.record("the parsed syntax has another kind")
      return []
    }
    return command.steps.steps
  }

  @Test(
    "a hundred thousand levels are one error",
    arguments: [
      ("if x { ", "y = 1", " }"), ("if x {\n", "y = 1", "\n}"), ("    if x {\n", "y = 1\n", "    }\n"),
      ("if x { y = 1 } else ", "{ y = 2 }", ""), ("if x { y = 1 } else { ", "y = 2", " }"),
      ("(", "f()", ")"), ("f(", "1", ")"), ("f { ", "$0", " }"),
    ])
  func depth(open: String, middle: String, close: String) {
    let count = 100_000
    let nested = String(repeating: open, count: count) + middle + String(repeating: close, count: count)
    let result = parse(schema(nested))
    #expect(result.diagnostics.map(\.kind.code) == ["VM0108"])
    #expect(result.syntax.declarations.count == 2)
  }

  @Test(arguments: ["y = 1\n", "f()\n"])
  func aHundredThousandStepsRulesClausesOrCatchesAreParsedOrReported(step: String) throws {
    #expect(try steps(String(repeating: step, count: 100_000)).count == 100_000)
    let rules = "viewmodel V {\n  edit a = $b {\n\(String(repeating: "trim\n", count: 100_000))  }\n}\n"
    #expect(syntaxErrors(rules) == [])
    let catches = "viewmodel V {\n  command a { f() }\(String(repeating: " catch { f() }", count: 100_000))\n}\n"
    #expect(syntaxErrors(catches) == [])
    let clauses = "viewmodel V {\n  command a \(String(repeating: "when b ", count: 100_000)){}\n}\n"
    #expect(Set(parse(clauses).diagnostics.map(\.kind.code)) == ["VM0176", "VM0107"])
    let conditions = "viewmodel V {\n  command a when b\(String(repeating: ", b", count: 100_000)) {}\n}\n"
    #expect(parse(conditions).diagnostics.count == 101)
  }

  @Test func aStepContinuesIfTheNextLineCannotBeginOne() throws {
    #expect(try steps("user.name =\n  user\n  .name\n  ?? \"\"").count == 1)
    #expect(try steps("if a { b() }\n  else if c { d() }\n  else { e() }").count == 1)
    #expect(try steps("let a = b\n(c).d()\n").count == 2)
    #expect(try steps("a.b(\n  c,\n  d\n)\ne()").count == 2)
  }

  @Test func anElseIfIsOneStepInTheElse() throws {
    guard case .conditional(_, _, let otherwise?)? = try steps("if a { b() } else if c { d() }").first?.kind else {
      Issue.record("no else")
      return
    }
    #expect(otherwise.steps.count == 1)
    #expect(
      outline(try steps("if a { b() } else { if c { d() } }")) == outline(try steps("if a { b() } else if c { d() }")))
  }

  @Test(
    "the head of a command can have several lines",
    arguments: [
      "command c(a: Int) when b busy \"x\" queue {}", "command c(a: Int) queue busy \"x\" when b {}",
      "command c(a: Int)\n  when b\n  busy \"x\"\n  queue\n{}",
      "command c(\n  a: Int\n) when b\n  && d busy \"x\" queue {}",
    ])
  func heads(text: String) {
    let result = parse("viewmodel V {\n  \(text)\n}\n")
    #expect(result.diagnostics.map(\.message) == [])
    let printed = writeSchema(result.syntax)
    #expect(printed.contains("command c(a: Int) when b") && printed.contains(" busy \"x\" queue {}"))
  }

  @Test(
    "quoted keywords keep their backquotes",
    arguments: [
      "`confirm`(\"x\")", "`await`(x)", "`try`.x()", "`do` { x }", "`prompt`(\"x\").y()", "let a = `prompt`(\"x\")",
    ])
  func quoted(text: String) throws {
    let read = try steps(text)
    let printed = writeSchema(parse(schema(text)).syntax)
    guard case .viewModel(let model)? = parse(printed).syntax.declarations.first,
      case .command(let command)? = model.members.first
    else {
      Issue.record("the parsed syntax has another kind")
      return
    }
    #expect(outline(command.steps.steps) == outline(read), "\(printed)")
  }
}
