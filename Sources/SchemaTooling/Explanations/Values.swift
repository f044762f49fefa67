import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0339–VM0352: fixed values and operands.
extension DiagnosticExplanation {
  static let valueExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .divisionByZero,
      """
      Nothing stops a program here: dividing by zero gives zero, and the remainder is the number itself. But written
      out it can hardly be meant.
      """,
      bad: """
        viewmodel Share {
          input total: Int
          display each = total / 0
        }
        """,
      good: """
        viewmodel Share {
          input total: Int
          display each = total / 2
        }
        """),
    DiagnosticExplanation(
      of: .badLiteral,
      """
      Dates, days, addresses and ids that are written out are read when the schema is, so that none is wrong on
      somebody's screen. A date with a time says its zone; a date without is midnight in UTC.
      """,
      bad: """
        sample leapDay: Day = day("2023-02-29")
        """,
      good: """
        sample leapDay: Day = day("2024-02-29")
        """),
    DiagnosticExplanation(
      of: .literalNeeded,
      """
      `date(…)`, `day(…)`, `url(…)` and `uuid(…)` are read when the schema is, so the text stands there in quotes,
      with nothing put into it.
      """,
      bad: """
        viewmodel Link {
          input text: String
          display address = url(text)
        }
        """,
      good: """
        viewmodel Link {
          input text: String
          display address = URL(string: text)
        }
        """),
    DiagnosticExplanation(
      of: .badFormatPattern,
      """
      A date pattern is written in the letters of Unicode's date formats: `yyyy` the year, `MMMM` the month's name,
      `d` the day, `EEEE` the weekday, `HH:mm` the time. A duration's has `d`, `h`, `m` and `s`. Other words in either
      stand between `'` and `'`.
      """,
      bad: """
        viewmodel Visit {
          input at: Date
          display title = at.formatted("d of MMMM")
        }
        """,
      good: """
        viewmodel Visit {
          input at: Date
          display title = at.formatted("d 'of' MMMM")
        }
        """),
    DiagnosticExplanation(
      of: .weekYear,
      """
      `Y` counts the year by whole weeks: on 30 December 2024 `YYYY` shows 2025. It is meant only beside a week's
      number, `w`.
      """,
      bad: """
        viewmodel Visit {
          input at: Date
          display title = at.formatted("d MMMM YYYY")
        }
        """,
      good: """
        viewmodel Visit {
          input at: Date
          display title = at.formatted("d MMMM yyyy")
        }
        """),
    DiagnosticExplanation(
      of: .nestedOptional,
      """
      A value is there or it is not; there is no third state.
      """,
      bad: """
        model Person {
          let nickname: String??
        }
        """,
      good: """
        model Person {
          let nickname: String?
        }
        """),
    DiagnosticExplanation(
      of: .operandNotBool,
      """
      `&&`, `||` and `!` take values that are true or false. Say what is asked of a number, a text or an optional.
      """,
      bad: """
        viewmodel Form {
          input name: String
          input isOpen: Bool
          display canSend = isOpen && name
        }
        """,
      good: """
        viewmodel Form {
          input name: String
          input isOpen: Bool
          display canSend = isOpen && !name.isEmpty
        }
        """),
    DiagnosticExplanation(
      of: .caseCarriesNothing,
      """
      A case that carries nothing is written without parentheses.
      """,
      bad: """
        enum Size {
          case small
          case large
        }

        viewmodel Shirt {
          input size: Size
          display isSmall = size == .small()
        }
        """,
      good: """
        enum Size {
          case small
          case large
        }

        viewmodel Shirt {
          input size: Size
          display isSmall = size == .small
        }
        """),
    DiagnosticExplanation(
      of: .badTextPattern,
      """
      `matches` takes a pattern of text. What is no pattern matches nothing: written out, it can hardly be meant.
      """,
      bad: """
        viewmodel Form {
          input code: String
          display isCode = code.matches("([A-Z]{2}-[0-9]+")
        }
        """,
      good: """
        viewmodel Form {
          input code: String
          display isCode = code.matches("([A-Z]{2})-[0-9]+")
        }
        """),
  ]
}
