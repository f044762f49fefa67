import VmgenSchemaSyntax

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
        .firstValueRefused, at: first.range, ["name": edit.name],
        labels: [Diagnostic.Label(range: rule.range, text: "violates this rule")])
      return
    }
  }
}
