import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0511–VM0514: writable paths.
extension DiagnosticExplanation {
  static let writingExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .notWritable(name: "{name}", reason: "{reason}"),
      """
      Steps can write inputs, states, drafts and their `var` fields, and edits without `$`. To change a computed
      value, write the values that it depends on.
      """,
      schema: """
          model Person {
            var first: String
            var last: String
          }

          viewmodel Form {
            input person: Person
            display fullName = words(person.first, person.last)
        -   edit name = $fullName
        +   edit name = $person.first
          }
        """),
    DiagnosticExplanation(
      of: .letWritten(name: "{name}", type: "{type}"),
      """
      Every field on a path that is written must be declared with `var`.
      """,
      schema: """
          model Person {
        -   let name: String
        +   var name: String
          }

          viewmodel Form {
            input person: Person
            edit name = $person.name
          }
        """),
    DiagnosticExplanation(
      of: .notAPath(what: "{what}"),
      """
      A path begins with an input, a state or a draft and continues with fields. Computed values cannot be written.
      """,
      schema: """
          model Person {
        -   var names: [String]
        +   var name: String
          }

          viewmodel Form {
            input person: Person
        -   edit name = $person.names[0]
        +   edit name = $person.name
          }
        """),
    DiagnosticExplanation(
      of: .defaultOnTheWay(path: "{path}"),
      """
      `$user.nickname ?? ""` displays an empty text while `nickname` is nil, and writing replaces nil. If a part
      before the end of the path is nil, there is no place to write to.
      """,
      schema: """
          model Address {
            var city: String
          }

          model Person {
            var address: Address?
          }

          viewmodel Form {
            input person: Person
        -   edit city = $person.address?.city ?? ""
        +   edit city = $person.address?.city
          }
        """),
  ]
}
