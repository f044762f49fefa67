import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0451–VM0458: declarations of services.
extension DiagnosticExplanation {
  static let serviceExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .unknownService(name: "{name}"),
      """
      `use` requires a service that is declared in this module or in an imported module, or the built-in `Navigator`.
      """,
      schema: """
          service Session {
            func userName() -> String
          }

          viewmodel Header {
        -   use session: Sesion
        +   use session: Session
            display title = session.userName()
          }
        """),
    DiagnosticExplanation(
      of: .usedTwice(service: "{service}", first: "{first}"),
      """
      A view model uses each service once. A second object with the same functions is a service of its own, so that an
      app knows which of them it gives to which view model. One type can implement both.
      """,
      schema: """
          service Session {
            func userName() -> String
          }
        + service GuestSession: Session

          viewmodel Header {
            use session: Session
        -   use guest: Session
        +   use guest: GuestSession
            display title = session.userName()
            display guestTitle = guest.userName()
          }
        """),
    DiagnosticExplanation(
      of: .serviceAsType(name: "{name}"),
      """
      Inputs, fields and parameters hold values. A service is not a value.
      """,
      schema: """
          service Session {
            func userName() -> String
          }

          model Account {
        -   let session: Session
        +   let userName: String
          }
        """),
    DiagnosticExplanation(
      of: .throwsNoError(type: "{type}"),
      """
      A function throws an `error` of the schema, whose cases can be handled and have messages for users.
      """,
      schema: """
        - enum Problem {
        -   case offline
        + error Problem {
        +   case offline "You appear to be offline"
          }

          service Session {
            func signOut() async throws(Problem)
          }
        """),
    DiagnosticExplanation(
      of: .asyncStream(name: "{name}"),
      """
      A function that returns a stream returns immediately. The stream delivers its values asynchronously.
      """,
      schema: """
          service Prices {
        -   func updates() async -> stream Int
        +   func updates() -> stream Int
          }
        """),
    DiagnosticExplanation(
      of: .notSendable(type: "{type}"),
      """
      A service can run on any thread, so its parameters and results must be `Sendable`. Models and enums are if all
      their fields are. If a type written in Swift is, declare it: `extern T: Sendable`.
      """,
      schema: """
        - extern Handle: Hashable
        + extern Handle: Hashable, Sendable

          service Files {
            func open(path: String) async -> Handle
          }
        """),
    DiagnosticExplanation(
      of: .providedTwice(name: "{name}", member: "{member}"),
      """
      The type that provides services has a property for each service, with the service's name in lower camel case.
      Two services cannot have the same property.
      """,
      schema: """
          service API {
            func first() async
          }

        - service Api {
        + service Backend {
            func second() async
          }
        """),
    DiagnosticExplanation(
      of: .noSuchFunction(service: "{service}", name: "{name}"),
      """
      A service has the functions that it declares. `Navigator` has `push`, `pop`, `popToRoot`, `present`, `dismiss`
      and `resetRoot`.
      """,
      schema: """
          service Session {
            func userName() -> String
          }

          viewmodel Header {
            use session: Session
        -   display title = session.usrName()
        +   display title = session.userName()
          }
        """),
    DiagnosticExplanation(
      of: .circularServices(path: "{path}"),
      """
      `service B: A` has the functions of `A`, and those of the service that `A` names. The names cannot form a circle.
      """,
      schema: """
        - service Notices: Warnings {
        + service Notices {
            func show(_ text: String)
          }
          service Warnings: Notices
        """),
    DiagnosticExplanation(
      of: .refinedFunction(name: "{name}", service: "{service}"),
      """
      A service has the functions of the service after its `:`. It cannot declare a function with the name of one of them.
      """,
      schema: """
          service Notices {
            func show(_ text: String)
          }
          service Warnings: Notices {
        -   func show(_ text: String, level: Int)
        +   func warn(_ text: String, level: Int)
          }
        """),
  ]
}
