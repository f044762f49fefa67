import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0611–VM0616, VM0624: events in examples.
extension DiagnosticExplanation {
  static let exampleActExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .notACommand(name: "{name}"),
      """
      `when` runs a command by its name, with arguments in parentheses.
      """,
      bad: """
        viewmodel Counter {
          state count = 0

          command increment {
            count += 1
          }

          example "the count increases" {
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

          example "the count increases" {
            when increment()
            expect count == 1
          }
        }
        """),
    DiagnosticExplanation(
      of: .notAnEdit(name: "{name}"),
      """
      `begins` and `ends` start and finish editing a text field.
      """,
      bad: """
        viewmodel Search {
          edit query: String = ""
          display title = query

          example "the typed text is shown" {
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

          example "the typed text is shown" {
            when query begins
            when query.text = "x"
            expect title == "x"
          }
        }
        """),
    DiagnosticExplanation(
      of: .notAsked(name: "{name}"),
      """
      `answers` replies to a `prompt`, `confirms` to a `confirm`, and `declines` to both.
      """,
      bad: """
        viewmodel Counter {
          state count = 0

          command reset {
            confirm "Start over?"
            count = 0
          }

          example "resetting requires confirmation" {
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
            confirm "Start over?"
            count = 0
          }

          example "resetting requires confirmation" {
            when reset()
            when reset confirms
            expect count == 0
          }
        }
        """),
    DiagnosticExplanation(
      of: .nothingOnEvent(event: "{event}"),
      """
      Without a reaction, the event changes nothing. `when appear` is always possible, because it also starts timers,
      conditions and streams.
      """,
      bad: """
        viewmodel Counter {
          state count = 0

          command increment {
            count += 1
          }

          example "the count increases" {
            when disappear
            expect count == 0
          }
        }
        """,
      good: """
        viewmodel Counter {
          state count = 0

          on disappear {
            count += 1
          }

          example "the count increases" {
            when disappear
            expect count == 1
          }
        }
        """),
    DiagnosticExplanation(
      of: .notANavigator(name: "{name}"),
      """
      Only a member declared with `use … : Navigator` can be compared with a list of navigation steps.
      """,
      bad: """
        viewmodel Menu {
          use navigator: Navigator

          command close {
            navigator.pop()
          }

          example "the screen is dismissed" {
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

          example "the screen is dismissed" {
            when close()
            expect navigator == [pop]
          }
        }
        """),
    DiagnosticExplanation(
      of: .neverMade(model: "{model}", name: "{name}"),
      """
      The expected navigation can only contain view models that the steps of this view model create.
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
            navigator.push(Home(user: verbatim "Ada"))
          }

          example "the home screen opens" {
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
            navigator.push(Home(user: verbatim "Ada"))
          }

          example "the home screen opens" {
            when open()
            expect navigator == [push Home]
          }
        }
        """),
    DiagnosticExplanation(
      of: .timeBackwards,
      """
      In an example, `when clock += …` advances the clock. To start at another time, use `given now = …`.
      """,
      bad: """
        viewmodel Clock {
          input start: Date
          display time = start.formatted("HH:mm")

          example "the initial value is shown" {
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

          example "the initial value is shown" {
            given start = date("2026-05-01T08:30:00Z")
            when clock += 1s
            expect time == "08:30"
          }
        }
        """),
  ]
}
