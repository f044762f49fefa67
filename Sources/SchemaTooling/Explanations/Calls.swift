import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0313–VM0321: arguments and closures.
extension DiagnosticExplanation {
  static let callExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .numberTooLarge,
      """
      A number that is written out must be one that its type can hold: an `Int` has 64 bits, a `Decimal` 38 digits, a
      `Duration` fifteen digits behind the point.
      """,
      bad: """
        model Limits {
          var share: Decimal = 0.1234567890123456789012345678901234567890
        }
        """,
      good: """
        model Limits {
          var share: Decimal = 0.123456789
        }
        """),
    DiagnosticExplanation(
      of: .missingArgument,
      """
      Every parameter without a default gets an argument. A model's parameters are its fields, in the order declared.
      """,
      bad: """
        model Point {
          let x: Int
          let y: Int
        }

        sample origin: Point = Point(x: 0)
        """,
      good: """
        model Point {
          let x: Int
          let y: Int
        }

        sample origin: Point = Point(x: 0, y: 0)
        """),
    DiagnosticExplanation(
      of: .extraArgument,
      """
      A call has an argument for each parameter and no more.
      """,
      bad: """
        model Point {
          let x: Int
          let y: Int
        }

        sample origin: Point = Point(x: 0, y: 0, z: 0)
        """,
      good: """
        model Point {
          let x: Int
          let y: Int
        }

        sample origin: Point = Point(x: 0, y: 0)
        """),
    DiagnosticExplanation(
      of: .argumentLabel,
      """
      Arguments are labelled as their parameters are declared, as in Swift; a parameter declared with `_` takes its
      argument without one.
      """,
      bad: """
        model Point {
          let x: Int
          let y: Int
        }

        sample origin: Point = Point(0, y: 0)
        """,
      good: """
        model Point {
          let x: Int
          let y: Int
        }

        sample origin: Point = Point(x: 0, y: 0)
        """),
    DiagnosticExplanation(
      of: .argumentOrder,
      """
      Arguments stand in the order of their parameters, as in Swift.
      """,
      bad: """
        func box(width: Int = 1, height: Int = 1) -> Int = width * height

        viewmodel Frame {
          input side: Int
          display area = box(height: side, width: side)
        }
        """,
      good: """
        func box(width: Int = 1, height: Int = 1) -> Int = width * height

        viewmodel Frame {
          input side: Int
          display area = box(width: side, height: side)
        }
        """),
    DiagnosticExplanation(
      of: .noOverload,
      """
      Some functions and methods have several forms, told apart by what they take. None takes what is given here; the
      help lists those that there are.
      """,
      bad: """
        viewmodel Parser {
          input day: Day
          display number = Int(day)
        }
        """,
      good: """
        viewmodel Parser {
          input day: Day
          display number = day.weekday
        }
        """),
    DiagnosticExplanation(
      of: .closureArity,
      """
      A closure is given a fixed number of values: one element by `map` and `filter`, two by `reduce`.
      """,
      bad: """
        viewmodel Names {
          input names: [String]
          display shouted = names.map { name, index in name.uppercased() }
        }
        """,
      good: """
        viewmodel Names {
          input names: [String]
          display shouted = names.map { name in name.uppercased() }
        }
        """),
    DiagnosticExplanation(
      of: .closureNeeded,
      """
      What picks, maps or sorts is a closure, written in braces. A function's name or a value does not stand for one.
      """,
      bad: """
        func shout(_ text: String) -> String = text.uppercased()

        viewmodel Names {
          input names: [String]
          display shouted = names.map(shout)
        }
        """,
      good: """
        func shout(_ text: String) -> String = text.uppercased()

        viewmodel Names {
          input names: [String]
          display shouted = names.map { shout($0) }
        }
        """),
    DiagnosticExplanation(
      of: .closureOutOfPlace,
      """
      A closure is written where a function of the standard library takes one, and is no value that could be kept.
      """,
      bad: """
        viewmodel Note {
          input text: String
          display title: String = { text }
        }
        """,
      good: """
        viewmodel Note {
          input text: String
          display title: String = text
        }
        """),
  ]
}
