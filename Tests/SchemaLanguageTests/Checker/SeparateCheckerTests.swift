import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax

/// Tests each checker separately, with resolved declarations only.
@Suite struct SeparateCheckerTests {
  static let declared = """
    enum Mood {
      case good "Good"
      case bad "Bad"
    }

    error Failure {
      case offline "Offline"
    }

    service Store {
      func save(_ text: String) async throws(Failure)
    }

    func twice(_ n: Int) -> Int = n * 2

    """

  /// Returns the resolved declarations and the view model that follows them.
  private func declarations(
    _ members: String = ""
  ) throws -> (declarations: ModuleDeclarations, viewModel: ViewModelSyntax) {
    let file = source(Self.declared + "viewmodel V {\n\(members)\n}")
    let parsed = parseSchema(file)
    let declarations = ModuleDeclarations([parsed.syntax], [file])
    declarations.resolve()
    let syntaxes = parsed.syntax.declarations.compactMap { declaration in
      if case .viewModel(let syntax) = declaration { syntax } else { nil }
    }
    return (declarations, try #require(syntaxes.first))
  }

  private func codes(_ declarations: ModuleDeclarations) -> [String] {
    declarations.sink.diagnostics.map(\.kind.code)
  }

  @Test func declarationsAloneTypesCasesAndSignatures() throws {
    let declarations = try declarations().declarations
    #expect(declarations.enumeration(.declared("Mood"))?.cases.map(\.name) == ["good", "bad"])
    #expect(declarations.services["Store"]?.function("save")?.failure == .declared("Failure"))
    #expect(declarations.functions["twice"]?.declaration.result == .int)
    #expect(codes(declarations).isEmpty)
  }

  @Test(
    "the expression checker alone types an expression in its environment",
    arguments: [("twice(n) + 1", "Int", [String]()), ("m == .good", "Bool", []), ("n + \"\"", "_", ["VM0301"])])
  func expressions(text: String, type: String, expected: [String]) throws {
    let (declarations, syntax) = try declarations("  display x = \(text)")
    guard case .derived(let derived)? = syntax.members.first else {
      Issue.record("no display")
      return
    }
    let checker = ExpressionChecker(CheckSession(declarations), Environment(file: syntax.range.file))
    checker.environment.hasContext = true
    checker.bind("n", .int, .local("n"), at: syntax.name.range)
    checker.bind("m", .declared("Mood"), .local("m"), at: syntax.name.range)
    let typed = checker.infer(derived.value)
    #expect("\(typed.type)" == type)
    #expect(codes(declarations).count == expected.count)
  }

  @Test func theStepCheckerAloneTypesABodyAndFindsItsErrors() throws {
    let (declarations, syntax) = try declarations(
      "  command go {\n    try await store.save(\"a\")\n  } catch .offline {\n    n += 1\n  }")
    guard case .command(let command)? = syntax.members.first else {
      Issue.record("no command")
      return
    }
    var environment = Environment(file: syntax.range.file)
    let (store, n) = (MemberID(index: 1, name: "store"), MemberID(index: 2, name: "n"))
    environment.memberIDs = ["store": store, "n": n]
    environment.declare(.use(store, service: "Store"))
    environment.declare(.state(n, .int))
    let expressions = ExpressionChecker(CheckSession(declarations), environment)
    let checker = StepChecker(expressions, stepsOf: .command(MemberID(index: 0, name: "go")))
    let (body, scope, uncaught) = checker.checkBody(command.steps, command.catches)
    #expect(body.steps.count == 1)
    #expect(body.catches.count == 1)
    #expect(scope.isAsync)
    #expect(uncaught.isEmpty)
    #expect(codes(declarations).isEmpty)
  }

  @Test func theMemberCheckerAloneResolvesAnInterfaceBeforeAnyBodyIsChecked() throws {
    let (declarations, syntax) = try declarations(
      """
        input n: Int
        display shown = "\\(twice(n))"
        edit name: String = ""
        use store: Store
        command go { try await store.save(unknown) }
      """)
    let checker = MemberChecker(ExpressionChecker(CheckSession(declarations)))
    let resolved = checker.resolveInterface(syntax)
    let interface = try #require(resolved.interface)
    #expect(interface.inputs.map(\.type) == [.int])
    let members = try #require(interface.members)
    guard members["shown"]?.plainType == .string, case .edit? = members["name"]?.kind,
      case .command(let command)? = members["go"]?.kind
    else {
      Issue.record("\(members)")
      return
    }
    #expect(command.failure == .declared("Failure"))
    #expect(interface.services == ["Store"])
    #expect(codes(declarations).isEmpty)
    let bodies = CheckedBodies(checker.checkBodies(of: resolved))
    #expect(bodies.members.commands.count == 1)
    #expect(codes(declarations) == ["VM0202"])
  }

  @Test func theExampleCheckerAloneReportsAnInputThatIsNotGiven() throws {
    let (declarations, syntax) = try declarations(
      "  input n: Int\n  display shown = \"\\(n)\"\n  example \"shows\" {\n    expect shown == \"1\"\n  }")
    let session = CheckSession(declarations)
    let members = MemberChecker(ExpressionChecker(session))
    let checked = CheckedBodies(members.checkBodies(of: members.resolveInterface(syntax)))
    let examples = ExampleChecker(of: checked, session, [:], nil).checkExamples(syntax)
    #expect(examples.map(\.title) == ["shows"])
    #expect(codes(declarations) == ["VM0601"])
  }

  @Test func anInterfaceIsResolvedAfterThoseThatItsValuesReferToInAnySourceOrder() throws {
    let file = source(
      "viewmodel A {\n  display a = B(c: C())\n}\nviewmodel B {\n  display b = C()\n}\nviewmodel C {\n}")
    let syntaxes = parseSchema(file).syntax.declarations.compactMap { declaration in
      if case .viewModel(let syntax) = declaration { syntax } else { nil }
    }
    #expect(InterfaceOrder(of: syntaxes).order == [2, 1, 0])
  }
}
