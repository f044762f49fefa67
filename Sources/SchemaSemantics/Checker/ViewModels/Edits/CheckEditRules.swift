import VmgenSchemaSyntax

/// The rules of edits.
extension MemberChecker {
  func checkEditRules(_ syntax: ViewModelSyntax, _ model: inout CheckedMembers) {
    for (id, written) in syntax.identified({ if case .edit(let edit) = $0 { edit } else { nil } }) {
      guard case .edit(var edit) = model.members[id.index] else { continue }
      if let text = written.text, edit.text?.isCustom == true {
        self.in(textEnvironment(edit)).checkCustomText(text, &edit)
      }
      for case .transform(let closure) in written.rules.map(\.kind) where edit.transform == nil {
        edit.transform = self.in(textEnvironment(edit)).transform(closure, edit)
      }
      let checker = self.in(environment)
      checker.expressions.environment.position = .rule
      var first: [String: SourceRange] = [:]
      for rule in written.rules {
        checkOnce(rule, &first)
        checker.checkRule(rule, &edit)
      }
      // The check is of the value, which waits for the `debounce`.
      if let check = edit.check, check.delay == nil {
        edit.check = EditCheck(call: check.call, delay: edit.debounce, message: check.message)
      }
      checkInitialValue(written, edit)
      model.add(.edit(edit))
    }
  }

  /// Types the closure of `transform`.
  private func transform(_ closure: Expression, _ edit: Edit) -> TypedExpression? {
    if edit.text == nil, edit.type != .unknown { report(.editWithoutText(name: edit.name), at: closure.range) }
    var substitution = Substitution()
    let typed = expressions.closureArgument(closure, from: [.string], to: .string, &substitution)
    if case .closure = typed.kind, edit.text != nil { return typed }
    return nil
  }

  /// Returns the environment of closures that receive the value or the text of an edit. They can read the context and all
  /// other members.
  private func textEnvironment(_ edit: Edit) -> Environment {
    var result = environment
    result.members[edit.name] = nil
    result.unavailable[edit.name] = .init(
      reason: "a closure receives the value or the text as its parameter", help: "write a closure that reads `$0`")
    return result
  }

  private func checkOnce(_ rule: EditRuleSyntax, _ first: inout [String: SourceRange]) {
    guard let word = rule.word else { return }
    if let range = first[word] {
      let kind = word == EditRuleSyntax.returnWord ? DiagnosticKind.returnTwice : .ruleTwice(rule: word)
      reportRepeated(kind, at: rule.range, after: range, "written")
    } else {
      first[word] = rule.range
    }
  }

  private func checkRule(_ rule: EditRuleSyntax, _ edit: inout Edit) {
    switch rule.kind {
    case .trim:
      if edit.text?.isString != true, edit.type != .unknown {
        report(.trimOfNoText(name: edit.name, type: edit.type), at: rule.range)
      }
      edit.trims = true
    case .transform: break
    case .debounce(let value): edit.debounce = checkDelay(value)
    case .require(let condition, let message):
      let typed = requirement(condition, edit)
      edit.requirements.append(
        EditRequirement(
          condition: typed, message: expressions.check(message, as: .string, isText: true), isOwn: isOwn(typed, edit.id)
        ))
    case .check(let call, let delay, let message):
      let typed = checkCall(call)
      let after = delay.map { checkDelay($0) }
      let message = expressions.check(message, as: .string, isText: true)
      if let typed, edit.check == nil { edit.check = EditCheck(call: typed, delay: after, message: message) }
    case .next(let name): addReturn(checkNext(name, of: edit).map { .next($0) }, rule, &edit)
    case .submit(let name): addReturn(checkSubmit(name).map { .submit($0) }, rule, &edit)
    }
  }

  /// Checks a delay, which must be constant.
  private func checkDelay(_ value: Expression) -> TypedExpression {
    // Most delays are literals. Building an environment with the names of all members for every edit would be
    // quadratic.
    if case .duration = value.kind { return expressions.check(value, as: .duration) }
    var constant = Environment(file: value.range.file)
    for name in environment.members.keys {
      constant.unavailable[name] = .init(reason: "the duration must be a constant")
    }
    return expressions.in(constant).check(value, as: .duration)
  }

  // MARK: Requirements

  /// Checks a condition. If it is a range, the value must be in the range or nil.
  private func requirement(_ condition: Expression, _ edit: Edit) -> TypedExpression {
    guard condition.isRange else { return plainCondition(condition, edit) }
    let value = edit.type.unwrapped
    // Only these types have ranges. For other types, the checker reports the bounds.
    let hasRanges = value.isNumber || value == .date || value == .day || value == .duration
    let range = expressions.infer(condition, Expected(type: hasRanges ? .closedRange(value) : nil))
    guard !range.type.hasUnknown, edit.type != .unknown else {
      return TypedExpression(.invalid, .bool, condition.range)
    }
    guard range.type == .closedRange(value) || range.type == .range(value) else {
      report(
        .rangeOfAnotherType(name: edit.name, type: edit.type, range: range.type), at: condition.range,
        help: value == .string && range.type == .closedRange(.int)
          ? "compare its length: `require (\(text(at: condition.range))).contains(\(edit.name).count)`" : nil)
      return TypedExpression(.invalid, .bool, condition.range)
    }
    let pending = TypedExpression(.reference(.pending(edit.id)), edit.type, condition.range)
    guard edit.type.isOptional else { return contains(range, pending) }
    let local = TypedExpression(.reference(.local(edit.name)), value, condition.range)
    return TypedExpression(
      .conditional(
        [.unwrap(edit.name, pending)], then: contains(range, local),
        else: TypedExpression(.boolean(true), .bool, condition.range)), .bool, condition.range)
  }

