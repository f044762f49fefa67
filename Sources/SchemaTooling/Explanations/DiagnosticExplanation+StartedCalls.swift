import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0677–VM0679, VM0830 and VM0831: `async let`.
extension DiagnosticExplanation {
  static let startedCallExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .startedCallAsValue(name: "{name}", awaited: "{awaited}"),
      """
      The name of an `async let` stands for a call that runs while the steps continue. `await` waits for its result, in a
      step of its own.
      """,
      schema: """
          service Prices {
            func current(item: Int) async -> Int
          }

          viewmodel Ticker {
            use prices: Prices
            state price = 0

            command load {
              async let first = prices.current(item: 1)
        -     price += max(first, 2)
        +     let current = await first
        +     price += max(current, 2)
            }
          }
        """),
    DiagnosticExplanation(
      of: .notAwaited(name: "{name}", place: "{place}"),
      """
      Each path through the steps awaits a started call exactly once, so that no request runs whose result is lost. If
      only some paths need the result, the others wait with `_ = await name`. An error or a cancellation that ends the
      steps cancels the call.
      """,
      schema: """
          service Prices {
            func current(item: Int) async -> Int
          }

          viewmodel Ticker {
            use prices: Prices
            state price = 0

            command load(isShown: Bool) {
              async let first = prices.current(item: 1)
        -     if isShown { price = await first }
        +     if isShown { price = await first } else { _ = await first }
            }
          }
        """),
    DiagnosticExplanation(
      of: .awaitedTwice(name: "{name}"),
      """
      A started call has one result, which one step receives. Name it with `let` to read it several times.
      """,
      schema: """
          service Prices {
            func current(item: Int) async -> Int
          }

          viewmodel Ticker {
            use prices: Prices
            state price = 0

            command load {
              async let first = prices.current(item: 1)
        -     price = await first
        -     price += await first
        +     let current = await first
        +     price = current
        +     price += current
            }
          }
        """),
    DiagnosticExplanation(
      of: .awaitedInLoop(name: "{name}"),
      """
      The steps of a loop can run several times. A call that was started before the loop has one result, so it is awaited
      before the loop. A loop can also start a call in each turn.
      """,
      schema: """
          service Prices {
            func current(item: Int) async -> Int
          }

          viewmodel Ticker {
            use prices: Prices
            state price = 0

            command load {
              async let first = prices.current(item: 1)
        -     for _ in 1...3 { price += await first }
        +     let current = await first
        +     for _ in 1...3 { price += current }
            }
          }
        """),
    DiagnosticExplanation(
      of: .startsNoCall,
      """
      `async let` starts a call of a service or a `custom` that suspends, so that several of them run at the same time.
      Other values are computed at once, and a screen is awaited where it opens.
      """,
      schema: """
          service Prices {
            func current(item: Int) async -> Int
          }

          viewmodel Ticker {
            use prices: Prices
            state price = 0

            command load {
        -     async let first = max(price, 2)
        +     let first = max(price, 2)
              let other = await prices.current(item: 1)
        -     price = other
        +     price = other + first
            }
          }
        """),
  ]
}
