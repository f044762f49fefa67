/// VM0339–VM0352: fixed values, collections and ranges.
extension DiagnosticKind {
  static let valueKinds: [DiagnosticKind] = [
    divisionByZero,
    badLiteral,
    literalNeeded,
    badFormatPattern,
    weekYear,
    keyNotHashable,
    constraintUnmet,
    nestedOptional,
    rangeBounds,
    noIndex,
    duplicateDictionaryKey,
    operandNotBool,
    caseCarriesNothing,
    badTextPattern,
  ]

  static let divisionByZero = DiagnosticKind(
    "VM0339", "the right side of `{operator}` is always 0", severity: .warning,
    help: "`x / 0` is 0 and `x % 0` is x, whatever x is",
    explanation: """
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
      """)

  static let badLiteral = DiagnosticKind(
    "VM0340", "`{text}` is no `{type}`",
    help: "write {example}",
    explanation: """
      Dates, days, addresses and ids that are written out are read when the schema is, so that none is wrong on
      somebody's screen. A date with a time says its zone; a date without is midnight in UTC.
      """,
    bad: """
      sample leapDay: Day = day("2023-02-29")
      """,
    good: """
      sample leapDay: Day = day("2024-02-29")
      """)

  static let literalNeeded = DiagnosticKind(
    "VM0341", "`{name}` takes one text, written out",
    help: "write {example}",
    explanation: """
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
      """)

  static let badFormatPattern = DiagnosticKind(
    "VM0342", "the pattern cannot be right: {problem}",
    explanation: """
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
      """)

  static let weekYear = DiagnosticKind(
    "VM0343", "`Y` is the year that a week belongs to, which differs around New Year", severity: .warning,
    help: "write `y`, the calendar's year",
    explanation: """
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
      """)

  static let keyNotHashable = DiagnosticKind(
    "VM0344", "`{type}` cannot be a dictionary's key",
    help: "use a `String`, an `Int` or an enum",
    explanation: """
      A dictionary finds its values by their keys, which must therefore be hashable: texts, numbers, dates, ids,
      enums, and models whose fields all are.
      """,
    bad: """
      extern Avatar

      model Album {
        let owners: [Avatar: String]
      }
      """,
    good: """
      extern Avatar: Hashable

      model Album {
        let owners: [Avatar: String]
      }
      """)

  static let constraintUnmet = DiagnosticKind(
    "VM0345", "`{name}` needs values that can be {constraint}, and `{type}` cannot",
    explanation: """
      Sorting needs an order, adding up needs numbers, finding needs equality. Models have no order of their own: say
      by which field.
      """,
    bad: """
      model Person {
        let name: String
      }

      viewmodel People {
        input people: [Person]
        display sorted = people.sorted()
      }
      """,
    good: """
      model Person {
        let name: String
      }

      viewmodel People {
        input people: [Person]
        display sorted = people.sorted { $0.name }
      }
      """)

  static let nestedOptional = DiagnosticKind(
    "VM0346", "`{type}` is optional already",
    help: "remove the second `?`",
    explanation: """
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
      """)

  static let rangeBounds = DiagnosticKind(
    "VM0347", "there are no ranges of `{type}`",
    help: "use `Int`, `Double`, `Decimal`, `Date` or `Day`",
    explanation: """
      A range runs between two values of a type with steps or a scale: numbers, dates and days.
      """,
    bad: """
      viewmodel Filter {
        input name: String
        display isEarly = ("a"..."m").contains(name)
      }
      """,
    good: """
      viewmodel Filter {
        input name: String
        display isEarly = name < "n"
      }
      """)

  static let noIndex = DiagnosticKind(
    "VM0348", "`{type}` has no elements to take by index",
    help: "index an array or a dictionary",
    explanation: """
      An array is indexed by position, a dictionary by key; the result is optional, since there may be no such
      element. A text's parts are taken with `prefix`, `suffix` and `dropFirst`.
      """,
    bad: """
      viewmodel Card {
        input name: String
        display initial = name[0]
      }
      """,
    good: """
      viewmodel Card {
        input name: String
        display initial = name.first
      }
      """)

  static let duplicateDictionaryKey = DiagnosticKind(
    "VM0349", "the key `{key}` stands twice",
    help: "remove one of them",
    explanation: """
      A dictionary has one value for each key.
      """,
    bad: """
      model Prices {
        var byName: [String: Int] = ["tea": 2, "tea": 3]
      }
      """,
    good: """
      model Prices {
        var byName: [String: Int] = ["tea": 2, "coffee": 3]
      }
      """)

  static let operandNotBool = DiagnosticKind(
    "VM0350", "`{operator}` takes `Bool`, not `{type}`",
    explanation: """
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
      """)

  static let caseCarriesNothing = DiagnosticKind(
    "VM0351", "`{case}` carries no values",
    help: "remove the parentheses",
    explanation: """
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
      """)

  static let badTextPattern = DiagnosticKind(
    "VM0352", "the pattern matches no text: {problem}", severity: .warning,
    help: "mend it, or write a `\\` before a bracket that is meant as one",
    explanation: """
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
      """)
}
