import VmgenSchemaSyntax

/// VM0144–VM0159: what is wrong inside a declaration, member or type.
extension DiagnosticExplanation {
  static let declarationExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .missingColon,
      """
      As in Swift, the name comes first, then a colon, then the type.
      """,
      bad: """
        model Person {
          let name String
        }
        """,
      good: """
        model Person {
          let name: String
        }
        """),
    DiagnosticExplanation(
      of: .missingType,
      """
      What comes from outside states its type: fields, inputs, parameters and samples. Only what a view model works out,
      `let` and `display`, can leave it to its value.
      """,
      bad: """
        model Person {
          var name = ""
        }
        """,
      good: """
        model Person {
          var name: String = ""
        }
        """),
    DiagnosticExplanation(
      of: .missingEqual,
      """
      A display, a `let`, a sample, a function and a `given` have a value behind `=`.
      """,
      bad: """
        func doubled(x: Int) -> Int 2 * x
        """,
      good: """
        func doubled(x: Int) -> Int = 2 * x
        """),
    DiagnosticExplanation(
      of: .wrongSign,
      """
      `=` stands before a value, `:` before a type, after an argument's label and after a case's pattern, `->` before a
      result, and `==` compares.
      """,
      bad: """
        func half(x: Int) -> Int == x / 2
        """,
      good: """
        func half(x: Int) -> Int = x / 2
        """),
    DiagnosticExplanation(
      of: .braceBody,
      """
      Functions, displays and `let` are one expression each: there are no statements, so there is nothing that braces
      would hold together. Use `if`, `switch` and `? :` as values, and name parts with `let` or a function.
      """,
      bad: """
        func half(x: Int) -> Int {
          return x / 2
        }
        """,
      good: """
        func half(x: Int) -> Int = x / 2
        """),
    DiagnosticExplanation(
      of: .computedField,
      """
      A model is a plain value: what it holds can be given, compared and decoded. What follows from its fields is worked
      out where it is shown.
      """,
      bad: """
        model Person {
          let first: String
          var initial: String { first }
        }
        """,
      good: """
        model Person {
          let first: String
        }

        func initial(person: Person) -> String = person.first.prefix(1)
        """),
    DiagnosticExplanation(
      of: .customBody,
      """
      `custom` declares a formula that Swift code supplies, in an extension of the generated view model. Only its
      parameters and result stand in the schema.
      """,
      bad: """
        viewmodel TextViewModel {
          input text: String
          custom shout(text: String) -> String = text
          display loud = shout(text: text)
        }
        """,
      good: """
        viewmodel TextViewModel {
          input text: String
          custom shout(text: String) -> String
          display loud = shout(text: text)
        }
        """),
    DiagnosticExplanation(
      of: .effect,
      """
      A function is pure: it gives one result for the same arguments, at once, and cannot fail. So displays can be worked
      out again whenever something that they read changes. What waits or may fail is a service's function, or a custom,
      and a step of a command.
      """,
      bad: """
        func half(x: Int) throws -> Int = x / 2
        """,
      good: """
        func half(x: Int) -> Int = x / 2
        """),
    DiagnosticExplanation(
      of: .untitledExample,
      """
      The title says in words what the example shows. It becomes the name of a test.
      """,
      bad: """
        viewmodel GreetingViewModel {
          input name: String
          display greeting = "Hello \\(name)"

          example greets {
            given name = "Ada"
            expect greeting == "Hello Ada"
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
      of: .genericType,
      """
      The language has three types that hold others, each in Swift's short form: `T?`, `[T]` and `[K: V]`.
      """,
      bad: """
        model Order {
          let lines: Array<String>
        }
        """,
      good: """
        model Order {
          let lines: [String]
        }
        """),
    DiagnosticExplanation(
      of: .implicitlyUnwrapped,
      """
      Nothing in the language traps, so a value that may be missing is an optional, and every use says what to show
      instead.
      """,
      bad: """
        model Person {
          var name: String!
        }
        """,
      good: """
        model Person {
          var name: String?
        }
        """),
  ]
}
