import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0530–VM0533: the text of an edit, and states and drafts that are not used.
extension DiagnosticExplanation {
  static let unusedMemberExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .editWithoutText(name: "{name}"),
      """
      An edit of a `String` has a text. Other edits have one if they are declared `as text`. Controls such as
      switches, sliders and pickers write the value directly.
      """,
      schema: """
          viewmodel Order {
            edit isGift: Bool = false
        -   display title = isGift.text
        +   display title = isGift ? "A gift" : "No gift"
          }
        """),
    DiagnosticExplanation(
      of: .neverWritten(name: "{name}"),
      """
      Commands, reactions, edits and `follow` write states. A state that none of them writes never changes.
      """,
      schema: """
          viewmodel Counter {
            state count = 0
            display title = count.formatted()
        +
        +   command increment {
        +     count += 1
        +   }
          }
        """),
    DiagnosticExplanation(
      of: .neverEdited(name: "{name}"),
      """
      A draft is an editable copy. Without edits or readers it has no effect.
      """,
      schema: """
          model Person {
            var name: String
          }

          viewmodel Form {
            input person: Person
            draft form = person
        +   edit name = $form.name
            display title = person.name
          }
        """),
  ]
}
