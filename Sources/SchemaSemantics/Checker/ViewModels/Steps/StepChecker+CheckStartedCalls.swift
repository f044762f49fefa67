import VmgenSchemaSyntax

/// The step `async let user = session.user()`, and the steps that await such calls.
extension StepChecker {
  /// Checks a step that starts a call.
  func checkStart(
    of name: Identifier, _ value: StepValueSyntax, _ step: StepSyntax, _ names: inout StepNames
  ) -> Step.Kind {
    // The step that awaits the call throws its error.
    let thrown = scope.thrown
    scope.ignoresKeywords = true
    if let range = value.optionalTry {
      let help = "write it where the steps wait for the result: `try? await \(name.text)`"
      let words = SourceRange(
        file: range.file, lower: Int(value.range.lower), upper: Int(value.value.range.lower))
      report(.passedOverError(mark: "?"), at: range, help: help, fixIt: Diagnostic.FixIt(range: words, replacement: ""))
    }
    let effect = expressions.capturingLocals { checkCall(value, for: .value) }
    scope.ignoresKeywords = false
    scope.thrown = thrown
    scope.isAsync = true
    var started: (value: StepValue, call: StartedCall)?
    switch effect {
    case .broken: break
    case .made(let call, let result, _):
      if let failure = call.failureOfRequest {
        let requested: ServiceCall? = if case .service(let call) = call { call } else { nil }
        started = (call, StartedCall(name: name.text, failure: failure, result: result, call: requested))
      } else {
        let start = result == nil ? "" : "let \(name.text) = "
        reportNoCall(step, value, start + call.effects)
      }
    case nil:
      if !expressions.infer(value.value).hasInvalid { reportNoCall(step, value, "let \(name.text) = ") }
    }
    let call = started?.call ?? StartedCall(name: name.text, failure: .never, result: .unknown)
    bindStep(name, call.result ?? .unknown, &names, startedCall: call)
    return started.map { .start(name.text, $0.value) } ?? .call(.expression(expressions.invalid(step.range)))
  }

  private func reportNoCall(_ step: StepSyntax, _ value: StepValueSyntax, _ head: String) {
    report(
      .startsNoCall, at: value.value.range, suggestion: .write(head + text(at: value.value.range), at: step.range))
  }

  /// Checks the value `try await user`, where `user` is a call that an earlier step has started. Returns nil for other
  /// values.
  func checkAwait(_ syntax: StepValueSyntax) -> Effect? {
    guard case .name(let name) = syntax.value.kind, let local = expressions.environment.local(name),
      let call = local.startedCall
    else { return nil }
    let range = syntax.value.range
    expressions.refer(to: local, at: range)
    // The error of the call has been reported.
    if call.result == .unknown { return .broken }
    note(isAsync: true, call.failure, range)
    checkEffectKeywords(syntax, isAsync: true, call.failure, of: name, at: range)
    return .made(.started(call), call.result, name)
  }

  /// Reports a call that the steps after its start do not await exactly once on each path.
  func checkAwaits(of call: Binding, in steps: StepsSyntax) {
    // A use as a value has been reported.
    if expressions.session.usedLocals[call.number] { return }
    let name = call.name
    let start = steps.steps.firstIndex { step in
      if case .value(_, .start(let started)) = step.kind { started.range == name.range } else { false }
    }
    guard let start else { return }
    var paths = AwaitingPaths(name: name.text)
    let progress = paths.progress(after: steps.steps[(start + 1)...], from: .running)
    if progress == .running { paths.note(.notAwaited(name: name.text, place: "after it starts"), at: name.range) }
    if let found = paths.found { report(found.kind, at: found.range) }
  }
}

/// The paths through the steps after an `async let`.
private struct AwaitingPaths {
  /// What has happened on the path to a step.
  enum Progress {
    case running, awaited
    /// A `return` or `throw` has ended the steps.
    case returned
  }