  /// Checks a condition that is not written as a range. The value of a range needs `contains`.
  private func plainCondition(_ condition: Expression, _ edit: Edit) -> TypedExpression {
    let value = expressions.infer(condition, Expected(type: .bool))
    switch value.type {
    case .range(edit.type), .closedRange(edit.type):
      report(
        .requirementNotBool(type: value.type), at: condition.range,
        suggestion: expressions.suggestion(Conversion("write", "….contains(\(edit.name))"), condition.range))
      return TypedExpression(.invalid, .bool, condition.range)
    default: return expressions.checkCondition(value, as: .requirement)
    }
  }

  private func contains(_ range: TypedExpression, _ value: TypedExpression) -> TypedExpression {
    let method = expressions.candidates(for: "contains", on: range.type).first { candidate in
      candidate.signature.parameters.map { candidate.substitution.applied(to: $0.type) } == [value.type]
    }
    guard let method else { return TypedExpression(.invalid, .bool, range.range) }
    let receiver = TypedExpression(.parenthesized(range), range.type, range.range)
    return expressions.callBuiltIn(method, receiver, [value], named: range.range, at: range.range)
  }

  /// Returns whether a condition reads only the pending value of its own edit, so that it can reject a value alone.
  private func isOwn(_ condition: TypedExpression, _ edit: MemberID) -> Bool {
    ReadsCollector.reads(of: condition, declarations).context.isEmpty && condition.readsOnly(pendingIn: edit)
  }

  // MARK: Checks

  /// Returns the help for a negated call: a check uses the result as it is.
  private func negatedHelp(_ value: Expression) -> String? {
    guard case .prefix(let sign, let operand) = value.kind, sign.text == "!",
      case .call(let callee, _) = operand.withoutParentheses.kind,
      let (use, _, name) = expressions.serviceFunction(named: callee)
    else { return nil }
    return "write `\(use).\(name.text)` without `!`, and use a function that returns true for valid values"
  }

  private func checkCall(_ value: StepValueSyntax) -> ServiceCall? {
    guard case .call(let callee, let arguments) = value.value.kind,
      let function = expressions.serviceFunction(named: callee)
    else {
      if value.value.isMissing { return nil }
      report(.checkWithoutService, at: value.value.range, help: negatedHelp(value.value))
      return nil
    }
    guard let call = expressions.checkServiceCall(function, arguments, value.value.range) else { return nil }
    let (use, _, name) = function
    steps.checkEffectKeywords(
      value, isAsync: call.kind == .request, call.failure, of: "\(use).\(name.text)", at: callee.range)
    if call.kind != .request {
      report(.checkNotAsync(name: "\(use).\(name.text)"), at: callee.range)
      return nil
    }
    if call.result != .bool, call.result?.hasUnknown != true {
      let found = call.result.map { "`\($0)`" } ?? "nothing"
      report(.checkNotBool(name: "\(use).\(name.text)", found: found), at: callee.range)
      return nil
    }
    return call
  }
}

extension EditRuleSyntax {
  /// What identifies the rules for Return, of which an edit has one.
  fileprivate static let returnWord = "return"

  /// The keyword of the rule, if an edit can have only one such rule.
  fileprivate var word: String? {
    switch kind {
    case .trim: "trim"
    case .transform: "transform"
    case .debounce: "debounce"
    case .check: "check"
    case .next, .submit: EditRuleSyntax.returnWord
    case .require: nil
    }
  }
}

extension Expression {
  fileprivate var isRange: Bool {
    switch kind {
    case .binary(_, let symbol, _): symbol.text == "..." || symbol.text == "..<"
    case .parenthesized(let inner): inner.isRange
    default: false
    }
  }
}

extension TypedExpression {
  /// Returns whether the expression reads nothing of the view model except the pending value of one edit.
  fileprivate func readsOnly(pendingIn edit: MemberID) -> Bool {
    !containsExpression { expression in
      switch expression.kind {
      case .reference(.pending(let other)): other != edit
      case .reference(.local), .reference(.closureParameter), .reference(.carried): false
      case .reference, .facet, .query: true
      default: false
      }
    }
  }
}

/// Constant initial values that a rule of their edit rejects.
extension MemberChecker {
  /// Reports an initial value that a rule rejects. Empty text is allowed: it means that nothing was entered yet.
  func checkInitialValue(_ syntax: EditSyntax, _ edit: Edit) {
    var first: TypedExpression?
    switch edit.storage {
    case .own(let value): first = value
    case .path(_, let value): first = value
    }
    guard edit.text != nil, let first, let value = first.bare.literal, value != .text("") else { return }
    let evaluator = ConstantEvaluator(known: [.pending(edit.id): value])
    let rules = syntax.rules.filter { if case .require = $0.kind { true } else { false } }
    for (requirement, rule) in zip(edit.requirements, rules) where requirement.isOwn {
      guard evaluator.truth(of: requirement.condition) == false else { continue }
      report(
        .firstValueRefused(name: edit.name), at: first.range,
        labels: [Diagnostic.Label(range: rule.range, text: "violates this rule")])
      return
    }
  }
}
