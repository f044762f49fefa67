/// VM0751–VM0754: imports.
extension DiagnosticKind {
  static let moduleKinds: [DiagnosticKind] = [
    unknownModule,
    duplicateImport,
    notImported,
    declaredInModule,
  ]

  static let unknownModule = DiagnosticKind(
    "VM0751", "there are no schemas of a module `{module}`",
    explanation: """
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
      """)

  static let duplicateImport = DiagnosticKind(
    "VM0752", "`{module}` is imported twice", severity: .warning,
    help: "remove one of them",
    explanation: """
      Importing a module once is enough.
      """)

  static let notImported = DiagnosticKind(
    "VM0753", "`{name}` belongs to the module `{module}`, which this file does not import",
    help: "add `import {module}`",
    explanation: """
      What another module declares is known in the files that import it.
      """)

  static let declaredInModule = DiagnosticKind(
    "VM0754", "`{name}` is declared in the imported module `{module}` too",
    help: "choose another name, or use the one that is there",
    explanation: """
      A name stands for one thing. Where an imported module declares it already, the schemas of this one cannot
      declare another.
      """)
}
