import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0534–VM0539: the focus of edits.
extension DiagnosticExplanation {
  static let focusExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .focusIsTaken,
      """
      In a view model whose edits say what Return does, `focus` is the edit that has the focus. No other member can have
      that name.
      """,
      schema: """
          viewmodel Login {
        -   state focus: Int = 0
        +   state attempts: Int = 0
            edit email: String = "" { next password }
            edit password: String = ""
        -   display title = "\\(email) \\(password) \\(focus)"
        +   display title = "\\(email) \\(password) \\(attempts)"
            command add {
        -     focus += 1
        +     attempts += 1
            }
          }
        """),
    DiagnosticExplanation(
      of: .nextItself(name: "{name}"),
      """
      `next` names the edit that receives the focus when the user presses Return. An edit keeps the focus, or ends editing,
      without `next`.
      """,
      schema: """
          viewmodel Search {
        -   edit query: String = "" { next query }
        -   display title = query
        +   edit query: String = "" { next place }
        +   edit place: String = ""
        +   display title = "\\(query) in \\(place)"
          }
        """),
    DiagnosticExplanation(
      of: .submitWithParameters(name: "{name}", parameter: "{parameter}"),
      """
      Return runs the command without arguments, so each parameter needs a default value.
      """,
      schema: """
          viewmodel Search {
            edit query: String = "" { submit search }
            state found: Int = 0
        -   command search(limit: Int) {
        +   command search(limit: Int = 10) {
              found = min(query.count, limit)
            }
            display title = "\\(found) results"
          }
        """),
    DiagnosticExplanation(
      of: .focusWithoutText(name: "{name}"),
      """
      Only an edit with a text has a field that receives the focus. Switches, sliders and pickers write a value directly.
      """,
      schema: """
          viewmodel Search {
        -   edit query: String = "" { next isExact }
        +   edit query: String = "" { next place }
        +   edit place: String = ""
            edit isExact: Bool = false
        -   display title = isExact ? "\\(query), exactly" : query
        +   display title = isExact ? "\\(query), exactly" : "\\(query) in \\(place)"
          }
        """),
    DiagnosticExplanation(
      of: .returnTwice,
      """
      An edit has one `next` or one `submit`: Return either moves the focus, or ends editing and runs a command.
      """,
      schema: """
          viewmodel Login {
            state isIn: Bool = false
        -   edit email: String = "" { next password, submit logIn }
        -   edit password: String = ""
        +   edit email: String = "" { next password }
        +   edit password: String = "" { submit logIn }
            command logIn {
              isIn = email == password
            }
            display title = isIn ? "Welcome" : ""
          }
        """),
    DiagnosticExplanation(
      of: .noFocus(name: "{name}"),
      """
      `when name.submit` presses Return in the field of an edit. In a view model without `next`, `submit` and `focus`, views
      decide what Return does.
      """,
      schema: """
          viewmodel Search {
        -   edit query: String = ""
        -   display title = query
        +   state found: Int = 0
        +   edit query: String = "" { submit search }
        +   command search {
        +     found = query.count
        +   }
        +   display title = "\\(found) results"
            example "Return" {
        +     when query.text = "tea"
              when query.submit
        -     expect title == ""
        +     expect title == "3 results"
            }
          }
        """),
  ]
}
