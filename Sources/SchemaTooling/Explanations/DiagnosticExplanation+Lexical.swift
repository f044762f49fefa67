import VmgenSchemaSyntax

/// VM0110–VM0129: characters, literals and operators.
extension DiagnosticExplanation {
  static let lexicalExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .unexpectedCharacter(character: "{character}", advice: "{advice}"),
      """
      This character is not part of the schema language. Word processors and web pages often replace quotes, dashes
      and spaces with typographic ones; the help names the plain character.
      """,
      schema: """
          model Person {
        -   let age: Int = 1 – 1
        +   let age: Int = 1 - 1
          }
        """),
    DiagnosticExplanation(
      of: .unterminatedString(delimiter: "{delimiter}"),
      """
      A string in `"` ends on the line on which it begins. Use `\\n` for a line break. A string in `\"\"\"` can have
      several lines and ends with `\"\"\"` on a line of its own.
      """,
      schema: """
          model Person {
        -   let name: String = "Ada
        +   let name: String = "Ada"
            let age: Int
          }
        """),
    DiagnosticExplanation(
      of: .unterminatedInterpolation,
      """
      `\\(` begins an interpolation, which ends with the matching `)`. In a string in `"`, both must be on the same
      line.
      """,
      schema: """
        - func greeting(name: String) -> String = "Hello \\(name"
        + func greeting(name: String) -> String = "Hello \\(name)"
        """),
    DiagnosticExplanation(
      of: .unterminatedComment,
      """
      As in Swift, block comments can be nested, so every `/*` needs a `*/`. vmgen treats the rest of the line as the
      comment and continues on the next line.
      """,
      schema: """
        - /* A person /* in an address book. */
        + /* A person in an address book. */
          model Person {
            let name: String
          }
        """),
    DiagnosticExplanation(
      of: .singleQuotes,
      """
      As in Swift, strings are written in `"`. A single quote inside a string needs no escape.
      """,
      schema: """
          model Person {
        -   let name: String = 'Ada'
        +   let name: String = "Ada"
          }
        """),
    DiagnosticExplanation(
      of: .unknownEscape(escape: "{escape}"),
      """
      The escape sequences are the same as in Swift: `\\n`, `\\t`, `\\r`, `\\0`, `\\\\`, `\\"`, `\\'`, `\\u{1F600}`
      and `\\(value)`. In a raw string, `#"…"#`, a backslash is an ordinary character.
      """,
      schema: """
          model Rule {
        -   let pattern: String = "\\d+"
        +   let pattern: String = #"\\d+"#
          }
        """),
    DiagnosticExplanation(
      of: .malformedCodePoint(why: "{why}"),
      """
      A Unicode escape contains one to eight hexadecimal digits in braces, up to 10FFFF. D800 to DFFF are not
      characters.
      """,
      schema: """
          model Mood {
        -   let face: String = "\\u1F600"
        +   let face: String = "\\u{1F600}"
          }
        """),
    DiagnosticExplanation(
      of: .multilineDelimiter(which: "{which}", place: "{place}"),
      """
      As in Swift, the text of a multi-line string begins on the line after the opening delimiter, and the closing
      delimiter is on a line of its own. The line breaks next to the delimiters are not part of the text.
      """,
      schema: """
          model Note {
        -   let text: String = \"\"\"first
        +   let text: String = \"\"\"
        +     first
              second
              \"\"\"
          }
        """),
    DiagnosticExplanation(
      of: .multilineIndentation,
      """
      The indentation of the closing delimiter is removed from each line of a multi-line string, so each line must
      begin with the same spaces and tabs. Empty lines are an exception.
      """,
      schema: """
          model Note {
            let text: String = \"\"\"
              first
        -    second
        +     second
              \"\"\"
          }
        """),
    DiagnosticExplanation(
      of: .malformedNumber(why: "{why}"),
      """
      Numbers have the same syntax as in Swift: `12`, `1_000`, `0xFF`, `0b1010`, `0o17`, `1.5`, `1e3`. A decimal point
      needs digits on both sides.
      """,
      schema: """
          model Product {
        -   var rebate: Double = .5
        +   var rebate: Double = 0.5
          }
        """),
    DiagnosticExplanation(
      of: .literalOutOfRange(type: "{type}", range: "{range}"),
      """
      A literal must be in the range of its type. Only arithmetic at run time is clamped to that range.
      """,
      schema: """
          model Counter {
        -   var limit: Int = 9_223_372_036_854_775_808
        +   var limit: Int = 9_223_372_036_854_775_807
          }
        """),
    DiagnosticExplanation(
      of: .unknownDurationUnit(unit: "{unit}"),
      """
      A number followed directly by a unit is a duration: `250ms`, `0.5s`, `2m`, `1h`. Days and longer units vary in
      length; add them to a date with `adding`.
      """,
      schema: """
          model Settings {
        -   var delay: Duration = 2min
        +   var delay: Duration = 2m
          }
        """),
    DiagnosticExplanation(
      of: .malformedQuotedName,
      """
      Backquotes allow a keyword as a name. They must contain only letters, digits and underscores.
      """,
      schema: """
          model Person {
        -   let `full name`: String
        +   let fullName: String
          }
        """),
    DiagnosticExplanation(
      of: .foreignOperator(symbol: "{operator}", advice: "{advice}"),
      """
      The operators are `+ - * / %`, `== != < <= > >=`, `&& || !`, `??`, `? :`, `...` and `..<`, as in Swift.
      Expressions cannot assign.
      """,
      schema: """
        - func isAdult(age: Int, isHuman: Bool) -> Bool = age >= 18 and isHuman
        + func isAdult(age: Int, isHuman: Bool) -> Bool = age >= 18 && isHuman
        """),
    DiagnosticExplanation(
      of: .unevenSpacing(symbol: "{operator}"),
      """
      As in Swift, white space distinguishes operators. `a - b` and `a-b` subtract, `-b` negates, and `a -b` is
      ambiguous. `!` must be next to its operand. The `?` of `a ? b : c` has a space on both sides; a `?` directly
      after an expression is optional chaining.
      """,
      schema: """
        - func difference(a: Int, b: Int) -> Int = a -b
        + func difference(a: Int, b: Int) -> Int = a - b
        """),
    DiagnosticExplanation(
      of: .comparisonChain(symbol: "{operator}"),
      """
      As in Swift, comparisons and ranges have two operands. `a < b < c` would compare a `Bool` with `c`.
      """,
      schema: """
        - func isBetween(a: Int, b: Int, c: Int) -> Bool = a < b < c
        + func isBetween(a: Int, b: Int, c: Int) -> Bool = a < b && b < c
        """),
  ]
}
