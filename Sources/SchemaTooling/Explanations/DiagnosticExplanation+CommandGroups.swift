import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0586–VM0588 and VM0846: new identifiers, and exclusive groups of commands.
extension DiagnosticExplanation {
  static let commandGroupExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .newIDInFormula,
      """
      Formulas are evaluated again when a value changes, so `UUID()` would change at unpredictable times. A step is
      executed once.
      """,
      schema: """
          viewmodel Note {
        -   display reference = UUID().uuidString
        +   state id: UUID?
        +   display reference = id?.uuidString ?? ""
        +
        +   on appear {
        +     id = UUID()
        +   }
          }
        """),
    DiagnosticExplanation(
      of: .repeatedID,
      """
      Each `UUID()` in the code of an example is a constant, so that the example is the same in each run. Code that is
      executed several times, as in `map` or a loop, would give all values one identifier.
      """,
      schema: """
          model Note: Identifiable {
            let id: UUID = UUID()
            let text: String
          }

          viewmodel Notes {
            input notes: [Note]
            display count = notes.count

            example "two notes" {
        -     given notes = ["a", "b"].map { Note(text: $0) }
        +     given notes = [Note(text: "a"), Note(text: "b")]
              expect count == 2
            }
          }
        """),
    DiagnosticExplanation(
      of: .idleExclusive(name: "{name}"),
      """
      At most one command of an exclusive group runs at a time. A group with one command has no effect.
      """,
      schema: """
          service Store {
            func save() async
        +   func delete() async
          }

          viewmodel Note {
            use store: Store

            command save exclusive {
              await store.save()
            }
        +   command delete exclusive {
        +     await store.delete()
        +   }
          }
        """),
    DiagnosticExplanation(
      of: .excludedCall(name: "{name}", caller: "{caller}"),
      """
      While a command of an exclusive group runs, calls of the other commands of the group have no effect.
      """,
      schema: """
          service Store {
            func save() async
            func close() async
          }

          viewmodel Note {
            use store: Store

            command save exclusive {
              await store.save()
        -     close()
        +     await store.close()
            }
            command close exclusive {
              await store.close()
            }
          }
        """),
  ]
}
