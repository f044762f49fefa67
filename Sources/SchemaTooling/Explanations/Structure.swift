import VmgenSchemaSyntax

/// VM0130–VM0143: what stands where, and the words that begin it.
extension DiagnosticExplanation {
  static let structureExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .unexpectedToken,
      """
      Something is missing, or something else stands in its place. The rest of this declaration or member is not read;
      what follows it is.
      """,
      bad: """
        model Person {
          let name:
        }
        """,
      good: """
        model Person {
          let name: String
        }
        """),
    DiagnosticExplanation(
      of: .missingClosing,
      """
      A bracket is opened and not closed. Where a `}` is missing, the mistake shows at the next declaration, or at the
      end of the file; the label shows the bracket that it belongs to.
      """,
      bad: """
        model Person {
          let name: String

        model City {
          let name: String
        }
        """,
      good: """
        model Person {
          let name: String
        }

        model City {
          let name: String
        }
        """),
    DiagnosticExplanation(
      of: .strayBrace,
      """
      Every `{` that was opened has been closed before. Often it is the brace before this one that stands wrong.
      """,
      bad: """
        model Person {
          let name: String
        }
        }
        """,
      good: """
        model Person {
          let name: String
        }
        """),
    DiagnosticExplanation(
      of: .unexpectedRest,
      """
      One declaration, member, field, rule or step has one line. A line goes on inside brackets, and where the next one
      begins with `.`, `?.`, `else`, `catch`, `? `, `: ` or an operator with a space behind it.
      """,
      bad: """
        model Person {
          let first: String let last: String
        }
        """,
      good: """
        model Person {
          let first: String
          let last: String
        }
        """),
    DiagnosticExplanation(
      of: .separator,
      """
      The end of a line ends a declaration, member, field or step. Two of them on one line are put on two.
      """,
      bad: """
        model Person {
          let name: String;
        }
        """,
      good: """
        model Person {
          let name: String
        }
        """),
    DiagnosticExplanation(
      of: .unknownDeclaration,
      """
      At the top of a file stand declarations: `import`, `enum`, `error`, `model`, `extern`, `func`, `service`, `sample`
      and `viewmodel`.
      """,
      bad: """
        modle Person {
          let name: String
        }
        """,
      good: """
        model Person {
          let name: String
        }
        """),
    DiagnosticExplanation(
      of: .unknownMember,
      """
      What a view model is given is an `input`, what a view shows a `display`, and what a person changes an `edit`. What
      it keeps is a `state`, what it does a `command`, what it uses a service by `use`. There are `let`, `draft`,
      `follow`, `on`, `custom` and `example` beside.
      """,
      bad: """
        viewmodel GreetingViewModel {
          input name: String
          dispaly greeting = "Hello \\(name)"
        }
        """,
      good: """
        viewmodel GreetingViewModel {
          input name: String
          display greeting = "Hello \\(name)"
        }
        """),
    DiagnosticExplanation(
      of: .unknownStep,
      """
      An example says what is given, what then happens, and what is expected: `given name = value`, `when name = value`,
      `when signIn()`, `expect condition`.
      """,
      bad: """
        viewmodel GreetingViewModel {
          input name: String
          display greeting = "Hello \\(name)"

          example "greets" {
            given name = "Ada"
            greeting == "Hello Ada"
          }
        }
        """,
      good: """
        viewmodel GreetingViewModel {
          input name: String
          display greeting = "Hello \\(name)"

          example "greets" {
            given name = "Ada"
            expect greeting == "Hello Ada"
          }
        }
        """),
    DiagnosticExplanation(
      of: .foreignWord,
      """
      The word was mistyped, or comes from another language. This one has few words of its own. A value is a `model`,
      whatever a `struct` or `class` would be elsewhere; what a view model is given is an `input`, what it shows a
      `display`, what it keeps a `state`, and what it does a `command`.
      """,
      bad: """
        struct Person {
          let name: String
        }
        """,
      good: """
        model Person {
          let name: String
        }
        """),
    DiagnosticExplanation(
      of: .laterWord,
      """
      The word is kept for view models in view models: rows, pages and parts. This version reads none of it.
      """,
      bad: """
        viewmodel CounterViewModel {
          input step: Int
          display text = "by \\(step)"
          child row: RowViewModel(step: step)
        }
        """,
      good: """
        viewmodel CounterViewModel {
          input step: Int
          display text = "by \\(step)"
        }
        """),
    DiagnosticExplanation(
      of: .misplacedMember,
      """
      Members stand in a view model, fields in a model and cases in an enum. Where they do, a `}` above may be one too
      many. Everything up to the next declaration is skipped.
      """,
      bad: """
        model Person {
          let name: String
        }
          let age: Int
        }
        """,
      good: """
        model Person {
          let name: String
          let age: Int
        }
        """),
    DiagnosticExplanation(
      of: .misplacedDeclaration,
      """
      Declarations do not nest: each has one name that every schema of the module can use.
      """,
      bad: """
        model Person {
          let kind: Kind
          enum Kind {
            case friend
          }
        }
        """,
      good: """
        model Person {
          let kind: Kind
        }

        enum Kind {
          case friend
        }
        """),
    DiagnosticExplanation(
      of: .modifier,
      """
      Access, isolation and storage are decided for all generated code of a module, by the tool's options. A schema says
      only what a value is.
      """,
      bad: """
        package model Person {
          let name: String
        }
        """,
      good: """
        model Person {
          let name: String
        }
        """),
    DiagnosticExplanation(
      of: .missingWord,
      """
      A field begins with `let`, or with `var` where it may change; a case begins with `case`. One `case` may be followed
      by several names with commas.
      """,
      bad: """
        model Person {
          name: String
        }
        """,
      good: """
        model Person {
          let name: String
        }
        """),
  ]
}
