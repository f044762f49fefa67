import VmgenSchemaSyntax

/// The step `defer { … }`.
extension StepChecker {
  func checkDeferred(_ body: StepsSyntax, at range: SourceRange) -> [Step.Kind] {
    let outer = (scope.deferred, scope.canEndLoop, scope.isAsync, scope.asks, scope.thrown)
    (scope.deferred, scope.canEndLoop) = ([], false)
    let steps = checkRepeated(body) { checkSteps(body, isTail: false) }
    (scope.deferred, scope.canEndLoop, scope.isAsync, scope.asks, scope.thrown) = outer
    if let step = steps.firstUndeferrable, !step.hasInvalid {
      report(.effectInDefer(isExit: step.mayReturn || step.isThrow), at: step.range)
    }
    // A step with an error has been reported.
    guard !steps.isEmpty, steps.firstUndeferrable == nil else { return [] }
    let deferred = DeferredSteps(steps)
    scope.deferred.append(deferred)
    return [.deferred(deferred)]
  }

  /// Returns the steps that leave blocks, the innermost first.
  func leaving(_ deferred: some BidirectionalCollection<DeferredSteps>) -> [Step.Kind] {
    deferred.reversed().map { .leave($0) }
  }
}

extension [Step] {
  /// The first step that does more than to change values of the view model.
  fileprivate var firstUndeferrable: Step? {
    for step in self {
      let inner = step.facts.branches.lazy.compactMap(\.firstUndeferrable).first
      if let inner { return inner }
      let isChange = step.isChange && !step.mayReturn && !step.mayThrowItself && step.facts.writtenVariable == nil
      if !isChange { return step }
    }
    return nil
  }
}
