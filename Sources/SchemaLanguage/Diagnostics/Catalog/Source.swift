/// VM0101–VM0109: what is wrong with a file as a whole.
extension DiagnosticKind {
  static let sourceKinds: [DiagnosticKind] = [emptySchema]

  static let emptySchema = DiagnosticKind(
    "VM0104", "the file declares nothing",
    help: "declare a model or a view model, or delete the file",
    explanation: """
      A schema file holds at least one declaration. A file that is empty, or has only comments, is most likely a file
      that was saved too early, or a merge gone wrong; generating nothing from it would hide that.
      """,
    bad: """
      // to do
      """,
    good: """
      // to do: more fields
      model Person {
        let name: String
      }
      """)
}
