import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0402–VM0409: enums and their raw values.
extension DiagnosticExplanation {
  static let declaredEnumExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .rawTypeKind(type: "{type}"),
      """
      A raw value represents a case in JSON or in a database. It is a text or an integer.
      """,
      schema: """
        - enum Level: Double {
        -   case low = 0.5
        -   case high = 1.5
        + enum Level: Int {
        +   case low = 0
        +   case high = 1
          }
        """),
    DiagnosticExplanation(
      of: .rawValueWithCarried(caseName: "{case}", type: "{type}"),
      """
      As in Swift, an enum has either raw values or associated values, but not both.
      """,
      schema: """
        - enum Status: Int {
        + enum Status {
            case done
            case failed(code: Int)
          }
        """),
    DiagnosticExplanation(
      of: .rawValueWithoutType(type: "{type}", raw: "{raw}"),
      """
      An enum with raw values declares their type after its name.
      """,
      schema: """
        - enum Level {
        + enum Level: Int {
            case low = 0
          }
        """),
    DiagnosticExplanation(
      of: .rawValueKind(type: "{type}"),
      """
      Raw values are constants. Write each as a literal of the enum's raw type.
      """,
      schema: """
          enum Level: Int {
        -   case low = "0"
        +   case low = 0
          }
        """),
    DiagnosticExplanation(
      of: .duplicateRawValue(value: "{value}"),
      """
      A raw value identifies a case, so two cases cannot have the same one. A case without an explicit raw value uses
      its name, or the previous case's number plus one.
      """,
      schema: """
          enum Level: Int {
            case low = 1
        -   case high = 1
        +   case high = 2
          }
        """),
    DiagnosticExplanation(
      of: .emptyEnum(name: "{name}"),
      """
      A value of an enum is one of its cases. An enum without cases has no values.
      """,
      schema: """
          enum Level {
        +   case low
          }
        """),
    DiagnosticExplanation(
      of: .carriedDefault(caseName: "{case}"),
      """
      Every associated value must be specified where the case is created.
      """,
      schema: """
          enum Status {
        -   case failed(code: Int = 1)
        +   case failed(code: Int)
          }
        """),
  ]
}
