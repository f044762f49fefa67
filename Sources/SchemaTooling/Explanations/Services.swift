import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0451–VM0458: services and what they are declared with.
extension DiagnosticExplanation {
  static let serviceExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .unknownService,
      """
      `use` names a service that a schema of this module, or of an imported one, declares, or `Navigator`, which is
      built in.
      """,
      bad: """
        service Session {
          func userName() -> String
        }

        viewmodel Header {
          use session: Sesion
          display title = session.userName()
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
        """),
    DiagnosticExplanation(
      of: .usedTwice,
      """
      A view model is given one service of each kind. A second name would stand for the same one.
      """,
      bad: """
        service Session {
          func userName() -> String
          func userMail() -> String
        }

        viewmodel Header {
          use session: Session
          use account: Session
          display title = session.userName()
          display mail = account.userMail()
        }
        """,
      good: """
        service Session {
          func userName() -> String
          func userMail() -> String
        }

        viewmodel Header {
          use session: Session
          display title = session.userName()
          display mail = session.userMail()
        }
        """),
    DiagnosticExplanation(
      of: .serviceAsType,
      """
      A service is what a view model asks of the world. It is no value that an input, a field or a parameter could hold.
      """,
      bad: """
        service Session {
          func userName() -> String
        }

        model Account {
          let session: Session
        }
        """,
      good: """
        service Session {
          func userName() -> String
        }

        model Account {
          let userName: String
        }
        """),
    DiagnosticExplanation(
      of: .throwsNoError,
      """
      What a function throws is declared with `error`, so that its cases can be caught and have texts for people.
      """,
      bad: """
        enum Problem {
          case offline
        }

        service Session {
          func signOut() async throws(Problem)
        }
        """,
      good: """
        error Problem {
          case offline "You appear to be offline"
        }

        service Session {
          func signOut() async throws(Problem)
        }
        """),
    DiagnosticExplanation(
      of: .asyncStream,
      """
      A function that gives a stream returns at once. It is the values of the stream that are waited for.
      """,
      bad: """
        service Prices {
          func updates() async -> stream Int
        }
        """,
      good: """
        service Prices {
          func updates() -> stream Int
        }
        """),
    DiagnosticExplanation(
      of: .notSendable,
      """
      A service does its work anywhere, and its values cross from the main actor and back. Models and enums can where
      all their fields can; a type written in Swift says so: `extern T: Sendable`.
      """,
      bad: """
        extern Handle: Hashable

        service Files {
          func open(path: String) async -> Handle
        }
        """,
      good: """
        extern Handle: Hashable, Sendable

        service Files {
          func open(path: String) async -> Handle
        }
        """),
    DiagnosticExplanation(
      of: .providedTwice,
      """
      What provides services has a member for each, called as the service with its first letters in lower case. Two
      services cannot share one.
      """,
      bad: """
        service API {
          func first() async
        }

        service Api {
          func second() async
        }
        """,
      good: """
        service API {
          func first() async
        }

        service Backend {
          func second() async
        }
        """),
    DiagnosticExplanation(
      of: .noSuchFunction,
      """
      A service has the functions that it declares. `Navigator` has `push`, `pop`, `popToRoot`, `present`, `dismiss` and
      `resetRoot`.
      """,
      bad: """
        service Session {
          func userName() -> String
        }

        viewmodel Header {
          use session: Session
          display title = session.usrName()
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
        """),
  ]
}
