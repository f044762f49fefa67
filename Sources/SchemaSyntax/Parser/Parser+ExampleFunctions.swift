/// Functions of a group of examples, and their calls: `func expectLocked(title: String) { expect isLocked … }`.
extension Parser {
  var beginsExampleFunction: Bool { isWord("func") && isName(peek()) && !peek().startsLine }

  /// Whether a call of a function of a group around the example begins.
  var beginsCallOfExampleFunction: Bool {
    let name = peek(endOfEffects(from: 0))
    let next = peek(endOfEffects(from: 0) + 1)
    return isName(name) && next.kind == .leftParen && !next.startsLine && exampleFunctions.contains(text(name))
  }

  /// Returns the names of the functions in the braces that begin at a token.
  func functionNames(inBracesAt start: Int) -> Set<String> {
    let end = indexOfClosingBrace(from: start) ?? tokens.count - 1
    let starts = (start..<max(start, end)).filter { isWord("func", tokens[$0]) && isName(tokens[$0 + 1]) }
    return Set(starts.map { text(tokens[$0 + 1]) })
  }

  mutating func parseExampleFunction() -> ExampleFunctionSyntax? {
    skipDocumentation()
    let start = token
    advance()
    guard let name = parseName("a function's name") else { return nil }
    let parameters = parseParameters(areNamesOptional: false)
    skipEffectsOfExampleFunction()
    if token.kind == .arrow, isOnLine {
      fail(
        .unexpectedToken(expected: "`{` and the steps of examples", found: "`->`"), at: range(of: token),
        help: "move it beside the view models: examples call the functions of the file, which have results")
    }
    var steps: [ExampleStepSyntax] = []
    parseBody(.exampleSteps, of: start, after: "`{` and the steps of examples") { parser in
      if let step = parser.parseExampleStep() { steps.append(step) }
    }
    return ExampleFunctionSyntax(range: range(from: start), name: name, parameters: parameters, steps: steps)
  }

  /// Parses `expectLocked(title: "A")`.
  mutating func parseCallOfExampleFunction() -> ExampleStepSyntax {
    let start = token
    let effects = endOfEffects(from: 0)
    for _ in 0..<effects { advance() }
    if effects > 0 {
      let place = SourceRange(file: file, lower: start.lower, upper: token.lower)
      reportEffects(
        at: SourceRange(file: file, lower: start.lower, upper: previousUpper), removing: place, before: "a call")
    }
    let call = parseExpression()
    return ExampleStepSyntax(range: range(from: start), kind: .call(call))
  }

  private mutating func skipEffectsOfExampleFunction() {
    let start = (token: token, before: previousUpper)
    while isOnLine, isWord("async") || isWord("throws") { advance() }
    guard previousUpper > start.token.lower else { return }
    reportEffects(
      at: range(from: start.token), removing: SourceRange(file: file, lower: start.before, upper: previousUpper),
      before: "`{` and the steps of examples")
  }

  /// Reports `async`, `throws`, `await` and `try`, which steps of examples do not need.
  private mutating func reportEffects(at place: SourceRange, removing rest: SourceRange, before expected: String) {
    report(
      .unexpectedToken(expected: expected, found: "`\(code(in: place))`"), at: place,
      help: "remove it; each step ends when all has settled", fixIt: Diagnostic.FixIt(range: rest, replacement: ""))
  }
}
