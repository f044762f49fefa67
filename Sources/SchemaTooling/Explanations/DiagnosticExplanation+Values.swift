import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0339–VM0352 and VM0860–VM0861: literals, localized texts and operands.
extension DiagnosticExplanation {
  static let valueExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .divisionByZero(symbol: "{operator}"),
      """
      Division by zero has a defined result, but dividing by the literal 0 is most likely a mistake.
      """,
      schema: """
          viewmodel Share {
            input total: Int
        -   display each = total / 0
        +   display each = total / 2
          }
        """),
    DiagnosticExplanation(
      of: .badLiteral(text: "{text}", type: "{type}", example: "{example}"),
      """
      Literals of dates, days, URLs and UUIDs are validated when the schema is checked. A date with a time needs a
      time zone; a date without a time is midnight in UTC.
      """,
      schema: """
        - sample leapDay: Day = day("2023-02-29")
        + sample leapDay: Day = day("2024-02-29")
        """),
    DiagnosticExplanation(
      of: .literalNeeded(name: "{name}", example: "{example}"),
      """
      The arguments of `date(…)`, `day(…)`, `url(…)` and `uuid(…)` are validated when the schema is checked, so they
      must be string literals without interpolations.
      """,
      schema: """
          viewmodel Link {
            input text: String
        -   display address = url(text)
        +   display address = URL(string: text)
          }
        """),
    DiagnosticExplanation(
      of: .unlocalizedText,
      """
      Literals in arguments, in initial values and in constants that are also compared are data, so they are not in the
      string catalog. This one reaches users. The warning is about literals that read like a text: with a space, or with
      a capital letter at the start. Initial values and constants of a module have no context, so a text there can only
      be `verbatim`; a display can return a localized text instead.
      """,
      schema: """
          model Section {
            let title: String
          }

          viewmodel Settings {
            input country: String
        -   display sections = [Section(title: "Tax settings"), Section(title: country)]
        +   display sections = [Section(title: String(localized: "Tax settings")), Section(title: country)]
          }
        """),
    DiagnosticExplanation(
      of: .comparedText(value: "{value}"),
      """
      A text that a display returns or that steps assign to a state is localized, and the literal beside `==` or in a
      `case` is data. They are equal in the language of the schema, and in examples, but not on every device.
      """,
      schema: """
          viewmodel Upload {
            state isDone = false
            state status = ""

            command finish {
              isDone = true
              status = "All done"
            }

        -   display color = status == "All done" ? "green" : "gray"
        +   display color = isDone ? "green" : "gray"
            display text = isDone ? status : "Waiting"
          }
        """),
    DiagnosticExplanation(
      of: .localizedValue,
      """
      `String(localized:)` marks a text for users where a literal is data, such as in an argument of a service. The
      literal is the key of the text in the string catalog, so a value that is computed has no translation.
      """,
      schema: """
          service Alerts {
            func show(_ text: String)
          }

          viewmodel Upload {
            use alerts: Alerts
            input isOffline: Bool
        -   command upload { alerts.show(String(localized: isOffline ? "No connection" : "Try again")) }
        +   command upload { alerts.show(isOffline ? String(localized: "No connection") : String(localized: "Try again")) }
          }
        """),
    DiagnosticExplanation(
      of: .localizedArgument(label: "{label}"),
      """
      `String(localized:)` has one argument, the text. All texts of a module are in one string catalog. Their comments
      for translators are the documentation of the declarations that contain them.
      """,
      schema: """
          service Alerts {
            func show(_ text: String)
          }

          viewmodel Upload {
            use alerts: Alerts
        -   command upload { alerts.show(String(localized: "Sent", comment: "Shown after an upload.")) }
        +   /// Shown after an upload.
        +   command upload { alerts.show(String(localized: "Sent")) }
          }
        """),
    DiagnosticExplanation(
      of: .badFormatPattern(problem: "{problem}"),
      """
      The pattern of a date contains Unicode format letters: `yyyy` for the year, `MMMM` for the name of the month,
      `d` for the day, `EEEE` for the weekday, `HH:mm` for the time. The pattern of a duration contains `d`, `h`, `m`
      and `s`. Put other words between single quotes.
      """,
      schema: """
          viewmodel Visit {
            input at: Date
        -   display title = at.formatted("d of MMMM")
        +   display title = at.formatted("d 'of' MMMM")
          }
        """),
    DiagnosticExplanation(
      of: .confusedDateLetter(meanings: "{meanings}"),
      """
      Some letters of date patterns are easily confused. `Y` numbers years by whole weeks: on 30 December 2024, `YYYY`
      displays 2025; use it only together with the number of the week, `w`. `D` is the day of the year, from 1 to 366,
      and `d` the day of the month. `m` is the minute, and `M` the month.
      """,
      schema: """
          viewmodel Visit {
            input at: Date
        -   display title = at.formatted("d MMMM YYYY")
        +   display title = at.formatted("d MMMM yyyy")
          }
        """),
    DiagnosticExplanation(
      of: .nestedOptional(type: "{type}"),
      """
      The schema language has no nested optionals.
      """,
      schema: """
          model Person {
        -   let nickname: String??
        +   let nickname: String?
          }
        """),
    DiagnosticExplanation(
      of: .operandNotBool(symbol: "{operator}", type: "{type}"),
      """
      `&&`, `||` and `!` require operands of type `Bool`. Compare a number, a text or an optional with a value.
      """,
      schema: """
          viewmodel Form {
            input name: String
            input isOpen: Bool
        -   display canSend = isOpen && name
        +   display canSend = isOpen && !name.isEmpty
          }
        """),
    DiagnosticExplanation(
      of: .caseCarriesNothing(caseName: "{case}"),
      """
      Write a case without associated values without parentheses.
      """,
      schema: """
          enum Size {
            case small
            case large
          }

          viewmodel Shirt {
            input size: Size
        -   display isSmall = size == .small()
        +   display isSmall = size == .small
          }
        """),
    DiagnosticExplanation(
      of: .unknownCurrency(code: "{code}"),
      """
      A currency is named by its ISO 4217 code, which has three capital letters. Another text is displayed in front of or
      behind the number as it is, with two decimals, whatever the currency has.
      """,
      schema: """
          viewmodel Price {
            input amount: Decimal
        -   display text = amount.formatted(.currency("€"))
        +   display text = amount.formatted(.currency("EUR"))
          }
        """),
    DiagnosticExplanation(
      of: .badTextPattern(problem: "{problem}"),
      """
      An invalid pattern never matches, so the result would always be false.
      """,
      schema: """
          viewmodel Form {
            input code: String
        -   display isCode = code.matches("([A-Z]{2}-[0-9]+")
        +   display isCode = code.matches("([A-Z]{2})-[0-9]+")
          }
        """),
  ]
}
