import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0522–VM0529: the rules of edits.
extension DiagnosticExplanation {
  static let editRuleExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .ruleTwice(rule: "{rule}"),
      """
      An edit can have one `trim`, one `transform`, one `debounce` and one `check`. It can have several `require` rules.
      """,
      schema: """
          viewmodel Search {
            edit query: String = "" {
              debounce 0.5s
        -     debounce 1s
            }
            display title = query
          }
        """),
    DiagnosticExplanation(
      of: .trimOfNoText(name: "{name}", type: "{type}"),
      """
      `trim` removes white space from both ends of a `String` before the value is written.
      """,
      schema: """
          model Person {
            var age: Int
          }

          viewmodel Form {
            input person: Person
        -   edit age = $person.age as text {
        -     trim
        -   }
        +   edit age = $person.age as text
          }
        """),
    DiagnosticExplanation(
      of: .requirementNotBool(type: "{type}"),
      """
      `require` takes a condition, or a range literal that must contain the value.
      """,
      schema: """
          viewmodel Login {
            edit name: String = "" {
        -     require name.count else "Enter a name"
        +     require name.count > 0 else "Enter a name"
            }
            display title = name
          }
        """),
    DiagnosticExplanation(
      of: .rangeOfAnotherType(name: "{name}", type: "{type}", range: "{range}"),
      """
      A range after `require` must contain the value of the edit. To validate something else, such as a length, write
      a condition.
      """,
      schema: """
          viewmodel Login {
            edit name: String = "" {
        -     require 3...20 else "Between 3 and 20 letters"
        +     require (3...20).contains(name.count) else "Between 3 and 20 letters"
            }
            display title = name
          }
        """),
    DiagnosticExplanation(
      of: .checkWithoutService,
      """
      `check` validates a value with a service. It runs after the value satisfies every `require`.
      """,
      schema: """
          viewmodel Login {
            edit name: String = "" {
        -     check name.count > 3 else "Too short"
        +     require name.count > 3 else "Too short"
            }
            display title = name
          }
        """),
    DiagnosticExplanation(
      of: .checkNotAsync(name: "{name}"),
      """
      `check` calls an `async` function. `require` can call a query directly.
      """,
      schema: """
          service Names {
            func isFree(name: String) -> Bool
          }

          viewmodel Login {
            use names: Names
            edit name: String = "" {
        -     check names.isFree(name: name) else "That name is taken"
        +     require names.isFree(name: name) else "That name is taken"
            }
            display title = name
          }
        """),
    DiagnosticExplanation(
      of: .checkNotBool(name: "{name}", found: "{found}"),
      """
      `true` accepts the value. `false` displays the message after `else`.
      """,
      schema: """
          service Names {
        -   func owner(of name: String) async -> String?
        +   func isFree(name: String) async -> Bool
          }

          viewmodel Login {
            use names: Names
            edit name: String = "" {
        -     check await names.owner(of: name) else "That name is taken"
        +     check await names.isFree(name: name) else "That name is taken"
            }
            display title = name
          }
        """),
    DiagnosticExplanation(
      of: .firstValueRefused(name: "{name}"),
      """
      If the rules reject the initial value, a user could not enter it again. An empty text is allowed, and so is the
      initial value of a control, such as a switch that must be turned on.
      """,
      schema: """
          viewmodel Order {
        -   edit count: Int = 0 as text {
        +   edit count: Int = 1 as text {
              require 1...99 else "Between 1 and 99"
            }
            display title = count.formatted()
          }
        """),
  ]
}
