import Foundation
import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

@Suite struct CheckerStatefulTests {
  @Test(arguments: [Samples.profile, Samples.login, Samples.registration])
  func theSampleSchemasHaveNoErrors(schema: String) throws {
    #expect(rendered(schema) == "")
    #expect(checked(schema).schemas != nil)
  }

  @Test func aMemberThatAViewReadsIsUsed() {
    let diagnostics = rendered(
      """
      viewmodel SheetViewModel {
          input name: String
          let isSelected: Bool
          private let number: Int
          edit showsSheet: Bool = false
          display title = "Sheet"
      }
      """)
    #expect(
      diagnostics == """
        4:17 «number» warning: private constant `number` is never read [VM0502]
          help: remove it, or remove `private` if a view uses it
        """)
  }

  @Test func aLiteralKeepsItsMeaningBesideAMemberWithItsName() {
    #expect(
      rendered(
        """
        viewmodel LinkViewModel {
            input text: String
            display url = URL(string: text)
            display isHome = url == url("https://a.example")

            example "the link" {
                given text = "https://a.example"
                expect url == url("https://a.example")
                expect isHome
            }
        }
        """) == "")
  }

  @Test func aStateOrAnEditOfAnOptionalTypeIsNilWithoutAValue() throws {
    let model = try viewModel(
      """
      viewmodel V {
          state chosen: String?
          edit note: String? { trim }
          edit count: Int? as text
          command clear {
              chosen = note
              count = nil
          }
      }
      """)
    #expect(model.states.map(\.value.shown) == ["nil"])
    let ownValues = model.edits.map { edit in if case .own(let value) = edit.storage { value.shown } else { "" } }
    #expect(ownValues == ["nil", "nil"])
    #expect(rendered("viewmodel V {\n    state n: Int\n}").contains("expected `=` and a value"))
  }

  @Test func aTextThatAStepAssignsIsLocalizedOnlyInAState() throws {
    let model = try viewModel(
      """
      model Person {
          var name: String
      }

      viewmodel V {
          input person: Person
          state notice = ""
          edit code: String = ""
          command reset {
              notice = "Saved"
              person.name = "guest"
              code = "none"
              let kind = "draft"
              notice += kind
          }
      }
      """)
    let assigned = model.commands[0].body.steps.compactMap { step in
      if case .assign(_, .expression(let value)) = step.kind { value.shown } else { nil }
    }
    #expect(assigned.prefix(3) == ["text\"Saved\"", "\"guest\"", "\"none\""])
  }

  @Test func aCommandFailsWithTheErrorsThatItsCatchClausesDoNotHandle() throws {
    let model = try viewModel(Samples.login)
    #expect(model.commands.map(\.failure) == [.declared("SignInError")])
    #expect(model.commands.map(\.isAsync) == [true])
    let steps = try #require(model.commands.first?.body.steps)
    #expect(steps.count == 3)
    guard case .constant("user", nil, .service(let call)) = steps[0].kind else {
      Issue.record("\(steps[0].kind)")
      return
    }
    #expect(call.shown == "session.signIn(login: username, password: password, code: code)")
    #expect(call.failure == .declared("SignInError"))
    guard case .invalidate = steps[1].kind, case .navigate(let navigation) = steps[2].kind else {
      Issue.record("\(steps)")
      return
    }
    #expect(navigation.kind == .resetRoot)
    #expect(navigation.viewModel?.name == "HomeViewModel")
    #expect(navigation.viewModel?.arguments.shown == "user: user")
  }

  @Test(
    "handled errors are removed from the failure",
    arguments: [
      ("", Failure.declared("E")),
      ("catch .a { n = 1 }", .declared("E")),
      ("catch .a { n = 1 } catch .b { n = 2 }", .never),
      ("catch { n = 1 }", .never),
      ("catch .a { try await s.any() }", .any),
      ("catch { try await s.any() }", .any),
      ("catch .a, .b { try await s.fails() }", .declared("E")),
    ])
  func residual(catches: String, failure: Failure) throws {
    let model = try viewModel(
      """
      error E {
        case a "A"
        case b "B"
      }

      service S {
        func fails() async throws(E)
        func any() async throws
      }

      viewmodel V {
        use s: S
        state n = 0

        command run {
          try await s.fails()
        } \(catches)
        command other {
          n += 1
        }
      }
      """)
    #expect(model.commands.first?.failure == failure)
  }

  @Test(
    "an edit's text follows the type of its path",
    arguments: [
      ("edit e = $m.text", "string", "String"),
      ("edit e = $m.maybe", "optional(string)", "String?"),
      ("edit e = $m.maybe ?? \"\"", "string", "String"),
      ("edit e = $m.count as text", "integer", "Int"),
      ("edit e = $m.count", "nil", "Int"),
      ("edit e = $m.inner?.text", "present(string)", "String?"),
      ("edit e = $m.inner?.maybe", "present(optional(string))", "String?"),
      ("edit e = $m.inner?.count as text", "present(integer)", "Int?"),
      ("edit e = $m.due as text(\"MM/dd/yyyy\")", "date(\"MM/dd/yyyy\")", "Date"),
      ("edit e = $m.day as text", "day(nil)", "Day"),
      ("edit e = $m.mood as text", "choice", "Mood"),
      ("edit e = $m.mood", "nil", "Mood"),
      ("edit e = $m.rest as text", "duration", "Duration"),
      ("edit e = $m.price as text", "decimal", "Decimal"),
      ("edit e = $m.price as text(format: { $0.formatted() }, parse: { Decimal($0) })", "custom", "Decimal"),
      ("edit e: String = \"\"", "string", "String"),
      ("edit e = 1.5", "nil", "Double"),
    ])
  func texts(edit: String, text: String, type: String) throws {
    let model = try viewModel(
      """
      enum Mood {
        case good "Good"
        case bad "Bad"
      }

      model Inner {
        var text: String
        var maybe: String?
        var count: Int
      }

      model M {
        var text: String
        var maybe: String?
        var count: Int
        var inner: Inner?
        var due: Date
        var day: Day
        var mood: Mood
        var rest: Duration
        var price: Decimal
      }

      viewmodel V {
        input m: M
        \(edit)
        display d = e.isValid
        let unread = m.text
        display u = unread
      }
      """)
    let found = try #require(model.edits.first)
    #expect(found.text?.shown ?? "nil" == text)
    #expect("\(found.type)" == type)
  }

  @Test func onlyRulesThatReadJustTheirOwnEditRejectValues() throws {
    let model = try viewModel(
      """
      func isLong(_ text: String) -> Bool = text.count > 3

      viewmodel V {
        input limit: Int
        edit first: String = "" {
          require first.count > 3 else "Short"
          require isLong(first) else "Short"
          require first.count < limit else "Long"
          require first != second else "Equal"
          require first.formatted() != "" else "Never"
        }
        edit second: String = ""
        display title = words(first, second)
      }
      """.replacingOccurrences(of: "    require first.formatted() != \"\" else \"Never\"\n", with: ""))
    #expect(model.edits.first?.requirements.map(\.isOwn) == [true, true, false, false])
    #expect(
      model.edits.first?.requirements.map(\.condition.shown) == [
        "pending first.count > 3", "isLong(pending first)", "pending first.count < limit",
        "pending first != pending second",
      ])
  }

  @Test func aViewModelRequiresItsServicesAndThoseOfTheViewModelsThatItCreates() throws {
    let set = try #require(checked(Samples.login).schemas)
    #expect(set.viewModels["LoginViewModel"]?.services == ["Navigator", "Session"])
    #expect(set.viewModels["HomeViewModel"]?.services == [])
    let made = try #require(
      checked(files: [
        "A.vmodel": """
        import Core

        viewmodel A {
          use navigator: Navigator

          command open {
            navigator.push(B(id: 1))
          }
        }
        """,
        "Core/B.vmodel": """
        router CoreRouter {
          screen B
        }

        service Clock {
          func read() async -> Int
        }

        viewmodel B {
          let id: Int
          input name: String = ""
          use clock: Clock
          state time = 0

          command load {
            time = await clock.read()
          }
        }
        """,
      ]).schemas)
    #expect(made.viewModels["A"]?.services == ["Clock", "Navigator"])
  }

  @Test func aPartOfAnotherViewModelThatOnlyUsesANavigatorIsNotAScreen() throws {
    let result = checked(
      """
      viewmodel A {
        use navigator: Navigator
        child part = B()
        child opened = C()
        child named = D()
        display count = 1

        command open {
          navigator.push(C())
        }
      }

      viewmodel B {
        use navigator: Navigator
        command back { navigator.pop() }
      }

      viewmodel C {
        use navigator: Navigator
        command back { navigator.pop() }
      }

      viewmodel D {
        use navigator: Navigator
        command back { navigator.pop() }
      }

      router Screens {
        screen D
      }
      """)
    let declarations = try #require(result.schemas).schemas.flatMap(\.declarations)
    let routers = declarations.compactMap { if case .router(let router) = $0 { router } else { nil } }
    #expect(routers.map(\.screens) == [["A", "C", "D"]])
  }

  private func viewModel(_ source: String) throws -> ViewModel {
    let set = try #require(checked(source).schemas, "\(rendered(source))")
    let models = set.schemas.flatMap(\.declarations).compactMap { declaration -> ViewModel? in
      if case .viewModel(let model) = declaration { model } else { nil }
    }
    return try #require(models.last)
  }
}

extension EditText {
  fileprivate var shown: String {
    switch self {
    case .custom: "custom"
    case .optional(let inner): "optional(\(inner.shown))"
    case .present(let inner): "present(\(inner.shown))"
    default: "\(self)"
    }
  }
}
