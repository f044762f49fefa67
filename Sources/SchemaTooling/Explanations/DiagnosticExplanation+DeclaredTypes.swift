import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0401–VM0419: models, externs, functions and samples.
extension DiagnosticExplanation {
  static let declaredTypeExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .containsItself(name: "{name}", path: "{path}"),
      """
      A model stores its fields inline, so it cannot contain itself, directly or through other models. Arrays and
      dictionaries store their elements separately and can contain models of the same type.
      """,
      schema: """
          model Comment {
            let text: String
        -   let reply: Comment?
        +   let replies: [Comment]
          }
        """),
    DiagnosticExplanation(
      of: .identifiableWithoutID(name: "{name}"),
      """
      `Identifiable` requires a field `id` that identifies each value, for example in a list.
      """,
      schema: """
          model Row: Identifiable {
        +   let id: Int
            let title: String
          }
        """),
    DiagnosticExplanation(
      of: .identityNotHashable(type: "{type}"),
      """
      Lists identify rows by their `id`, so its type must be hashable.
      """,
      schema: """
        - extern Handle
        + extern Handle: Hashable

          model Row: Identifiable {
            let id: Handle
          }
        """),
    DiagnosticExplanation(
      of: .duplicateKey(key: "{key}"),
      """
      A field's key is its name in JSON. A field without a key uses its own name.
      """,
      schema: """
          model User {
        -   let name: String key "login"
        +   let name: String key "name"
            let login: String
          }
        """),
    DiagnosticExplanation(
      of: .keyNotPlain,
      """
      A JSON key is a constant string without interpolations.
      """,
      schema: """
          model User {
        -   let name: String key ""
        +   let name: String key "login"
          }
        """),
    DiagnosticExplanation(
      of: .unknownConformance(name: "{name}"),
      """
      A model conforms to `Hashable`, `Codable` and `Sendable` automatically if its fields do, so you only declare
      `Identifiable`. For an `extern` type, list the protocols that the Swift type conforms to.
      """,
      schema: """
        - extern Avatar: Hashible
        + extern Avatar: Hashable
        """),
    DiagnosticExplanation(
      of: .duplicateConformance(name: "{name}"),
      """
      List each conformance once.
      """,
      schema: """
        - extern Avatar: Hashable, Hashable
        + extern Avatar: Hashable
        """),
    DiagnosticExplanation(
      of: .externDetail(detail: "{detail}"),
      """
      An `extern model` lists fields of an existing Swift type. Their default values and JSON keys are defined by that
      type.
      """,
      schema: """
          extern model User {
        -   var name: String = ""
        +   var name: String
          }
        """),
    DiagnosticExplanation(
      of: .recursion(name: "{name}", path: "{path}"),
      """
      Functions cannot call themselves, directly or through other functions or labels of enums. Every expression
      therefore terminates, and its dependencies are known in advance.
      """,
      schema: """
        - func countdown(_ n: Int) -> Int = n > 0 ? countdown(n - 1) : 0
        + func countdown(_ n: Int) -> Int = n > 0 ? n - 1 : 0
        """),
    DiagnosticExplanation(
      of: .sampleCycle(name: "{name}", path: "{path}"),
      """
      A sample can contain other samples, but not itself.
      """,
      schema: """
          sample first: [String] = second
        - sample second: [String] = first
        + sample second: [String] = ["two"]
        """),
    DiagnosticExplanation(
      of: .errorNotSendable(type: "{type}"),
      """
      A service can throw an error on any thread, so all values in an error must be `Sendable`. If a type written in
      Swift is `Sendable`, declare it: `extern T: Sendable`.
      """,
      schema: """
        - extern Handle: Hashable
        + extern Handle: Hashable, Sendable

          error Problem {
            case lost(handle: Handle)
          }
        """),
  ]
}
