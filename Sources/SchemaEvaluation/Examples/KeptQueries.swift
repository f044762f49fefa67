import VmgenSchemaSemantics

/// The results of queries that formulas keep, where the service has others by now.
extension ViewModelInstance {
  /// Returns that a formula which a condition reads keeps a result that the service no longer has.
  func keptQuery(readBy condition: TypedExpression) -> String? {
    var formulas: [MemberID] = []
    collectFormulas(readBy: condition, into: &formulas)
    return formulas.lazy.compactMap(reasonForOldResult).first
  }

  private func collectFormulas(readBy expression: TypedExpression, into found: inout [MemberID]) {
    expression.forEachExpression { part in
      guard case .reference(.derived(let id)) = part.kind, !found.contains(id),
        case .derived(let derived)? = viewModel[id], !derived.isFunction
      else { return }
      found.append(id)
      collectFormulas(readBy: derived.value, into: &found)
    }
  }

  private func reasonForOldResult(of formula: MemberID) -> String? {
    guard case .derived(let derived)? = viewModel[formula] else { return nil }
    var reason: String?
    derived.value.forEachExpression { part in
      guard reason == nil, case .query(let query) = part.kind,
        let arguments = try? evaluator.arguments(of: query, Scope()),
        let kept = queries[QueryKey(use: query.use, function: query.distinctName, arguments: arguments)],
        let current = world.doubles.function(query.distinctName, of: query.service).currentValue(arguments),
        current != kept
      else { return }
      let name = "\(query.use.name).\(query.shownName)"
      reason = "`\(formula.name)` keeps the result of `\(name)`: add the step `invalidate \(query.use.name)`"
    }
    return reason
  }
}

extension FunctionDouble {
  /// Returns the result of the next call, which is not recorded; nil if it has none.
  fileprivate func currentValue(_ arguments: [String: Value]) -> Value? {
    guard case .value(let value)? = try? nextAnswer(arguments) else { return nil }
    return value
  }
}
