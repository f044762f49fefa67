import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0313–VM0321: arguments and closures.
extension DiagnosticExplanation {
  static let callExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .numberTooLarge(number: "{number}", type: "{type}"),
      """
      A literal must be in the range of its type. An `Int` has 64 bits, a `Decimal` has 38 digits, and a `Duration`
      has fifteen digits after the decimal point.
      """,
      schema: """
          model Limits {
        -   var share: Decimal = 0.1234567890123456789012345678901234567890
        +   var share: Decimal = 0.123456789
          }
        """),
    DiagnosticExplanation(
      of: .missingArguments(name: "{name}", parameters: ["{parameter}"]),
      """
      A call must have an argument for each parameter without a default value. The parameters of a model are its
      fields, in the order in which they are declared.
      """,
      schema: """
          model Point {
            let x: Int
            let y: Int
          }

        - sample origin: Point = Point(x: 0)
        + sample origin: Point = Point(x: 0, y: 0)
        """),
    DiagnosticExplanation(
      of: .extraArgument(name: "{name}"),
      """
      A call has one argument for each parameter, and no others.
      """,
      schema: """
          model Point {
            let x: Int
            let y: Int
          }

        - sample origin: Point = Point(x: 0, y: 0, z: 0)
        + sample origin: Point = Point(x: 0, y: 0)
        """),
    DiagnosticExplanation(
      of: .argumentLabel(found: "{found}", expected: "{expected}", name: "{name}"),
      """
      As in Swift, the label of each argument must match its parameter. An argument for a parameter declared with `_`
      has no label.
      """,
      schema: """
          model Point {
            let x: Int
            let y: Int
          }

        - sample origin: Point = Point(0, y: 0)
        + sample origin: Point = Point(x: 0, y: 0)
        """),
    DiagnosticExplanation(
      of: .argumentOrder(label: "{label}", name: "{name}"),
      """
      As in Swift, arguments must be in the order of their parameters.
      """,
      schema: """
          func box(width: Int = 1, height: Int = 1) -> Int = width * height

          viewmodel Frame {
            input side: Int
        -   display area = box(height: side, width: side)
        +   display area = box(width: side, height: side)
          }
        """),
    DiagnosticExplanation(
      of: .noOverload(name: "{name}", types: "{types}"),
      """
      Some functions and methods have several overloads. None of them accepts these argument types. The help lists the
      overloads.
      """,
      schema: """
          viewmodel Parser {
            input day: Day
        -   display number = Int(day)
        +   display number = day.weekday
          }
        """),
    DiagnosticExplanation(
      of: .closureArity(count: "{count}"),
      """
      Each function passes a fixed number of values to its closure: `map` and `filter` pass one element, `reduce`
      passes two values.
      """,
      schema: """
          viewmodel Names {
            input names: [String]
        -   display shouted = names.map { name, index in name.uppercased() }
        +   display shouted = names.map { name in name.uppercased() }
          }
        """),
    DiagnosticExplanation(
      of: .closureNeeded,
      """
      Functions such as `map`, `filter` and `sorted` take a closure in braces, or the name of a function.
      """,
      schema: """
          viewmodel Names {
            input names: [String]
        -   display shouted = names.map("!")
        +   display shouted = names.map { $0 + "!" }
          }
        """),
    DiagnosticExplanation(
      of: .closureOutOfPlace(type: "{type}"),
      """
      Closures are only allowed as arguments of standard library functions. They are not values that you can store.
      """,
      schema: """
          viewmodel Note {
            input text: String
        -   display title: String = { text }
        +   display title: String = text
          }
        """),
  ]
}
