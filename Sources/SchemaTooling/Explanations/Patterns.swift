import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0331–VM0336: patterns.
extension DiagnosticExplanation {
  static let patternExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .patternType,
      """
      A pattern is compared with the subject of the `switch`, and must be of its type: a value, or a range of values.
      """,
      bad: """
        viewmodel Cart {
          input count: Int
          display title = switch count {
            case "none": "Empty"
            default: "Full"
          }
        }
        """,
      good: """
        viewmodel Cart {
          input count: Int
          display title = switch count {
            case 0: "Empty"
            default: "Full"
          }
        }
        """),
    DiagnosticExplanation(
      of: .patternNotEnum,
      """
      `.name` matches a case of an enum. Other values are matched by writing one, by a range, or by binding them with
      `let`.
      """,
      bad: """
        viewmodel Cart {
          input count: Int
          display title = switch count {
            case .none: "Empty"
            default: "Full"
          }
        }
        """,
      good: """
        viewmodel Cart {
          input count: Int
          display title = switch count {
            case 0: "Empty"
            default: "Full"
          }
        }
        """),
    DiagnosticExplanation(
      of: .patternBindings,
      """
      A pattern names every value that its case carries, `_` for one that is not used; or none, and then matches the
      case alone.
      """,
      bad: """
        enum Shape {
          case circle(radius: Int)
          case box(width: Int, height: Int)
        }

        viewmodel Drawing {
          input shape: Shape
          display size = switch shape {
            case .circle(let radius): radius
            case .box(let width): width
          }
        }
        """,
      good: """
        enum Shape {
          case circle(radius: Int)
          case box(width: Int, height: Int)
        }

        viewmodel Drawing {
          input shape: Shape
          display size = switch shape {
            case .circle(let radius): radius
            case .box(let width, _): width
          }
        }
        """),
    DiagnosticExplanation(
      of: .patternLabel,
      """
      Labels in a pattern are those of the case's values. They may be left out.
      """,
      bad: """
        enum Shape {
          case circle(radius: Int)
        }

        viewmodel Drawing {
          input shape: Shape
          display size = switch shape {
            case .circle(diameter: let length): length
          }
        }
        """,
      good: """
        enum Shape {
          case circle(radius: Int)
        }

        viewmodel Drawing {
          input shape: Shape
          display size = switch shape {
            case .circle(radius: let length): length
          }
        }
        """),
    DiagnosticExplanation(
      of: .alternativeBindings,
      """
      Where several patterns share a case, its value may read only what each of them binds.
      """,
      bad: """
        enum Event {
          case opened(by: String)
          case closed(by: String)
          case removed
        }

        viewmodel News {
          input event: Event
          display actor = switch event {
            case .opened(let name), .closed(let name), .removed: name
          }
        }
        """,
      good: """
        enum Event {
          case opened(by: String)
          case closed(by: String)
          case removed
        }

        viewmodel News {
          input event: Event
          display actor = switch event {
            case .opened(let name), .closed(let name): name
            case .removed: "nobody"
          }
        }
        """),
    DiagnosticExplanation(
      of: .unusedBinding,
      """
      A name that is bound and never read is most likely a slip: another one was read in its place, or the value is
      not needed.
      """,
      bad: """
        enum Shape {
          case circle(radius: Int)
          case point
        }

        viewmodel Drawing {
          input shape: Shape
          display isRound = switch shape {
            case .circle(let radius): true
            case .point: false
          }
        }
        """,
      good: """
        enum Shape {
          case circle(radius: Int)
          case point
        }

        viewmodel Drawing {
          input shape: Shape
          display isRound = switch shape {
            case .circle: true
            case .point: false
          }
        }
        """),
  ]
}
