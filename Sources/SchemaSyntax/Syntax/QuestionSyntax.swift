/// `"Delete it?" message "It cannot be restored." yes "Delete" destructive no "Keep"`, after the word of a question.
package final class QuestionSyntax: Sendable {
  package let text: Expression
  package let message: Expression?
  /// The text of the button that continues.
  package let confirmText: Expression?
  /// The text of the button that ends the command.
  package let cancelText: Expression?
  package let isDestructive: Bool
  package let isSecure: Bool
  /// The elements to choose from.
  package let elements: Expression?

  package init(
    text: Expression, message: Expression? = nil, confirmText: Expression? = nil, cancelText: Expression? = nil,
    isDestructive: Bool = false, isSecure: Bool = false, elements: Expression? = nil
  ) {
    self.text = text
    self.message = message
    self.confirmText = confirmText
    self.cancelText = cancelText
    self.isDestructive = isDestructive
    self.isSecure = isSecure
    self.elements = elements
  }

  /// The parts in source order, if the text is first.
  package var expressions: [Expression] { [text, elements, message, confirmText, cancelText].compactMap(\.self) }
}

/// A word for a question in a step.
package enum QuestionKeyword: String, CaseIterable {
  case confirm, prompt, choose
}

/// The words after the text of a question.
package enum QuestionClause: String, CaseIterable {
  case message, yes, no, destructive, secure, from

  package func fits(_ question: QuestionKeyword) -> Bool {
    switch self {
    case .message, .no: true
    case .yes: question != .choose
    case .destructive: question == .confirm
    case .secure: question == .prompt
    case .from: question == .choose
    }
  }
}

extension Parser {
  /// Parses the text of a question and its clauses. A clause with a text may begin on the next line.
  mutating func parseQuestion(_ question: QuestionKeyword) -> QuestionSyntax {
    var text = parseExpression()
    if case .parenthesized(let inner) = text.kind { text = inner }
    var values: [QuestionClause: Expression] = [:]
    var words: Set<QuestionClause> = []
    while !isPanicking, let clause = questionClause(of: question) {
      advance()
      words.insert(clause)
      if clause != .destructive, clause != .secure { values[clause] = parseExpression() }
    }
    if question == .choose, values[.from] == nil, !isPanicking {
      failExpected("`from` and the elements", help: "write `choose \"…\" from elements`")
    }
    if !isPanicking, isOnLine, token.kind == .comma || token.kind == .identifier {
      let known = QuestionClause.allCases.filter { $0.fits(question) }.map { "`\($0.rawValue)`" }
      fail(
        .unexpectedRest(found: describe(token)), at: range(of: token),
        help: "the parts of a `\(question.rawValue)` are \(known.joined(separator: ", ")), without commas and colons")
    }
    return QuestionSyntax(
      text: text, message: values[.message], confirmText: values[.yes], cancelText: values[.no],
      isDestructive: words.contains(.destructive), isSecure: words.contains(.secure), elements: values[.from])
  }

  private func questionClause(of question: QuestionKeyword) -> QuestionClause? {
    guard token.kind == .identifier, !token.isQuoted, isOnLine || peek().kind == .stringStart,
      let clause = QuestionClause(rawValue: text(token)), clause.fits(question)
    else { return nil }
    return clause
  }
}
