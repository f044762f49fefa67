import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0833 and VM0834: functions with the same name.
extension DiagnosticExplanation {
  static let overloadExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .noFunctionWithLabels(service: "{service}", name: "{name}"),
      """
      Functions of a service can have the same name if their labels differ. A call means the function with its labels.
      """,
      schema: """
          service Session {
            func signIn(email: String) async
            func signIn(token: String) async
          }

          viewmodel LoginViewModel {
            use session: Session

            command signIn {
        -     await session.signIn(user: "a")
        +     await session.signIn(token: "a")
            }
          }
        """),
    DiagnosticExplanation(
      of: .ambiguousFunction(service: "{service}", name: "{name}"),
      """
      An example names one of several functions with the same name by its labels, as in Swift: `signIn(token:)`.
      """,
      schema: """
          service Session {
            func signIn(email: String) async
            func signIn(token: String) async
          }

          viewmodel LoginViewModel {
            use session: Session

            command signIn {
              await session.signIn(token: "a")
            }

            example "a token" {
        -     given session.signIn held
        +     given session.signIn(token:) held
              when signIn()
              expect signIn.isRunning
            }
          }
        """),
  ]
}
