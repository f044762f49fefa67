/// Expectations and assertions of Swift tests, with the expectation of an example to write.
extension Parser {
  /// Reports and skips `await` and `try` after `expect`.
  mutating func skipEffectsOfExpectation() {
    while isWord("await") || isWord("try"), isOnLine, beginsOperand(peek()), !peek().startsLine {
      let place = SourceRange(file: file, lower: token.lower, upper: peek().lower)
      report(
        .statementWord(
          word: text(token), advice: "remove it; `expect` compares the value when all steps have ended or wait"),
        at: range(of: token), fixIt: Diagnostic.FixIt(range: place, replacement: ""))
      advance()
    }
  }

  /// Fails at `throws` in `expect throws load()` and `expect load() throws`. Returns false at another token.
  mutating func failThrowingExpectation() -> Bool {
    guard isWord("throws"), isOnLine, !isPanicking else { return false }
    fail(
      .unexpectedToken(expected: "a condition", found: "`throws`"), at: range(of: token),
      help: "run the command, and read its error: `when load()`, `expect load.error != nil`")
    return true
  }

  /// Fails at `await #expect(throws: LoadError.offline) { try await load() }`, with the steps to write. Returns false at
  /// other steps.
  mutating func failThrowingAssertion() -> Bool {
    var rest = self
    for _ in 0..<endOfEffects(from: 0) { rest.advance() }
    rest.advance()
    guard rest.take(.leftParen), rest.isWord("throws"), rest.peek().kind == .colon else { return false }
    rest.advance()
    rest.advance()
    let error = rest.parseExpression()
    guard rest.take(.rightParen), rest.take(.leftBrace) else { return false }
    for _ in 0..<rest.endOfEffects(from: 0) { rest.advance() }
    let call = rest.parsePostfix()
    let close = rest.token
    guard rest.take(.rightBrace), rest.diagnostics.count == diagnostics.count, case .call(let callee, _) = call.kind
    else { return false }
    let command: Identifier
    switch callee.kind {
    case .name(let name): command = Identifier(text: name, range: callee.range)
    case .member(_, let name): command = name
    default: return false
    }
    let act = SourceRange(file: file, lower: command.range.lower, upper: call.range.upper)
    let expected: String
    switch error.kind {
    case .member(_, let name) where name.text == "self": expected = "!= nil"
    case .member(_, let name): expected = "== .\(name.text)"
    default: expected = "== \(code(in: error.range))"
    }
    let code = "when \(code(in: act)); expect \(command.text).error \(expected)"
    fail(
      unknownStep, at: range(of: token), suggestion: .write(code, at: range(of: token).union(range(of: close))))
    return true
  }

  /// Fails at `expect case .failed = phase`, with the step that verifies a pattern. Returns false at another token.
  mutating func failPatternExpectation() -> Bool {
    guard token.kind == .caseKeyword, isOnLine, !isPanicking else { return false }
    let (start, word) = (tokens[position - 1], token)
    var highest = 0
    _ = parseConditions(&highest, isStep: false)
    let pattern = code(in: range(from: word))
    fail(
      .unexpectedToken(expected: "a condition", found: "`case`"), at: range(of: word),
      suggestion: .write("if \(pattern) {}", at: range(from: start)))
    return true
  }

  /// Fails at `verify(carts).remove(id: 1).called(1)`, with the expectation to write. Returns false at other steps.
  mutating func failVerification() -> Bool {
    guard isWord("verify"), peek().kind == .leftParen else { return false }
    var rest = self
    let value = rest.parsePostfix()
    guard case .call(let called, let counts) = value.kind, counts.count == 1, case .member(let call, _) = called.kind,
      case .call(let function, let arguments) = call.kind, case .member(let verified, let name) = function.kind,
      case .call(_, let mocks) = verified.kind, mocks.count == 1, rest.diagnostics.count == diagnostics.count,
      let condition = conditionOfCalls(self.code(in: counts[0].value.range))
    else {
      fail(unknownStep, at: range(of: token), help: "compare the recorded calls: `expect service.function.calls == 1`")
      return true
    }
    let passed = arguments.map { argument in
      let written = self.code(in: argument.value.range)
      return (argument.label.map { "\($0.text): " } ?? "") + (written == ".any" ? "_" : written)
    }
    let shown = passed.isEmpty ? "" : "(\(passed.joined(separator: ", ")))"
    let code = "expect \(self.code(in: mocks[0].value.range)).\(name.text)\(shown).calls \(condition)"
    fail(unknownStep, at: range(of: token), suggestion: .write(code, at: value.range))
    return true
  }

  /// Fails at an assertion of XCTest, such as `XCTAssertEqual(count, 1)`, with the expectation to write.
  mutating func failAssertion(_ kind: DiagnosticKind) {
    let start = token
    var rest = self
    rest.advance()
    let arguments = rest.token.kind == .leftParen && rest.isOnLine ? rest.parseArguments() : []
    let place = rest.range(from: start)
    let isRead = !rest.isPanicking && rest.diagnostics.count == diagnostics.count && !hasComment(in: place)
    let code = isRead ? expectation(of: text(start), arguments) : nil
    fail(
      kind, at: range(of: start), help: code == nil ? "write the condition: `expect n == 1`" : nil,
      suggestion: code.map { .write("expect \($0)", at: place) })
  }

