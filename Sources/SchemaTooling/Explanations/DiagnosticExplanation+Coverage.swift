import VmgenSchemaSemantics

/// VM0631: the coverage of examples. Only `vmgen check --coverage` reports it, so it has no example.
extension DiagnosticExplanation {
  static let coverageExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .uncoveredMember(act: "{act}", name: "{name}"),
      """
      `vmgen check --coverage` reports displays that no example reads, edits that no example changes, commands that no
      example runs, and customs that no example reaches. Examples of all view models of the module count: an example of
      a screen covers the displays of its children and rows that it reads, also in closures such as
      `rows.map { $0.title }`, and the commands that it runs in them. A value that another expected value reads is
      covered too. `@allow(VM0631)` above a member says that it needs no example.
      """)
  ]
}
