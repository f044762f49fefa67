/// The modifiers of members.
extension Parser {
  /// Parses `@allow(VM0532, VM0502)` before a member, on lines of their own.
  ///
  /// - Returns: The lines of the documentation after them.
  mutating func parseAllowances(_ modifiers: inout MemberModifiers?) -> [String] {
    var documentation: [String] = []
    while token.kind == .at, isWord("allow", peek()) {
      if let allowance = parseAllowance() {
        modifiers = modifiers ?? MemberModifiers()
        modifiers?.allowances.append(allowance)
      } else if !skipAllowance() {
        return documentation
      }
      documentation += takeDocumentation()
    }
    return documentation
  }

  private mutating func parseAllowance() -> MemberModifiers.Allowance? {
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
    return MemberModifiers.Allowance(range: range(from: start), codes: codes)
  }

  /// Skips the rest of the line, so that the member on the next line is read. Returns false if the line has a `{`, which
  /// may belong to the member.
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
