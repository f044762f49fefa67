import VmgenSchemaSyntax

extension ViewModelSyntax {
  /// The indices of the private members. A member that cannot be private, or is in any case, is not among them.
  var privateMembers: [Int] {
    modifiers.filter { modifiers in
      let traits = members[modifiers.member].traits
      return modifiers.privateRange != nil && traits.reasonAgainstPrivate == nil && !traits.isAlwaysPrivate
    }.map(\.member)
  }
}

/// Private members.
extension MemberChecker {
  /// Reports `private` before members that cannot be private.
  func checkPrivate(_ syntax: ViewModelSyntax) {
    for modifiers in syntax.modifiers {
      guard let range = modifiers.privateRange else { continue }
      let member = syntax.members[modifiers.member]
      let traits = member.traits
      guard let reason = traits.reasonAgainstPrivate else { continue }
      let noun = traits.noun
      let isLeave = if case .derived(let derived) = member { derived.isLeave } else { false }
      let name = isLeave ? "leave" : member.node.declaredName?.text
      let removed = SourceRange(file: range.file, lower: Int(range.lower), upper: Int(range.upper) + 1)
      let shown = name.map { "`\($0)`" } ?? withArticle(noun)
      report(
        .notPrivate(member: shown, reason: reason), at: range,
        fixIt: Diagnostic.FixIt(range: removed, replacement: ""))
    }
  }

  /// Reports private commands whose errors nothing reads, and that some step calls without `try`. Errors that the error
  /// policy handles do not make a command fail.
  func checkFailures(of model: CheckedMembers, _ environment: Environment) {
    let isPrivate = { (command: Command) in environment.privateNames.contains(command.shownName) }
    for command in model.commands where command.failure != .never && isPrivate(command) {
      let isRead = model.members.contains { member in
        if case .example = member { return false }
        return member.containsExpression { expression in
          guard case .facet(.member(command.id, .command(let facet))) = expression.kind else { return false }
          return facet == .error || facet == .errorText
        }
      }
      if !isRead, !hasOnlyReceivedErrors(command, of: model),
        case .command(let shape)? = environment.members[command.shownName]?.kind
      {
        report(.unseenFailure(name: command.shownName), at: shape.range)
      }
    }
  }
}

extension MemberChecker {
  /// Whether each call of a command receives its error: `try await load()`, `try save()`.
  private func hasOnlyReceivedErrors(_ command: Command, of model: CheckedMembers) -> Bool {
    var calls = 0
    var received = 0
    for member in model.members {
      member.forEachStep { step in
        guard case .command(command.id, _, let wait, _) = step.kind else { return }
        calls += 1
        if wait.failure != .never { received += 1 }
      }
    }
    return calls > 0 && calls == received
  }

  /// Reports a private value that a child or rows share.
  func checkShared(_ path: StoragePath, at range: SourceRange) {
    if environment.privateNames.contains(path.root.name) { report(.privateShared(name: path.root.name), at: range) }
  }
}

extension DeclarationReader {
  /// Reports a private member of another view model. Returns whether the name is that of one.
  func reportsPrivate(_ name: Identifier, of viewModel: String) -> Bool {
    guard viewModels[viewModel]?.interface.privateNames.contains(name.text) == true else { return false }
    report(.privateToViewModel(name: name.text, viewModel: viewModel), at: name.range)
    return true
  }
}
