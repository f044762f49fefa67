import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0570 and VM0575–VM0579: `follow` and `on`.
extension DiagnosticExplanation {
  static let reactionExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .emptyEnd,
      """
      The steps after `end` run when the stream has ended without an error. Without `end`, nothing happens then.
      """,
      schema: """
          service Prices {
            func updates() -> stream Int
          }

          viewmodel Ticker {
            use prices: Prices
            state price = 0
        -   follow price from prices.updates() end {}
        +   follow price from prices.updates()
          }
        """),
    DiagnosticExplanation(
      of: .followsNoStream(call: "{call}"),
      """
      `follow` writes each value of a stream to a path. A function that returns a stream declares `-> stream T`.
      """,
      schema: """
          service Prices {
        -   func current() async -> Int
        +   func updates() -> stream Int
          }

          viewmodel Ticker {
            use prices: Prices
            state price = 0
        -   follow price from prices.current()
        +   follow price from prices.updates()
          }
        """),
    DiagnosticExplanation(
      of: .followedType(found: "{found}", type: "{type}"),
      """
      `follow` writes the values of a stream without conversion.
      """,
      schema: """
          service Prices {
            func updates() -> stream Int
          }

          viewmodel Ticker {
            use prices: Prices
        -   state price = ""
        +   state price = 0
            follow price from prices.updates()
          }
        """),
    DiagnosticExplanation(
      of: .reactionTwice(event: "{event}"),
      """
      A view model has one reaction to each event of the view, so that the order of the steps is defined.
      """,
      schema: """
          viewmodel Counter {
            state count = 0
            state isShown = false

            on appear {
              count += 1
        -   }
        -   on appear {
              isShown = true
            }
          }
        """),
    DiagnosticExplanation(
      of: .uncaughtInReaction,
      """
      A command stores an unhandled error for views to display. A reaction cannot do that, so it must handle every
      error.
      """,
      schema: """
          service Session {
            func renew() async throws
          }

          viewmodel Header {
            use session: Session

        -   on appear {
        +   command renew {
              try await session.renew()
            }
        +   on appear {
        +     renew()
        +   }
          }
        """),
    DiagnosticExplanation(
      of: .followsNothing,
      """
      A `stream Void` only tells that something happened. There is no value that a path could store.
      """,
      schema: """
          service Cart {
            func changes() -> stream Void
          }

          viewmodel Badge {
            use cart: Cart
            state count = 0

        -   follow count from cart.changes()
        +   follow _ from cart.changes() { count += 1 }
          }
        """),
    DiagnosticExplanation(
      of: .suspendsInFollow,
      """
      The steps of a `follow` run for each value of the stream. A step that waits would be cancelled by the next value. A
      command with `queue` handles one value after the other.
      """,
      schema: """
          service Chat {
            func messages() -> stream String
            func confirm(_ message: String) async
          }

          viewmodel Conversation {
            use chat: Chat

        -   follow message from chat.messages() {
        -     await chat.confirm(message)
        -   }
        +   follow message from chat.messages() {
        +     confirm(message)
        +   }
        +   command confirm(_ message: String) queue {
        +     await chat.confirm(message)
        +   }
          }
        """),
    DiagnosticExplanation(
      of: .reactionCycle,
      """
      Each reaction changes a value that the next one's condition reads. At run time, such a cycle is stopped after a
      few rounds.
      """,
      schema: """
          viewmodel Lamp {
            state isOn = false
            state isHot = false

            on isOn {
              isHot = true
            }
        -   on isHot {
        -     isOn = false
        -   }
            command toggle {
              isOn = !isOn
            }
          }
        """),
  ]
}
