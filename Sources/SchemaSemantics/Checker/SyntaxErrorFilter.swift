import VmgenSchemaSyntax

/// Filters out diagnostics that may be consequences of a syntax error. For example, a declaration that was not parsed
/// is not also reported as missing.
struct SyntaxErrorFilter {
  /// The smallest members, fields, cases, steps and functions that contain a syntax error.
  private var items: [SourceRange] = []
  /// The members of view models that contain a syntax error.
  private var members: [SourceRange] = []
  /// Declarations that contain a syntax error.
  private var bodies: [SourceRange] = []
  private var types: Set<String> = []
  /// Whether a syntax error is outside of every declaration, so that a declaration may be missing.
  private var mayHideDeclaration = false

  init(_ errors: [Diagnostic], _ syntaxes: [SchemaSyntax]) {
    guard !errors.isEmpty else { return }
    var outside = Set(errors.indices)
    for syntax in syntaxes {
      for declaration in syntax.declarations {
        let node = declaration.node
        let hits = errors.indices.filter { node.range.touches(errors[$0].range) }
        guard !hits.isEmpty else { continue }
        outside.subtract(hits)
        bodies.append(node.range)
        if let name = node.typeName { types.insert(name) }
        func hasError(_ part: SourceRange) -> Bool { hits.contains { part.touches(errors[$0].range) } }
        items += node.parts.filter(hasError)
        if case .viewModel(let viewModel) = declaration {
          members += viewModel.members.map(\.node.range).filter(hasError)
        }
      }
    }
    mayHideDeclaration = !outside.isEmpty
  }

  /// Returns whether a diagnostic may be a consequence of a syntax error.
  func explains(_ diagnostic: Diagnostic) -> Bool {
    if items.contains(where: { $0.touches(diagnostic.range) }) { return true }
    switch diagnostic.kind.hiddenBy {
    case nil: return false
    // A step with a syntax error may use a value of the same member.
    case .errorInMember: return members.contains { $0.touches(diagnostic.range) }
    case .errorInDeclaration: return mayHideDeclaration || bodies.contains { $0.touches(diagnostic.range) }
    // A part of a declaration, such as the result of a service's function, may be there but was not parsed.
    case .errorInAnyDeclaration: return mayHideDeclaration || !bodies.isEmpty
    case .errorInTypes(let names): return mayHideDeclaration || names.contains { types.contains(Self.plain($0)) }
    }
  }

  /// Returns the name of the type inside `Person?` or `[Person]`.
  private static func plain(_ type: String) -> String { type.filter { !"?[]".contains($0) } }
}

extension SourceRange {
  /// Returns whether two ranges overlap or touch.
  func touches(_ other: SourceRange) -> Bool {
    file == other.file && lower <= other.upper && other.lower <= upper
  }
}
