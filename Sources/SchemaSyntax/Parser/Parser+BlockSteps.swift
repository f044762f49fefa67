/// The steps `do { … } catch { … }` and `defer { … }`.
extension Parser {
  /// Whether the step is a block, which a `load` does not have.
  var beginsBlock: Bool {
    !readsLoad && peek().kind == .leftBrace && !peek().startsLine && (isWord("do") || isWord("defer") && !readsFake)
  }

  /// Parses `do { … } catch { … }`.
  mutating func parseAttempt() -> StepSyntax.Kind? {
    guard enter() else {
      advance()
      skipBlock()
      return nil
    }
    defer { depth -= 1 }
    let word = token
    advance()
    let body = parseSteps(of: word)
    var highest = height
    let hasEnd = skipMisplacedEnd(in: .steps)
    let catches = parseCatches(of: word) { highest = max(highest, $0) }
    height = highest + 1
    if catches.isEmpty, !hasEnd, !isPanicking {
      report(
        .unexpectedToken(expected: "`catch` after the steps of `do`", found: describe(token)), at: range(of: word),
        help: "add `catch { … }`, or write the steps without `do`")
    }
    return .attempt(body, catches)
  }

  /// Parses `defer { … }`.
  mutating func parseDeferred() -> StepSyntax.Kind? {
    let word = token
    advance()
    guard enter() else {
      skipBlock()
      return nil
    }
    defer { depth -= 1 }
    let steps = parseSteps(of: word)
    height += 1
    return .deferred(steps)
  }
}
