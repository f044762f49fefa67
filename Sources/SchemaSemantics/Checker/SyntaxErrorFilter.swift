import VmgenSchemaSyntax

/// Filters out diagnostics that may be consequences of a syntax error. For example, a declaration that was not parsed
/// is not also reported as missing.
struct SyntaxErrorFilter {
  /// The smallest members, fields, cases, steps and functions that contain a syntax error.
  private var items: [SourceRange] = []
  /// The members of view models that contain a syntax error.
  private var members: [SourceRange] = []
  /// The code around each syntax error, in which a member may be declared that was not parsed.
  private var gaps: [(range: SourceRange, words: Set<String>)] = []
  /// Declarations that contain a syntax error.
  private var bodies: [SourceRange] = []
  private var types: Set<String> = []
  /// Whether a syntax error is outside of every declaration, so that a declaration may be missing.
  private var mayHideDeclaration = false

  /// - Parameter source: Returns the source text of a range.
  init(_ errors: [Diagnostic], _ syntaxes: [SchemaSyntax], source: (SourceRange) -> String) {
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
        // The parser skips the rest of a line, which belongs to the part before the error.
        func hasError(_ part: SourceRange) -> Bool {
          hits.contains { hit in
            let error = errors[hit].range
            if part.touches(error) { return true }
            guard part.upper < error.lower, error.lower - part.upper < 100 else { return false }
            return source(SourceRange(file: part.file, lower: Int(part.upper), upper: Int(error.lower)))
              .utf8.allSatisfy { $0 == UInt8(ascii: " ") }
          }
        }
        items += node.parts.filter(hasError)
        if case .viewModel(let viewModel) = declaration {
          members += viewModel.members.map(\.node.range).filter(hasError)
          for hit in hits {
            let gap = Self.gap(around: errors[hit].range, between: viewModel.members.map(\.node.range), in: node.range)
            gaps.append((node.range, Self.words(in: source(gap))))
          }
        }
        if case .viewModel = declaration {
        } else {
          gaps.append((node.range, Self.words(in: source(node.range))))
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
    case .errorInCode(let name):
      return mayHideDeclaration || gaps.contains { $0.range.touches(diagnostic.range) && $0.words.contains(name) }
    case .errorInDeclaration: return mayHideDeclaration || bodies.contains { $0.touches(diagnostic.range) }
    // A part of a declaration, such as the result of a service's function, may be there but was not parsed.
    case .errorInAnyDeclaration: return mayHideDeclaration || !bodies.isEmpty
    case .errorInTypes(let names): return mayHideDeclaration || names.contains { types.contains(Self.plain($0)) }
    }
  }

  /// Returns the code of the members with an error and the code up to the next members, where the parser may have skipped
  /// something.
  private static func gap(
    around error: SourceRange, between members: [SourceRange], in declaration: SourceRange
  ) -> SourceRange {
    let lower = members.last { $0.upper < error.lower }?.upper ?? declaration.lower
    let upper = members.first { $0.lower > error.upper }?.lower ?? declaration.upper
    return SourceRange(file: declaration.file, lower: Int(lower), upper: Int(max(lower, upper)))
  }

  private static func words(in text: String) -> Set<String> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
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
