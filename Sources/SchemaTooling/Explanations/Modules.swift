import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0751–VM0754: imports.
extension DiagnosticExplanation {
  static let moduleExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .unknownModule,
      """
      `import` reads the schemas of another target for their types. The build plugin finds them by itself; on the
      command line `vmgen.json` says where each module's schemas lie.
      """,
      bad: """
        import Core

        model Person {
          let name: String
        }
        """,
      good: """
        model Person {
          let name: String
        }
        """),
    DiagnosticExplanation(
      of: .duplicateImport,
      """
      Importing a module once is enough.
      """),
    DiagnosticExplanation(
      of: .notImported,
      """
      What another module declares is known in the files that import it.
      """),
    DiagnosticExplanation(
      of: .declaredInModule,
      """
      A name stands for one thing. Where an imported module declares it already, the schemas of this one cannot
      declare another.
      """),
  ]
}
