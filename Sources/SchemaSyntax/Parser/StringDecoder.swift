/// Resolves the escapes of a string, and removes the indentation of the closing `"""` from its lines.
struct StringDecoder {
  let file: SourceFile.ID
  let bytes: [UInt8]
  let pounds: Int
  /// The indentation of the lines of a multi-line string.
  var indentation: ArraySlice<UInt8> = []
  var diagnostics: [Diagnostic] = []
  private var isIndentationReported = false

  init(file: SourceFile.ID, bytes: [UInt8], pounds: Int) {
    self.file = file
    self.bytes = bytes
    self.pounds = pounds
  }

  /// Reads the indentation before the closing delimiter, and reports other text on its line.
  mutating func readIndentation(before end: Int, after start: Int) {
    var first = end
    while first > start, bytes[first - 1] == 0x20 || bytes[first - 1] == 0x09 { first -= 1 }
    indentation = bytes[first..<end]
    if first == start || !Self.isLineBreak(bytes[first - 1]) {
      report(.multilineDelimiter(which: "closing", place: "begin"), end, end + 3)
    }
  }

  private static func isLineBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func report(_ kind: DiagnosticKind, _ lower: Int, _ upper: Int) {
    guard diagnostics.count <= maximumDiagnosticCount else { return }
    diagnostics.append(Diagnostic(kind, at: SourceRange(file: file, lower: lower, upper: upper)))
  }

  /// Returns the segments of a string. An empty string has none.
  mutating func segments(of pieces: [Piece], isMultiline: Bool, isClosed: Bool) -> [StringLiteral.Segment] {
    var segments: [StringLiteral.Segment] = []
    for (number, piece) in pieces.enumerated() {
      switch piece {
      case .interpolation(let expression):
        if number == 0, isMultiline {
          let range = expression.range
          diagnostics.append(
            Diagnostic(.multilineDelimiter(which: "opening", place: "end"), at: range))
        }
        segments.append(.interpolation(expression))
      case .text(let range):
        let text =
          isMultiline
          ? multilineText(range, isFirst: number == 0, isLast: isClosed && number == pieces.count - 1)
          : String(decoding: unescaped(range), as: UTF8.self)
        if !text.isEmpty { segments.append(.text(text)) }
      }
    }
    return segments
  }

