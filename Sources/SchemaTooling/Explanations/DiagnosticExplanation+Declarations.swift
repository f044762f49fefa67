import VmgenSchemaSyntax

/// VM0144–VM0159: the syntax of declarations, members and types.
extension DiagnosticExplanation {
  static let declarationExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .missingColon(name: "{name}"),
      """
      As in Swift, write the name, then a colon, then the type.
      """,
      schema: """
          model Person {
        -   let name String
        +   let name: String
          }
        """),
    DiagnosticExplanation(
      of: .missingType(name: "{name}"),
      """
      Fields, inputs, parameters and samples must declare their type, unless their value is a literal such as `0` or
      `""`. A `let` or a `display` infers it from every value.
      """,
      schema: """
          model Person {
        -   var names = [""]
        +   var names: [String] = [""]
          }
        """),
    DiagnosticExplanation(
      of: .missingEqual(place: "{place}"),
      """
      The value of a display, `let`, sample, function or `given` follows an `=`.
      """,
      schema: """
        - func doubled(x: Int) -> Int 2 * x
        + func doubled(x: Int) -> Int = 2 * x
        """),
    DiagnosticExplanation(
      of: .wrongSign(expected: "{expected}", found: "{found}"),
      """
      `=` precedes a value. `:` precedes a type and follows the label of an argument or the pattern of a case. `->`
      precedes a result type, and `==` compares two values.
      """,
      schema: """
        - func half(x: Int) -> Int == x / 2
        + func half(x: Int) -> Int = x / 2
        """),
    DiagnosticExplanation(
      of: .braceBody,
      """
      The default value of an input is a single expression after `=`. Only functions, displays and `let` can have a body.
      """,
      schema: """
          viewmodel PageViewModel {
        -   input number: Int { 1 }
        +   input number: Int = 1
            display title = "Page \\(number)"
          }
        """),
    DiagnosticExplanation(
      of: .computedField,
      """
      As in Swift, `var` declares a computed property, because its value depends on other fields. `let` declares a stored
      field.
      """,
      schema: """
          model Person {
            let first: String
        -   let initial: String { first.prefix(1) }
        +   var initial: String { first.prefix(1) }
          }
        """),
    DiagnosticExplanation(
      of: .customBody(name: "{name}"),
      """
      `custom` declares a function that you implement in Swift, in an extension of the generated view model. The
      schema declares only its parameters and its result.
      """,
      schema: """
          viewmodel TextViewModel {
            input text: String
        -   custom shout(text: String) -> String = text
        +   custom shout(text: String) -> String
            display loud = shout(text: text)
          }
        """),
    DiagnosticExplanation(
      of: .effect(word: "{word}"),
      """
      A function is pure: for the same arguments it returns the same result, immediately and without errors. Displays
      can therefore call it whenever a value that they read changes. For asynchronous or throwing work, call a service
      or a `custom` in a command.
      """,
      schema: """
        - func half(x: Int) throws -> Int = x / 2
        + func half(x: Int) -> Int = x / 2
        """),
    DiagnosticExplanation(
      of: .untitledExample(word: "example"),
      """
      The title describes the behavior that the example shows. It becomes the name of a test.
      """,
      schema: """
          viewmodel GreetingViewModel {
            input name: String
            display greeting = "Hello \\(name)"

        -   example greets {
        +   example "the greeting contains the name" {
              given name = "Ada"
              expect greeting == "Hello Ada"
            }
          }
        """),
    DiagnosticExplanation(
      of: .genericType(type: "{type}", form: "{form}"),
      """
      The schema language has the generic types `T?`, `[T]` and `[K: V]`, each with Swift's short syntax, and `Range<T>` and
      `ClosedRange<T>`.
      """,
      schema: """
          model Order {
        -   let lines: Array<String>
        +   let lines: [String]
          }
        """),
    DiagnosticExplanation(
      of: .repeatedWord(word: "{word}"),
      """
      A keyword or a label is followed by what it introduces, not by itself.
      """,
      schema: """
          viewmodel Search {
        -   edit edit query: String = ""
        +   edit query: String = ""
            display title = query
          }
        """),
    DiagnosticExplanation(
      of: .variableInExample,
      """
      A `let` names a value for the steps after it. What changes is the view model, which `when` acts on.
      """,
      schema: """
          viewmodel Counter {
            input count: Int
            display text = "\\(count) items"

            example "the count is shown" {
        -     var expected = "4 items"
        +     let expected = "4 items"
              given count = 4
              expect text == expected
            }
          }
        """),
    DiagnosticExplanation(
      of: .implicitlyUnwrapped,
      """
      Expressions never trap. A value that can be nil is an optional, and every use must handle nil.
      """,
      schema: """
          model Person {
        -   var name: String!
        +   var name: String?
          }
        """),
  ]
}
