import VmgenSchemaSyntax

/// Filters out diagnostics that may be consequences of a syntax error. For example, a declaration that was not parsed
/// is not also reported as missing.
struct SyntaxErrorFilter {
  /// The code around a syntax error, between the parts without one. It may declare names that were not parsed.
  private struct Gap {
    let range: SourceRange
    /// The declaration with the error; nil for an error between declarations.
    let declaration: (any DeclarationNode)?
    let words: Set<String>
    /// The words after a keyword.
    let declared: Set<String>
    /// Whether a line with an error has a keyword, and no name yet.
    var isNameless = false

    init(_ range: SourceRange, _ words: [String], in declaration: (any DeclarationNode)?) {
      self.range = range
      self.declaration = declaration
      self.words = Set(words)
      declared = Set(zip(words, words.dropFirst()).compactMap { isMemberKeyword($0) ? $1 : nil })
    }
  }

  /// The smallest members, fields, cases, steps and functions that contain a syntax error.
  private var items: [SourceRange] = []
  /// The members of view models that contain a syntax error.
  private var members: [SourceRange] = []
  private var gaps: [Gap] = []
  /// Declarations that contain a syntax error.
  private var bodies: [SourceRange] = []
  private var types: Set<String> = []
  /// Whether a syntax error is outside of every declaration, so that a declaration may be missing.
  private var mayHideDeclaration = false
  /// Whether a module may not have been imported, so that any declaration may be missing.
  private var mayHideModule = false

  private let source: (SourceRange) -> String

  /// - Parameter source: Returns the source text of a range.
  init(_ errors: [Diagnostic], _ syntaxes: [SchemaSyntax], source: @escaping (SourceRange) -> String) {
    self.source = source
    for syntax in syntaxes {
      let errors = errors.map(\.range).filter { $0.file == syntax.file }
      if !errors.isEmpty { add(errors, in: syntax) }
    }
  }

  private mutating func add(_ errors: [SourceRange], in syntax: SchemaSyntax) {
    let nodes = syntax.declarations.map(\.node)
    for declaration in syntax.declarations {
      let node = declaration.node
      let errors = errors.filter(node.range.touches)
      guard !errors.isEmpty else { continue }
      bodies.append(node.range)
      if let name = node.typeName { types.insert(name) }
      let hits = node.parts.filter { hasError($0, errors) }
      items += hits
      if case .viewModel(let viewModel) = declaration {
        members += viewModel.members.map(\.node.range).filter { hasError($0, errors) }
      }
      let sound = node.parts.filter { !hits.contains($0) }
      for error in errors { addGap(around: error, between: sound, in: node) }
      if case .importModule = declaration { mayHideModule = true }
    }
    for error in errors where !nodes.contains(where: { $0.range.touches(error) }) {
      mayHideDeclaration = true
      addGap(around: error, between: nodes.map(\.range), in: nil)
    }
  }

  private mutating func addGap(
    around error: SourceRange, between parts: [SourceRange], in declaration: (any DeclarationNode)?
  ) {
    let file = SourceRange(file: error.file, lower: 0, upper: SourceRange.maximumOffset)
    let whole = declaration?.range ?? file
    let lower = parts.filter { $0.upper < error.lower }.map(\.upper).max() ?? whole.lower
    let upper = parts.filter { $0.lower > error.upper }.map(\.lower).min() ?? whole.upper
    let range = SourceRange(file: error.file, lower: lower, upper: max(lower, upper))
    if gaps.last?.range != range {
      gaps.append(Gap(range, Self.words(in: source(range)), in: declaration))
      if declaration == nil, gaps.last?.words.contains(where: Self.isImport) == true { mayHideModule = true }
    }
    let start = max(lower, error.upper - 200)
    let before = source(SourceRange(file: error.file, lower: start, upper: max(start, error.upper)))
    let line = Self.words(in: String(before.split(whereSeparator: \.isNewline).last ?? ""))
    if !line.isEmpty, line.allSatisfy(isMemberKeyword) { gaps[gaps.count - 1].isNameless = true }
  }

  /// Returns whether a part of a declaration has an error. The parser skips the rest of a line, which belongs to the
  /// part before the error.
  private func hasError(_ part: SourceRange, _ errors: [SourceRange]) -> Bool {
    errors.contains { error in
      if part.touches(error) { return true }
      guard part.upper < error.lower, error.lower - part.upper < 100 else { return false }
      return source(SourceRange(file: part.file, lower: Int(part.upper), upper: Int(error.lower)))
        .utf8.allSatisfy { $0 == UInt8(ascii: " ") }
    }
  }

  /// Returns whether a diagnostic may be a consequence of a syntax error.
  func explains(_ diagnostic: Diagnostic) -> Bool {
    if items.contains(where: { $0.touches(diagnostic.range) }) { return true }
    switch diagnostic.kind.hiddenBy {
    case nil: return false
    // A step with a syntax error may use a value of the same member.
    case .errorInMember: return members.contains { $0.touches(diagnostic.range) }
    case .errorInCode(let name):
      return mayHideModule
        || gaps.contains { $0.words.contains(name) && $0.declaration?.range.touches(diagnostic.range) != false }
    case .errorInAnyCode(let name): return mayDeclare(name)
    case .errorInMembers(let type, let name): return mayDeclare(name, in: type, usedBy: diagnostic.range)
    case .errorInSignature(let name):
      let names = Self.words(in: name)
      return mayHideModule || gaps.contains { !$0.declared.isDisjoint(with: names) }
        || names.contains(where: types.contains)
    case .errorInDeclaration: return mayHideDeclaration || bodies.contains { $0.touches(diagnostic.range) }
    // A part of a declaration, such as the result of a service's function, may be there but was not parsed.
    case .errorInAnyDeclaration: return mayHideDeclaration || !bodies.isEmpty
    }
  }

  /// Returns whether code that was not parsed may declare a name.
  private func mayDeclare(_ name: String) -> Bool { mayHideModule || gaps.contains { $0.words.contains(name) } }

  /// Returns whether code that was not parsed may declare one of several members: `notes` or `load` of `notes.load`.
  private func mayDeclare(_ names: String, in type: String?, usedBy place: SourceRange) -> Bool {
    let names = Self.words(in: names)
    let types = type.map { Self.words(in: $0) }
    return mayHideModule
      || gaps.contains { gap in
        if let types, let declared = gap.declaration?.typeName, !types.contains(declared) { return false }
        if !gap.words.isDisjoint(with: names) { return true }
        // The braces are missing.
        if types != nil, let whole = gap.declaration?.range, !source(whole).contains("{") { return true }
        guard gap.isNameless, let declaration = gap.declaration else { return false }
        return types != nil || !(declaration is ViewModelSyntax) || declaration.range.touches(place)
      }
  }

  /// Returns whether a word may be the misspelled or incomplete keyword of an import.
  private static func isImport(_ word: String) -> Bool {
    let keyword = DeclarationKeyword.importModule.rawValue
    return word.count > 1 && keyword.hasPrefix(word) || !VmgenSchemaSyntax.nearNames(to: word, among: [keyword]).isEmpty
  }

  private static func words(in text: String) -> [String] {
    text.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }).map(String.init)
  }
}

extension SourceRange {
  /// Returns whether two ranges overlap or touch.
  func touches(_ other: SourceRange) -> Bool {
    file == other.file && lower <= other.upper && other.lower <= upper
  }
}
