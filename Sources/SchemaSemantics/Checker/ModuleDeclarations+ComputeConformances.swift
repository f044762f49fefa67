import VmgenSchemaSyntax

/// The conformances of models and enums, computed from their fields and associated values.
extension ModuleDeclarations {
  /// Computes the conformances of every model and enum: those that all of its fields or associated values have.
  func computeConformances() {
    var users: [String: [String]] = [:]
    var work: [String] = []
    for name in typeNames {
      guard let entry = types[name], let parts = parts(of: entry), !isExtern(entry) else { continue }
      work.append(name)
      for part in Set(parts.flatMap { $0.declaredNames }) { users[part, default: []].append(name) }
    }
    // Every type starts with all conformances, so that mutually recursive types can keep them.
    for name in work { setConformances(of: name, [.equatable, .hashable, .codable, .sendable]) }
    while let name = work.popLast() {
      guard let entry = types[name], let parts = parts(of: entry) else { continue }
      let before = conformances(of: .declared(name)).intersection([.equatable, .hashable, .codable, .sendable])
      let after = parts.reduce(before) { $0.intersection(conformances(of: $1)) }
      guard after != before else { continue }
      setConformances(of: name, after)
      work += users[name] ?? []
    }
    for name in typeNames { setDeclaredConformances(of: name) }
  }

  private func setConformances(of name: String, _ conformances: Conformances) {
    switch types[name]?.declaration {
    case .enumeration(var declaration):
      declaration.conformances = conformances
      tables.declare(name, as: .enumeration(declaration))
    case .model(var declaration):
      declaration.conformances = conformances
      tables.declare(name, as: .model(declaration))
    case .extern, .viewModel, nil: break
    }
  }

  /// Adds the conformances that are declared instead of computed.
  private func setDeclaredConformances(of name: String) {
    switch types[name]?.declaration {
    case .enumeration(let declaration) where declaration.cases.isEmpty: setConformances(of: name, [])
    case .enumeration(var declaration) where declaration.cases.allSatisfy(\.values.isEmpty):
      declaration.conformances.insert(.caseIterable)
      tables.declare(name, as: .enumeration(declaration))
    case .model(var declaration) where !declaration.isExtern && identifiable.contains(declaration.name):
      declaration.conformances.insert(.identifiable)
      tables.declare(name, as: .model(declaration))
    default: break
    }
  }
}

/// Structs that contain themselves, which have no finite size.
extension ModuleDeclarations {
  func checkContainment() {
    let names = typeNames.filter { types[$0]?.module == nil }
    let numbers = Dictionary(uniqueKeysWithValues: zip(names, names.indices))
    let links = names.map { name in storedInline(in: name).compactMap { numbers[$0.type] } }
    for cycle in orderAndCycles(count: names.count, successors: { links[$0] }).cycles {
      reportContainment(cycle.path.map { names[$0] })
    }
  }

  /// Returns the declared types that a value of the type stores inline. Arrays and dictionaries do not.
  private func storedInline(in name: String) -> [(type: String, member: String, range: SourceRange)] {
    switch types[name]?.declaration {
    case .model(let model):
      return model.fields.compactMap { field in
        guard case .declared(let type) = field.type.unwrapped else { return nil }
        return (type, field.name, field.range)
      }
    case .enumeration(let enumeration):
      return enumeration.cases.flatMap { item in
        item.values.compactMap { value in
          guard case .declared(let type) = value.type.unwrapped else { return nil }
          return (type, item.name, item.range)
        }
      }
    case .extern, .viewModel, nil: return []
    }
  }

  private func reportContainment(_ cycle: [String]) {
    var path = cycle[0]
    var labels: [Diagnostic.Label] = []
    var range = types[cycle[0]]?.range
    for (index, name) in cycle.enumerated() {
      let next = cycle[(index + 1) % cycle.count]
      guard let step = storedInline(in: name).first(where: { $0.type == next }) else { continue }
      if index < Cycle.shownNodes { path += ".\(step.member) → \(next)" }
      if index == 0 {
        range = step.range
      } else {
        labels.append(Diagnostic.Label(range: step.range, text: "`\(name)` contains `\(next)` here"))
      }
    }
    if let range {
      report(.containsItself(name: cycle[0], path: path), at: range, labels: Cycle.bounded(labels))
    }
  }
}
