import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0217–VM0229: reserved names and names that hide each other.
extension DiagnosticExplanation {
  static let takenNameExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .functionOfLanguage(name: "{name}"),
      """
      A function of a schema cannot have the name of a standard library function.
      """,
      schema: """
        - func words(_ text: String) -> Int = text.count
        + func letters(_ text: String) -> Int = text.count
        """),
    DiagnosticExplanation(
      of: .contextName(name: "{name}"),
      """
      `locale`, `calendar`, `timeZone` and `now` are parts of the display context. A member with the same name would
      hide one.
      """,
      schema: """
          viewmodel Clock {
        -   input now: String
        -   display title = now
        +   input reading: String
        +   display title = reading
          }
        """),
    DiagnosticExplanation(
      of: .caseLikeNil(name: "{name}"),
      """
      In Swift, an optional is an enum with the cases `none` and `some`. For an optional of this enum, `.some` would
      mean a value that is not nil. The raw value can still be `"some"`.
      """,
      schema: """
          enum Amount {
        -   case some
        +   case several
            case all
          }
        """),
    DiagnosticExplanation(
      of: .ambiguousNone(type: .optional(.declared("{type}"))),
      """
      Swift reads `.none` of an optional as nil. With the name of the enum before the dot, it is the case.
      """,
      schema: """
          enum Sorting {
            case none
            case byName
          }

          viewmodel Menu {
            input sorting: Sorting?
        -   display isUnsorted = sorting == .none
        +   display isUnsorted = sorting == nil
          }
        """),
    DiagnosticExplanation(
      of: .companionName(name: "{name}"),
      """
      For a view model with customs, vmgen generates a protocol that lists them: `CardCustoms` for `Card`.
      """,
      schema: """
        - model CardCustoms {
        + model CardCustom {
            let name: String
          }

          viewmodel Card {
            input name: String
            custom initials(of name: String) -> String
            display title = initials(of: name)
          }
        """),
    DiagnosticExplanation(
      of: .namedTwice(name: "{name}"),
      """
      The names in a pattern and the parameters of a closure must differ. Write `_` for values that you do not need.
      """,
      schema: """
          enum Event {
            case moved(from: String, to: String)
            case removed
          }

          viewmodel News {
            input event: Event
        -   display title = if case .moved(let place, let place) = event { place } else { "" }
        +   display title = if case .moved(_, let place) = event { place } else { "" }
          }
        """),
    DiagnosticExplanation(
      of: .hiddenFunction(owner: "{owner}", name: "{name}"),
      """
      Inside a type, Swift finds members before functions with the same name. This affects default values and samples
      of a model, labels of an enum, and code that vmgen adds to a view model and its tests.
      """,
      schema: """
        - func price(_ net: Decimal) -> Decimal = net * 1.19
        + func gross(_ net: Decimal) -> Decimal = net * 1.19

          model Item {
        -   let price: Decimal = price(10)
        +   let price: Decimal = gross(10)
          }
        """),
  ]
}
