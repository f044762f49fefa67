import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A change of a schema that breaks code or data outside of it.
package struct BreakingChange: Sendable {
  package let category: ContractCategory
  package let diagnostic: Diagnostic
}

/// The rules for the facts of a kind: what a change is reported as; nil for a change that breaks nothing.
private struct ContractRule {
  var category = ContractCategory.api
  var removed: ((ContractFact) -> DiagnosticKind?)?
  var added: ((ContractFact) -> DiagnosticKind?)?
  var changed: ((_ old: ContractFact, _ new: ContractFact) -> DiagnosticKind?)?

  /// Returns a rule for two facts with different values.
  static func differing(
    _ report: @escaping (_ old: ContractFact, _ new: ContractFact) -> DiagnosticKind
  ) -> (ContractFact, ContractFact) -> DiagnosticKind? {
    { old, new in old.value == new.value ? nil : report(old, new) }
  }

  static func differingAPI(_ old: ContractFact, _ new: ContractFact) -> DiagnosticKind? {
    old.value == new.value ? nil : .changedInAPI(name: old.path, old: old.value, new: new.value)
  }
}

extension ContractFact.Kind {
  fileprivate var rule: ContractRule {
    switch self {
    case .type:
      ContractRule(
        removed: { .removedFromAPI(noun: $0.value, name: $0.path) },
        changed: ContractRule.differingAPI)
    case .member:
      ContractRule(
        removed: { .removedFromAPI(noun: $0.noun, name: $0.path) },
        changed: { old, new in
          if let change = ContractRule.differingAPI(old, new) { return change }
          return old.isSettable && !new.isSettable
            ? .changedInAPI(name: old.path, old: "settable", new: "read-only") : nil
        })
    case .initializer:
      ContractRule(changed: { old, new in
        new.accepts(callsOf: old) ? nil : .changedInitializer(type: old.owner, old: old.value, new: new.value)
      })
    case .requirement:
      ContractRule(
        removed: { $0.noun == "custom" ? nil : .removedFromAPI(noun: $0.noun, name: $0.path) },
        added: { .addedRequirement(noun: $0.noun, name: $0.path, type: $0.owner) },
        changed: ContractRule.differingAPI)
    case .service:
      ContractRule(added: { .addedService(name: $0.name, viewModel: $0.owner) })
    case .enumCase:
      ContractRule(
        removed: { .removedFromAPI(noun: $0.noun, name: $0.path) },
        added: { .addedCase(noun: $0.noun, name: $0.path) },
        changed: ContractRule.differingAPI)
    case .jsonKey:
      ContractRule(
        category: .json,
        removed: { $0.isRequired ? .removedKey(key: $0.name, model: $0.owner) : nil },
        added: { $0.isRequired ? .requiredKey(key: $0.name, model: $0.owner) : nil },
        changed: { old, new in
          if old.value != new.value {
            return .changedKey(key: old.name, model: old.owner, old: old.value, new: new.value)
          }
          if old.isRequired == new.isRequired { return nil }
          return new.isRequired
            ? .requiredKey(key: new.name, model: new.owner) : .omittedKey(key: new.name, model: new.owner)
        })
    case .jsonCase:
      ContractRule(
        category: .json, removed: { .removedValue(value: $0.name, type: $0.owner) },
        added: { .addedValue(value: $0.name, type: $0.owner) },
        changed: ContractRule.differing {
          .changedKey(key: $0.name, model: $0.owner, old: $0.value.orNone, new: $1.value.orNone)
        })
    case .screen:
      ContractRule(
        category: .routes, removed: { .removedScreen(name: $0.owner) },
        changed: ContractRule.differing { old, _ in .changedRoute(name: old.owner) })
    case .tab:
      ContractRule(category: .routes, removed: { .removedTab(name: $0.path) })
    case .link:
      ContractRule(
        category: .links, removed: { .removedLink(path: $0.name) },
        changed: ContractRule.differing {
          .changedLink(path: $0.name, old: $0.value.orNone, new: $1.value.orNone)
        })
    case .linkTarget:
      ContractRule(
        category: .links,
        changed: ContractRule.differing { .changedLinkTarget(path: $0.name, old: $0.value, new: $1.value) })
    case .restoration:
      ContractRule(
        category: .restoration, removed: { .removedRestoration(viewModel: $0.owner) },
        changed: ContractRule.differing { old, _ in .changedRestoration(viewModel: old.owner) })
    }
  }
}

extension ContractFact {
  /// Whether the initializer accepts each call of an older one: it has the old parameters in the same order, and the new
  /// ones have default values.
  fileprivate func accepts(callsOf old: ContractFact) -> Bool {
    var rest = old.parameters[...]
    for parameter in parameters {
      if let next = rest.first, next.label == parameter.label {
        if next.type != parameter.type || next.hasDefault && !parameter.hasDefault { return false }
        rest.removeFirst()
      } else if !parameter.hasDefault {
        return false
      }
    }
    return rest.isEmpty
  }
}

extension String {
  fileprivate var orNone: String { isEmpty ? "none" : self }
}

extension Contract {
  /// Returns the changes since an older version that break code or data, in the order of the old schemas and then of the
  /// new ones.
  ///
  /// A fact of a removed declaration is not reported, because the declaration is. A change is placed in the new schema,
  /// with a label in the old one. Only a removed declaration is placed in the old schema.
  package func breakingChanges(since old: Contract) -> [BreakingChange] {
    var changes: [BreakingChange] = []
    for identity in old.identities {
      guard let before = old.facts[identity], !isInRemovedDeclaration(before, of: old) else { continue }
      let rule = identity.kind.rule
      let after = facts[identity]
      let kind = if let after { rule.changed?(before, after) } else { rule.removed?(before) }
      guard let kind = kind ?? nil else { continue }
      let place = after?.range ?? declaration(named: before.owner)?.range
      let label = Diagnostic.Label(range: before.range, text: "before")
      let diagnostic = Diagnostic(kind, at: place ?? before.range, labels: place == nil ? [] : [label])
      changes.append(BreakingChange(category: rule.category, diagnostic: diagnostic))
    }
    for identity in identities where old.facts[identity] == nil {
      guard let fact = facts[identity], fact.owner.isEmpty || old.declaration(named: fact.owner) != nil else {
        continue
      }
      let rule = identity.kind.rule
      guard let kind = rule.added?(fact) ?? nil else { continue }
      changes.append(BreakingChange(category: rule.category, diagnostic: Diagnostic(kind, at: fact.range)))
    }
    return changes
  }

  private func isInRemovedDeclaration(_ fact: ContractFact, of old: Contract) -> Bool {
    !fact.owner.isEmpty && old.declaration(named: fact.owner) != nil && declaration(named: fact.owner) == nil
  }
}
