/// The modifiers of members.
extension Parser {
  /// Reads each `@allow(VM0532, VM0502)` before an item. The documentation above it is that of the item.
  mutating func readAllowances() {
    while token.kind == .at, isWord("allow", peek()) {
      let start = position
      if let allowance = parseAllowance() {
        allowances.append(allowance)
      } else if !skipAllowance() {
        return
      }
      var index = nextComment
      while index < comments.count, comments[index].nextToken <= start {
        if comments[index].nextToken == start { comments[index].nextToken = position }
        index += 1
      }
    }
  }

  /// Ends the item that the `@allow(…)`s stand above that were read since there were `count` of them.
  mutating func endAllowances(from count: Int) {
    for index in allowances.indices.dropFirst(count) where allowances[index].item == allowances[index].range.end {
      let start = allowances[index].range.upper
      allowances[index].item = SourceRange(file: file, lower: start, upper: max(start, previousUpper))
    }
  }

  private mutating func parseAllowance() -> AllowanceSyntax? {
    let start = token
    advance()
    advance()
    guard token.kind == .leftParen, isOnLine else {
      failExpected("`(` and the code of a warning", help: "name the warning that it silences: `@allow(VM0532)`")
      return nil
    }
    advance()
    var codes: [Identifier] = []
    repeat {
      guard let code = parseName("the code of a warning") else { return nil }
      if !isCode(code.text) { report(.noWarningCode(text: code.text), at: code.range) }
      codes.append(code)
    } while take(.comma)
    guard take(.rightParen) else {
      failExpected("`)`")
      return nil
    }
    let place = range(from: start)
    return AllowanceSyntax(range: place, codes: codes, item: place.end)
  }

  /// Skips the rest of the line, so that the item on the next line is read. Returns false if the line has a `{`, which
  /// may belong to the item.
  private mutating func skipAllowance() -> Bool {
    while isOnLine {
      if token.kind == .leftBrace { return false }
      advance()
    }
    isPanicking = false
    return true
  }

  /// Reads `private` before the keyword of a member.
  mutating func readPrivate(_ modifiers: inout MemberModifiers?) {
    guard isWord("private"), !token.isQuoted else { return }
    let next = peek()
    guard !next.startsLine, isName(next) || next.kind == .letKeyword || next.kind == .at else { return }
    modifiers = modifiers ?? MemberModifiers()
    modifiers?.privateRange = range(of: token)
    advance()
  }

  private func isCode(_ text: String) -> Bool {
    text.hasPrefix("VM") && text.utf8.count == 6 && text.utf8.dropFirst(2).allSatisfy { (0x30...0x39).contains($0) }
  }
}
