import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0751–VM0754: imports.
extension DiagnosticExplanation {
  static let moduleExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .unknownModule(module: "{module}"),
      """
      `import` makes the declarations of another target's schemas available. The build plugin finds them
      automatically. For the command line, set `modules` in `vmgen.json`.
      """,
      schema: """
        - import Core
        -
          model Person {
            let name: String
          }
        """),
    DiagnosticExplanation(
      of: .duplicateImport(module: "{module}"),
      """
      Import each module once.
      """),
    DiagnosticExplanation(
      of: .notImported(name: "{name}", module: "{module}"),
      """
      The declarations of another module are available in the files that import it.
      """),
    DiagnosticExplanation(
      of: .declaredInModule(name: "{name}", module: "{module}"),
      """
      Names must be unique across a module and the modules that it imports.
      """),
  ]
}
