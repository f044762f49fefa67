/// A string that is not closed yet.
struct OpenString {
  var isMultiline: Bool
  var pounds: Int
  /// The offsets of its delimiter and of its innermost interpolation.
  var start: Int
  var interpolationStart = 0
  /// The number of open parentheses in the interpolation.
  var parens = 0
  /// The state of the lexer before the string. Recovery from an unterminated string restores it.
  var tokenCount: Int
  var commentCount: Int
  var diagnosticCount: Int
}

extension Lexer {
  /// Reads the opening delimiter of a string, after `pounds` times `#`.
  mutating func lexStringStart(pounds: Int) {
    let start = index - pounds
    let quote = UInt8(ascii: "\"")
    let isMultiline = bytes[index + 1] == quote && bytes[index + 2] == quote
    index += isMultiline ? 3 : 1
    openStrings.append(
      OpenString(
        isMultiline: isMultiline, pounds: pounds, start: start, tokenCount: tokens.count, commentCount: comments.count,
        diagnosticCount: diagnostics.count))
    if !isMultiline { openLineStrings += 1 }
    isInText = true
    add(.stringStart, from: start)
  }

  mutating func lexPound() {
    let start = index
    while bytes[index] == UInt8(ascii: "#") { index += 1 }
    if bytes[index] == UInt8(ascii: "\"") { return lexStringStart(pounds: index - start) }
    if lexConditionalCompilation(from: start) { return }
    let isExpectation = bytes[index...].starts(with: "expect(".utf8)
    let isRequirement = bytes[index...].starts(with: "require(".utf8)
    let advice =
      isRequirement
      ? "write `expect` and the condition, or name the optional itself: `let first = items.first`"
      : isExpectation ? "write `expect` and the condition, without `#`" : "begin a comment with `//`"
    let fixIt = isExpectation ? Diagnostic.FixIt(range: range(start, index), replacement: "") : nil
    report(.unexpectedCharacter(character: "`#`", advice: advice), start, index, fixIt: fixIt)
    add(.invalid, from: start)
  }

  /// Reads a line of `#if DEBUG … #endif`, and reports its first one. The code between `#else` and `#endif` is skipped,
  /// because it may declare the same names. Returns false at other code.
  private mutating func lexConditionalCompilation(from start: Int) -> Bool {
    guard flags.startsLine, let word = conditionalWord(at: index) else { return false }
    if word == "if" {
      report(
        .modifier(word: "#if"), start, index + word.utf8.count,
        help: "remove it: a schema has no conditional compilation; an `input` or a service can have the difference")
    }
    skipLine()
    if word.hasPrefix("else"), let after = endOfConditional(from: index) { index = after }
    add(.invalid, from: start)
    return true
  }

  private func conditionalWord(at place: Int) -> String? {
    ["if", "elseif", "else", "endif"].first { word in
      bytes[place...].starts(with: word.utf8) && classes[Int(bytes[place + word.utf8.count])] != .letter
    }
  }

  private mutating func skipLine() {
    while index < end, classes[Int(bytes[index])] != .lineBreak { index += 1 }
  }

  /// Returns the index of the line break after the `#endif` that ends the conditional at a line break; nil without one.
  private func endOfConditional(from start: Int) -> Int? {
    var (place, depth) = (start, 1)
    while place < end {
      while place < end, bytes[place] <= 0x20 { place += 1 }
      let word = bytes[place] == UInt8(ascii: "#") ? conditionalWord(at: place + 1) : nil
      if word == "if" { depth += 1 }
      if word == "endif" { depth -= 1 }
      while place < end, classes[Int(bytes[place])] != .lineBreak { place += 1 }
      if depth == 0 { return place }
    }
    return nil
  }

