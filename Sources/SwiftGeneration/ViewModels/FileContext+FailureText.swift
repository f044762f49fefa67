import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension FileContext {
  /// What a command fails with, as a type.
  mutating func failureText(_ failure: Failure) -> String {
    switch failure {
    case .never: "Never"
    case .declared(let error): shownType(.declared(error))
    case .any: "any Error"
    }
  }
}
