import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0323–VM0328: interpolations, nil and what may be missing.
extension DiagnosticExplanation {
  static let missingValueExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .interpolatedOptional,
      """
      Swift would show `Optional("x")` or `nil` to a person. Say what is shown for nil.
      """,
      bad: #"""
        model Person {
          let nickname: String?
        }

        viewmodel Card {
          input person: Person
          display title = "Known as \(person.nickname)"
        }
        """#,
      good: #"""
        model Person {
          let nickname: String?
        }

        viewmodel Card {
          input person: Person
          display title = "Known as \(person.nickname ?? "nobody")"
        }
        """#),
    DiagnosticExplanation(
      of: .interpolatedType,
      """
      Texts, numbers, `Bool`, `URL`, `UUID` and `Day` can be put into text as they are. A date or a duration has many
      forms, an enum is shown by its label, and a model or an array by its parts: say which.
      """,
      bad: #"""
        viewmodel Visit {
          input at: Date
          display title = "Seen on \(at)"
        }
        """#,
      good: #"""
        viewmodel Visit {
          input at: Date
          display title = "Seen on \(at.formatted("d MMMM yyyy"))"
        }
        """#),
    DiagnosticExplanation(
      of: .nilNeedsType,
      """
      `nil` is the absence of a value of some type. Alone it does not say which.
      """,
      bad: """
        viewmodel Note {
          input text: String
          display title = text
          display nothing = nil
        }
        """,
      good: """
        viewmodel Note {
          input text: String
          display title = text
          display nothing: String? = nil
        }
        """),
    DiagnosticExplanation(
      of: .emptyCollectionNeedsType,
      """
      An array or dictionary with nothing in it does not say what it could hold.
      """,
      bad: """
        viewmodel Note {
          input text: String
          display title = text
          display tags = []
        }
        """,
      good: """
        viewmodel Note {
          input text: String
          display title = text
          display tags: [String] = []
        }
        """),
    DiagnosticExplanation(
      of: .nilForValue,
      """
      Only an optional type, `T?`, has nil among its values.
      """,
      bad: """
        model Person {
          var name: String = nil
        }
        """,
      good: """
        model Person {
          var name: String? = nil
        }
        """),
    DiagnosticExplanation(
      of: .neverNil,
      """
      Only an optional can be nil, so the answer here is always the same.
      """,
      bad: """
        viewmodel Card {
          input name: String
          display isKnown = name != nil
        }
        """,
      good: """
        viewmodel Card {
          input name: String?
          display isKnown = name != nil
        }
        """),
  ]
}
