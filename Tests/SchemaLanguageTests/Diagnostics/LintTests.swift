import Testing

@testable import VmgenProjectGeneration
@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

/// Tests the rules of `vmgen lint`.
@Suite struct LintTests {
  private func codes(_ text: String, disabled: Set<String> = []) throws -> [String] {
    try diagnostics(text, disabled: disabled).map(\.kind.code)
  }

  private func diagnostics(
    _ text: String, disabled: Set<String> = [], isExported: Bool = false
  ) throws -> [Diagnostic] {
    let source = SourceFile(id: SourceFile.ID(0), path: "T.vmodel", relativePath: "T.vmodel", bytes: Array(text.utf8))
    let symbols = SymbolRecorder()
    let result = checkSchemas([parseSchema(source).syntax], sources: [source], syntaxErrors: [], symbols: symbols)
    _ = try #require(result.schemas, "\(result.diagnostics.map(\.kind.message))")
    return LintRule.diagnostics(result, symbols, disabled: disabled, isExported: isExported) { source.text(at: $0) }
  }

  @Test func eachRuleHasACodeThatAConfigurationCanDisable() {
    #expect(["VM0900"] + LintRule.all.map(\.code) == LintCode.allCases.map(\.rawValue))
  }

  @Test(arguments: LintRule.all.map(\.explanation))
  func theIncorrectExampleCausesOnlyItsOwnFinding(explanation: DiagnosticExplanation) throws {
    #expect(try codes(explanation.bad) == [explanation.kind.code])
    #expect(try codes(explanation.bad, disabled: [explanation.kind.code]) == [])
  }

  @Test(arguments: LintRule.all.map(\.explanation))
  func theCorrectExampleCausesNone(explanation: DiagnosticExplanation) throws {
    #expect(try codes(explanation.good) == [])
  }

  @Test func namesThatUnwrapAMemberHideNone() throws {
    let schema = """
      viewmodel V {
        input title: String?
        display first = if let title { title } else { "" }
        display second = if let title = title { title } else { "" }
        state count = 0
        command add { guard let title else { return }; count += title.count }
        display score(_ score: Int) = score + count
      }
      """
    #expect(try codes(schema) == [])
  }

  @Test func aParameterAndItsMemberAreDifferentValues() throws {
    let schema = """
      viewmodel V {
        state name = "a"
        display text = name
        command rename(_ name: String) {
          guard name != self.name else { return }
          if name.isEmpty || !self.name.isEmpty { return }
          self.name = name
        }
      }
      """
    #expect(try codes(schema) == [])
  }

  @Test func theKeysOfASortOrderAreNoRepeatedFormula() throws {
    let schema = """
      model Item: Identifiable { let id: Int; let n: Int; let isDone: Bool }
      viewmodel V {
        state limit = 1
        state items: [Item] = []
        display ids = items.map { $0.id }
        command order {
          limit += 1
          items.sort {
            ($0.isDone ? limit + 1 : limit - 1, $0.n, $0.id) < ($1.isDone ? limit + 1 : limit - 1, $1.n, $1.id)
          }
        }
      }
      """
    #expect(try codes(schema) == [])
  }

  @Test func aParameterBesideItsMemberAfterSelfHidesNone() throws {
    let schema = """
      viewmodel V {
        state genre = ""
        state title = ""
        display text = genre + title
        command show(genre: String) { self.genre = genre }
        command rename(title: String) { self.genre = title; self.title = title }
        command copy(title: String) { genre = title }
      }
      """
    let lines = schema.split(separator: "\n").map { $0.utf8.count + 1 }
    let found = try diagnostics(schema).map { Int($0.range.lower) }
    #expect(found == [lines[..<6].reduce(0, +) + "  command copy(".utf8.count])
  }

  @Test(arguments: ["tapped", "pressed", "saveTapped", "onAppear", "didSelect"])
  func commandsNamedAfterEventsAreFound(name: String) throws {
    let schema = "viewmodel V {\n  state n = 0\n  display text = n\n  command \(name) { n += 1 }\n}\n"
    #expect(try codes(schema) == ["VM0905"])
  }

  @Test func aRepeatedFormulaIsReplacedByTheNameOfItsValue() throws {
    let schema = """
      viewmodel V {
        input names: [String]
        display title = names.filter { !$0.isEmpty }.joined(separator: ", ")
        display other = names.filter { !$0.isEmpty }.joined(separator: ", ")
        display third = names.map { $0 + names.filter { !$0.isEmpty }.joined(separator: "-") }.count
      }
      """
    let found = try diagnostics(schema)
    #expect(found.map(\.fixIt?.replacement) == ["title"])
  }

  @Test func assertionsAreVerbsAuxiliariesAndParticiples() throws {
    let schema = """
      viewmodel V {
        input flag: Bool
        display isOn = flag
        display showsMore = flag
        display canSave = flag
        display enabled = flag
        display visible = flag
        display button = flag
        edit newsletter: Bool = false
      }
      """
    #expect(try diagnostics(schema).map(\.kind.message) == ["the name of the `Bool` `button` is no assertion"])
  }

  @Test func functionsThatNoSchemaCallsAreFound() throws {
    let schema = """
      func used(_ x: Int) -> Int = x + 1
      func unused(_ x: Int) -> Int = used(x)
      func passed(_ x: Int) -> Int = x
      viewmodel V {
        input values: [Int]
        display title = "\\(used(1)) \\(values.map { passed($0) }.count)"
      }
      """
    #expect(try diagnostics(schema).map(\.kind.message) == ["no schema calls `unused`"])
    let exported = try diagnostics(schema, isExported: true)
    #expect(exported.isEmpty)
  }

