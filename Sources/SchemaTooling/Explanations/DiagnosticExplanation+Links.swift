import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0680–VM0684 and VM0686: links.
extension DiagnosticExplanation {
  static let linkExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .unknownLink(link: "{link}"),
      """
      A step opens a link that the module's router does not declare, so it would have no effect. A part of the address
      that is known only when the step runs matches every parameter.
      """,
      schema: """
          viewmodel ArticleScreen {
            input number: Int
            display headline = "Article \\(number)"
          }

          router AppRouter {
            link "/articles/{number}" -> [ArticleScreen(number: number)]
          }

          viewmodel NewsScreen {
            use navigator: Navigator

            command open(number: Int) {
        -     navigator.open("/article/\\(number)")
        +     navigator.open("/articles/\\(number)")
            }
          }
        """),
    DiagnosticExplanation(
      of: .linkPattern,
      """
      A pattern is a path, such as `/users/{id}`, with optional query items: `/search?q={query}`. Each parameter is a
      whole segment or the value of an item, and has a name of its own.
      """,
      schema: """
          viewmodel UserScreen {
            input id: Int
            display number = id.formatted()
          }

          router AppRouter {
        -   link "/users/user-{id}" -> [UserScreen(id: id)]
        +   link "/users/{id}" -> [UserScreen(id: id)]
          }
        """),
    DiagnosticExplanation(
      of: .linksOverlap(pattern: "{pattern}", other: "{other}"),
      """
      A link that matches two patterns would open the screens of the first one only.
      """,
      schema: """
          viewmodel UserScreen {
            input name: String
            display greeting = "Welcome, \\(name)"
          }

          viewmodel NewUserScreen {
            display greeting = "Welcome"
          }

          router AppRouter {
            link "/users/{name}" -> [UserScreen(name: name)]
        -   link "/users/new" -> [NewUserScreen()]
        +   link "/new-user" -> [NewUserScreen()]
          }
        """),
    DiagnosticExplanation(
      of: .linkParameter(name: "{name}", type: "{type}"),
      """
      A parameter of a link is a `String`, an `Int`, a `Bool` or a `UUID`. Pass the id of a value, and load the value in
      the screen.
      """,
      schema: """
          viewmodel DayScreen {
        -   input date: Date
        -   display title = date.formatted("d")
        +   input number: Int
        +   display title = "Day \\(number)"
          }

          router AppRouter {
        -   link "/days/{date}" -> [DayScreen(date: date)]
        +   link "/days/{number}" -> [DayScreen(number: number)]
          }
        """),
    DiagnosticExplanation(
      of: .linkParameterUnused(name: "{name}"),
      """
      Pass each parameter of a link to an input of one of its screens.
      """,
      schema: """
          viewmodel UserScreen {
            input id: Int
            display number = id.formatted()
          }

          router AppRouter {
        -   link "/teams/{team}/{id}" -> [UserScreen(id: id)]
        +   link "/users/{id}" -> [UserScreen(id: id)]
          }
        """),
    DiagnosticExplanation(
      of: .linkWithoutScreen,
      """
      A link opens a list of screens, from the root to the visible one.
      """,
      schema: """
        + viewmodel HomeScreen {
        +   display greeting = "Welcome"
        + }
        +
          router AppRouter {
        -   link "/home" -> []
        +   link "/home" -> [HomeScreen()]
          }
        """),
  ]
}
