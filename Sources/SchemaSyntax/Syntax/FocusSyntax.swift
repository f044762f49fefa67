/// `focus email on first appear`
package final class FocusSyntax: MemberNode {
  package let documentation: [String]
  package let range: SourceRange
  /// The edit that has the focus first.
  package let edit: Identifier

  package init(documentation: [String], range: SourceRange, edit: Identifier) {
    self.documentation = documentation
    self.range = range
    self.edit = edit
  }
}

extension Parser {
  /// Parses `focus email on first appear` after its keyword.
  mutating func parseFocus(_ documentation: [String], from start: Token) -> MemberSyntax? {
    guard let edit = parseName("the name of an edit") else { return nil }
    readFirstAppear(after: edit)
    return .focus(FocusSyntax(documentation: documentation, range: range(from: start), edit: edit))
  }

  /// Reads `on first appear`. Another event, or none, is reported.
  private mutating func readFirstAppear(after edit: Identifier) {
    let start = token
    let hasEvent = isWord("on") && isOnLine
    if hasEvent { advance() }
    if hasEvent, isOnLine, lifecycleEvent == .firstAppear {
      advance()
      advance()
      return
    }
    let event = hasEvent && isOnLine ? lifecycleEvent : nil
    let found = hasEvent || isOnLine ? describe(token) : "the end of the line"
    let isComplete = !hasEvent && (!isOnLine || token.kind == .rightBrace)
    let place = event.map { _ in range(of: start).union(range(of: token)) } ?? afterPrevious
    let isFixed = isComplete || event != nil
    report(
      .unexpectedToken(expected: "`on first appear` after `\(edit.text)`", found: found), at: place,
      help: event.map {
        "write `on first appear`, or move the focus in steps: `on \($0.rawValue) { focus = .\(edit.text) }`"
      } ?? (isComplete ? "write `focus \(edit.text) on first appear`" : nil),
      fixIt: isFixed
        ? Diagnostic.FixIt(range: place, replacement: (isComplete ? " " : "") + "on first appear") : nil)
    if event != nil { advance() } else if !isComplete { isPanicking = true }
  }
}
