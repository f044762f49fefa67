/// VM0402–VM0409: enums and their raw values.
extension DiagnosticKind {
  static let declaredEnumKinds: [DiagnosticKind] = [
    rawTypeKind,
    rawValueWithCarried,
    rawValueWithoutType,
    rawValueKind,
    duplicateRawValue,
    emptyEnum,
    carriedDefault,
  ]

  static let rawTypeKind = DiagnosticKind(
    "VM0402", "raw values cannot be `{type}`",
    help: "use `String` or `Int`",
    explanation: """
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
      """)

  static let rawValueWithCarried = DiagnosticKind(
    "VM0403", "`{case}` carries a value, and `{type}` has raw values",
    help: "remove the raw type, or the carried value",
    explanation: """
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
      """)

  static let rawValueWithoutType = DiagnosticKind(
    "VM0404", "a raw value, and `{type}` has no raw type",
    help: "write the raw type: `enum {type}: {raw}`",
    explanation: """
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
      """)

  static let rawValueKind = DiagnosticKind(
    "VM0405", "a raw value must be of type `{type}`, and written out",
    help: "write one, or change the raw type",
    explanation: """
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
      """)

  static let duplicateRawValue = DiagnosticKind(
    "VM0406", "the raw value `{value}` is taken",
    help: "give each case a raw value of its own",
    explanation: """
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
      """)

  static let emptyEnum = DiagnosticKind(
    "VM0407", "`{name}` has no cases",
    help: "add a case: a value of it could never be made",
    explanation: """
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
      """)

  static let carriedDefault = DiagnosticKind(
    "VM0409", "a value that `{case}` carries cannot have a default",
    help: "remove the default",
    explanation: """
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
      """)
}
