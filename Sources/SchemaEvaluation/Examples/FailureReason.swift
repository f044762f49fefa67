import VmgenSchemaSemantics

/// Why a condition does not have the expected value, along the members that it depends on: "`save.canRun` is false because
/// `isValid` is false because `title` is not valid: Enter a title".
struct FailureReason {
  private static let maximumDepth = 6

  let instance: ViewModelInstance
  let scope: Scope

  /// Returns the reason of a condition that is false; nil if it is no more than the values of its own parts.
  func text(of condition: TypedExpression) -> String? {
    let text = clause(condition, isTrue: false, depth: 0)
    return text?.contains(Self.because) == true ? text : nil
  }

  private static let because = " because "

  private func isTrue(_ expression: TypedExpression) -> Bool? {
    if case .bool(let value)? = try? instance.evaluate(expression, scope) { value } else { nil }
  }

  /// Returns the members that give a Boolean expression its value, with theirs.
  private func clause(_ expression: TypedExpression, isTrue value: Bool, depth: Int) -> String? {
    guard depth < Self.maximumDepth else { return nil }
    func inner(_ expression: TypedExpression, _ value: Bool) -> String? {
      clause(expression, isTrue: value, depth: depth)
    }
    switch expression.kind {
    case .parenthesized(let operand): return inner(operand, value)
    case .not(let operand): return inner(operand, !value)
    case .equal(let operand, let other, let negated) where other.literalBool != nil:
      return inner(operand, value == (other.literalBool != negated))
    case .and(let first, let second):
      return decisive(first, second, among: false, isTrue: value, depth)
    case .or(let first, let second):
      return decisive(first, second, among: true, isTrue: value, depth)
    case .reference(.derived(let id)):
      guard case .derived(let derived)? = instance.viewModel[id], !derived.isFunction else { return nil }
      return "`\(id.name)` is \(value)" + cause(clause(derived.value, isTrue: value, depth: depth + 1))
    case .facet(.member(let id, .command(.canRun))):
      return "`\(id.name).canRun` is \(value)" + cause(refusal(of: id, depth))
    case .facet(.isValid):
      let invalid = instance.viewModel.edits.compactMap(problem)
      return "`isValid` is \(value)" + cause(invalid.isEmpty ? nil : invalid.joined(separator: " and "))
    case .facet(.member(let id, .edit(.isValid))):
      return (try? instance.edit(id)).flatMap(problem)
    default: return values(in: expression)
    }
  }

  /// Returns the clauses of the operands that decide `&&` (where one that is false is enough) or `||` (one that is true).
  private func decisive(
    _ first: TypedExpression, _ second: TypedExpression, among decision: Bool, isTrue value: Bool, _ depth: Int
  ) -> String? {
    if value == decision {
      let operand = isTrue(first) == decision ? first : second
      return clause(operand, isTrue: value, depth: depth)
    }
    let clauses = [first, second].compactMap { clause($0, isTrue: value, depth: depth) }
    return clauses.isEmpty ? nil : clauses.joined(separator: " and ")
  }

  private func cause(_ text: String?) -> String { text.map { Self.because + $0 } ?? "" }

  private func refusal(of id: MemberID, _ depth: Int) -> String? {
    guard let command = try? instance.command(id) else { return nil }
    if let obstacle = instance.obstacle(to: command) { return obstacle }
    return command.gate.flatMap { clause($0, isTrue: false, depth: depth + 1) }
  }

  /// Returns what is wrong with an edit; nil for a valid one.
  private func problem(of edit: Edit) -> String? {
    guard case .bool(false)? = try? instance.editFacet(.isValid, of: edit.id) else { return nil }
    let message: String? =
      if case .invalid(let message)? = try? instance.validation(of: edit) { try? message() } else { nil }
    return "`\(edit.name)` is not valid" + (message.map { ": \($0)" } ?? "")
  }

  /// Returns the values of the members that an expression reads.
  private func values(in expression: TypedExpression) -> String? {
    var texts: [String] = []
    expression.forEachExpression { part in
      guard case .reference(let reference) = part.kind, let name = reference.memberName,
        let value = try? instance.evaluate(part, scope)
      else { return }
      let text = "`\(name)` is \(value.literal.prefix(60))"
      if !texts.contains(text) { texts.append(text) }
    }
    return texts.isEmpty ? nil : texts.joined(separator: " and ")
  }
}

extension ViewModelInstance {
  /// Returns why a command cannot run, regardless of its condition.
  func obstacle(to command: Command) -> String? {
    if isBusy(command) { return "`\(command.shownName)` is running" }
    return isExcluded(command) ? "another command of `\(command.group ?? "")` is running" : nil
  }
}

extension TypedExpression {
  fileprivate var literalBool: Bool? {
    switch kind {
    case .boolean(let value): value
    case .wrapped(let inner), .parenthesized(let inner): inner.literalBool
    default: nil
    }
  }
}

extension Reference {
  /// The name of the member; nil for other names.
  fileprivate var memberName: String? {
    switch self {
    case .storage(let storage): storage.member?.name
    case .derived(let id), .pending(let id): id.name
    default: nil
    }
  }
}
