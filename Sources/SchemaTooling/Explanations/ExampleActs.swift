import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0611–VM0616, VM0624: what examples do.
extension DiagnosticExplanation {
  static let exampleActExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .notACommand,
      """
      `when` runs a command as a view does: by its name, with what it takes in parentheses.
      """,
      bad: """
        viewmodel Counter {
          state count = 0

          command increment {
            count += 1
          }

          example "counts" {
            when incremnt()
            expect count == 1
          }
        }
        """,
      good: """
        viewmodel Counter {
          state count = 0

          command increment {
            count += 1
          }

          example "counts" {
            when increment()
            expect count == 1
          }
        }
        """),
    DiagnosticExplanation(
      of: .notAnEdit,
      """
      `begins` and `ends` say that a view begins or ends editing a text.
      """,
      bad: """
        viewmodel Search {
          edit query: String = ""
          display title = query

          example "shows what was typed" {
            when title begins
            when query.text = "x"
            expect title == "x"
          }
        }
        """,
      good: """
        viewmodel Search {
          edit query: String = ""
          display title = query

          example "shows what was typed" {
            when query begins
            when query.text = "x"
            expect title == "x"
          }
        }
        """),
    DiagnosticExplanation(
      of: .notAsked,
      """
      `answers` replies to a `prompt`, `confirms` to a `confirm`, and `declines` to either.
      """,
      bad: """
        viewmodel Counter {
          state count = 0

          command reset {
            confirm "Begin anew?"
            count = 0
          }

          example "resets" {
            when reset()
            when reset answers "yes"
            expect count == 0
          }
        }
        """,
      good: """
        viewmodel Counter {
          state count = 0

          command reset {
            confirm "Begin anew?"
            count = 0
          }

          example "resets" {
            when reset()
            when reset confirms
            expect count == 0
          }
        }
        """),
    DiagnosticExplanation(
      of: .nothingOnEvent,
      """
      A view tells a view model that it appears or disappears where that has an effect.
      """,
      bad: """
        viewmodel Counter {
          state count = 0

          command increment {
            count += 1
          }

          example "counts" {
            when appear
            expect count == 0
          }
        }
        """,
      good: """
        viewmodel Counter {
          state count = 0

          on appear {
            count += 1
          }

          example "counts" {
            when appear
            expect count == 1
          }
        }
        """),
    DiagnosticExplanation(
      of: .notANavigator,
      """
      What is compared with a list of navigations is a `use` of `Navigator`.
      """,
      bad: """
        viewmodel Menu {
          use navigator: Navigator

          command close {
            navigator.pop()
          }

          example "closes" {
            when close()
            expect navigatr == [pop]
          }
        }
        """,
      good: """
        viewmodel Menu {
          use navigator: Navigator

          command close {
            navigator.pop()
          }

          example "closes" {
            when close()
            expect navigator == [pop]
          }
        }
        """),
    DiagnosticExplanation(
      of: .neverMade,
      """
      What is expected of a navigator is what steps of the view model can do.
      """,
      bad: """
        viewmodel Home {
          input user: String
          display title = user
        }

        viewmodel Other {
          input user: String
          display title = user
        }

        viewmodel Menu {
          use navigator: Navigator

          command open {
            navigator.push(Home(user: "Ada"))
          }

          example "opens" {
            when open()
            expect navigator == [push Other]
          }
        }
        """,
      good: """
        viewmodel Home {
          input user: String
          display title = user
        }

        viewmodel Menu {
          use navigator: Navigator

          command open {
            navigator.push(Home(user: "Ada"))
          }

          example "opens" {
            when open()
            expect navigator == [push Home]
          }
        }
        """),
    DiagnosticExplanation(
      of: .timeBackwards,
      """
      In an example time stands still until `when clock += …` moves it, and it moves one way. Another `now` is set with
      `when now = …`.
      """,
      bad: """
        viewmodel Clock {
          input start: Date
          display time = start.formatted("HH:mm")

          example "shows the start" {
            given start = date("2026-05-01T08:30:00Z")
            when clock += -1s
            expect time == "08:30"
          }
        }
        """,
      good: """
        viewmodel Clock {
          input start: Date
          display time = start.formatted("HH:mm")

          example "shows the start" {
            given start = date("2026-05-01T08:30:00Z")
            when clock += 1s
            expect time == "08:30"
          }
        }
        """),
  ]
}
