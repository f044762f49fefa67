/// Reads functions of a view model without what a schema does by itself: tasks, queues and weak references.
enum SwiftFlow {
  /// Returns statements with the content of `Task`, `MainActor.run` and `withAnimation` in their place.
  ///
  /// The statements after a task run before it. It is only replaced at the end, to which it is moved, or if it is one call.
  ///
  /// - Parameters:
  ///   - isEnd: Whether no other statements follow these.
  ///   - isMovable: Whether a task can be moved. That of a call with a closure begins with the call, so that it is moved only
  ///     if the call does not read what the statements after it assign.
  static func flattened(
    _ statements: [SwiftStatement], isEnd: Bool = true, isMovable: Bool = true
  ) -> [SwiftStatement] {
    let all = SwiftStream.joined(statements.filter { !bindsSelf($0) && !readsCancellation($0) })
    let statements = isEnd ? delayed(all, isCall: !isMovable) : all
    return statements.enumerated().flatMap { index, statement -> [SwiftStatement] in
      let isLast = isEnd && index == statements.count - 1
      if statement.keyword == "if", statement.parts.count == 1, readsAvailability(statement) {
        return available(statement)
      }
      if statement.keyword == "do", statement.parts.count == 1 {
        return flattened(statement.parts[0].statements, isEnd: isLast)
      }
      if let inner = inlined(statement) { return notingAnimation(of: statement, flattened(inner, isEnd: isLast)) }
      if let inner = later(statement).map({ flattened($0) }), isLast || inner.count == 1 {
        let isTask = statement.tokens.first?.isWord("Task") == true
        guard inner.count == 1, isTask || !isLast else { return noted(inner, as: statement) }
        // Cancelling a task in a variable cancels the calls that it waits for.
        return noted([inner[0].aloneInTask(isLast: isLast)], as: statement)
      }
      let isLoop = ["for", "while", "repeat"].contains(statement.keyword)
      return [statement.mapBlocks { flattened($0, isEnd: isLast && !isLoop) }]
    }
  }

  /// Returns the statements of `Task { … }` and `DispatchQueue.main.async { … }`, before which the next statements run.
  static func later(_ statement: SwiftStatement) -> [SwiftStatement]? {
    let queue = ["DispatchQueue", ".", "main", ".", "async"]
    guard statement.tokens.prefix(queue.count).map(\.text) == queue else { return task(statement) }
    return closure(statement.tokens.dropFirst(queue.count))
  }

