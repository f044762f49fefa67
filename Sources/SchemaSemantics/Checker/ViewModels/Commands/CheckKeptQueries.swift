import VmgenSchemaSyntax

/// Steps that read a formula whose query has kept its result since before a call of the same service.
extension MemberChecker {
  func reportKeptQueries(_ model: CheckedMembers) {
    let kept = KeptQueries(model)
    if kept.isEmpty { return }
    for member in model.members {
      var steps: [Step] = []
      member.forEachRoot { $0.forEachChild { if case .step(let step) = $0 { steps.append(step) } } }
      var called: [MemberID: ServiceCall] = [:]
      reportKeptQueries(in: steps, after: &called, kept)
    }
  }

  /// - Parameter called: The last call for each service whose queries can have other results since.
  private func reportKeptQueries(
    in steps: [Step], after called: inout [MemberID: ServiceCall], _ kept: KeptQueries
  ) {
    for step in steps {
      step.forEachChild { node in
        guard !called.isEmpty, case .expression(let expression) = node else { return }
        expression.forEachExpression { report($0, after: called, kept) }
      }
      if let call = step.facts.value?.changingCall { called[call.use] = call }
      if case .invalidate(let use) = step.kind { called[use] = nil }
      var outcomes = step.facts.isExhaustive ? [] : [called]
      for branch in step.facts.branches {
        var outcome = called
        reportKeptQueries(in: branch, after: &outcome, kept)
        if branch.last?.alwaysReturns != true { outcomes.append(outcome) }
      }
      if !step.facts.branches.isEmpty {
        called = outcomes.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
      }
    }
  }

  private func report(_ read: TypedExpression, after called: [MemberID: ServiceCall], _ kept: KeptQueries) {
    guard case .reference(.derived(let id)) = read.kind else { return }
    for query in kept.queries(of: id) {
      guard let call = called[query.use] else { continue }
      let name = "\(query.use.name).\(query.shownName)"
      report(
        .keptQuery(value: id.name, query: name, call: "\(call.use.name).\(call.shownName)"), at: read.range,
        labels: [Diagnostic.Label(range: call.range, text: "called here")],
        help: "write `invalidate \(query.use.name)` before it, or call `\(name)` here")
      return
    }
  }
}

/// The queries whose results formulas keep.
private struct KeptQueries {
  private let formulas: [MemberID: TypedExpression]

  init(_ model: CheckedMembers) {
    formulas = Dictionary(model.derived.map { ($0.id, $0.value) }, uniquingKeysWith: { first, _ in first })
  }

  /// Whether no formula calls a query.
  var isEmpty: Bool {
    !formulas.values.contains { $0.containsExpression { if case .query = $0.kind { true } else { false } } }
  }

  /// Returns the queries of a formula, directly or through others.
  func queries(of id: MemberID) -> [ServiceCall] {
    var visited: Set<MemberID> = []
    return queries(of: id, &visited)
  }

  private func queries(of id: MemberID, _ visited: inout Set<MemberID>) -> [ServiceCall] {
    guard visited.insert(id).inserted, let formula = formulas[id] else { return [] }
    var (found, read): ([ServiceCall], [MemberID]) = ([], [])
    formula.forEachExpression { part in
      switch part.kind {
      case .query(let call): found.append(call)
      case .reference(.derived(let id)): read.append(id)
      default: break
      }
    }
    return found + read.flatMap { queries(of: $0, &visited) }
  }
}

extension StepValue {
  /// The call of a function that does not only return a value; nil for another value.
  fileprivate var changingCall: ServiceCall? {
    guard case .service(let call) = self, call.kind != .stream else { return nil }
    return call.kind == .request || call.result == nil ? call : nil
  }
}