  @Test func eachConstantConditionIsFoundOnce() throws {
    let schema = """
      viewmodel V {
        input flag: Bool
        input amount: Double
        state count = 0
        let isDebug = false
        display first = flag && (amount > 1 || true) ? 1 : 2
        display second = flag == flag ? 1 : 2
        display third = if !(1 > 2), flag { 1 } else { 2 }
        display number = isDebug || amount == amount ? 1 : 2
        command add when true && false {
          guard 1 == 1 else { return }
          if false { count += 1 } else { count += 2 }
        }
      }
      """
    let found = try diagnostics(schema)
    let text = Array(schema.utf8)
    let conditions = found.map { String(decoding: text[Int($0.range.lower)..<Int($0.range.upper)], as: UTF8.self) }
    #expect(conditions == ["true", "flag == flag", "!(1 > 2)", "true && false", "1 == 1", "false"])
    #expect(found.allSatisfy { $0.kind.code == "VM0908" })
  }

  @Test func comparisonsThatTheCheckerAddsAreNoConstantConditions() throws {
    let schema = """
      enum Failure { case server(code: Int), offline }
      viewmodel Step {
        state count = 0
        command add when count > 0 { count += 1 }
      }
      viewmodel V {
        input failure: Failure
        child step = Step()
        display text = switch failure {
          case .server(code: 404): "Not found"
          case .server, .offline: "Failure"
        }
        example "comparisons" {
          given failure = .offline
          expect !step.add.canRun
          expect text == "Failure"
        }
      }
      """
    #expect(try codes(schema) == [])
  }

  @Test(
    arguments: [
      "true", "1 == 1", "title == title", "!false", "name == name", "!(title != title)",
      "nick != nil || nick == nil", "isLong == true || isLong == false", "isLong || title.isEmpty || !isLong",
      "!(isLong && (title.isEmpty && !isLong))", "(nick == name) || name != nick",
    ])
  func anExpectationThatCannotFailIsFound(expectation: String) throws {
    #expect(try codes(Self.schema(expecting: expectation)) == ["VM0909"])
  }

  @Test(
    arguments: [
      "isLong || !title.isEmpty", "nick == nil || nick == \"\"", "isLong == true || title.isEmpty == false",
      "(isLong && title.isEmpty) || !isLong",
    ])
  func anExpectationThatCanFailIsNotFound(expectation: String) throws {
    #expect(try codes(Self.schema(expecting: expectation)) == [])
  }

  private static func schema(expecting expectation: String) -> String {
    """
    viewmodel V {
      input name: String
      display nick: String? = name.isEmpty ? nil : name
      display title = "Hello \\(name)"
      display isLong = title.count > 9
      example "a" {
        given name = "Ada"
        expect \(expectation)
      }
    }
    """
  }

  @Test func conditionsThatContradictThemselvesAreConstant() throws {
    let schema = """
      viewmodel V {
        input nick: String?
        input isOn: Bool
        display first = nick == nil && nick != nil ? 1 : 2
        display second = if isOn || !isOn { 1 } else { 2 }
        display third = isOn && nick != nil ? 1 : 2
      }
      """
    #expect(try codes(schema) == ["VM0908", "VM0908"])
  }

  @Test(
    arguments: [
      ("command load", "on change of count { load() }", ["VM0910"]),
      ("command load", "command again { await load() }", ["VM0910"]),
      ("command load", "command again { load() }\n  every 3s { load() }", ["VM0910"]),
      ("command load drop", "on change of count { load() }", []), ("command load queue", "every 3s { load() }", []),
      ("command load restart", "on change of count { load() }", []),
      ("private command load", "every 3s { load() }", []),
      ("command load when count > 0", "on change of count { load() }", []),
      ("command load exclusive", "on change of count { load() }", []),
      ("command load", "on first appear { load() }", []),
      ("command load", "on appear { load() }", []), ("command load", "command reset { count = 0 }", []),
    ] as [(String, String, [String])])
  func aCallThatARunningCommandDropsIsFound(_ head: String, _ caller: String, _ expected: [String]) throws {
    let schema = """
      service API { func number() async -> Int }
      viewmodel V {
        use api: API
        state count = 0
        display text = count.formatted()
        \(head) { count = await api.number() }
        \(caller)
      }
      """
    #expect(try codes(schema) == expected)
  }

  @Test(
    arguments: [
      ("isBusy = true; await api.load(); isBusy = false", "", ["VM0911"]),
      ("isBusy = true; if isBusy { await api.load() }; isBusy = false", "", ["VM0911"]),
      ("await api.load(); isBusy = true; isBusy = false", "", []), ("isBusy = true; await api.load()", "", []),
      ("isBusy = true; await api.load(); isBusy = false", "command stop { isBusy = false }", []),
      ("isBusy = true; isBusy = false", "", []), ("isBusy = true; isBusy = false; await api.load()", "", []),
      ("isBusy = true; await api.load(); if api.count() > 1 { isBusy = false }", "", []),
    ] as [(String, String, [String])])
  func aFlagThatACancelledRunLeavesIsFound(_ steps: String, _ member: String, _ expected: [String]) throws {
    let schema = """
      service API { func load() async; func count() -> Int }
      viewmodel V {
        use api: API
        state isBusy = false
        display text = isBusy ? 1 : 2
        command load { \(steps) }
        \(member)
      }
      """
    #expect(try codes(schema) == expected)
  }

  @Test func aValueThatTheViewModelWritesCanBeExpected() throws {
    let schema = """
      model Person { var name: String }
      viewmodel V {
        input person: Person
        edit name = $person.name
        example "writes" {
          given person = Person(name: "Ada")
          when name.text = "Bob"
          expect person.name == "Bob"
        }
      }
      """
    #expect(try codes(schema) == [])
  }
}
