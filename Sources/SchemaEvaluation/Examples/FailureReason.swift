import VmgenSchemaSemantics

/// Why a condition does not have the expected value, along the members that it depends on: "`save.canRun` is false because
/// `isValid` is false because `title` is not valid: Enter a title".
struct FailureReason {
  private static let maximumDepth = 6

  let instance: ViewModelInstance
  var scope: Scope

  /// Returns the reason of a condition that is false; nil if it is no more than the values of its own parts.
  func text(of condition: TypedExpression) -> String? {
    let text = clause(condition, isTrue: false, depth: 0)
    let isReason = [Self.because, Self.invalid].contains { text?.contains($0) == true }
    return isReason ? text : nil
  }

  private static let because = " because "
  private static let invalid = " is not valid: "

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
      return "`isValid` is \(value)" + cause(Self.list(invalid))
    case .facet(.member(let id, .edit(.isValid))):
      return (try? instance.edit(id)).flatMap(problem)
    case .ternary(let condition, let first, let second):
      return chosen(by: [.expression(condition)], first, second, isTrue: value, depth)
    case .conditional(let conditions, let first, let second):
      return chosen(by: conditions, first, second, isTrue: value, depth)
    default: return values(in: expression)
    }
  }

  /// Returns the clause of the branch that was evaluated, or of the conditions if the branch is a constant.
  private func chosen(
    by conditions: [TypedCondition], _ first: TypedExpression, _ second: TypedExpression, isTrue value: Bool,
    _ depth: Int
  ) -> String? {
    let bindings: Scope?
    do { bindings = try instance.evaluator.bindings(of: conditions, scope) } catch { return nil }
    var branch = self
    branch.scope = bindings ?? scope
    let clause = branch.clause(bindings == nil ? second : first, isTrue: value, depth: depth)
    return clause ?? self.clause(of: conditions, depth)
  }

  /// Returns the clauses of conditions that hold, or of the first one that does not.
  private func clause(of conditions: [TypedCondition], _ depth: Int) -> String? {
    var inner = self
    var clauses: [String] = []
    for condition in conditions {
      let next = try? instance.evaluator.bindings(of: [condition], inner.scope)
      let clause: String? =
        switch condition {
        case .expression(let expression): inner.clause(expression, isTrue: next != nil, depth: depth)
        case .unwrap(_, let subject), .pattern(_, let subject): inner.values(in: subject)
        @unknown default: nil
        }
      guard let next else { return clause }
      if let clause { clauses.append(clause) }
      inner.scope = next
    }
    return Self.list(clauses)
  }

  private static func list(_ clauses: [String]) -> String? {
    clauses.isEmpty ? nil : clauses.joined(separator: " and ")
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
    return Self.list(clauses)
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
    return message.map { "`\(edit.name)`\(Self.invalid)\($0)" } ?? "`\(edit.name)` is not valid"
  }

  /// Returns the values of the members that an expression reads, or of their parts.
  private func values(in expression: TypedExpression) -> String? {
    var texts: [String] = []
    collectValues(in: expression, &texts)
    return Self.list(texts)
  }

  private func collectValues(in expression: TypedExpression, _ texts: inout [String]) {
    guard let path = expression.path else { return expression.forEachChild { collectValues(in: $0, &texts) } }
    guard let value = try? instance.evaluate(expression, scope) else { return }
    let text = "`\(path)` is \(value.literal.prefix(60))"
    if !texts.contains(text) { texts.append(text) }
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

extension TypedExpression {
  /// The name of a member, with those of the fields that are read of it; nil for other expressions.
  fileprivate var path: String? {
    switch kind {
    case .reference(let reference): reference.memberName
    case .field(let base, let name): base.path.map { "\($0).\(name)" }
    case .parenthesized(let inner), .wrapped(let inner): inner.path
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
