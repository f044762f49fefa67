import VmgenSchemaSyntax

/// The steps that invalidate the results of queries which formulas keep, so that steps read what the services have at that
/// moment, and views show it after a call.
extension StepChecker {
  /// Returns the steps before one that reads formulas with queries.
  ///
  /// - Parameter fresh: The services that no step can have changed since their results were invalidated.
  func refreshes(before step: Step, _ fresh: inout Set<MemberID>) -> [Step] {
    let queried = expressions.environment.queriedServices
    guard !queried.isEmpty, refreshesQueries else { return [] }
    var read: Set<MemberID> = []
    step.forEachChild { node in
      guard case .expression(let expression) = node else { return }
      expression.forEachExpression { part in
        if case .reference(.derived(let id)) = part.kind { read.formUnion(queried[id] ?? []) }
      }
    }
    let stale = read.subtracting(fresh)
    fresh.formUnion(stale)
    return stale.sorted { $0.index < $1.index }.map { Step(kind: .invalidate($0), range: step.range) }
  }

  private var refreshesQueries: Bool {
    switch scope.owner {
    case .command, .follow, .received: true
    case .reaction: !scope.keepsQueries
    default: false
    }
  }

  /// Returns the step after a call that can change the results of queries.
  func refreshes(after step: Step, _ fresh: inout Set<MemberID>) -> [Step] {
    if !step.isChange { fresh = [] }
    if case .invalidate(let use) = step.kind { fresh.insert(use) }
    // The step that awaits a started call has its result.
    if case .start = step.kind { return [] }
    guard let call = step.facts.value?.changingCall, refreshesQueries || call.accessor != nil,
      services[call.service]?.declaration.functions.contains(where: \.isQuery) == true
    else { return [] }
    fresh.insert(call.use)
    return [Step(kind: .invalidate(call.use), range: step.range)]
  }
}

extension StepValue {
  /// The call of a function that does more than to return a value; nil for another value.
  fileprivate var changingCall: ServiceCall? {
    switch withoutOptionalTry {
    case .service(let call): call.kind == .request || call.kind == .query && call.result == nil ? call : nil
    case .started(let started): started.call
    default: nil
    }
  }
}

extension CheckedMembers {
  /// The services whose queries each derived value depends on, directly or through others.
  var queriedServices: [MemberID: Set<MemberID>] {
    var (services, readers): ([MemberID: Set<MemberID>], [MemberID: [MemberID]]) = ([:], [:])
    for derived in derived {
      derived.value.forEachExpression { part in
        switch part.kind {
        case .query(let call): services[derived.id, default: []].insert(call.use)
        case .reference(.derived(let id)): readers[id, default: []].append(derived.id)
        default: break
        }
      }
    }
    var waiting = Array(services.keys)
    while let id = waiting.popLast() {
      for reader in readers[id] ?? [] where !(services[id] ?? []).isSubset(of: services[reader] ?? []) {
        services[reader, default: []].formUnion(services[id] ?? [])
        waiting.append(reader)
      }
    }
    return services
  }
}
