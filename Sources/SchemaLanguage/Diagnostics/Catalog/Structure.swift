/// VM0130–VM0143: what stands where, and the words that begin it.
extension DiagnosticKind {
  static let structureKinds: [DiagnosticKind] = [
    unexpectedToken, missingClosing, strayBrace, unexpectedRest, separator, unknownDeclaration, unknownMember,
    unknownStep, foreignWord, laterWord, misplacedMember, misplacedDeclaration, modifier, missingWord,
  ]

  static let unexpectedToken = DiagnosticKind(
    "VM0130", "expected {expected}, found {found}",
    explanation: """
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
      """)

  static let missingClosing = DiagnosticKind(
    "VM0131", "expected `{closing}`, found {found}",
    help: "close what was opened",
    explanation: """
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
      """)

  static let strayBrace = DiagnosticKind(
    "VM0132", "this `}` closes nothing",
    help: "take it away, or look for one too many above",
    explanation: """
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
      """)

  static let unexpectedRest = DiagnosticKind(
    "VM0133", "{found} stands behind something complete",
    help: "begin a new line, or write the operator or comma that is missing",
    explanation: """
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
      """)

  static let separator = DiagnosticKind(
    "VM0134", "lines end without `{separator}`",
    help: "take it away",
    explanation: """
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
      """)

  static let unknownDeclaration = DiagnosticKind(
    "VM0135", "no declaration begins with {word}",
    help: "begin with one of {list}",
    explanation: """
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
      """)

  static let unknownMember = DiagnosticKind(
    "VM0136", "no member of a view model begins with {word}",
    help: "begin with one of {list}",
    explanation: """
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
      """)

  static let unknownStep = DiagnosticKind(
    "VM0137", "no step of an example begins with {word}",
    help: "begin with one of {list}",
    explanation: """
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
      """)

  static let foreignWord = DiagnosticKind(
    "VM0138", "{word} is no word of the schema language",
    help: "write `{meant}`",
    explanation: """
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
      """)

  static let laterWord = DiagnosticKind(
    "VM0139", "`{word}` is no {kind} in this version of the language",
    help: "this version has {list}",
    explanation: """
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
      """)

  static let misplacedMember = DiagnosticKind(
    "VM0140", "`{word}` stands outside of a declaration",
    help: "put it into the braces of the declaration that it belongs to",
    explanation: """
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
      """)

  static let misplacedDeclaration = DiagnosticKind(
    "VM0141", "`{word}` stands inside of another declaration",
    help: "put it beside the other declarations; names are known in the whole module",
    explanation: """
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
      """)

  static let modifier = DiagnosticKind(
    "VM0142", "`{word}` has no meaning in a schema",
    help: "take it away; who may use generated code is an option of the tool",
    explanation: """
      Access, isolation and storage are decided for all generated code of a module, by the tool's options. A schema says
      only what a value is.
      """,
    bad: """
      public model Person {
        let name: String
      }
      """,
    good: """
      model Person {
        let name: String
      }
      """)

  static let missingWord = DiagnosticKind(
    "VM0143", "`{word}` is missing before the {item} {name}",
    help: "write `{word}` before it",
    explanation: """
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
      """)
}
