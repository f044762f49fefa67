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
    if old.value == new.value || new.isUsable(like: old) { return nil }
    return .changedInAPI(name: old.path, old: old.value, new: new.value)
  }
}

extension ContractFact.Kind {
  fileprivate var rule: ContractRule {
    switch self {
    case .type:
      ContractRule(
        removed: { .removedFromAPI(noun: $0.value, name: $0.path) },
        changed: ContractRule.differingAPI)
    case .conformances:
      ContractRule(changed: { old, new in
        let kept = new.conformances
        let lost = old.conformances.filter { !kept.contains($0) }
        return lost.isEmpty ? nil : .lostConformances(type: old.owner, protocols: lost)
      })
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
        if new.accepts(callsOf: old) { return nil }
        return .changedInitializer(
          type: old.owner, old: old.shownInitializer(beside: new), new: new.shownInitializer(beside: old))
      })
    case .requirement:
      ContractRule(
        removed: { $0.noun != "function" ? nil : .removedFromAPI(noun: $0.noun, name: $0.path) },
        added: { .addedRequirement(noun: $0.noun, name: $0.path, type: $0.owner) },
        changed: ContractRule.differingAPI)
    case .service:
      ContractRule(added: { .addedService(name: $0.name, viewModel: $0.owner) })
    case .enumCase:
      ContractRule(
        removed: { .removedFromAPI(noun: $0.noun, name: $0.path) },
        added: { .addedCase(noun: $0.noun, name: $0.path) },
        changed: ContractRule.differingAPI)
    case .jsonType:
      ContractRule(category: .json, removed: { .removedJSON(noun: $0.noun, name: $0.name) })
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
          .changedKey(key: $0.name, model: $0.owner, old: $0.value, new: $1.value)
        })
    case .jsonCaseName:
      ContractRule(
        category: .json,
        changed: ContractRule.differing {
          .movedValue(value: $0.value, type: $0.owner, old: $0.name, new: $1.value)
        })
    case .screen:
      ContractRule(
        category: .routes, removed: { .removedScreen(name: $0.owner) },
        changed: ContractRule.differing { old, _ in .changedRoute(name: old.owner) })
    case .tab:
      ContractRule(
        category: .routes, removed: { .removedTab(position: $0.name, tabs: $0.owner) },
        changed: ContractRule.differing {
          .changedTab(position: $0.name, tabs: $0.owner, old: $0.value, new: $1.value)
        })
    case .link:
      ContractRule(
        category: .links, removed: { .removedLink(path: $0.name) },
        changed: { old, new in
          new.accepts(urlsOf: old)
            ? nil : .changedLink(path: old.name, old: old.value.orNone, new: new.value.orNone)
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

extension ContractFact {
  /// The initializer, with `= …` for each default value if the other one has the same parameters apart from them.
  fileprivate func shownInitializer(beside other: ContractFact) -> String {
    guard value == other.value else { return value }
    let list = parameters.map { parameter in
      (parameter.type.isEmpty ? parameter.label : "\(parameter.label): \(parameter.type)")
        + (parameter.hasDefault ? " = …" : "")
    }
    return "init(\(list.joined(separator: ", ")))"
  }
}

extension ContractFact {
  /// Whether code that uses an older declaration with arguments still compiles: the values differ only in default
  /// values and, except where code lists the parameters, in new parameters that have them.
  fileprivate func isUsable(like old: ContractFact) -> Bool {
    guard let rest, rest == old.rest, accepts(callsOf: old) else { return false }
    if parameters.count == old.parameters.count { return true }
    // A command without parameters is a property.
    return identity.kind == .member && (noun != "command" || !old.parameters.isEmpty)
  }

  /// Whether a link opens each URL of an older one. An item of the query without a parameter is ignored.
  fileprivate func accepts(urlsOf old: ContractFact) -> Bool {
    rest == old.rest
      && parameters.allSatisfy { item in
        guard let before = old.parameters.first(where: { $0.label == item.label }) else { return item.hasDefault }
        return item.type == before.type && (item.hasDefault || !before.hasDefault)
      }
  }

  fileprivate var conformances: [String] { value.split(separator: ",").map { String($0.drop { $0 == " " }) } }
}

extension String {
  fileprivate var orNone: String { isEmpty ? "none" : self }
}

extension Contract {
  /// Returns the changes since an older version that break code or data, in the order of the old schemas and then of the
  /// new ones.
  ///
  /// A fact of a removed declaration is not reported if the declaration is reported in the same category. A change is
  /// placed in the new schema, with a label in the old one. A removed declaration is placed in the old schema.
  package func breakingChanges(since old: Contract) -> [BreakingChange] {
    var changes: [BreakingChange] = []
    for identity in old.identities {
      guard let before = old.facts[identity], containsOwner(of: before), !isCaseOfRemovedValue(before)
      else { continue }
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
      guard let fact = facts[identity], old.containsOwner(of: fact) else { continue }
      let rule = identity.kind.rule
      guard let kind = rule.added?(fact) ?? nil else { continue }
      changes.append(BreakingChange(category: rule.category, diagnostic: Diagnostic(kind, at: fact.range)))
    }
    return changes
  }

  /// Whether no case has the old value of a case, which is reported as a removed value.
  private func isCaseOfRemovedValue(_ fact: ContractFact) -> Bool {
    fact.identity.kind == .jsonCaseName
      && facts[ContractFact.Identity(kind: .jsonCase, owner: fact.owner, name: fact.value)] == nil
  }
}
