import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0625–VM0627: `errors`.
extension DiagnosticExplanation {
  static let errorPolicyExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .errorPolicyTwice,
      """
      A module has one error policy, so that it is clear what happens to an error.
      """,
      schema: """
          error LinkError {
            case offline "You appear to be offline"
            case expired "The link has expired"
          }

          errors {
            catch LinkError.offline {}
        - }
        -
        - errors {
            catch LinkError.expired {}
          }
        """),
    DiagnosticExplanation(
      of: .throwingErrorPolicy,
      """
      The error policy is the last place where an error is handled. No clause would catch an error of its own steps.
      """,
      schema: """
        - error LogError {
        -   case full "The log is full"
        - }
        -
          service Log {
        -   func write(_ text: String) async throws(LogError)
        +   func write(_ text: String) async
          }

          errors {
            use log: Log

            catch {
        -     try await log.write(error.label)
        +     await log.write(error.label)
            }
          }
        """),
    DiagnosticExplanation(
      of: .noErrorPolicy,
      """
      A command with `throws` keeps the errors that it does not catch, instead of passing them to the error policy of the
      module. Without an error policy, every command keeps them.
      """,
      schema: """
          service Door {
            func open() async throws
          }

          viewmodel Hall {
            use door: Door

        -   command enter throws {
        +   command enter {
              try await door.open()
            }

            display problem = enter.errorText ?? ""
          }
        """),
  ]
}