  /// Reads text up to the string's end or its next interpolation.
  mutating func lexStringText() {
    let open = openStrings[openStrings.count - 1]
    let start = index
    while true {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\"") {
        if let length = closingLength(of: open) {
          addText(from: start)
          index += length
          add(.stringEnd, from: index - length)
          openStrings.removeLast()
          isInText = false
          if !open.isMultiline { openLineStrings -= 1 }
          return
        }
        index += 1
      } else if byte == UInt8(ascii: "\\"), arePounds(open.pounds, at: index + 1) {
        let escape = index
        index += 1 + open.pounds
        if bytes[index] == UInt8(ascii: "(") {
          index = escape
          addText(from: start)
          index += 2 + open.pounds
          isInText = false
          openStrings[openStrings.count - 1].interpolationStart = escape
          openStrings[openStrings.count - 1].parens = 0
          return add(.interpolationStart, from: escape)
        }
        if index < end, classes[Int(bytes[index])] != .lineBreak { index += 1 }
      } else if openLineStrings > 0, classes[Int(byte)] == .lineBreak {
        addText(from: start)
        return closeLineStrings()
      } else if index >= end {
        addText(from: start)
        return recoverFromOpenStrings()
      } else {
        index += 1
      }
    }
  }

  mutating func addText(from start: Int) {
    if index > start { add(.stringText, from: start) }
  }

  private func arePounds(_ count: Int, at place: Int) -> Bool {
    for offset in 0..<count where bytes[place + offset] != UInt8(ascii: "#") { return false }
    return true
  }

  /// Returns the length of the closing delimiter at the current index, or nil if the quote does not close the string.
  private func closingLength(of open: OpenString) -> Int? {
    let quote = UInt8(ascii: "\"")
    let quotes = open.isMultiline ? 3 : 1
    if open.isMultiline, bytes[index + 1] != quote || bytes[index + 2] != quote { return nil }
    return arePounds(open.pounds, at: index + quotes) ? quotes + open.pounds : nil
  }

  /// Reads the `)` that ends the innermost interpolation.
  mutating func endInterpolation() {
    isInText = true
    index += 1
    add(.interpolationEnd, from: index - 1)
  }

  /// Closes the single-line strings at the end of the line, with one diagnostic for the outermost.
  mutating func closeLineStrings() {
    guard let outermost = openStrings.firstIndex(where: { !$0.isMultiline }) else { return }
    let open = openStrings[outermost]
    if isInText, outermost == openStrings.count - 1 {
      report(
        .unterminatedString(delimiter: "\""), open.start, open.start + 1 + open.pounds, fixIt: closingQuote(of: open))
    } else {
      report(.unterminatedInterpolation, open.interpolationStart, open.interpolationStart + 2 + open.pounds)
    }
    while openStrings.count > outermost {
      if !isInText { add(.interpolationEnd, from: index) }
      add(.stringEnd, from: index)
      openStrings.removeLast()
      isInText = false
    }
    openLineStrings = 0
  }

  /// Returns a fix-it that ends a string at the end of the line; nil if brackets, quotes or a comment may follow the text.
  private func closingQuote(of open: OpenString) -> Diagnostic.FixIt? {
    let text = bytes[(open.start + 1 + open.pounds)..<index]
    let count = text.reversed().drop { $0 == 0x20 || $0 == 0x0D }.count
    let isPlain = !text.contains { "()[]{}\\\"/".utf8.contains($0) }
    guard isPlain, count > 0 else { return nil }
    let end = text.startIndex + count
    return Diagnostic.FixIt(range: range(end, end), replacement: "\"" + String(repeating: "#", count: open.pounds))
  }

  /// Reports the outermost string that is open at the end of the file, and continues after its first line.
  mutating func recoverFromOpenStrings() {
    guard let open = openStrings.first else { return }
    guard open.isMultiline else { return closeLineStrings() }
    tokens.removeSubrange((open.tokenCount + 1)...)
    comments.removeSubrange(open.commentCount...)
    diagnostics.removeSubrange(open.diagnosticCount...)
    openStrings = []
    isInText = false
    openLineStrings = 0
    report(.unterminatedString(delimiter: "\"\"\""), open.start, open.start + 3 + open.pounds)
    rewind(to: open.start)
    let resume = index
    index = open.start + 3 + open.pounds
    add(.stringEnd, from: index)
    index = max(resume, index)
  }
}
