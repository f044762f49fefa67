/// VM0110–VM0129: characters, literals and operators.
extension DiagnosticKind {
  package static let unexpectedCharacter = DiagnosticKind(
    "VM0110", "unexpected character {character}",
    help: "{advice}")

  package static let unterminatedString = DiagnosticKind(
    "VM0111", "the string is not closed",
    help: "close it with `{delimiter}`")

  package static let unterminatedInterpolation = DiagnosticKind(
    "VM0112", "the interpolation is not closed",
    help: "close it with `)` on the same line")

  package static let unterminatedComment = DiagnosticKind(
    "VM0113", "the comment is not closed",
    help: "close it with `*/`; each `/*` inside it needs one of its own")

  package static let singleQuotes = DiagnosticKind(
    "VM0114", "a string stands in double quotes",
    help: "write `\"`")

  package static let unknownEscape = DiagnosticKind(
    "VM0115", "`{escape}` is no escape",
    help: "write `\\\\` for a backslash, or use a raw string: #\"…\"#")

  package static let malformedCodePoint = DiagnosticKind(
    "VM0116", "`\\u` does not name a character: {why}",
    help: "write it as `\\u{1F600}`")

  package static let multilineDelimiter = DiagnosticKind(
    "VM0117", "the {which} `\"\"\"` {place} its line",
    help: "put the text on lines of its own")

  package static let multilineIndentation = DiagnosticKind(
    "VM0118", "the line is indented less than the closing `\"\"\"`",
    help: "begin it with the same spaces and tabs as the closing delimiter's line")

  package static let malformedNumber = DiagnosticKind(
    "VM0119", "the number is malformed: {why}")

  package static let literalOutOfRange = DiagnosticKind(
    "VM0120", "the number does not fit {type}: {range}",
    help: "write a number in that range, or a Decimal as `Decimal(\"…\")`")

  package static let unknownDurationUnit = DiagnosticKind(
    "VM0121", "`{unit}` is no unit of time",
    help: "use `ms`, `s`, `m` or `h`")

  package static let malformedQuotedName = DiagnosticKind(
    "VM0122", "backquotes hold no name here",
    help: "write a name between two backquotes, such as `default`")

  package static let foreignOperator = DiagnosticKind(
    "VM0123", "the language has no operator `{operator}`",
    help: "{advice}")

  package static let unevenSpacing = DiagnosticKind(
    "VM0124", "uneven white space around `{operator}`",
    help: "put a space on both sides, or on none")

  package static let comparisonChain = DiagnosticKind(
    "VM0125", "`{operator}` does not chain",
    help: "compare twice and join with `&&`, or use parentheses")
}
