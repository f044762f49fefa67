import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0605–VM0609: titles and expectations of examples.
extension DiagnosticExplanation {
  static let exampleExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .expectationNotBool(type: "{type}"),
      """
      `expect` verifies that a condition is true.
      """,
      schema: """
          viewmodel Card {
            input name: String
            display title = name

            example "the name is shown" {
              given name = "Ada"
        -     expect title
        +     expect title == "Ada"
            }
          }
        """),
    DiagnosticExplanation(
      of: .eventInExpectation(name: "{name}"),
      """
      An event happens; it is not a value. An expectation counts the events of a kind, reads a value of the last one, or
      compares all events of the view model.
      """,
      schema: """
          viewmodel Composer {
            event submitted(text: String)
            edit body: String = ""

            command post {
              emit submitted(text: body)
            }

            example "a text is submitted" {
              when body.text = "Hi"
              when post()
        -     expect submitted
        +     expect submitted.calls == 1
            }
          }
        """),
    DiagnosticExplanation(
      of: .lastEventAsValue(name: "{name}"),
      """
      The last event is not a value, but its values can be read by their names.
      """,
      schema: """
          viewmodel Composer {
            event submitted(text: String)
            edit body: String = ""

            command post {
              emit submitted(text: body)
            }

            example "a text is submitted" {
              when body.text = "Hi"
              when post()
        -     expect submitted.last == "Hi"
        +     expect submitted.last.text == "Hi"
            }
          }
        """),
    DiagnosticExplanation(
      of: .noEvents(model: "{model}"),
      """
      `events` are those that the view model itself declares and emits, not those of its children.
      """,
      schema: """
          viewmodel Counter {
        +   event added
            state count: Int = 0

            command add {
              count += 1
        +     emit added
            }

            example "adding" {
              when add()
        -     expect events == []
        +     expect events == [added]
            }
          }
        """),
    DiagnosticExplanation(
      of: .notACall(text: "{text}"),
      """
      `calls` contains the calls of the services that the list names, in order. Streams and queries count only if it names
      them.
      """,
      schema: """
          service Store {
            func save(_ count: Int) async
          }

          viewmodel Counter {
            use store: Store
            state count: Int = 0

            command add {
              count += 1
              await store.save(count)
            }

            example "adding" {
              when add()
        -     expect calls == [add]
        +     expect calls == [store.save(1)]
            }
          }
        """),
    DiagnosticExplanation(
      of: .absentCall(call: "{call}"),
      """
      An argument of the last call is nil if there was no call, so that `== nil` and `!=` hold then. An expectation of the
      number of calls, of another argument or of the answer shows that there was one.
      """,
      schema: """
          service Store {
            func save(_ title: String, note: String?) async
          }

          viewmodel Editor {
            use store: Store
            edit title = "Untitled"

            command save { await store.save(title, note: nil) }

            example "saves without a note" {
              when save()
        +     expect store.save.calls == 1
              expect store.save.last.note == nil
            }
          }
        """),
    DiagnosticExplanation(
      of: .eventsNotComparable(event: "{event}", parameter: "{parameter}", type: .unknown),
      """
      Events are compared with their values, so the types of all values of all events must be `Hashable`.
      """,
      schema: """
          extern Token: Sendable

          viewmodel Session {
            event opened(tokens: [Token])

            command open {
              emit opened(tokens: [])
            }

            example "opening" {
              when open()
        -     expect events == [opened(tokens: [])]
        +     expect opened.calls == 1
            }
          }
        """),
    DiagnosticExplanation(
      of: .comparedTabs(name: "{name}"),
      """
      The inputs of a screen are compared if they are written. Tabs have no route of their own, so only their name is compared.
      """,
      schema: """
          viewmodel Feed {
            input name: String
            display title = name
          }

          router AppRouter {
            tabs main(name: String) {
              feed: Feed(name: name) "Feed"
            }
          }

          viewmodel Start {
            use navigator: Navigator

            command begin {
              navigator.resetRoot(main(name: "Ada"))
            }

            example "beginning" {
              when begin()
        -     expect navigator == [resetRoot main(name: "Ada")]
        +     expect navigator == [resetRoot main]
            }
          }
        """),
    DiagnosticExplanation(
      of: .duplicateExample(title: "{title}"),
      """
      The title identifies the example when its test fails.
      """,
      schema: """
          viewmodel Card {
            input name: String
            display title = name

            example "the name is shown" {
              given name = "Ada"
              expect title == "Ada"
            }

        -   example "the name is shown" {
        +   example "the title is empty without a name" {
              given name = ""
              expect title == ""
            }
          }
        """),
    DiagnosticExplanation(
      of: .noExpectation,
      """
      An example without `expect` can never fail.
      """,
      schema: """
          viewmodel Card {
            input name: String
            display title = name

            example "the name is shown" {
              given name = "Ada"
        +     expect title == "Ada"
            }
          }
        """),
    DiagnosticExplanation(
      of: .exampleTitle,
      """
      The title must not be empty and must not contain interpolations.
      """,
      schema: """
          viewmodel Card {
            input name: String
            display title = name

        -   example "" {
        +   example "the name is shown" {
              given name = "Ada"
              expect title == "Ada"
            }
          }
        """),
  ]
}
