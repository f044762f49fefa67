import VmgenSchemaSyntax

/// The errors that the error policy of the module handles, found in its syntax before types are inferred.
extension ModuleDeclarations {
  /// Returns the errors that remain after the error policy has handled its own.
  func failuresAfterErrorPolicy(_ failures: [Failure]) -> [Failure] {
    guard errorPolicy != nil else { return failures }
    return CatchCoverage(failures, self).rest.filter { !policyReach.handles($0) }
  }

  /// Returns whether a clause of the error policy may catch one of the errors.
  func errorPolicyMayCatch(_ failures: [Failure]) -> Bool {
    guard errorPolicy != nil else { return false }
    return failures.contains { policyReach.mayHandle($0) }
  }

  /// Returns whether steps of a view model can throw an error that none of their `catch` clauses may catch, and that the
  /// policy may handle.
  func mayUseErrorPolicy(_ entry: ViewModelEntry) -> Bool {
    guard errorPolicy != nil, entry.module == nil else { return false }
    if entry.syntax.follows.contains(where: { mayThrow($0, in: entry) }) { return true }
    return entry.syntax.members.contains { member in
      switch member {
      case .command(let command):
        command.keepsErrors == nil && mayThrow(command.steps, command.catches, in: entry)
      case .reaction(let reaction): mayThrow(reaction.steps, reaction.catches, in: entry)
      case .list(let list): list.load.map { mayThrow($0.steps, [], in: entry) } ?? false
      default: false
      }
    }
  }

  private func mayThrow(_ steps: StepsSyntax, _ catches: [CatchSyntax], in entry: ViewModelEntry) -> Bool {
    !catches.catchAll && mayThrow(steps, in: entry) || catches.contains { mayThrow($0.steps, in: entry) }
  }

  private func mayThrow(_ follow: FollowSyntax, in entry: ViewModelEntry) -> Bool {
    let steps = follow.catches.map(\.steps) + [follow.end?.steps].compactMap(\.self)
    if steps.contains(where: { mayThrow($0, in: entry) }) { return true }
    return !follow.catches.catchAll && errorPolicyMayCatch(failures(of: follow.stream, in: entry) ?? [])
  }

  private func mayThrow(_ steps: StepsSyntax, in entry: ViewModelEntry) -> Bool {
    steps.steps.contains { step in
      let throwsItself =
        step.isThrow
        || step.values.contains { value in
          value.isTry && (failures(of: value.value, in: entry).map(errorPolicyMayCatch) ?? true)
        }
      if throwsItself { return true }
      if case .attempt(let body, let catches) = step.branches { return mayThrow(body, catches, in: entry) }
      return step.branches.bodies.contains { mayThrow($0, in: entry) }
    }
  }

  /// Returns the errors of a request, and of the requests in its arguments; nil for another value.
  private func failures(of value: Expression, in entry: ViewModelEntry) -> [Failure]? {
    guard case .call(let callee, let arguments) = value.kind, case .member(let base, let function) = callee.kind,
      case .name(let name) = base.kind, let use = entry.syntax.uses.first(where: { $0.name.text == name }),
      let service = services[use.service.text]
    else { return nil }
    var failures = service.functions(named: function.text).map(\.failure)
    for argument in arguments where argument.value.containsCall {
      guard let inner = self.failures(of: argument.value, in: entry) else { return nil }
      failures += inner
    }
    return failures
  }
}

extension ErrorPolicySyntax {
  /// The steps of all clauses.
  var blocks: [StepsSyntax] { catches.map(\.steps) }
}

extension [CatchSyntax] {
  /// Whether a clause catches every error.
  fileprivate var catchAll: Bool { contains(where: \.catchesAll) }
}

extension ViewModelSyntax {
  /// The services that the view model uses itself.
  var uses: [UseSyntax] { members.compactMap { if case .use(let use) = $0 { use } else { nil } } }

  fileprivate var follows: [FollowSyntax] {
    members.compactMap { if case .follow(let follow) = $0 { follow } else { nil } }
  }
}

extension Expression {
  /// Whether it calls something, such as a request that can fail.
  fileprivate var containsCall: Bool {
    if case .call = kind { true } else { containsChild(where: \.containsCall) }
  }
}

/// The errors that the error policy handles. Computed once, because every command of the module needs it.
struct ErrorPolicyReach {
  private var handlesAll = false
  private var isEmpty = true
  /// The error types of which a clause handles a case.
  private var named: Set<String> = []
  /// The error types of which clauses handle every case.
  private var complete: Set<String> = []

  init(_ policy: ErrorPolicySyntax?, _ declarations: ModuleDeclarations) {
    var cases: [String: Set<String>] = [:]
    for clause in policy?.catches ?? [] {
      isEmpty = false
      if clause.catchesAll { handlesAll = true }
      if let error = clause.errorType {
        named.insert(error.text)
        complete.insert(error.text)
      }
      for case .enumCase(let error?, let name, _) in clause.patterns.map(\.kind) {
        named.insert(error.text)
        if clause.condition == nil { cases[error.text, default: []].insert(name.text) }
      }
    }
    for (error, handled) in cases {
      guard let declaration = declarations.enumeration(.declared(error)) else { continue }
      if declaration.cases.allSatisfy({ handled.contains($0.name) }) { complete.insert(error) }
    }
  }

  /// Whether the clauses handle all errors of a failure.
  func handles(_ failure: Failure) -> Bool {
    if case .declared(let error) = failure { handlesAll || complete.contains(error) } else { handlesAll }
  }

  /// Whether a clause may handle an error of a failure.
  func mayHandle(_ failure: Failure) -> Bool {
    switch failure {
    case .never: false
    case .any: !isEmpty
    case .declared(let error): handlesAll || named.contains(error)
    }
  }
}
