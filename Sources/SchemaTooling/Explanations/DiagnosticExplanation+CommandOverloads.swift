import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0730–VM0733: commands with the same name.
extension DiagnosticExplanation {
  static let commandOverloadExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .ambiguousCommand(name: "{name}"),
      """
      Commands can have the same name if their labels differ. The status of one of them is read by its full name, which has
      the labels: `load(id:).isRunning`, and `load().isRunning` for the one without parameters.
      """,
      schema: """
          viewmodel NumberViewModel {
            state total = 0
        -   display canAdd = add.canRun
        +   display canAdd = add().canRun

            command add() when total < 9 {
              total += 1
            }
            command add(count: Int) {
              total += count
            }
          }
        """),
    DiagnosticExplanation(
      of: .noCommandWithLabels(name: "{name}"),
      """
      Commands can have the same name if their labels differ. A call means the command with its labels, and so does a full
      name, such as `load(id:)`.
      """,
      schema: """
          viewmodel NumberViewModel {
            state total = 0

            command add(count: Int) {
              total += count
            }
            command add(text: String) {
              total += Int(text) ?? 0
            }
            command addTwo {
        -     add(number: 2)
        +     add(count: 2)
            }
          }
        """),
    DiagnosticExplanation(
      of: .overloadedName(name: "{name}", property: "{property}"),
      """
      In Swift, commands with the same name share the name of their methods. The status of each is a property, whose name has
      the labels: `loadID` for `load(id:)`. No other member can have this name.
      """,
      schema: """
          viewmodel NumberViewModel {
            state total = 0
        -   display addCount = "\\(total)"
        +   display totalText = "\\(total)"

            command add() {
              total += 1
            }
            command add(count: Int) {
              total += count
            }
          }
        """),
    DiagnosticExplanation(
      of: .overlappingCommands(name: "{name}", other: "{other}"),
      """
      A call can leave out arguments with default values. If the rest can mean two commands, one of them needs another label or
      fewer default values.
      """,
      schema: """
          viewmodel NumberViewModel {
            state total = 0

            command add() {
              total += 1
            }
        -   command add(count: Int = 2) {
        +   command add(count: Int) {
              total += count
            }
          }
        """),
  ]
}
