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
    for entry in types.values { setDeclaredConformances(entry) }
  }

  private func setConformances(of name: String, _ conformances: Conformances) {
    switch types[name]?.declaration {
    case .enumeration(var declaration):
      declaration.conformances = conformances
      types[name]?.declaration = .enumeration(declaration)
    case .model(var declaration):
      declaration.conformances = conformances
      types[name]?.declaration = .model(declaration)
    case .extern, .viewModel, nil: break
    }
  }

  /// Adds the conformances that are declared instead of computed.
  private func setDeclaredConformances(_ entry: TypeEntry) {
    switch entry.declaration {
    case .enumeration(var declaration) where declaration.cases.allSatisfy(\.values.isEmpty):
      declaration.conformances.insert(.caseIterable)
      entry.declaration = .enumeration(declaration)
    case .model(var declaration) where !declaration.isExtern && identifiable.contains(declaration.name):
      declaration.conformances.insert(.identifiable)
      entry.declaration = .model(declaration)
    default: break
    }
  }
}
