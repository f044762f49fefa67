/// VM0101–VM0109: whole files.
extension DiagnosticKind {
  package static func invalidUTF8(byte: String) -> DiagnosticKind {
    DiagnosticKind("VM0101", "the file is not valid UTF-8: unexpected byte \(byte)", help: "save the file as UTF-8")
  }

  package static var nulByte: DiagnosticKind {
    DiagnosticKind("VM0102", "the file contains a NUL byte", help: "save the file as UTF-8, or remove the byte")
  }

  package static func fileTooLarge(size: String) -> DiagnosticKind {
    DiagnosticKind("VM0103", "the file has \(size) MiB; the limit is 16 MiB", help: "split it into several schemas")
  }

  package static var emptySchema: DiagnosticKind {
    DiagnosticKind(
      "VM0104", "the file contains no declarations", help: "declare a model or a view model, or delete the file")
  }

  package static func textDirection(character: String, escape: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0105", "the invisible character \(character) changes the direction of text",
      help: "write `\(escape)` in a string, or remove the character")
  }

  package static func nameTooLong(length: String) -> DiagnosticKind {
    DiagnosticKind("VM0106", "the name has \(length) bytes", help: "use at most 255 bytes")
  }

  package static var tooManyErrors: DiagnosticKind {
    DiagnosticKind("VM0107", "too many errors; only the first 100 are reported")
  }

  package static func nestingTooDeep(limit: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0108", "the code is nested more than \(limit) levels deep", help: "move parts of it to a `let` or a function")
  }

  package static var unusedDocumentation: DiagnosticKind {
    DiagnosticKind(
      "VM0109", "this documentation comment has no declaration", severity: .warning,
      help: "move it before a declaration or member, or write `//`")
  }
}

/// VM0110–VM0129: characters, literals and operators.
extension DiagnosticKind {
  package static func unexpectedCharacter(character: String, advice: String) -> DiagnosticKind {
    DiagnosticKind("VM0110", "unexpected character \(character)", help: advice)
  }

  package static func unterminatedString(delimiter: String) -> DiagnosticKind {
    DiagnosticKind("VM0111", "unterminated string", help: "add `\(delimiter)`")
  }

  package static var unterminatedInterpolation: DiagnosticKind {
    DiagnosticKind("VM0112", "unterminated interpolation", help: "add `)` on the same line")
  }

  package static var unterminatedComment: DiagnosticKind {
    DiagnosticKind("VM0113", "unterminated comment", help: "add `*/`; each nested `/*` needs its own")
  }

  package static var singleQuotes: DiagnosticKind {
    DiagnosticKind("VM0114", "strings need double quotes", help: "write `\"`")
  }

  package static func unknownEscape(escape: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0115", "invalid escape sequence `\(escape)`",
      help: "write `\\\\` for a backslash, or use a raw string: #\"…\"#")
  }

  package static func malformedCodePoint(why: String) -> DiagnosticKind {
    DiagnosticKind("VM0116", "invalid Unicode escape: \(why)", help: "write it as `\\u{1F600}`")
  }

  package static func multilineDelimiter(which: String, place: String) -> DiagnosticKind {
    DiagnosticKind("VM0117", "the \(which) `\"\"\"` must \(place) its line", help: "put the text on lines of its own")
  }

  package static var multilineIndentation: DiagnosticKind {
    DiagnosticKind(
      "VM0118", "the line is indented less than the closing `\"\"\"`",
      help: "indent it with the same spaces and tabs as the closing delimiter")
  }

  package static func malformedNumber(why: String) -> DiagnosticKind {
    DiagnosticKind("VM0119", "malformed number: \(why)")
  }

  package static func literalOutOfRange(type: String, range: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0120", "the number does not fit in \(type): \(range)",
      help: "write a number in this range, or a `Decimal` as `Decimal(\"…\")`")
  }

  package static func unknownDurationUnit(unit: String) -> DiagnosticKind {
    DiagnosticKind("VM0121", "unknown unit of time `\(unit)`", help: "use `ms`, `s`, `m` or `h`")
  }

  package static var malformedQuotedName: DiagnosticKind {
    DiagnosticKind(
      "VM0122", "backquotes must contain a name", help: "write a name between two backquotes, such as `default`")
  }

  package static func foreignOperator(symbol: String, advice: String) -> DiagnosticKind {
    DiagnosticKind("VM0123", "unknown operator `\(symbol)`", help: advice)
  }

  package static func unevenSpacing(symbol: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0124", "uneven white space around `\(symbol)`", help: "put a space on both sides, or on neither side")
  }

  package static func comparisonChain(symbol: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0125", "`\(symbol)` cannot be chained", help: "write two comparisons joined with `&&`, or use parentheses")
  }
}
