/// VM0459–VM0465: where the functions of services are named.
extension DiagnosticKind {
  static let servicePlaceKinds: [DiagnosticKind] = [
    serviceNotCalled,
    serviceAsValue,
    effectInFormula,
    streamInFormula,
    noResult,
    unusedUse,
    callsOutsideExample,
    noSuchParameter,
  ]

  static let serviceNotCalled = DiagnosticKind(
    "VM0459", "`{name}` is a function, and is not called",
    help: "call it: `{name}(…)`",
    explanation: """
      A service's function is called with parentheses, even where it takes nothing.
      """,
    bad: """
      service Session {
        func userName() -> String
      }

      viewmodel Header {
        use session: Session
        display title = session.userName
      }
      """,
    good: """
      service Session {
        func userName() -> String
      }

      viewmodel Header {
        use session: Session
        display title = session.userName()
      }
      """)

  static let serviceAsValue = DiagnosticKind(
    "VM0460", "the service `{name}` is no value",
    help: "call one of its functions: `{name}.…(…)`",
    explanation: """
      A service is asked by its functions. It is no value that could be shown, compared or passed on.
      """,
    bad: """
      service Session {
        func userName() -> String
      }

      viewmodel Header {
        use session: Session
        display title = words(session, session.userName())
      }
      """,
    good: """
      service Session {
        func userName() -> String
      }

      viewmodel Header {
        use session: Session
        display title = words(session.userName())
      }
      """)

  static let effectInFormula = DiagnosticKind(
    "VM0461", "`{name}` cannot stand in a formula: it {effect}",
    help: "call it in a `command`, and keep the answer in a `state`",
    explanation: """
      A display is computed at once, again and again. What waits or fails is a step of a command, which writes what it
      was answered to a state, and the display reads that.
      """,
    bad: """
      service Session {
        func userName() async -> String
      }

      viewmodel Header {
        use session: Session
        display title = session.userName()
      }
      """,
    good: """
      service Session {
        func userName() async -> String
      }

      viewmodel Header {
        use session: Session
        state title = ""

        command load {
          title = await session.userName()
        }
      }
      """)

  static let streamInFormula = DiagnosticKind(
    "VM0462", "`{name}` sends one value after the other, and is no value itself",
    help: "keep the latest: `follow … from {name}(…)`",
    explanation: """
      A stream is followed: each value that it sends is written to a state or an input, and displays read that.
      """,
    bad: """
      service Prices {
        func updates() -> stream Int
      }

      viewmodel Ticker {
        use prices: Prices
        display price = prices.updates()
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
      """)

  static let noResult = DiagnosticKind(
    "VM0463", "`{name}` gives no result",
    help: "call it as a step of its own",
    explanation: """
      A function without `-> Type` is called for its effect. There is nothing that could be kept or shown.
      """,
    bad: """
      service Session {
        func signOut() async
      }

      viewmodel Menu {
        use session: Session
        state isSignedOut = false

        command leave {
          isSignedOut = await session.signOut()
        }
      }
      """,
    good: """
      service Session {
        func signOut() async
      }

      viewmodel Menu {
        use session: Session
        state isSignedOut = false

        command leave {
          await session.signOut()
          isSignedOut = true
        }
      }
      """)

  static let unusedUse = DiagnosticKind(
    "VM0464", "nothing asks the service `{name}`", severity: .warning,
    help: "remove it, or call one of its functions",
    explanation: """
      Every service that a view model uses has to be given to it. One that nothing calls would be given for nothing.
      """,
    bad: """
      service Session {
        func userName() -> String
      }

      viewmodel Header {
        input text: String
        use session: Session
        display title = text
      }
      """,
    good: """
      service Session {
        func userName() -> String
      }

      viewmodel Header {
        use session: Session
        display title = session.userName()
      }
      """)

  static let callsOutsideExample = DiagnosticKind(
    "VM0465", "how a function was called is known in examples alone",
    help: "keep what is to be shown in a `state`",
    explanation: """
      In an example a double stands for a service, and keeps what it was called with. The service itself does not.
      """,
    bad: """
      service Session {
        func userName() -> String
      }

      viewmodel Header {
        use session: Session
        display title = session.userName()
        display count = session.userName.calls
      }
      """,
    good: """
      service Session {
        func userName() -> String
      }

      viewmodel Header {
        use session: Session
        display title = session.userName()

        example "asks once" {
          given session.userName returns "Ada"
          expect title == "Ada"
          expect session.userName.calls == 1
        }
      }
      """)

  static let noSuchParameter = DiagnosticKind(
    "VM0466", "`{function}` takes no `{name}`",
    explanation: """
      What a service was last called with is asked by the name of the parameter: `session.signIn.last.login`. It is nil
      where it was never called.
      """,
    bad: """
      service Session {
        func userName(id: Int) -> String
      }

      viewmodel Header {
        use session: Session
        display title = session.userName(id: 7)

        example "asks for the user" {
          given session.userName returns "Ada"
          expect title == "Ada"
          expect session.userName.last.user == 7
        }
      }
      """,
    good: """
      service Session {
        func userName(id: Int) -> String
      }

      viewmodel Header {
        use session: Session
        display title = session.userName(id: 7)

        example "asks for the user" {
          given session.userName returns "Ada"
          expect title == "Ada"
          expect session.userName.last.id == 7
        }
      }
      """)
}
