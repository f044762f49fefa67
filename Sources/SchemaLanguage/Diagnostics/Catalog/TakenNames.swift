/// VM0217–VM0229: names that are taken, or that hide one another.
extension DiagnosticKind {
  static let takenNameKinds: [DiagnosticKind] = [
    functionOfLanguage,
    contextName,
    caseLikeNil,
    companionName,
    namedTwice,
    hiddenFunction,
  ]

  static let functionOfLanguage = DiagnosticKind(
    "VM0217", "the language has a function `{name}` of its own",
    help: "choose another name",
    explanation: """
      A function of a schema cannot have the name of one of the language's own: a reader would take the one for the
      other.
      """,
    bad: """
      func words(_ text: String) -> Int = text.count
      """,
    good: """
      func letters(_ text: String) -> Int = text.count
      """)

  static let contextName = DiagnosticKind(
    "VM0218", "a member cannot be called `{name}`: that is a part of the display context",
    help: "choose another name",
    explanation: """
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
      """)

  static let caseLikeNil = DiagnosticKind(
    "VM0226", "a case cannot be called `{name}`: every optional has a case of that name",
    help: "choose another name, such as `no…`",
    explanation: """
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
      """)

  static let companionName = DiagnosticKind(
    "VM0227", "a type cannot be called `{name}`: the generated code has one already",
    help: "choose another name",
    explanation: """
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
      """)

  static let namedTwice = DiagnosticKind(
    "VM0228", "two values here are called `{name}`",
    help: "rename one of them, or write `_`",
    explanation: """
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
      """)

  static let hiddenFunction = DiagnosticKind(
    "VM0229", "in `{owner}` another `{name}` hides the function",
    help: "rename the function, or what has its name",
    explanation: """
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
      """)
}
