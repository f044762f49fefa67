/// The tasks of an edit.
@MainActor
final class EditTasks {
  /// The pending write, with the number of its entry.
  var debounce: (entryNumber: Int, task: ScopedTask)?
  /// The pending check, with its arguments.
  var check: (arguments: Any, task: ScopedTask)?
}

// Delays and checks of edits.
extension EditRules {
  func updateDebounce(for rest: Duration, in state: StatefulViewModelState<Values>, of owner: Values.OwningViewModel) {
    let tasks = state.tasks.tasks(of: self)
    let kept = state.read { $0[keyPath: self.place.state] }
    guard kept.isDebouncing else {
      tasks.debounce = nil
      return
    }
    guard tasks.debounce?.entryNumber != kept.entryNumber else { return }
    let clock = state.read { $0.inputs.context.clock }
    let task = ScopedTask { [weak state, weak owner] in
      // Another entry may have restarted the delay.
      guard case .some = try? await clock.sleep(for: rest), !Task.isCancelled, let state, let owner else { return }
      state.change(owner) { self.flush(&$0) }
    }
    tasks.debounce = (kept.entryNumber, task)
  }

  func updateCheck(
    _ check: EditCheck<Values>, in state: StatefulViewModelState<Values>, of owner: Values.OwningViewModel
  ) {
    let tasks = state.tasks.tasks(of: self)
    let unanswered = state.read { values -> Any? in
      guard case .unanswered = self.validation(&values) else { return nil }
      return check.arguments(&values)
    }
    guard let unanswered else {
      tasks.check = nil
      return
    }
    if let pending = tasks.check, !check.differs(pending.arguments, unanswered) { return }
    let (services, clock) = state.read { ($0.services, $0.inputs.context.clock) }
    let task = ScopedTask { [weak state, weak owner] in
      guard case .some = try? await clock.sleep(for: check.delay), !Task.isCancelled else { return }
      let outcome = await check.outcome(services, unanswered)
      guard !Task.isCancelled, let state, let owner else { return }
      state.change(owner) { self.apply(CheckVerdict(arguments: unanswered, outcome: outcome), of: check, in: &$0) }
    }
    tasks.check = (unanswered, task)
  }

  /// Stores the result of a check if its arguments are still current.
  private func apply(_ verdict: CheckVerdict, of check: EditCheck<Values>, in values: inout Values) {
    guard !check.differs(verdict.arguments, check.arguments(&values)) else { return }
    note(&values) { $0.verdict = verdict }
  }
}

extension EditCheck {
  fileprivate func outcome(_ services: Values.OwningServices, _ arguments: Any) async -> CheckVerdict.Outcome {
    do {
      return try await ask(services, arguments) ? .passed : .failed
    } catch {
      return .threw(error)
    }
  }
}