  /// Returns the condition that an assertion of XCTest verifies; nil for other functions.
  private func expectation(of assertion: String, _ arguments: [Argument]) -> String? {
    var form = conditionsOfAssertions[assertion]
    let accuracy = arguments.first { $0.label?.text == "accuracy" }
    if accuracy != nil { form = assertion == "XCTAssertEqual" ? conditionOfAccuracy : nil }
    guard let form, !arguments.contains(where: \.isTrailing) else { return nil }
    let count = accuracy != nil ? 3 : form.contains("{1}") ? 2 : 1
    // A text after the values describes the failure.
    guard arguments.count >= count, arguments.count <= count + 1,
      arguments.prefix(count).allSatisfy({ $0.label == nil || $0.label?.text == "accuracy" })
    else { return nil }
    return condition(form, of: arguments.prefix(count).map(\.value))
  }

  /// Returns a condition with the code of values in its places, in parentheses where they are needed.
  private func condition(_ form: String, of values: [Expression]) -> String {
    let codes = values.map { value in
      let isWhole = form == "{0}" || value.isOperandOfComparison && !form.hasPrefix("!")
      let code = code(in: value.range)
      return isWhole || value.isCallable ? code : "(\(code))"
    }
    let parts = form.split(separator: "{", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { condition, part in
      condition += codes[part.first?.wholeNumberValue ?? 0] + part.dropFirst(2)
    }
  }

  /// Fails at `, accuracy: 0.01` after the condition of `expect`.
  mutating func failAccuracy(of condition: Expression) {
    guard token.kind == .comma, isWord("accuracy", peek()), peek(2).kind == .colon, !isPanicking else { return }
    let comma = token
    for _ in 0..<3 { advance() }
    let accuracy = parseExpression()
    let kind = DiagnosticKind.unexpectedToken(expected: "the end of the line", found: "`,`")
    guard case .binary(let left, let sign, let right) = condition.kind, sign.text == "==", !isPanicking else {
      return fail(kind, at: range(of: comma), help: "compare the difference: `abs(a - b) <= 0.01`")
    }
    let code = self.condition(conditionOfAccuracy, of: [left, right, accuracy])
    fail(kind, at: range(of: comma), suggestion: .write(code, at: condition.range.union(accuracy.range)))
  }

  /// Reports and skips `, "message"` after the condition of `expect`.
  mutating func skipMessageOfExpectation() {
    guard token.kind == .comma, peek().kind == .stringStart, !peek().startsLine, !isPanicking else { return }
    let comma = token
    advance()
    let place = range(of: comma).union(parseString().range)
    report(
      .unexpectedToken(expected: "the end of the line", found: "`,`"), at: range(of: comma),
      help: "remove the text: a failure shows the values",
      fixIt: isOnLine && token.kind != .rightBrace ? nil : Diagnostic.FixIt(range: place, replacement: ""))
  }
}

/// Returns the condition on a number of calls that tests write as `1`, `.once` or `.atLeast(2)`; nil for other numbers.
package func conditionOfCalls(_ count: String) -> String? {
  if let condition = conditionsOfCalls[count] { return condition }
  if !count.hasPrefix(".") { return "== \(count)" }
  let bound = count.split(separator: "(", maxSplits: 1)
  guard bound.count == 2, let sign = signsOfCalls[String(bound[0])] else { return nil }
  return "\(sign) \(bound[1].dropLast())"
}

/// The conditions on numbers of calls that tests give names.
private let conditionsOfCalls: [String: String] = [
  ".once": "== 1", ".never": "== 0", ".atLeastOnce": "> 0", ".atMostOnce": "<= 1",
]

/// The comparisons with numbers of calls that tests give names.
private let signsOfCalls: [String: String] = [".exactly": "==", ".atLeast": ">=", ".atMost": "<="]

/// The condition of `accuracy: {2}`.
private let conditionOfAccuracy = "abs({0} - {1}) <= {2}"

/// The conditions that assertions of XCTest verify.
private let conditionsOfAssertions: [String: String] = [
  "XCTAssert": "{0}", "XCTAssertTrue": "{0}", "XCTAssertFalse": "!{0}", "XCTAssertNil": "{0} == nil",
  "XCTAssertNotNil": "{0} != nil", "XCTAssertEqual": "{0} == {1}", "XCTAssertNotEqual": "{0} != {1}",
  "XCTAssertLessThan": "{0} < {1}", "XCTAssertLessThanOrEqual": "{0} <= {1}", "XCTAssertGreaterThan": "{0} > {1}",
  "XCTAssertGreaterThanOrEqual": "{0} >= {1}",
]
