import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0530–VM0533: edits, states and drafts without a purpose.
extension DiagnosticExplanation {
  static let unusedMemberExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .editWithoutText,
      """
      An edit of a `String` has a text, and others where they are declared `as text`. A switch, a slider or a picker
      writes the value itself.
      """,
      bad: """
        viewmodel Order {
          edit isGift: Bool = false
          display title = isGift.text
        }
        """,
      good: """
        viewmodel Order {
          edit isGift: Bool = false
          display title = isGift ? "A gift" : "No gift"
        }
        """),
    DiagnosticExplanation(
      of: .unusedEdit,
      """
      An edit of the view model's own keeps what was typed for displays and commands. One that nothing reads has no
      effect.
      """,
      bad: """
        viewmodel Login {
          edit name: String = ""
          edit password: String = ""
          display title = name
        }
        """,
      good: """
        viewmodel Login {
          edit name: String = ""
          display title = name
        }
        """),
    DiagnosticExplanation(
      of: .unwrittenState,
      """
      A state is written by commands, reactions, edits and `follow`. One that nothing writes never changes.
      """,
      bad: """
        viewmodel Counter {
          state count = 0
          display title = count.formatted()
        }
        """,
      good: """
        viewmodel Counter {
          state count = 0
          display title = count.formatted()

          command increment {
            count += 1
          }
        }
        """),
    DiagnosticExplanation(
      of: .unusedDraft,
      """
      A draft is a copy to be edited. One that no edit is bound to, and nothing reads, has no effect.
      """,
      bad: """
        model Person {
          var name: String
        }

        viewmodel Form {
          input person: Person
          draft form = person
          display title = person.name
        }
        """,
      good: """
        model Person {
          var name: String
        }

        viewmodel Form {
          input person: Person
          draft form = person
          edit name = $form.name
          display title = person.name
        }
        """),
  ]
}