  /// Returns statements with the only one that runs after the others at their end.
  private static func delayed(_ statements: [SwiftStatement], isCall: Bool) -> [SwiftStatement] {
    guard let index = statements.firstIndex(where: { later($0) != nil }), index < statements.count - 1,
      statements[index].declaredName == nil
    else { return statements }
    let rest = statements[(index + 1)...]
    let runsAtOnce = rest.allSatisfy { statement in
      !statement.changesFlow && !statement.all.contains { later($0) != nil }
        && !statement.tokens.contains { $0.isWord("await") }
    }
    guard runsAtOnce, !isCall || rest.allSatisfy({ $0.isAssignment(beside: statements[index].awaitedWords) }) else {
      return statements
    }
    var moved = statements[index]
    let name = "`\(moved.tokens.prefix { !$0.isSymbol("{") }.onOneLine)`"
    let (task, runs) = isCall ? ("the call", "its closure runs") : (name, "runs")
    moved.notes.append("In Swift, \(task) is before the steps above, and \(runs) after them.")
    return statements[..<index] + rest + [moved]
  }

  private static func noted(_ statements: [SwiftStatement], as statement: SwiftStatement) -> [SwiftStatement] {
    guard var first = statements.first else { return statements }
    first.notes = statement.notes + first.notes
    return [first] + statements.dropFirst()
  }

  /// Returns the statements of a closure without `guard let self`, and without the queue that runs all others.
  static func unwrapped(_ statements: [SwiftStatement]) -> [SwiftStatement] {
    let others = statements.filter { !bindsSelf($0) }
    guard others.count == 1, let inner = inlined(others[0]) ?? later(others[0]) else { return others }
    return unwrapped(inner)
  }

  /// Whether the condition of a statement is `#available(…)`.
  static func readsAvailability(_ statement: SwiftStatement) -> Bool {
    statement.parts.contains { $0.head.contains { ["#available", "#unavailable", "available"].contains($0.text) } }
  }

  /// Returns the statements in `if #available(…) { … }`.
  private static func available(_ statement: SwiftStatement) -> [SwiftStatement] {
    var statements = flattened(statement.parts[0].statements)
    let condition = statement.parts[0].head.dropFirst().onOneLine
    if !statements.isEmpty { statements[0].notes.insert("Without `if \(condition)`.", at: 0) }
    return statements
  }

  /// Returns the statements of a `catch` without the branch for a cancellation, after which a command runs no `catch`.
  ///
  /// The comments before the other branch or the next statement contain the code.
  static func withoutCancellation(_ statements: [SwiftStatement], _ member: SwiftMember) -> [SwiftStatement] {
    var notes: [String] = []
    return statements.flatMap { statement -> [SwiftStatement] in
      var rest = [statement]
      if statement.keyword == "if", let head = statement.parts.first?.head, isCancellation(head) {
        let removed = statement.parts[0].statements
        let ends = statement.parts.count == 1 && removed.last?.matches(["return"]) == true
        let hasOther = statement.parts.count == 2 && statement.parts[1].head.count == 1
        if ends || hasOther && !statement.parts[1].statements.isEmpty {
          rest = ends ? [] : statement.parts[1].statements
          notes = ["A command that is cancelled runs no `catch`. In Swift: `\(head.onOneLine)`"]
          notes += removed.flatMap { member.lines($0.tokens) }.map { "    " + $0 }
        }
      }
      guard !rest.isEmpty else { return rest }
      if !notes.isEmpty { rest[0].notes = notes }
      notes = []
      return rest
    }
  }

  /// Whether a condition is that a task is cancelled: `error is CancellationError`, `(error as? CancellationError) != nil`.
  private static func isCancellation(_ head: ArraySlice<SwiftToken>) -> Bool {
    let words = head.map(\.text)
    guard words.contains("CancellationError") || words.contains("isCancelled") else { return false }
    let isCast = words.contains("as")
    let text = words.joined()
    guard !isCast || text.hasSuffix("!=nil") else { return false }
    let condition = isCast ? String(text.dropLast("!=nil".count)) : text
    return !["&", ",", "!", "=="].contains { condition.contains($0) }
  }

  /// Whether the statement is `guard let self else { return }`, also with `!Task.isCancelled`.
  private static func bindsSelf(_ statement: SwiftStatement) -> Bool {
    guard statement.keyword == "guard", let head = statement.parts.first?.head else { return false }
    let conditions = split(head.dropFirst().dropLast()).map { $0.map(\.text).filter { $0 != "`" } }
    let others = conditions.filter { $0 != ["!", "Task", ".", "isCancelled"] }
    return !others.isEmpty
      && others.allSatisfy { words in
        words == ["let", "self"] || (words.count == 4 && words.first == "let" && words.suffix(2) == ["=", "self"])
      }
  }

  /// Whether the statement ends a cancelled task: the steps of a command end by themselves.
  private static func readsCancellation(_ statement: SwiftStatement) -> Bool {
    let words = statement.tokens.map(\.text)
    return [
      ["if", "Task", ".", "isCancelled", "{", "return", "}"], ["try", "Task", ".", "checkCancellation", "(", ")"],
      ["guard", "!", "Task", ".", "isCancelled", "else", "{", "return", "}"],
      ["guard", "!", "Task", ".", "isCancelled", "else", "{", "break", "}"],
      ["if", "Task", ".", "isCancelled", "{", "break", "}"],
    ].contains(words)
  }

  private static let wrappers = [
    ["await", "MainActor", ".", "run"], ["withAnimation"],
    ["MainActor", ".", "assumeIsolated"],
  ]

  /// Returns the statements of a closure that runs at once, or soon on the main actor.
  private static func inlined(_ statement: SwiftStatement) -> [SwiftStatement]? {
    guard let wrapper = wrappers.first(where: { statement.tokens.prefix($0.count).map(\.text) == $0 }) else {
      return nil
    }
    return closure(statement.tokens.dropFirst(wrapper.count))
  }

  /// Returns the statements of `withAnimation` with a comment: the view has the animation.
  private static func notingAnimation(
    of statement: SwiftStatement, _ statements: [SwiftStatement]
  ) -> [SwiftStatement] {
    guard statement.tokens.first?.isWord("withAnimation") == true, var first = statements.first else {
      return statements
    }
    first.notes.insert("Without `\(statement.tokens.onOneLine)`: a view animates the values that it reads.", at: 0)
    return [first] + statements.dropFirst()
  }

  /// Returns the statements of a `Task`, which can be stored in a variable.
  static func task(_ statement: SwiftStatement) -> [SwiftStatement]? {
    var tokens = statement.tokens
    if tokens.first?.isWord("self") == true { tokens = tokens.dropFirst(2) }
    if tokens.dropFirst().first?.isSymbol("=") == true { tokens = tokens.dropFirst(2) }
    guard tokens.first?.isWord("Task") == true else { return nil }
    tokens = tokens.dropFirst()
    if tokens.prefix(2).map(\.text) == [".", "detached"] { tokens = tokens.dropFirst(2) }
    return closure(tokens)
  }

  /// Returns the statements of a trailing closure after arguments, if nothing follows it.
  static func closure(_ tokens: ArraySlice<SwiftToken>) -> [SwiftStatement]? {
    var tokens = tokens
    if let first = tokens.first, first.isSymbol("("), let closing = first.closing, closing + 1 < tokens.endIndex {
      tokens = tokens[(closing + 1)...]
    }
    guard let brace = tokens.first, brace.isSymbol("{"), brace.closing == tokens.endIndex - 1 else { return nil }
    return SwiftStatementReader.statements(withoutSignature(tokens.dropFirst().dropLast()))
  }

  /// Returns the tokens of a closure after `[weak self] in` or `@MainActor in`.
  static func withoutSignature(_ tokens: ArraySlice<SwiftToken>) -> ArraySlice<SwiftToken> {
    guard let first = tokens.first, first.isSymbol("[") || first.isSymbol("@") else { return tokens }
    guard let end = tokens.firstIndex(where: { $0.isWord("in") }) else { return tokens }
    return tokens[(end + 1)...]
  }

  /// Returns the right side of the assignment of a member, if the statement is one.
  static func assigned(_ name: String, _ statement: SwiftStatement) -> ArraySlice<SwiftToken>? {
    guard case .plain = statement.kind else { return nil }
    var tokens = statement.tokens
    if tokens.first?.isWord("self") == true {
      tokens = tokens.dropFirst()
      if tokens.first?.isSymbol("?") == true { tokens = tokens.dropFirst() }
      tokens = tokens.dropFirst()
    }
    guard tokens.first?.text == name, tokens.dropFirst().first?.isSymbol("=") == true,
      tokens.dropFirst(2).first?.isSymbol("=") == false
    else { return nil }
    return tokens.dropFirst(2)
  }

  /// Whether the statement assigns a word, such as `true`, to a member.
  static func assigns(_ name: String, _ word: String, _ statement: SwiftStatement) -> Bool {
    assigned(name, statement).map { $0.map(\.text) == [word] } ?? false
  }
}

extension SwiftStatement {
  /// The words of the first call that a task waits for.
  fileprivate var awaitedWords: Set<String> {
    let call = tokens.drop { !$0.isWord("await") }.dropFirst()
    return Set(call.prefix { !$0.startsLine }.filter { $0.kind == .word && $0.text != "self" }.map(\.text))
  }

  /// Whether the statement only assigns a value, to what other code does not name.
  fileprivate func isAssignment(beside words: Set<String>) -> Bool {
    guard parts.isEmpty, let sign = tokens.firstIndex(where: { $0.isSymbol("=") }) else { return false }
    return !tokens[..<sign].contains { words.contains($0.text) }
  }
}
