import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0628–VM0629: `services`.
extension DiagnosticExplanation {
  static let serviceContainerExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .emptyServiceContainer(name: "{name}"),
      """
      A container provides the services of the module, or those in its braces. The module declares none and uses none.
      """,
      schema: """
        + service Clipboard {
        +   func copy(_ text: String) async
        + }
        +
          services AppServices
        """),
    DiagnosticExplanation(
      of: .listedTwice(name: "{name}"),
      """
      A container has one property for each service.
      """,
      schema: """
          service Clipboard {
            func copy(_ text: String) async
          }

        - services AppServices { Clipboard, Navigator, Clipboard }
        + services AppServices { Clipboard, Navigator }
        """),
  ]
}
