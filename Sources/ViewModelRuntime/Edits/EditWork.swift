/// What an edit waits for.
@MainActor
final class EditWork {
  /// The pause after which an entry is written, and which one.
  var rest: (entryNumber: Int, task: OngoingTask)?
  /// The check that is asked, and about what.
  var check: (arguments: Any, task: OngoingTask)?
}

// The pauses and checks of an edit, begun and ended as the committed values ask for.
extension EditRules {
  func keepResting(for rest: Duration, in state: LivingViewModelState<Values>, of owner: Values.OwningViewModel) {
    let work = state.ongoing.work(of: self)
    let kept = state.read { $0[keyPath: self.place.state] }
    guard kept.isResting else {
      work.rest = nil
      return
    }
    guard work.rest?.entryNumber != kept.entryNumber else { return }
    let clock = state.read { $0.inputs.context.clock }
    let task = OngoingTask { [weak state, weak owner] in
      // Somebody may have typed on since the pause was over.
      guard case .some = try? await clock.sleep(for: rest), !Task.isCancelled, let state, let owner else { return }
      state.change(owner) { self.flush(&$0) }
    }
    work.rest = (kept.entryNumber, task)
  }

  func keepAsking(_ check: EditCheck<Values>, in state: LivingViewModelState<Values>, of owner: Values.OwningViewModel)
  {
    let work = state.ongoing.work(of: self)
    let unanswered = state.read { values -> Any? in
      guard case .unanswered = self.judgement(&values) else { return nil }
      return check.arguments(&values)
    }
    guard let unanswered else {
      work.check = nil
      return
    }
    if let asked = work.check, !check.differs(asked.arguments, unanswered) { return }
    let (services, clock) = state.read { ($0.services, $0.inputs.context.clock) }
    let task = OngoingTask { [weak state, weak owner] in
      guard case .some = try? await clock.sleep(for: check.delay), !Task.isCancelled else { return }
      let outcome = await check.outcome(services, unanswered)
      guard !Task.isCancelled, let state, let owner else { return }
      state.change(owner) { self.land(CheckVerdict(arguments: unanswered, outcome: outcome), of: check, in: &$0) }
    }
    work.check = (unanswered, task)
  }

  /// Takes an answer, if it is about what is entered now.
  private func land(_ verdict: CheckVerdict, of check: EditCheck<Values>, in values: inout Values) {
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
