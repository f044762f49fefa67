import VmgenSchemaSyntax

/// Copies of models with other values of some fields: `line.with(quantity: 2)`.
extension ExpressionChecker {
  /// Types `base.with(…)` of a model; returns nil for any other call.
  func inferCopy(
    of base: TypedExpression, _ call: CallSite
  ) -> TypedExpression? {
    guard call.name.text == "with", let declaration = model(base.type) else { return nil }
    let (arguments, range) = (call.arguments, call.range)
    guard !declaration.isExtern else {
      inferUnused(arguments)
      report(.externCopied, at: call.name.range, ["type": "\(base.type)"])
      return TypedExpression(.invalid, base.type, range)
    }
    let fields = declaration.fields
    let shapes = fields.map { ArgumentMatching.Shape(label: $0.name, name: $0.name, isOptional: true) }
    let matching = ArgumentMatching(arguments, shapes)
    let failure = arguments.isEmpty && !fields.isEmpty ? .missing(parameter: 0) : matching.failure
    if let failure {
      inferUnused(arguments)
      let form = "with(\(fields.map { "\($0.name): …" }.joined(separator: ", ")))"
      reportArguments(failure, of: call, shapes, form: form)
      return TypedExpression(.invalid, base.type, range)
    }
    var replaced: [String: TypedExpression] = [:]
    for (field, places) in zip(fields, matching.positions) {
      guard let place = places.first else { continue }
      if let label = arguments[place].label { referToField(label, of: base.type, field.type) }
      replaced[field.name] = check(arguments[place].value, as: field.type)
    }
    guard !base.isRepeatable else { return copy(of: base, declaration, replaced, range) }
    let local = freeLocal("original")
    let original = TypedExpression(.reference(.local(local)), base.type, base.range)
    let branch = TypedSwitchCase(patterns: [.binding(local)], body: copy(of: original, declaration, replaced, range))
    return TypedExpression(.match(base, [branch]), base.type, range)
  }

  private func copy(
    of base: TypedExpression, _ declaration: ModelDeclaration, _ replaced: [String: TypedExpression],
    _ range: SourceRange
  ) -> TypedExpression {
    let arguments = declaration.fields.map { field in
      CallArgument(
        label: field.name,
        value: replaced[field.name] ?? TypedExpression(.field(base, field.name), field.type, base.range))
    }
    return TypedExpression(.construct(model: declaration.name, arguments), base.type, range)
  }

  /// Returns a name that neither a local nor a member has.
  private func freeLocal(_ name: String) -> String {
    environment.local(name) == nil && environment.members[name] == nil ? name : freeLocal(name + "Value")
  }
}

extension TypedExpression {
  /// Whether the expression is a name with fields, or inside an optional chain, which cannot contain a `switch`.
  fileprivate var isRepeatable: Bool {
    switch kind {
    case .reference: true
    case .field(let base, _), .parenthesized(let base): base.isRepeatable
    default: containsExpression { if case .chained = $0.kind { true } else { false } }
    }
  }
}
