/// The names of the old and the new value that Swift's `onChange` passes to its closure.
extension Parser {
  /// Fails at the names of the values after `on change of x {`.
  mutating func failValuesOfChange(of value: Expression) {
    guard !isPanicking, token.kind == .leftBrace, closureParameterCount(at: position + 1) != nil else { return }
    var end = position + 1
    while tokens[end].kind != .inKeyword { end += 1 }
    let names = range(of: peek()).union(range(of: tokens[end]))
    let shown = source(of: value.range)
    fail(
      .unexpectedToken(expected: "the steps", found: "`\(source(of: names))`"), at: names,
      help:
        "remove the names: `\(shown)` is the new value, and `on change of \(shown) from old { … }` names the old one",
      fixIt: stepsWithoutNames(endingAt: end, of: value))
  }

  /// The steps without the names of the values before `in`; nil if they would read another value.
  private func stepsWithoutNames(endingAt end: Int, of value: Expression) -> Diagnostic.FixIt? {
    let head = tokens[position + 1..<end]
    let names = head.filter { $0.kind == .identifier }.map { text($0) }
    guard head.allSatisfy({ [.identifier, .comma, .leftParen, .rightParen].contains($0.kind) }), names.count < 3,
      let new = names.last, let close = indexOfClosingBrace(from: position),
      let reads = reads(of: new, in: end + 1..<close), reads.isEmpty || isStored(value, through: reads, from: end + 1)
    else { return nil }
    let old = names.count == 2 ? names[0] : "_"
    guard let readsOfOld = self.reads(of: old, in: end + 1..<close) else { return nil }
    var (code, upper) = (readsOfOld.isEmpty ? "{" : "from \(old) {", tokens[end].upper)
    for read in reads {
      code += self.code(in: SourceRange(file: file, lower: upper, upper: tokens[read].lower))
      code += self.code(in: value.range)
      upper = tokens[read].upper
    }
    return Diagnostic.FixIt(range: SourceRange(file: file, lower: token.lower, upper: upper), replacement: code)
  }

  /// The tokens that read a name; nil if some may declare it again, or be a label.
  private func reads(of name: String, in steps: Range<Int>) -> [Int]? {
    guard name != "_" else { return [] }
    let uses = steps.filter {
      tokens[$0].kind == .identifier && text(tokens[$0]) == name && tokens[$0 - 1].kind != .dot
    }
    let isClear = uses.allSatisfy { index in
      let (before, next) = (tokens[index - 1], tokens[index + 1])
      return before.kind != .letKeyword && !isWord("var", before) && !isWord("for", before) && before.kind != .comma
        && next.kind != .inKeyword && !(next.kind == .colon && next.lower == tokens[index].upper)
    }
    return isClear ? uses : nil
  }

  /// Whether a member has the new value at all reads: no step before them writes it, calls a command or suspends.
  private func isStored(_ value: Expression, through reads: [Int], from start: Int) -> Bool {
    guard case .name(let member) = value.kind, let last = reads.last else { return false }
    return !tokens[start...last].indices.contains { index in
      let word = tokens[index]
      guard word.kind == .identifier, tokens[index - 1].kind != .dot else { return false }
      let startsStep = word.startsLine || [.leftBrace, .semicolon, .inKeyword].contains(tokens[index - 1].kind)
      return [member, "await", "wait"].contains(text(word)) || startsStep && tokens[index + 1].kind == .leftParen
    }
  }

  /// Returns the index of the brace that closes the one at an index; nil without one.
  func indexOfClosingBrace(from open: Int) -> Int? {
    guard tokens[open].kind == .leftBrace else { return nil }
    var depth = 0
    return tokens.indices.dropFirst(open).first { index in
      if tokens[index].kind == .leftBrace { depth += 1 }
      if tokens[index].kind == .rightBrace { depth -= 1 }
      return depth == 0
    }
  }
}
