import VmgenSchemaSyntax

/// What to write instead of a method of Swift's collections that the language does not have.
extension ExpressionChecker {
  /// The methods that change a collection, with their forms.
  static let collectionForms: [String: String] = [
    "append": "`{target}.append(…)`", "insert": "`{target}.insert(…, at: …)`",
    "remove": "`{target}.remove(at: …)` or `{target}.remove(id: …)`",
    "removeAll": "`{target} = {target}.filter { … }` with the condition of the elements to keep",
    "move": "`{target}.move(id: …, before: …)`",
  ]

  /// Reports a call of a known method with arguments that it does not have.
  func reportCollectionMethod(
    _ call: CallSite, on collection: Type, _ base: Expression
  ) {
    let name = call.name
    let kind = DiagnosticKind.collectionMethod(type: collection, name: name.text)
    let target = text(at: base.range)
    if case .set = collection {
      if call.name.text == "append", call.arguments.count == 1, call.arguments[0].label == nil {
        return report(kind, at: name.range, suggestion: .write("insert", at: name.range))
      }
      return report(
        kind, at: name.range, help: "write `\(target).insert(…)`, `\(target).remove(…)` or `\(target) = …`")
    }
    guard case .array(let element) = collection else {
      report(
        kind, at: name.range, help: "assign its elements: `\(target)[…] = …`, or `\(target)[…] = nil` to remove one")
      return
    }
    if let code = equivalent(of: call, on: element, base) {
      report(kind, at: name.range, suggestion: .write(code, at: call.range))
      return
    }
    let form = Self.collectionForms[name.text].map { $0.replacing("{target}", with: text(at: base.range)) }
    report(kind, at: name.range, help: form.map { "write \($0)" })
  }

  /// Returns the step with the effect of Swift's method; nil if there is none.
  private func equivalent(of call: CallSite, on element: Type, _ base: Expression) -> String? {
    guard let argument = call.arguments.first, call.arguments.count == 1 else { return nil }
    let target = text(at: base.range)
    switch (call.name.text, argument.isTrailing ? "where" : argument.label?.text) {
    case ("insert", nil): return "\(target).append(\(text(at: argument.value.range)))"
    case ("append", "contentsOf"?): return "\(target) += \(text(at: argument.value.range))"
    case ("removeAll", "where"?):
      guard case .closure(let closure) = argument.value.kind else { return nil }
      if let id = closure.comparedID, idType(of: element) != nil {
        return "\(target).remove(id: \(text(at: id.range)))"
      }
      return kept(by: call.arguments).map { "\(target) = \(target).filter \($0)" }
    default: return nil
    }
  }

  /// Returns the closure that is true for the elements that `removeAll { … }` and `removeAll(where: …)` keep.
  func kept(by arguments: [Argument]) -> String? {
    guard arguments.count == 1, case .closure(let closure) = arguments[0].value.kind else { return nil }
    let parameters = closure.parameters.map(\.text).joined(separator: ", ")
    return "{ \(parameters.isEmpty ? "" : "\(parameters) in ")\(negated(closure.body)) }"
  }

  private func negated(_ condition: Expression) -> String {
    switch condition.kind {
    case .name, .member, .call, .index, .parenthesized, .closureParameter: "!\(text(at: condition.range))"
    case .prefix(let sign, let inner) where sign.text == "!": text(at: inner.range)
    default: "!(\(text(at: condition.range)))"
    }
  }

  /// Marks the constants in an expression that cannot be typed as used.
  func noteNames(in expression: Expression) {
    let numbers = Dictionary(environment.locals.map { ($0.name, $0.number) }, uniquingKeysWith: { _, last in last })
    for number in FreeNames.of(expression, among: numbers, called: numbers) { session.usedLocals[number] = true }
  }
}

extension Closure {
  /// The `x` of `{ $0.id == x }` and `{ line in line.id == x }`.
  fileprivate var comparedID: Expression? {
    guard case .binary(let left, let symbol, let right) = body.kind, symbol.text == "==" else { return nil }
    return isID(left) ? right : isID(right) ? left : nil
  }

  private func isID(_ expression: Expression) -> Bool {
    guard case .member(let base, let name) = expression.kind, name.text == "id" else { return false }
    return switch base.kind {
    case .closureParameter(0): true
    case .name(let name): parameters.map(\.text) == [name]
    default: false
    }
  }
}
