import VmgenSchemaSyntax

/// VM0110–VM0129: characters, literals and operators.
extension DiagnosticExplanation {
  static let lexicalExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .unexpectedCharacter,
      """
      The character begins no word, number, string or operator of the language. Word processors and web pages often put
      typographic quotes, dashes and spaces where plain ones were meant; those are recognised, with what to write.
      """,
      bad: """
        model Person {
          let age: Int = 1 – 1
        }
        """,
      good: """
        model Person {
          let age: Int = 1 - 1
        }
        """),
    DiagnosticExplanation(
      of: .unterminatedString,
      """
      A string in `"` ends on its line; `\\n` writes a line break into it. A string in `\"\"\"` may have several lines and
      ends with `\"\"\"` on a line of its own.
      """,
      bad: """
        model Person {
          let name: String = "Ada
          let age: Int
        }
        """,
      good: """
        model Person {
          let name: String = "Ada"
          let age: Int
        }
        """),
    DiagnosticExplanation(
      of: .unterminatedInterpolation,
      """
      `\\(` begins a value inside a string, and the `)` that matches it ends it. In a string in `"` both stand on one
      line.
      """,
      bad: """
        func greeting(name: String) -> String = "Hello \\(name"
        """,
      good: """
        func greeting(name: String) -> String = "Hello \\(name)"
        """),
    DiagnosticExplanation(
      of: .unterminatedComment,
      """
      Comments in `/* */` may stand in one another, as in Swift, so each `/*` needs its `*/`. The rest of the line counts
      as the comment, so that what follows is still read.
      """,
      bad: """
        /* A person /* as an address book keeps them. */
        model Person {
          let name: String
        }
        """,
      good: """
        /* A person, as an address book keeps them. */
        model Person {
          let name: String
        }
        """),
    DiagnosticExplanation(
      of: .singleQuotes,
      """
      As in Swift, strings stand in `"`. A single quote inside a string needs no escape.
      """,
      bad: """
        model Person {
          let name: String = 'Ada'
        }
        """,
      good: """
        model Person {
          let name: String = "Ada"
        }
        """),
    DiagnosticExplanation(
      of: .unknownEscape,
      """
      The escapes are Swift's: `\\n`, `\\t`, `\\r`, `\\0`, `\\\\`, `\\"`, `\\'`, `\\u{1F600}` and `\\(value)`. In a raw string,
      `#"…"#`, a backslash is an ordinary character.
      """,
      bad: """
        model Rule {
          let pattern: String = "\\d+"
        }
        """,
      good: """
        model Rule {
          let pattern: String = #"\\d+"#
        }
        """),
    DiagnosticExplanation(
      of: .malformedCodePoint,
      """
      A character can be written by its Unicode number: one to eight hexadecimal digits in braces, up to 10FFFF and
      outside of D800 to DFFF, which number no characters.
      """,
      bad: """
        model Mood {
          let face: String = "\\u1F600"
        }
        """,
      good: """
        model Mood {
          let face: String = "\\u{1F600}"
        }
        """),
    DiagnosticExplanation(
      of: .multilineDelimiter,
      """
      As in Swift, the text of a multi-line string begins on the line after the opening delimiter, and the closing
      delimiter has a line of its own. The breaks next to the delimiters are not part of the text.
      """,
      bad: """
        model Note {
          let text: String = \"\"\"first
            second
            \"\"\"
        }
        """,
      good: """
        model Note {
          let text: String = \"\"\"
            first
            second
            \"\"\"
        }
        """),
    DiagnosticExplanation(
      of: .multilineIndentation,
      """
      The white space before the closing delimiter is taken off each line of a multi-line string, so each line begins
      with it: the same spaces and the same tabs. Empty lines need none.
      """,
      bad: """
        model Note {
          let text: String = \"\"\"
            first
           second
            \"\"\"
        }
        """,
      good: """
        model Note {
          let text: String = \"\"\"
            first
            second
            \"\"\"
        }
        """),
    DiagnosticExplanation(
      of: .malformedNumber,
      """
      Numbers are written as in Swift: `12`, `1_000`, `0xFF`, `0b1010`, `0o17`, `1.5`, `1e3`. A digit stands before and
      after a decimal point.
      """,
      bad: """
        model Product {
          var rebate: Double = .5
        }
        """,
      good: """
        model Product {
          var rebate: Double = 0.5
        }
        """),
    DiagnosticExplanation(
      of: .literalOutOfRange,
      """
      A literal is a value that its type can have. At run time arithmetic saturates at the ends of the range, but a
      literal outside of it is a slip.
      """,
      bad: """
        model Counter {
          var limit: Int = 9_223_372_036_854_775_808
        }
        """,
      good: """
        model Counter {
          var limit: Int = 9_223_372_036_854_775_807
        }
        """),
    DiagnosticExplanation(
      of: .unknownDurationUnit,
      """
      A number that touches a unit is a duration: `250ms`, `0.5s`, `2m`, `1h`. Days and longer are not always the same
      length: date arithmetic adds them to a date.
      """,
      bad: """
        model Settings {
          var delay: Duration = 2min
        }
        """,
      good: """
        model Settings {
          var delay: Duration = 2m
        }
        """),
    DiagnosticExplanation(
      of: .malformedQuotedName,
      """
      Backquotes make a name of a word that the language uses itself. Between them stands what could be a name: letters,
      digits and underscores, no spaces.
      """,
      bad: """
        model Person {
          let `full name`: String
        }
        """,
      good: """
        model Person {
          let fullName: String
        }
        """),
    DiagnosticExplanation(
      of: .foreignOperator,
      """
      The operators are Swift's: `+ - * / %`, `== != < <= > >=`, `&& || !`, `??`, `? :`, `...` and `..<`. Nothing in an
      expression assigns.
      """,
      bad: """
        func isAdult(age: Int, isHuman: Bool) -> Bool = age >= 18 and isHuman
        """,
      good: """
        func isAdult(age: Int, isHuman: Bool) -> Bool = age >= 18 && isHuman
        """),
    DiagnosticExplanation(
      of: .unevenSpacing,
      """
      As in Swift, white space tells apart what an operator does. `a - b` and `a-b` subtract, and `-b` negates; `a -b`
      could be read as either. `!` touches what it negates. The `?` of `a ? b : c` has a space on both sides; one that
      touches what stands before it belongs to that.
      """,
      bad: """
        func difference(a: Int, b: Int) -> Int = a -b
        """,
      good: """
        func difference(a: Int, b: Int) -> Int = a - b
        """),
    DiagnosticExplanation(
      of: .comparisonChain,
      """
      Comparisons and ranges take two operands, as in Swift: `a < b < c` would compare a Bool with `c`.
      """,
      bad: """
        func isBetween(a: Int, b: Int, c: Int) -> Bool = a < b < c
        """,
      good: """
        func isBetween(a: Int, b: Int, c: Int) -> Bool = a < b && b < c
        """),
  ]
}
