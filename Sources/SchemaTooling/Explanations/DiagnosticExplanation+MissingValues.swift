import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0323–VM0328: interpolations, nil and optionals.
extension DiagnosticExplanation {
  static let missingValueExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .interpolatedOptional(type: "{type}"),
      """
      Swift would display `Optional("x")` or `nil`. Provide a value for nil.
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
          display title = "Known as \(person.nickname ?? "no one")"
        }
        """#),
    DiagnosticExplanation(
      of: .interpolatedType(type: "{type}"),
      """
      You can interpolate texts, numbers and values of type `Bool`, `URL`, `UUID` and `Day`. Format dates and
      durations, use the label of an enum, and use the fields of a model or the elements of an array.
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
      `nil` alone does not determine a type.
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
      of: .emptyCollectionNeedsType(literal: "{literal}"),
      """
      An empty array or dictionary does not determine the type of its elements.
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
      of: .nilForValue(type: "{type}"),
      """
      Only an optional type `T?` includes nil.
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
      of: .neverNil(type: "{type}"),
      """
      The comparison always has the same result, because the value is not optional.
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
