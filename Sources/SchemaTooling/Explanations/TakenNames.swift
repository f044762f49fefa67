import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0217–VM0229: names that are taken, or that hide one another.
extension DiagnosticExplanation {
  static let takenNameExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .functionOfLanguage,
      """
      A function of a schema cannot have the name of one of the language's own: a reader would take the one for the
      other.
      """,
      bad: """
        func words(_ text: String) -> Int = text.count
        """,
      good: """
        func letters(_ text: String) -> Int = text.count
        """),
    DiagnosticExplanation(
      of: .contextName,
      """
      In an expression `locale`, `calendar`, `timeZone` and `now` are the parts of the display context. A member of
      the same name would hide one.
      """,
      bad: """
        viewmodel Clock {
          input now: String
          display title = now
        }
        """,
      good: """
        viewmodel Clock {
          input reading: String
          display title = reading
        }
        """),
    DiagnosticExplanation(
      of: .caseLikeNil,
      """
      In Swift an optional is an enum with the cases `none` and `some`. Where an optional of this enum is compared,
      `.none` would mean nil and not the case. A raw value may still be `"none"`.
      """,
      bad: """
        enum Sorting {
          case none
          case byName
        }
        """,
      good: """
        enum Sorting {
          case unsorted
          case byName
        }
        """),
    DiagnosticExplanation(
      of: .companionName,
      """
      The customs of a view model are gathered in a protocol, which its owner's Swift fills in: `CardCustoms` for
      `Card`.
      """,
      bad: """
        model CardCustoms {
          let name: String
        }

        viewmodel Card {
          input name: String
          custom initials(of name: String) -> String
          display title = initials(of: name)
        }
        """,
      good: """
        model CardCustom {
          let name: String
        }

        viewmodel Card {
          input name: String
          custom initials(of name: String) -> String
          display title = initials(of: name)
        }
        """),
    DiagnosticExplanation(
      of: .namedTwice,
      """
      A pattern and a closure give each value a name of its own. What is not needed is `_`.
      """,
      bad: """
        enum Event {
          case moved(from: String, to: String)
          case removed
        }

        viewmodel News {
          input event: Event
          display title = if case .moved(let place, let place) = event { place } else { "" }
        }
        """,
      good: """
        enum Event {
          case moved(from: String, to: String)
          case removed
        }

        viewmodel News {
          input event: Event
          display title = if case .moved(_, let place) = event { place } else { "" }
        }
        """),
    DiagnosticExplanation(
      of: .hiddenFunction,
      """
      Swift takes the members of a type for what is called in it, before a function of the same name. That holds for
      the defaults and samples of a model, the labels of an enum, and for what generated code adds to a view model and
      its tests.
      """,
      bad: """
        func price(_ net: Decimal) -> Decimal = net * 1.19

        model Item {
          let price: Decimal = price(10)
        }
        """,
      good: """
        func gross(_ net: Decimal) -> Decimal = net * 1.19

        model Item {
          let price: Decimal = gross(10)
        }
        """),
  ]
}
