import VmgenSchemaSyntax

/// The step `defer { … }`.
extension StepChecker {
  func checkDeferred(_ body: StepsSyntax) -> [Step.Kind] {
    let outer = scope
    (scope.deferred, scope.deferredOutsideOfLoop, scope.canEndLoop, scope.isDeferred) = ([], 0, false, true)
    let steps = checkRepeated(body) { checkSteps(body, isTail: false) }
    scope = outer
    if let step = steps.firstUndeferrable, !step.hasInvalid {
      report(.effectInDefer(isExit: step.mayReturn || step.alwaysReturns), at: step.range)
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
    first { !$0.isDeferrable }.map { step in
      step.facts.branches.lazy.compactMap(\.firstUndeferrable).first ?? step
    }
  }
}

extension Step {
  fileprivate var isDeferrable: Bool {
    var changesVariable = false
    forEachStep { changesVariable = changesVariable || $0.facts.writtenVariable != nil }
    return isChange && !mayReturn && !mayThrowItself && !changesVariable
  }
}
