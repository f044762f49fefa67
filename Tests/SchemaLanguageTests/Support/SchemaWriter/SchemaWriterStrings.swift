@testable import VmgenSchemaSyntax

extension SchemaWriter {
  mutating func print(_ literal: StringLiteral) {
    // An interpolation cannot span lines, so neither can a string in it.
    guard literal.isMultiline, !isInline else { return printOnLine(literal) }
    write("\"\"\"")
    level += 1
    if !literal.segments.isEmpty { newLine() }
    for (number, segment) in literal.segments.enumerated() {
      switch segment {
      case .text(let text): printLines(text, isLast: number == literal.segments.count - 1)
      case .interpolation(let expression): printInterpolation(expression)
      }
    }
    newLine()
    level -= 1
    write("\"\"\"")
  }

  /// Writes the lines of a multi-line string, without white space on empty ones.
  private mutating func printLines(_ text: String, isLast: Bool) {
    let lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map { String($0) ?? "" }
    for (number, line) in lines.enumerated() {
      if number > 0 {
        if line.isEmpty, isLast || number < lines.count - 1 { output += "\n" } else { newLine() }
      }
      write(Self.escaped(line, isMultiline: true))
    }
  }

  private mutating func printOnLine(_ literal: StringLiteral) {
    write("\"")
    for segment in literal.segments {
      switch segment {
      case .text(let text): write(Self.escaped(text, isMultiline: false))
      case .interpolation(let expression): printInterpolation(expression)
      }
    }
    write("\"")
  }

  private mutating func printInterpolation(_ expression: Expression) {
    let (inline, closures) = (isInline, allowsTrailingClosure)
    (isInline, allowsTrailingClosure) = (true, true)
    write("\\(")
    print(expression)
    write(")")
    (isInline, allowsTrailingClosure) = (inline, closures)
  }

  /// Returns a text with escapes for characters that would end the string or are invisible in it.
  static func escaped(_ text: String, isMultiline: Bool) -> String {
    var result = ""
    var quotes = 0
    for scalar in text.unicodeScalars {
      quotes = scalar == "\"" ? quotes + 1 : 0
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += isMultiline && quotes % 3 != 0 ? "\"" : "\\\""
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\0": result += "\\0"
      default:
        if isHidden(scalar) {
          result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    // The joiners of emoji and of several scripts are visible through their neighbors.
    if scalar == "\u{200C}" || scalar == "\u{200D}" { return false }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return true
    default: return false
    }
  }
}
