import VmgenSchemaSyntax

/// Warnings about optional children and screens that write a copy, whose value no other code reads.
extension MemberChecker {
  /// Reports each optional child, and each opened screen, that writes an input of which it has a copy, unless one of its
  /// steps uses the written value, or the view model that created it reads that value.
  func checkCopyWrites(of viewModels: [CheckedBodies], _ models: [String: CheckedBodies]) {
    // Without all members, it is not known where a value is used.
    if declarations.sink.diagnostics.contains(where: { $0.kind.severity == .error }) { return }
    for owner in viewModels {
      for child in owner.members.children where child.optional != nil {
        guard let made = models[child.viewModel] else { continue }
        let copied = child.arguments.filter { $0.shared == nil && $0.value.reads(child.parameter) }.map(\.input.name)
        let lost = lostWrite(of: made, copied: copied) { isRead($0, of: made, by: owner) }
        if let lost { report(lost, of: child, in: owner) }
      }
      for member in owner.members.members {
        member.forEachStep { step in
          guard let screen = step.navigation?.viewModel, let made = models[screen.name] else { return }
          let copied = screen.arguments.filter { $0.value.readsStoredValue }.compactMap(\.label)
          guard let lost = lostWrite(of: made, copied: copied, { _ in false }) else { return }
          report(
            .lostScreenWrite(writer: lost.writer, viewModel: screen.name, path: lost.path.text), at: step.range,
            labels: [Diagnostic.Label(range: lost.range, text: "\(lost.writer) writes it")])
        }
      }
    }
  }

  /// Returns the first write of a copied input whose value neither the view model nor the one that created it uses.
  func lostWrite(
    of made: CheckedBodies, copied: [String], _ isRead: (StoragePath) -> Bool
  ) -> InputWrite? {
    if copied.isEmpty { return nil }
    return inputWrites(of: made).first { write in
      guard case .input(let input) = write.path.root, copied.contains(input.name) else { return false }
      return !isUsed(write.path, by: made) && !isRead(write.path)
    }
  }

  private func report(_ lost: InputWrite, of child: Child, in owner: CheckedBodies) {
    guard case .child(let syntax) = owner.syntax.members[child.id.index] else { return }
    report(
      .lostChildWrite(writer: lost.writer, viewModel: child.viewModel, path: lost.path.text, child: child.id.name),
      at: syntax.name.range, labels: [Diagnostic.Label(range: lost.range, text: "\(lost.writer) writes it")])
  }
}

extension TypedExpression {
  /// Whether the expression reads the wrapped value of an optional child: `$0`, or the parameter of the closure.
  fileprivate func reads(_ parameter: String?) -> Bool {
    containsExpression { expression in
      switch expression.kind {
      case .reference(.closureParameter(0)): parameter == nil
      case .reference(.local(let name)): name == parameter
      default: false
      }
    }
  }

  fileprivate var readsStoredValue: Bool {
    containsExpression { if case .reference(.storage) = $0.kind { true } else { false } }
  }
}