  /// Returns the text of a multi-line string, without the line breaks after the opening and before the closing
  /// delimiter.
  private mutating func multilineText(_ range: Range<Int>, isFirst: Bool, isLast: Bool) -> String {
    var result: [UInt8] = []
    var place = range.lowerBound
    var isLineStart = false
    if isFirst {
      var content = place
      while content < range.upperBound, bytes[content] == 0x20 || bytes[content] == 0x09 { content += 1 }
      if content < range.upperBound, !Self.isLineBreak(bytes[content]) {
        let length = decodeScalar(bytes, at: content)?.length ?? 1
        report(.multilineDelimiter(which: "opening", place: "end"), content, content + length)
      } else {
        place = skipLineBreak(content, range.upperBound)
        isLineStart = true
      }
    }
    while place < range.upperBound {
      if isLineStart { place = skipIndentation(place, range.upperBound) }
      var lineEnd = place
      while lineEnd < range.upperBound, !Self.isLineBreak(bytes[lineEnd]) { lineEnd += 1 }
      let isJoined = joinsNextLine(place..<lineEnd, lineEnd < range.upperBound)
      result += unescaped(place..<(isJoined ? lastBackslash(lineEnd) : lineEnd))
      guard lineEnd < range.upperBound else { break }
      place = skipLineBreak(lineEnd, range.upperBound)
      isLineStart = true
      if !isJoined { result.append(0x0A) }
    }
    if isLast {
      // The closing delimiter's indentation follows the last line break.
      if result.last == 0x0A { result.removeLast() }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private func skipLineBreak(_ place: Int, _ end: Int) -> Int {
    guard place < end else { return end }
    return bytes[place] == 0x0D && place + 1 < end && bytes[place + 1] == 0x0A ? place + 2 : place + 1
  }

  /// Skips the indentation of a line. A line of white space needs none.
  private mutating func skipIndentation(_ place: Int, _ end: Int) -> Int {
    var skipped = place
    for byte in indentation {
      guard skipped < end, bytes[skipped] == byte else { break }
      skipped += 1
    }
    if skipped - place == indentation.count { return skipped }
    var content = skipped
    while content < end, bytes[content] == 0x20 || bytes[content] == 0x09 { content += 1 }
    if content < end, Self.isLineBreak(bytes[content]) { return content }
    if !isIndentationReported { report(.multilineIndentation, place, max(content, place + 1)) }
    isIndentationReported = true
    return content
  }

  /// Returns whether a line ends with a backslash, so that its line break is not part of the text.
  private func joinsNextLine(_ line: Range<Int>, _ hasBreak: Bool) -> Bool {
    guard hasBreak else { return false }
    let start = lastBackslash(line.upperBound)
    guard start >= line.lowerBound else { return false }
    var backslashes = 0
    while start - backslashes >= line.lowerBound, bytes[start - backslashes] == 0x5C { backslashes += 1 }
    return pounds > 0 || backslashes % 2 == 1
  }

  /// Returns the index of the backslash at the end of a line, or -1 if there is none.
  private func lastBackslash(_ lineEnd: Int) -> Int {
    var place = lineEnd
    while place > 0, bytes[place - 1] == 0x20 || bytes[place - 1] == 0x09 { place -= 1 }
    for _ in 0..<pounds {
      guard place > 0, bytes[place - 1] == UInt8(ascii: "#") else { return -1 }
      place -= 1
    }
    return place > 0 && bytes[place - 1] == 0x5C ? place - 1 : -1
  }
}

extension StringDecoder {
  /// Returns the bytes of a range with its escapes resolved.
  private mutating func unescaped(_ range: Range<Int>) -> [UInt8] {
    guard bytes[range].contains(0x5C) else { return Array(bytes[range]) }
    var result: [UInt8] = []
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = bytes[place]
      guard byte == 0x5C, isEscape(at: place, range.upperBound) else {
        result.append(byte)
        place += 1
        continue
      }
      let start = place
      place += 1 + pounds
      guard place < range.upperBound else {
        report(.unknownEscape(escape: "\\"), start, place)
        break
      }
      if let character = Self.escapes[bytes[place]] {
        result.append(character)
        place += 1
      } else if bytes[place] == UInt8(ascii: "u") {
        place = readCodePoint(from: start, place + 1, range.upperBound, into: &result)
      } else {
        let length = decodeScalar(bytes, at: place)?.length ?? 1
        let escape = String(decoding: bytes[start..<place + length], as: UTF8.self)
        report(.unknownEscape(escape: escape), start, place + length)
        place += length
      }
    }
    return result
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): 0x0A, UInt8(ascii: "t"): 0x09, UInt8(ascii: "r"): 0x0D, UInt8(ascii: "0"): 0x00,
    UInt8(ascii: "\\"): 0x5C, UInt8(ascii: "\""): 0x22, UInt8(ascii: "'"): 0x27,
  ]

  private func isEscape(at place: Int, _ end: Int) -> Bool {
    for offset in 0..<pounds where place + 1 + offset >= end || bytes[place + 1 + offset] != UInt8(ascii: "#") {
      return false
    }
    return true
  }

  /// Reads `{1F600}` after `\u`. Returns the index after it.
  private mutating func readCodePoint(from start: Int, _ open: Int, _ end: Int, into result: inout [UInt8]) -> Int {
    var place = open
    guard place < end, bytes[place] == UInt8(ascii: "{") else {
      report(.malformedCodePoint(why: "missing braces around the digits"), start, open)
      return place
    }
    while place < end, bytes[place] != UInt8(ascii: "}") { place += 1 }
    guard place < end else {
      report(.malformedCodePoint(why: "missing closing brace"), start, open + 1)
      return end
    }
    let digits = String(decoding: bytes[open + 1..<place], as: UTF8.self)
    let value = digits.utf8.count <= 8 && digits.utf8.first != UInt8(ascii: "+") ? UInt32(digits, radix: 16) : nil
    if let scalar = value.flatMap(Unicode.Scalar.init) {
      result += Array(String(scalar).utf8)
    } else {
      let why = value == nil ? "expected one to eight hexadecimal digits" : "there is no such character"
      report(.malformedCodePoint(why: why), start, place + 1)
    }
    return place + 1
  }
}
