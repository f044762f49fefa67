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
      schema: """
          viewmodel Counter {
            state count = 0

            command increment {
              count += 1
            }

            example "the count increases" {
        -     when incremnt()
        +     when increment()
              expect count == 1
            }
          }
        """),
    DiagnosticExplanation(
      of: .notAnEdit(name: "{name}"),
      """
      `begins` and `ends` start and finish editing a text field.
      """,
      schema: """
          viewmodel Search {
            edit query: String = ""
            display title = query

            example "the typed text is shown" {
        -     when title begins
        +     when query begins
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
      schema: """
          viewmodel Counter {
            state count = 0

            command reset {
              confirm "Start over?"
              count = 0
            }

            example "resetting requires confirmation" {
              when reset()
        -     when reset answers "yes"
        +     when reset confirms
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
      schema: """
          viewmodel Counter {
            state count = 0

        -   command increment {
        +   on disappear {
              count += 1
            }

            example "the count increases" {
              when disappear
        -     expect count == 0
        +     expect count == 1
            }
          }
        """),
    DiagnosticExplanation(
      of: .recreatedInGroup,
      """
      `when recreated` creates a second view model in the place of the first. Each example of a group begins with the view
      model that the steps of the group have used.
      """,
      schema: """
          viewmodel Counter {
            input count: Int
            command increment { count += 1 }

            examples "a second counter" {
              given count = 1
              when increment()
        -     when recreated

              example "continues" {
        +       when recreated
                expect count == 2
              }
            }
          }
        """),
    DiagnosticExplanation(
      of: .notANavigator(name: "{name}"),
      """
      Only a member declared with `use … : Navigator` can be compared with a list of navigation steps.
      """,
      schema: """
          viewmodel Menu {
            use navigator: Navigator

            command close {
              navigator.pop()
            }

            example "the screen is dismissed" {
              when close()
        -     expect navigatr == [pop]
        +     expect navigator == [pop]
            }
          }
        """),
    DiagnosticExplanation(
      of: .neverMade(model: "{model}", name: "{name}"),
      """
      The expected navigation can only contain view models that the steps of this view model create.
      """,
      schema: """
          viewmodel Home {
        -   input user: String
        -   display title = user
        - }
        -
        - viewmodel Other {
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
        -     expect navigator == [push Other]
        +     expect navigator == [push Home]
            }
          }
        """),
    DiagnosticExplanation(
      of: .timeBackwards,
      """
      In an example, `when clock += …` advances the clock. To start at another time, use `given now = …`.
      """,
      schema: """
          viewmodel Clock {
            input start: Date
            display time = start.formatted("HH:mm")

            example "the initial value is shown" {
              given start = date("2026-05-01T08:30:00Z")
        -     when clock += -1s
        +     when clock += 1s
              expect time == "08:30"
            }
          }
        """),
  ]
}
