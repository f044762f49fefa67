import VmgenSchemaSyntax

/// The errors that the error policy of the module handles, found in its syntax before types are inferred.
extension ModuleDeclarations {
  /// Returns the errors that remain after the error policy has handled its own.
  func failuresAfterErrorPolicy(_ failures: [Failure]) -> [Failure] {
    guard let policy = errorPolicy?.syntax else { return failures }
    var coverage = CatchCoverage(failures, self)
    for clause in policy.catches {
      if clause.patterns.isEmpty { coverage.coverAll() }
      for case .enumCase(let error?, let name, _) in clause.patterns.map(\.kind) {
        _ = coverage.cover(error.text, name.text)
      }
    }
    return coverage.rest
  }

  /// Returns whether a clause of the error policy may catch one of the errors.
  func errorPolicyMayCatch(_ failures: [Failure]) -> Bool {
    guard let policy = errorPolicy?.syntax else { return false }
    return failures.contains { failure in
      guard failure != .never else { return false }
      return policy.catches.contains { clause in
        clause.patterns.isEmpty || failure == .any
          || clause.patterns.contains { pattern in
            if case .enumCase(let error?, _, _) = pattern.kind { failure == .declared(error.text) } else { false }
          }
      }
    }
  }

  /// Returns whether steps of a view model can throw an error that none of their `catch` clauses may catch.
  func mayUseErrorPolicy(_ entry: ViewModelEntry) -> Bool {
    guard errorPolicy != nil, entry.module == nil else { return false }
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
    let catchesAll = catches.contains { $0.patterns.isEmpty }
    return !catchesAll && steps.containsTry || catches.contains { $0.steps.containsTry }
  }
}

extension ErrorPolicySyntax {
  /// The steps of all clauses.
  var blocks: [StepsSyntax] { catches.map(\.steps) }
}

extension ViewModelSyntax {
  /// The services that the view model uses itself.
  var uses: [UseSyntax] { members.compactMap { if case .use(let use) = $0 { use } else { nil } } }
}

extension StepsSyntax {
  /// Whether one of the steps has a `try`.
  fileprivate var containsTry: Bool {
    var isFound = false
    forEachStep { step in
      switch step.kind {
      case .constant(_, _, let value), .assign(_, _, let value), .call(let value): isFound = isFound || value.isTry
      default: break
      }
    }
    return isFound
  }
}
