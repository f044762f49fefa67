import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax

@Suite struct SemanticTreeTests {
  static let source = """
    error E {
      case offline "Offline"
    }

    service S {
      func limit(of name: String) -> Int
      func zone() -> TimeZone
      func save(_ text: String) async throws(E)
      func isFree(_ text: String, from zone: TimeZone) async -> Bool
    }

    viewmodel V {
      command save(times: Int = 1) when name != "" {
        if times > 0 {
          let last = name
          try await s.save(last)
          if times > 2 { count = 2 }
        } else {
          invalidate s
        }
      } catch .offline {
        count += 1
      }
      display shown = "\\(s.limit(of: name)) \\(count)"
      use s: S
      input name: String
      state count = 0
      edit code: String = "" {
        check await s.isFree(code, from: s.zone()) else "Taken"
      }
      on count > 3 { count = 0 }
      example "saves" {
        given name = "Ada"
        given s.zone returns nil
        expect count == 0
      }
    }
    """

  func viewModel(_ source: String = Self.source) throws -> ViewModel {
    let declarations = checked(source).checked.schemas.flatMap(\.declarations)
    let models = declarations.compactMap { if case .viewModel(let model) = $0 { model } else { nil } }
    return try #require(models.last)
  }

  @Test func membersAreInSourceOrderAndTheirIdentitiesAreTheirIndices() throws {
    let model = try viewModel()
    let kinds = model.members.map { "\(type(of: $0.checked))" }
    #expect(kinds == ["Command", "Derived", "Use", "Input", "StateMember", "Edit", "Reaction", "Example"])
    #expect(model.members.map(\.id.index) == Array(0..<8))
    #expect(model.members.map(\.id.name) == ["save", "shown", "s", "name", "count", "code", "", ""])
    for member in model.members { #expect(model[member.id]?.checked.range == member.checked.range) }
  }

  @Test func membersWithTheSameNameHaveDifferentIdentities() throws {
    let model = try viewModel("viewmodel V {\n  state a = 1\n  state a = 2\n}")
    #expect(model.states.map(\.id.index) == [0, 1])
  }

  @Test func aWalkVisitsEveryStepIncludingThoseInIfElseAndCatch() throws {
    let command = try #require(try viewModel().commands.first)
    var met: [String] = []
    command.body.forEachStep { step in
      switch step.kind {
      case .constant: met.append("let")
      case .call: met.append("call")
      case .assign: met.append("assign")
      case .conditional: met.append("if")
      case .invalidate: met.append("invalidate")
      default: met.append("other")
      }
    }
    #expect(met == ["if", "let", "call", "invalidate", "if", "assign", "invalidate", "assign"])
  }

  @Test func aVisitorEntersAndLeavesEveryNodeInNestingOrder() throws {
    struct Visitor: SemanticVisitor {
      var depth = 0
      var deepest = 0
      var entered = 0
      var left = 0
      mutating func enter(_ node: SemanticNode) -> WalkContinuation {
        depth += 1
        entered += 1
        deepest = max(deepest, depth)
        return .visitChildren
      }
      mutating func leave(_ node: SemanticNode) {
        depth -= 1
        left += 1
      }
    }
    let model = try viewModel()
    var visitor = Visitor()
    visitor.walk(model)
    var count = 0
    model.forEachNode { _ in count += 1 }
    #expect(visitor.depth == 0)
    #expect(visitor.entered == count)
    #expect(visitor.left == count)
    #expect(visitor.deepest > 4)
  }

  @Test func aVisitorThatSkipsTheChildrenOfStepsVisitsOnlyOtherExpressions() throws {
    struct Formulas: SemanticVisitor {
      var queries: [String] = []
      mutating func enter(_ node: SemanticNode) -> WalkContinuation {
        switch node {
        case .step, .exampleStep: return .skipChildren
        case .expression(let expression):
          if case .query(let call) = expression.kind { queries.append(call.function) }
          return .visitChildren
        case .member: return .visitChildren
        }
      }
    }
    var formulas = Formulas()
    formulas.walk(try viewModel())
    #expect(formulas.queries == ["limit", "zone"])
  }

  @Test func aSearchEndsAtTheFirstNodeThatItFinds() throws {
    var asked = 0
    let isFound = try viewModel().contains { _ in
      asked += 1
      return asked == 3
    }
    #expect(isFound)
    #expect(asked == 3)
  }
}

@Suite struct FormulaQueryTests {
  private func source(_ member: String) -> String {
    """
    extern Zone: Hashable, Sendable

    service S {
      func zone() -> Zone
      func limit(_ zone: Zone) -> Int
      func isFree(_ text: String, in zone: Zone) async -> Bool
      func ticks(in zone: Zone) -> stream Int
    }

    viewmodel V {
      use s: S
      state n = 0
      display shown = "\\(n)"
      \(member)
      example "starts" {
        expect shown == "0"
      }
    }
    """
  }

  @Test(
    "an example must stub the queries of all expressions",
    arguments: [
      "display a = s.limit(s.zone())",
      "command go when s.limit(s.zone()) > 1 { n = 1 }",
      "edit e: String = \"\" { require s.limit(s.zone()) > e.count else \"No\" }",
      "edit e: String = \"\" { check await s.isFree(e, in: s.zone()) else \"Taken\" }",
      "on s.limit(s.zone()) > 1 { n = 1 }",
    ])
  func aQueryWithoutAStubIsReported(member: String) {
    let found = checked(source(member)).diagnostics.filter { $0.kind.code == "VM0623" }
    #expect(found.count == 1 && found[0].message.hasSuffix("`s.zone` returns"), "\(rendered(source(member)))")
  }

  @Test func aFunctionThatTheMembersOfAViewModelWithAServiceHideIsReported() {
    let source = """
      service S {
        func limit() -> Int
      }

      func run(_ n: Int) -> Int = n

      viewmodel V {
        use s: S
        display shown = "\\(run(s.limit()))"
      }
      """
    #expect(checked(source).diagnostics.map(\.kind.code) == ["VM0229"])
  }
}
