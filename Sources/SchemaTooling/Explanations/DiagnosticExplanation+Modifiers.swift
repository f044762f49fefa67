import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0840–VM0847: the modifiers of members.
extension DiagnosticExplanation {
  static let modifierExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .notPrivate(member: "{member}", reason: "{reason}"),
      """
      Commands, states, displays, drafts, children and lists can be private, and so can a `let` without a value, which
      only the initializer receives. Inputs, events and edits connect a view model with its owner and with views. A `use`
      and a `let` with a value are private in any case, also without the word, and the other members have no name that
      Swift could read.
      """,
      schema: """
          viewmodel Card {
        -   private input name: String
        -   display title = name
        +   input name: String
        +   private display title = name
        +   display text = title.uppercased()
          }
        """),
    DiagnosticExplanation(
      of: .privateToViewModel(name: "{name}", viewModel: "{viewModel}"),
      """
      The view model and its own examples can use a private member. Its parents, their examples and the badges of tabs
      cannot.
      """,
      schema: """
          viewmodel Header {
            input name: String
            private display title = name
            display text = title.uppercased()
          }

          viewmodel Card {
            input name: String
            child header = Header(name: name)
        -   display title = header.title
        +   display title = header.text
          }
        """),
    DiagnosticExplanation(
      of: .unseenFailure(name: "{name}"),
      """
      Views cannot read the errors of a private command. Read its `errorText` or its `error` in a display, or write a
      `catch`. Errors that `errors` of the module handles need neither.
      """,
      schema: """
          service Store {
            func load() async throws -> Int
          }

          viewmodel Counter {
            use store: Store
            state count = 0
        -   display text = "Count: \\(count)"
        +   display text = load.errorText ?? "Count: \\(count)"

            private command load {
              count = try await store.load()
            }
            on appear { load() }
          }
        """),
    DiagnosticExplanation(
      of: .silencesNothing(code: "{code}"),
      """
      `@allow` silences the warnings with a code in the member below it. Without such a warning, it is not needed.
      """,
      schema: """
          viewmodel Counter {
            @allow(VM0532)
            state count = 0
            display text = "Count: \\(count)"
        -   command increment { count += 1 }
          }
        """),
    DiagnosticExplanation(
      of: .noWarningCode(text: "{text}"),
      """
      `@allow` names the code that a warning shows in brackets, such as `VM0532`. It can name several, separated by
      commas. Errors cannot be silenced.
      """,
      schema: """
          viewmodel Counter {
        -   @allow(unwritten)
        +   @allow(VM0532)
            state count = 0
            display text = "Count: \\(count)"
          }
        """),
    DiagnosticExplanation(
      of: .privateShared(name: "{name}"),
      """
      A child that shares a value through `$` makes it part of its own interface, so the value is not private.
      """,
      schema: """
          viewmodel Editor {
            input count: Int
            edit text = $count
          }

          viewmodel Counter {
        -   private state count = 0
        +   state count = 0
            child editor = Editor(count: $count)
            display text = "Count: \\(count)"
          }
        """),
    DiagnosticExplanation(
      of: .privateToType(name: "{name}", type: "{type}"),
      """
      Only the methods and properties of a type use what is private to it. In a view model, its members and examples do,
      too.
      """,
      schema: """
          model Ticket {
            let price: Int
        -   private static let fee = 2
        +   static let fee = 2
          }

          viewmodel Checkout {
            input ticket: Ticket
            display total = ticket.price + Ticket.fee
          }
        """),
  ]
}
