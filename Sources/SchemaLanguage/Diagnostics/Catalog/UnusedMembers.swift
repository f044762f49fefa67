/// VM0530–VM0533: edits, states and drafts without a purpose.
extension DiagnosticKind {
  static let unusedMemberKinds: [DiagnosticKind] = [
    editWithoutText,
    unusedEdit,
    unwrittenState,
    unusedDraft,
  ]

  static let editWithoutText = DiagnosticKind(
    "VM0530", "`{name}` has no text: a view writes its value",
    help: "declare it `as text`, or write the value",
    explanation: """
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
      """)

  static let unusedEdit = DiagnosticKind(
    "VM0531", "nothing reads the edit `{name}`", severity: .warning,
    help: "remove it, bind it to a path, or read it",
    explanation: """
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
      """)

  static let unwrittenState = DiagnosticKind(
    "VM0532", "nothing writes the state `{name}`", severity: .warning,
    help: "write the value where it is read, or let a command write it",
    explanation: """
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
      """)

  static let unusedDraft = DiagnosticKind(
    "VM0533", "nothing edits the draft `{name}`", severity: .warning,
    help: "bind edits to its fields: `edit … = ${name}.…`",
    explanation: """
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
      """)
}