  let name: String
  /// Whether the steps are those of a loop after the start.
  private var isInLoop = false
  /// The first mistake.
  var found: (kind: DiagnosticKind, range: SourceRange)?

  init(name: String) { self.name = name }

  mutating func note(_ kind: DiagnosticKind, at range: SourceRange) {
    if found == nil { found = (kind, range) }
  }

  mutating func progress(after steps: ArraySlice<StepSyntax>, from first: Progress) -> Progress {
    var progress = first
    for step in steps where progress != .returned { pass(step, &progress) }
    return progress
  }

  private mutating func pass(_ step: StepSyntax, _ progress: inout Progress) {
    for value in step.values {
      // A missing `await` is reported alone.
      guard case .name(name) = value.value.kind else { continue }
      if progress == .awaited { note(.awaitedTwice(name: name), at: value.value.range) }
      progress = .awaited
    }
    switch step.branches {
    case .one(let bodies, let isOptional):
      let outcomes = bodies.map { self.progress(after: $0, from: progress) } + (isOptional ? [progress] : [])
      progress = merged(outcomes, at: step)
    case .exit(let body): _ = self.progress(after: body, from: progress)
    case .attempt(let body, let catches):
      progress = self.progress(after: body, from: progress)
      for clause in catches { _ = self.progress(after: clause.steps, from: .awaited) }
    case .each(let body):
      let outer = isInLoop
      isInLoop = true
      defer { isInLoop = outer }
      let outcome = self.progress(after: body, from: progress)
      if progress == .running, outcome == .awaited {
        note(.awaitedInLoop(name: name), at: step.range.head(3))
      }
    // It cannot wait.
    case .deferred: break
    case .none: passStep(step, &progress)
    }
  }

  /// Passes a step without branches.
  private mutating func passStep(_ step: StepSyntax, _ progress: inout Progress) {
    switch step.kind {
    case .end, .result:
      if progress == .running { note(.notAwaited(name: name, place: "before this `return`"), at: step.range) }
      progress = .returned
    case .nextTurn:
      if progress == .running, !isInLoop {
        note(.notAwaited(name: name, place: "before this `continue`"), at: step.range)
      }
      progress = .returned
    // An error cancels the call.
    case .throwing, .endLoop: progress = .returned
    default: break
    }
  }

  private mutating func progress(after steps: StepsSyntax, from first: Progress) -> Progress {
    progress(after: steps.steps[...], from: first)
  }

  /// Returns the progress after branches, and reports branches that end differently.
  private mutating func merged(_ outcomes: [Progress], at step: StepSyntax) -> Progress {
    let open = outcomes.filter { $0 != .returned }
    guard let first = open.first else { return .returned }
    if open.allSatisfy({ $0 == first }) { return first }
    let word = if case .match = step.kind { "switch" } else { "if" }
    note(.notAwaited(name: name, place: "in each branch of the `\(word)`"), at: step.range.head(word.utf8.count))
    return .awaited
  }
}

extension StepValue {
  /// The errors of a request or a `custom` that suspends; nil for other values.
  fileprivate var failureOfRequest: Failure? {
    switch self {
    case .service(let call) where call.kind == .request: call.failure
    case .custom(_, _, true, let failure, _): failure
    default: nil
    }
  }
}

extension StepValue {
  /// The keywords before a value that `async let` cannot start.
  fileprivate var effects: String {
    switch self {
    case .screen: "try await "
    case .service(let call): call.failure == .never ? "" : "try "
    case .custom(_, _, _, let failure, _): failure == .never ? "" : "try "
    case .expression, .started, .resultOrNil: ""
    }
  }
}

extension StartedCall {
  /// The code that awaits the result: `try await user`.
  var awaited: String { (failure == .never ? "await " : "try await ") + name }
}

extension StepValueSyntax {
  /// Whether the value is only a call, or the result of a call that was started before.
  var isCall: Bool {
    if case .call = value.kind { true } else { awaitsName }
  }
}
