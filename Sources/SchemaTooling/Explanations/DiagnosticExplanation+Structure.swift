import VmgenSchemaSyntax

/// VM0130–VM0143: the structure of a file, and keywords.
extension DiagnosticExplanation {
  static let structureExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .unexpectedToken(expected: "{expected}", found: "{found}"),
      """
      The parser expected something else here. It skips the rest of this declaration or member and continues after it.
      """,
      schema: """
          model Person {
        -   let name:
        +   let name: String
          }
        """),
    DiagnosticExplanation(
      of: .missingClosing(closing: "{closing}", found: "{found}"),
      """
      An opening bracket has no closing bracket. A missing `}` is reported at the next declaration or at the end of
      the file; the label marks the opening bracket.
      """,
      schema: """
          model Person {
            let name: String
        + }

          model City {
            let name: String
          }
        """),
    DiagnosticExplanation(
      of: .strayBrace,
      """
      Every `{` before this `}` is already closed. Often an earlier brace is the wrong one.
      """,
      schema: """
          model Person {
            let name: String
          }
        - }
        """),
    DiagnosticExplanation(
      of: .unexpectedRest(found: "{found}"),
      """
      A new line or `;` separates declarations, members, fields, rules and steps. A statement continues on the next
      line inside brackets, and where the next line begins with `.`, `?.`, `else`, `catch`, `? `, `: ` or an operator
      that is followed by a space.
      """,
      schema: """
          model Person {
        -   let first: String let last: String
        +   let first: String
        +   let last: String
          }
        """),
    DiagnosticExplanation(
      of: .separator(separator: "{separator}"),
      """
      A new line or `;` separates declarations, members, fields and steps. A comma does not, and one `;` is enough.
      """,
      schema: """
          model Person {
        -   let name: String,
        +   let name: String
          }
        """),
    DiagnosticExplanation(
      of: .unknownDeclaration(word: "{word}", list: "{list}"),
      """
      The declarations at the top level of a file are `import`, `enum`, `error`, `model`, `extern`, `func`, `service`,
      `sample` and `viewmodel`.
      """,
      schema: """
        - modle Person {
        + model Person {
            let name: String
          }
        """),
    DiagnosticExplanation(
      of: .unknownMember(word: "{word}", list: "{list}"),
      """
      A view model has these members: `input` for values that are passed to it, `display` for values that views
      display, `edit` for values that users change, `state` for stored values, `command` for actions, and `use` for
      services. The others are `let`, `draft`, `follow`, `on`, `custom` and `example`.
      """,
      schema: """
          viewmodel GreetingViewModel {
            input name: String
        -   dispaly greeting = "Hello \\(name)"
        +   display greeting = "Hello \\(name)"
          }
        """),
    DiagnosticExplanation(
      of: .unsupportedMember(word: "{word}", advice: "{advice}"),
      """
      A schema declares values and actions, and vmgen generates the initializers, the coding keys and the observation that
      Swift types declare by hand.
      """,
      schema: """
          model Person {
        -   let name: String
        -
        -   enum CodingKeys: String, CodingKey {
        -     case name = "full_name"
        -   }
        +   let name: String key "full_name"
          }
        """),
    DiagnosticExplanation(
      of: .unknownStep(word: "{word}", list: "{list}"),
      """
      An example consists of `given name = value`, `when name = value` or `when signIn()`, and `expect condition`.
      """,
      schema: """
          viewmodel GreetingViewModel {
            input name: String
            display greeting = "Hello \\(name)"

            example "the greeting contains the name" {
              given name = "Ada"
        -     greeting == "Hello Ada"
        +     expect greeting == "Hello Ada"
            }
          }
        """),
    DiagnosticExplanation(
      of: .foreignWord(word: "{word}", meant: "{meant}"),
      """
      The word is misspelled or belongs to another language. Use `model` instead of `struct` or `class`. In a view
      model, use `input`, `display`, `state` and `command`.
      """,
      schema: """
        - struct Person {
        + model Person {
            let name: String
          }
        """),
    DiagnosticExplanation(
      of: .misplacedRouterItem(word: "{word}"),
      """
      Screens, tabs and links concern the whole module. They belong to its router, not to a view model.
      """,
      schema: """
          viewmodel CounterViewModel {
            input step: Int
            display text = "by \\(step)"
        + }
        +
        + router AppRouter {
            tabs main { counter: CounterViewModel(step: 1) "Counter" }
          }
        """),
    DiagnosticExplanation(
      of: .misplacedMember(word: "{word}"),
      """
      Members belong in a view model, fields in a model and cases in an enum. An extra `}` above can also cause this
      error. The parser skips everything up to the next declaration.
      """,
      schema: """
          model Person {
            let name: String
        - }
            let age: Int
          }
        """),
    DiagnosticExplanation(
      of: .misplacedDeclaration(word: "{word}"),
      """
      Declarations cannot be nested. Each declaration is visible in all schemas of the module.
      """,
      schema: """
          model Person {
            let kind: Kind
        -   enum Kind {
        -     case friend
        -   }
          }
        +
        + enum Kind {
        +   case friend
        + }
        """),
    DiagnosticExplanation(
      of: .modifier(word: "{word}"),
      """
      The tool's options determine access levels and isolation for all generated code of a module.
      """,
      schema: """
        - package model Person {
        + model Person {
            let name: String
          }
        """),
    DiagnosticExplanation(
      of: .missingWord(word: "{word}", item: "{item}", name: "{name}"),
      """
      A field begins with `let` or `var`, and a case with `case`. One `case` can declare several names, separated by
      commas.
      """,
      schema: """
          model Person {
        -   name: String
        +   let name: String
          }
        """),
  ]
}
