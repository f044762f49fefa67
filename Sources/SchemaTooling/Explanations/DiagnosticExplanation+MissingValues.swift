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
      schema: #"""
          model Person {
            let nickname: String?
          }

          viewmodel Card {
            input person: Person
        -   display title = "Known as \(person.nickname)"
        +   display title = "Known as \(person.nickname ?? "no one")"
          }
        """#),
    DiagnosticExplanation(
      of: .interpolatedType(type: "{type}"),
      """
      You can interpolate texts, numbers and values of type `Bool`, `URL`, `UUID` and `Day`. Format dates and
      durations, use the label of an enum, and use the fields of a model or the elements of an array.
      """,
      schema: #"""
          viewmodel Visit {
            input at: Date
        -   display title = "Seen on \(at)"
        +   display title = "Seen on \(at.formatted("d MMMM yyyy"))"
          }
        """#),
    DiagnosticExplanation(
      of: .nilNeedsType,
      """
      `nil` alone does not determine a type.
      """,
      schema: """
          viewmodel Note {
            input text: String
            display title = text
        -   display nothing = nil
        +   display nothing: String? = nil
          }
        """),
    DiagnosticExplanation(
      of: .emptyCollectionNeedsType(literal: "{literal}"),
      """
      An empty array or dictionary does not determine the type of its elements.
      """,
      schema: """
          viewmodel Note {
            input text: String
            display title = text
        -   display tags = []
        +   display tags: [String] = []
          }
        """),
    DiagnosticExplanation(
      of: .nilForValue(type: "{type}"),
      """
      Only an optional type `T?` includes nil.
      """,
      schema: """
          model Person {
        -   var name: String = nil
        +   var name: String? = nil
          }
        """),
    DiagnosticExplanation(
      of: .neverNil(type: "{type}"),
      """
      The comparison always has the same result, because the value is not optional.
      """,
      schema: """
          viewmodel Card {
        -   input name: String
        +   input name: String?
            display isKnown = name != nil
          }
        """),
  ]
}
