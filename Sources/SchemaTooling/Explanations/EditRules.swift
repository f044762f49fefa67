import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0522–VM0529: the rules of edits.
extension DiagnosticExplanation {
  static let editRuleExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .ruleTwice,
      """
      An edit has at most one `trim`, one `debounce` and one `check`. It may have several `require`.
      """,
      bad: """
        viewmodel Search {
          edit query: String = "" {
            debounce 0.5s
            debounce 1s
          }
          display title = query
        }
        """,
      good: """
        viewmodel Search {
          edit query: String = "" {
            debounce 0.5s
          }
          display title = query
        }
        """),
    DiagnosticExplanation(
      of: .trimOfNoText,
      """
      `trim` takes spaces off both ends of a `String` before it is written.
      """,
      bad: """
        model Person {
          var age: Int
        }

        viewmodel Form {
          input person: Person
          edit age = $person.age as text {
            trim
          }
        }
        """,
      good: """
        model Person {
          var age: Int
        }

        viewmodel Form {
          input person: Person
          edit age = $person.age as text
        }
        """),
    DiagnosticExplanation(
      of: .requirementNotBool,
      """
      `require` takes a condition, or a range that the value must be in.
      """,
      bad: """
        viewmodel Login {
          edit name: String = "" {
            require name.count else "Enter a name"
          }
          display title = name
        }
        """,
      good: """
        viewmodel Login {
          edit name: String = "" {
            require name.count > 0 else "Enter a name"
          }
          display title = name
        }
        """),
    DiagnosticExplanation(
      of: .rangeOfAnotherType,
      """
      A range after `require` holds the values of the edit. For something about the value, its length for instance, write
      a condition.
      """,
      bad: """
        viewmodel Login {
          edit name: String = "" {
            require 3...20 else "Between 3 and 20 letters"
          }
          display title = name
        }
        """,
      good: """
        viewmodel Login {
          edit name: String = "" {
            require (3...20).contains(name.count) else "Between 3 and 20 letters"
          }
          display title = name
        }
        """),
    DiagnosticExplanation(
      of: .checkAsksNobody,
      """
      `check` is for what only the world knows. It asks once the value has passed every `require`.
      """,
      bad: """
        viewmodel Login {
          edit name: String = "" {
            check name.count > 3 else "Too short"
          }
          display title = name
        }
        """,
      good: """
        viewmodel Login {
          edit name: String = "" {
            require name.count > 3 else "Too short"
          }
          display title = name
        }
        """),
    DiagnosticExplanation(
      of: .checkNotAsync,
      """
      `check` waits for an `async` function. A query answers at once, so that `require` can call it.
      """,
      bad: """
        service Names {
          func isFree(name: String) -> Bool
        }

        viewmodel Login {
          use names: Names
          edit name: String = "" {
            check names.isFree(name: name) else "That name is taken"
          }
          display title = name
        }
        """,
      good: """
        service Names {
          func isFree(name: String) -> Bool
        }

        viewmodel Login {
          use names: Names
          edit name: String = "" {
            require names.isFree(name: name) else "That name is taken"
          }
          display title = name
        }
        """),
    DiagnosticExplanation(
      of: .checkNotBool,
      """
      `true` accepts the value; `false` shows the text behind `else`.
      """,
      bad: """
        service Names {
          func owner(of name: String) async -> String?
        }

        viewmodel Login {
          use names: Names
          edit name: String = "" {
            check await names.owner(of: name) else "That name is taken"
          }
          display title = name
        }
        """,
      good: """
        service Names {
          func isFree(name: String) async -> Bool
        }

        viewmodel Login {
          use names: Names
          edit name: String = "" {
            check await names.isFree(name: name) else "That name is taken"
          }
          display title = name
        }
        """),
    DiagnosticExplanation(
      of: .firstValueRefused,
      """
      A person could not type the value that the edit begins with. An empty text is no mistake: there a form begins. Nor is a
      value that a control is set to, as a switch that has to be turned on.
      """,
      bad: """
        viewmodel Order {
          edit count: Int = 0 as text {
            require 1...99 else "Between 1 and 99"
          }
          display title = count.formatted()
        }
        """,
      good: """
        viewmodel Order {
          edit count: Int = 1 as text {
            require 1...99 else "Between 1 and 99"
          }
          display title = count.formatted()
        }
        """),
  ]
}
