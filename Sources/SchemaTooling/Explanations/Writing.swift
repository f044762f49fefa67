import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0511–VM0514: what is written, and what cannot be.
extension DiagnosticExplanation {
  static let writingExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .notWritable,
      """
      Inputs, states and drafts can be written, and the fields inside of them that are declared with `var`; a step may
      write an edit of the view model's own too. What is computed cannot: write what it is computed from.
      """,
      bad: """
        model Person {
          var first: String
          var last: String
        }

        viewmodel Form {
          input person: Person
          display fullName = words(person.first, person.last)
          edit name = $fullName
        }
        """,
      good: """
        model Person {
          var first: String
          var last: String
        }

        viewmodel Form {
          input person: Person
          display fullName = words(person.first, person.last)
          edit name = $person.first
        }
        """),
    DiagnosticExplanation(
      of: .letWritten,
      """
      A field that is declared with `let` keeps its value. Every step of a path that is written is a `var`.
      """,
      bad: """
        model Person {
          let name: String
        }

        viewmodel Form {
          input person: Person
          edit name = $person.name
        }
        """,
      good: """
        model Person {
          var name: String
        }

        viewmodel Form {
          input person: Person
          edit name = $person.name
        }
        """),
    DiagnosticExplanation(
      of: .notAPath,
      """
      A path leads from an input, a state or a draft through fields to one value. What is computed on the way has no
      place where something could be written.
      """,
      bad: """
        model Person {
          var names: [String]
        }

        viewmodel Form {
          input person: Person
          edit name = $person.names[0]
        }
        """,
      good: """
        model Person {
          var name: String
        }

        viewmodel Form {
          input person: Person
          edit name = $person.name
        }
        """),
    DiagnosticExplanation(
      of: .defaultOnTheWay,
      """
      `$user.nickname ?? ""` shows an empty text for nil, and writing fills it. Where a step on the way is nil there is
      nothing that the value could be written to, so a default would pretend.
      """,
      bad: """
        model Address {
          var city: String
        }

        model Person {
          var address: Address?
        }

        viewmodel Form {
          input person: Person
          edit city = $person.address?.city ?? ""
        }
        """,
      good: """
        model Address {
          var city: String
        }

        model Person {
          var address: Address?
        }

        viewmodel Form {
          input person: Person
          edit city = $person.address?.city
        }
        """),
  ]
}
