import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0575–VM0579: `follow` and `on`.
extension DiagnosticExplanation {
  static let reactionExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .followsNoStream,
      """
      `follow` writes each value that a stream sends. A function gives one where it says so: `-> stream T`.
      """,
      bad: """
        service Prices {
          func current() async -> Int
        }

        viewmodel Ticker {
          use prices: Prices
          state price = 0
          follow price from prices.current()
        }
        """,
      good: """
        service Prices {
          func updates() -> stream Int
        }

        viewmodel Ticker {
          use prices: Prices
          state price = 0
          follow price from prices.updates()
        }
        """),
    DiagnosticExplanation(
      of: .followedType,
      """
      `follow` writes what is sent as it is.
      """,
      bad: """
        service Prices {
          func updates() -> stream Int
        }

        viewmodel Ticker {
          use prices: Prices
          state price = ""
          follow price from prices.updates()
        }
        """,
      good: """
        service Prices {
          func updates() -> stream Int
        }

        viewmodel Ticker {
          use prices: Prices
          state price = 0
          follow price from prices.updates()
        }
        """),
    DiagnosticExplanation(
      of: .reactionTwice,
      """
      What happens when a view appears happens in one order, so it is written at one place.
      """,
      bad: """
        viewmodel Counter {
          state count = 0
          state isShown = false

          on appear {
            count += 1
          }
          on appear {
            isShown = true
          }
        }
        """,
      good: """
        viewmodel Counter {
          state count = 0
          state isShown = false

          on appear {
            count += 1
            isShown = true
          }
        }
        """),
    DiagnosticExplanation(
      of: .uncaughtInReaction,
      """
      A command keeps the error that nothing caught, for a view to show. A reaction has no such place, so it catches
      every error.
      """,
      bad: """
        service Session {
          func renew() async throws
        }

        viewmodel Header {
          use session: Session

          on appear {
            try await session.renew()
          }
        }
        """,
      good: """
        service Session {
          func renew() async throws
        }

        viewmodel Header {
          use session: Session

          command renew {
            try await session.renew()
          }
          on appear {
            renew()
          }
        }
        """),
    DiagnosticExplanation(
      of: .reactionCycle,
      """
      Each assigns what the condition of the next reads, and the last what the first one's reads. When the program runs,
      such rounds are cut off after a few.
      """,
      bad: """
        viewmodel Lamp {
          state isOn = false
          state isHot = false

          on isOn {
            isHot = true
          }
          on isHot {
            isOn = false
          }
          command toggle {
            isOn = !isOn
          }
        }
        """,
      good: """
        viewmodel Lamp {
          state isOn = false
          state isHot = false

          on isOn {
            isHot = true
          }
          command toggle {
            isOn = !isOn
          }
        }
        """),
  ]
}
