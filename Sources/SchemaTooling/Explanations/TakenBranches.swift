import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0329–VM0338: which branch is taken.
extension DiagnosticExplanation {
  static let takenBranchExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .missingCases,
      """
      A `switch` is an expression: it has a value for everything that its subject can be. When a case is added to an
      enum later, this shows every place that must say something of it.
      """,
      bad: """
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
          }
        }
        """,
      good: """
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
            case .large: "L"
          }
        }
        """),
    DiagnosticExplanation(
      of: .unreachableCase,
      """
      The cases of a `switch` are tried from the top. What the ones above match already never comes to this one.
      """,
      bad: """
        enum Size {
          case small
          case large
        }

        viewmodel Shirt {
          input size: Size
          display sizeText = switch size {
            case .small: "S"
            case .large: "L"
            case .small: "s"
          }
        }
        """,
      good: """
        enum Size {
          case small
          case large
        }

        viewmodel Shirt {
          input size: Size
          display sizeText = switch size {
            case .small: "S"
            case .large: "L"
          }
        }
        """),
    DiagnosticExplanation(
      of: .unwrapOfValue,
      """
      `if let` asks whether an optional has a value. One that is always there needs no asking.
      """,
      bad: """
        viewmodel Card {
          input name: String
          display title = if let known = name { known } else { "nobody" }
        }
        """,
      good: """
        viewmodel Card {
          input name: String?
          display title = if let known = name { known } else { "nobody" }
        }
        """),
    DiagnosticExplanation(
      of: .constantSubject,
      """
      A `switch` or an `if case` tells values apart. Of one that is written out it is known beforehand which case it
      takes.
      """,
      bad: """
        viewmodel Cart {
          input name: String
          display title = switch 3 {
            case 3: name
            default: "none"
          }
        }
        """,
      good: """
        viewmodel Cart {
          input name: String
          input count: Int
          display title = switch count {
            case 3: name
            default: "none"
          }
        }
        """),
  ]
}
