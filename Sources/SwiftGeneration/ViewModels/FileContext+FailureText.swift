import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension FileContext {
  /// Returns the error type of a command.
  mutating func failureText(_ failure: Failure) -> String {
    switch failure {
    case .never: "Never"
    case .declared(let error): shownType(.declared(error))
    case .any: "any Error"
    }
  }
}
