/// VM0331–VM0336: patterns.
extension DiagnosticKind {
  static let patternKinds: [DiagnosticKind] = [
    patternType,
    patternNotEnum,
    patternBindings,
    patternLabel,
    alternativeBindings,
    unusedBinding,
  ]

  static let patternType = DiagnosticKind(
    "VM0331", "a pattern of `{found}` never matches `{type}`",
    help: "match a value of `{type}`",
    explanation: """
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
      """)

  static let patternNotEnum = DiagnosticKind(
    "VM0332", "the pattern names a case, and `{type}` has none",
    help: "match a value, or switch over an enum",
    explanation: """
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
      """)

  static let patternBindings = DiagnosticKind(
    "VM0333", "`{case}` carries {count}",
    help: "name each, with `_` for one not used, or none at all",
    explanation: """
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
      """)

  static let patternLabel = DiagnosticKind(
    "VM0334", "`{found}:` in the pattern where the case has {expected}",
    help: "write the case's own label, or leave it out",
    explanation: """
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
      """)

  static let alternativeBindings = DiagnosticKind(
    "VM0335", "not every pattern of the case binds `{name}`, with the same type",
    help: "bind it in all of them, or give each a case of its own",
    explanation: """
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
      """)

  static let unusedBinding = DiagnosticKind(
    "VM0336", "nothing reads `{name}`", severity: .warning,
    help: "write `_` instead",
    explanation: """
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
      """)
}
