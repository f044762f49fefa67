import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0329–VM0338 and VM0354: branches that are missing or unreachable.
extension DiagnosticExplanation {
  static let takenBranchExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .missingCases(cases: "{cases}"),
      """
      A `switch` is an expression, so it must have a value for every case of its subject.
      """,
      schema: """
          enum Size {
            case small
            case medium
            case large
          }

          viewmodel Shirt {
            input size: Size
            display sizeText: String = switch size {
              case .small: "S"
              case .medium: "M"
        +     case .large: "L"
            }
          }
        """),
    DiagnosticExplanation(
      of: .unreachableCase(caseName: "{case}"),
      """
      The cases of a `switch` are tried from top to bottom. Earlier cases match every value of this one.
      """,
      schema: """
          enum Size {
            case small
            case large
          }

          viewmodel Shirt {
            input size: Size
            display sizeText = switch size {
              case .small: "S"
              case .large: "L"
        -     case .small: "s"
            }
          }
        """),
    DiagnosticExplanation(
      of: .unwrapOfValue(type: "{type}"),
      """
      `if let` unwraps an optional. A value that is never nil does not need it.
      """,
      schema: """
          viewmodel Card {
        -   input name: String
        +   input name: String?
            display title = if let known = name { known } else { "No name" }
          }
        """),
    DiagnosticExplanation(
      of: .patternMatchesAll,
      """
      `_` and a name match every value, so the other branch is never taken. Use the value itself, or match a case, a
      value or a range.
      """,
      schema: """
          viewmodel Card {
            input name: String
        -   display title = if case let known = name { known.uppercased() } else { "No name" }
        +   display title = name.uppercased()
          }
        """),
    DiagnosticExplanation(
      of: .constantSubject,
      """
      A `switch` or an `if case` chooses between values of its subject. For a constant, the choice is known in
      advance.
      """,
      schema: """
          viewmodel Cart {
            input name: String
        -   display title = switch 3 {
        +   input count: Int
        +   display title = switch count {
              case 3: name
              default: "none"
            }
          }
        """),
  ]
}
