import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0331–VM0336: patterns.
extension DiagnosticExplanation {
  static let patternExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .patternType(found: "{found}", type: "{type}"),
      """
      A pattern must have the type of the value that it matches, or be a range of that type.
      """,
      schema: """
          viewmodel Cart {
            input count: Int
            display title = switch count {
        -     case "none": "Empty"
        +     case 0: "Empty"
              default: "Full"
            }
          }
        """),
    DiagnosticExplanation(
      of: .patternNotEnum(type: "{type}"),
      """
      `.name` matches a case of an enum. To match other values, write a value or a range, or bind the value with
      `let`.
      """,
      schema: """
          viewmodel Cart {
            input count: Int
            display title = switch count {
        -     case .none: "Empty"
        +     case 0: "Empty"
              default: "Full"
            }
          }
        """),
    DiagnosticExplanation(
      of: .patternBindings(caseName: "{case}", count: "{count}"),
      """
      A pattern either binds or ignores every associated value of its case, or omits all of them.
      """,
      schema: """
          enum Shape {
            case circle(radius: Int)
            case box(width: Int, height: Int)
          }

          viewmodel Drawing {
            input shape: Shape
            display size = switch shape {
              case .circle(let radius): radius
        -     case .box(let width): width
        +     case .box(let width, _): width
            }
          }
        """),
    DiagnosticExplanation(
      of: .patternOfSeveralValues(count: "{count}", type: "{type}"),
      """
      A pattern in parentheses has one part for each value of `switch (a, b)`.
      """,
      schema: """
          viewmodel Cart {
            input count: Int
            input isOpen: Bool
            display weight = switch (count, isOpen) {
        -     case (0, true, _): 1
        +     case (0, true): 1
              default: 2
            }
          }
        """),
    DiagnosticExplanation(
      of: .patternNamesSeveralValues(name: "{name}"),
      """
      A `let` in a `switch` over several values names one of them: there is no value that consists of several.
      """,
      schema: """
          viewmodel Cart {
            input count: Int
            input isOpen: Bool
            display weight = switch (count, isOpen) {
              case (0, true): 1
        -     case let both: 2
        +     case (let count, _): count
            }
          }
        """),
    DiagnosticExplanation(
      of: .patternLabel(found: "{found}", expected: "{expected}"),
      """
      Labels in a pattern must match those of the case's associated values. You can omit them.
      """,
      schema: """
          enum Shape {
            case circle(radius: Int)
          }

          viewmodel Drawing {
            input shape: Shape
            display size = switch shape {
        -     case .circle(diameter: let length): length
        +     case .circle(radius: let length): length
            }
          }
        """),
    DiagnosticExplanation(
      of: .alternativeBindings(name: "{name}"),
      """
      If several patterns share a case, its value can only use names that all of them bind.
      """,
      schema: """
          enum Event {
            case opened(by: String)
            case closed(by: String)
            case removed
          }

          viewmodel News {
            input event: Event
            display actor = switch event {
        -     case .opened(let name), .closed(let name), .removed: name
        +     case .opened(let name), .closed(let name): name
        +     case .removed: "Removed"
            }
          }
        """),
    DiagnosticExplanation(
      of: .unusedBinding(name: "{name}"),
      """
      A name that is bound but never used often indicates a mistake, such as using a different name instead.
      """,
      schema: """
          enum Shape {
            case circle(radius: Int)
            case point
          }

          viewmodel Drawing {
            input shape: Shape
            display isRound = switch shape {
        -     case .circle(let radius): true
        +     case .circle: true
              case .point: false
            }
          }
        """),
  ]
}
