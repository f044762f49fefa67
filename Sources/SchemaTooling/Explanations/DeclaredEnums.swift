import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0402–VM0409: enums and their raw values.
extension DiagnosticExplanation {
  static let declaredEnumExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .rawTypeKind,
      """
      A raw value is how a case is written in JSON or a database: a text or a whole number.
      """,
      bad: """
        enum Level: Double {
          case low = 0.5
          case high = 1.5
        }
        """,
      good: """
        enum Level: Int {
          case low = 0
          case high = 1
        }
        """),
    DiagnosticExplanation(
      of: .rawValueWithCarried,
      """
      An enum has raw values, one fixed for each case, or cases that carry values of their own. Swift has no enum with
      both.
      """,
      bad: """
        enum Status: Int {
          case done
          case failed(code: Int)
        }
        """,
      good: """
        enum Status {
          case done
          case failed(code: Int)
        }
        """),
    DiagnosticExplanation(
      of: .rawValueWithoutType,
      """
      An enum whose cases have raw values says their type behind its name.
      """,
      bad: """
        enum Level {
          case low = 0
        }
        """,
      good: """
        enum Level: Int {
          case low = 0
        }
        """),
    DiagnosticExplanation(
      of: .rawValueKind,
      """
      Raw values are fixed: each is a number or a text, written out, of the enum's raw type.
      """,
      bad: """
        enum Level: Int {
          case low = "0"
        }
        """,
      good: """
        enum Level: Int {
          case low = 0
        }
        """),
    DiagnosticExplanation(
      of: .duplicateRawValue,
      """
      A case is found by its raw value, so no two cases share one. A case without has its name, or one more than the
      case before.
      """,
      bad: """
        enum Level: Int {
          case low = 1
          case high = 1
        }
        """,
      good: """
        enum Level: Int {
          case low = 1
          case high = 2
        }
        """),
    DiagnosticExplanation(
      of: .emptyEnum,
      """
      A value of an enum is one of its cases. Without any there could be no value.
      """,
      bad: """
        enum Level {
        }
        """,
      good: """
        enum Level {
          case low
        }
        """),
    DiagnosticExplanation(
      of: .carriedDefault,
      """
      A value that a case carries is given wherever the case is made.
      """,
      bad: """
        enum Status {
          case failed(code: Int = 1)
        }
        """,
      good: """
        enum Status {
          case failed(code: Int)
        }
        """),
  ]
}
