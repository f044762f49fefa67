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

  /// Returns whether steps of a view model can throw an error that none of their `catch` clauses may catch.
  func mayUseErrorPolicy(_ entry: ViewModelEntry) -> Bool {
    guard errorPolicy != nil, entry.module == nil else { return false }
    if entry.syntax.follows.contains(where: { mayThrow($0, in: entry) }) { return true }
    return entry.syntax.members.contains { member in
      switch member {
      case .command(let command):
        command.keepsErrors == nil && mayThrow(command.steps, command.catches)
      case .reaction(let reaction): mayThrow(reaction.steps, reaction.catches)
      case .list(let list): list.load.map { mayThrow($0.steps, []) } ?? false
      default: false
      }
    }
  }

  private func mayThrow(_ steps: StepsSyntax, _ catches: [CatchSyntax]) -> Bool {
    !catches.catchAll && steps.containsTry || catches.containTry
  }

  private func mayThrow(_ follow: FollowSyntax, in entry: ViewModelEntry) -> Bool {
    if follow.catches.containTry { return true }
    guard !follow.catches.catchAll, case .call(let callee, _) = follow.stream.kind,
      case .member(let base, let function) = callee.kind, case .name(let name) = base.kind,
      let use = entry.syntax.uses.first(where: { $0.name.text == name })
    else { return false }
    return services[use.service.text]?.functions(named: function.text).contains { $0.failure != .never } ?? false
  }
}

extension ErrorPolicySyntax {
  /// The steps of all clauses.
  var blocks: [StepsSyntax] { catches.map(\.steps) }
}

extension [CatchSyntax] {
  /// Whether a clause catches every error.
  fileprivate var catchAll: Bool { contains { $0.patterns.isEmpty } }

  /// Whether the steps of a clause can throw.
  fileprivate var containTry: Bool { contains { $0.steps.containsTry } }
}

extension ViewModelSyntax {
  /// The services that the view model uses itself.
  var uses: [UseSyntax] { members.compactMap { if case .use(let use) = $0 { use } else { nil } } }

  fileprivate var follows: [FollowSyntax] {
    members.compactMap { if case .follow(let follow) = $0 { follow } else { nil } }
  }
}

extension StepsSyntax {
  /// Whether one of the steps has a `try` or is a `throw`.
  fileprivate var containsTry: Bool {
    var isFound = false
    forEachStep { isFound = isFound || $0.value?.isTry == true || $0.isThrow }
    return isFound
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
      if clause.patterns.isEmpty { handlesAll = true }
      for case .enumCase(let error?, let name, _) in clause.patterns.map(\.kind) {
        named.insert(error.text)
        if clause.condition == nil { cases[error.text, default: []].insert(name.text) }
      }
    }
    complete = Set(cases.keys).filter { error in
      guard let declaration = declarations.enumeration(.declared(error)) else { return false }
      return declaration.cases.allSatisfy { cases[error]?.contains($0.name) == true }
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
