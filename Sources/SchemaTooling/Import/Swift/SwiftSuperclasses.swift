/// Adds the members of superclasses to classes, because a schema has no inheritance.
struct SwiftSuperclasses {
  private let classes: [[String]: SwiftDeclaration]

  /// Returns declarations in which each class has the members of its superclasses, as far as the files declare them.
  static func merged(_ declarations: [SwiftDeclaration]) -> [SwiftDeclaration] {
    let classes = declarations.filter { $0.kind == .class && !$0.isGeneric }
    let merge = SwiftSuperclasses(classes: Dictionary(classes.map { ($0.path, $0) }) { first, _ in first })
    return declarations.map { $0.kind == .class ? merge.merged($0, seen: [$0.path]) : $0 }
  }

  private func merged(_ declaration: SwiftDeclaration, seen: Set<[String]>) -> SwiftDeclaration {
    guard let name = declaration.inherited.first, let found = classes[[name]], !seen.contains(found.path) else {
      return declaration
    }
    let base = merged(found, seen: seen.union([found.path]))
    var result = declaration
    result.superclasses = [name] + base.superclasses
    result.inherited = declaration.inherited.dropFirst() + base.inherited
    // Behind the own members, so that the own initializer is the first one.
    result.members += base.members.filter { member in
      !member.isStatic && !member.isEmptyInitializer && !declaration.members.contains { $0.overrides(member) }
    }
    for (attribute, code) in zip(base.attributes, base.attributeCode) where !result.attributes.contains(attribute) {
      result.attributes.append(attribute)
      result.attributeCode.append(code)
    }
    return result
  }
}

extension SwiftStatement {
  /// Whether the statement calls the initializer of a superclass with the parameters that it has by name.
  var isSuperclassInitialization: Bool {
    guard tokens.prefix(4).map(\.text) == ["super", ".", "init", "("], let last = tokens.last, last.isSymbol(")") else {
      return false
    }
    return split(tokens.dropFirst(4).dropLast()).allSatisfy { argument in
      argument.count == 3 && argument.first?.text == argument.last?.text
    }
  }
}

extension SwiftMember {
  fileprivate var isEmptyInitializer: Bool {
    guard case .initializer(let parameters, _, let body?) = kind else { return false }
    return parameters.isEmpty && body.tokens.isEmpty
  }

  /// Whether a member of a superclass is not in the class. Its initializers stay, because they call those of it.
  fileprivate func overrides(_ other: SwiftMember) -> Bool {
    guard name == other.name, modifiers.contains("override") else { return false }
    switch (kind, other.kind) {
    case (.property, .property): return true
    case (.function(let own, _, _, _), .function(let others, _, _, _)): return own.map(\.label) == others.map(\.label)
    default: return false
    }
  }
}
