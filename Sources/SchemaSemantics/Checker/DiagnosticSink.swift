import VmgenSchemaSyntax

/// The diagnostics of one run, in the order in which the checkers report them.
final class DiagnosticSink {
  private(set) var diagnostics: [Diagnostic] = []
  /// The number of names that have been compared to find similar ones.
  private(set) var comparedNames = 0
  private let sources: [SourceFile.ID: SourceFile]
  private static let mostComparedNames = 100_000

  init(_ sources: [SourceFile.ID: SourceFile]) { self.sources = sources }

  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Returns the source text of a range.
  func text(at range: SourceRange) -> String {
    guard let bytes = sources[range.file]?.bytes else { return "" }
    let lower = min(max(Int(range.lower), 0), bytes.count)
    let upper = min(max(Int(range.upper), lower), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }

  /// Returns at most three names similar to `name`, and none after a run has compared too many.
  ///
  /// Every search for similar names uses this function. Without the limit, the time for many unknown names among many
  /// candidates would be quadratic.
  func nearNames(to name: String, among candidates: () -> [String]) -> [String] {
    guard comparedNames < Self.mostComparedNames else { return [] }
    let candidates = candidates()
    comparedNames += candidates.count
    return VmgenSchemaSyntax.nearNames(to: name, among: candidates)
  }
}

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
    var found = Set(errors.indices)
    for syntax in syntaxes {
      for declaration in syntax.declarations {
        let hits = errors.indices.filter { declaration.range.touches(errors[$0].range) }
        guard !hits.isEmpty else { continue }
        found.subtract(hits)
        bodies.append(declaration.range)
        if let name = declaration.typeName { types.insert(name) }
        func hasError(_ part: SourceRange) -> Bool { hits.contains { part.touches(errors[$0].range) } }
        items += declaration.parts.filter(hasError)
        if case .viewModel(let viewModel) = declaration {
          members += viewModel.members.map(\.node.range).filter(hasError)
        }
      }
    }
    mayHideDeclaration = !found.isEmpty
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

extension DeclarationSyntax {
  var range: SourceRange {
    switch self {
    case .importModule(let syntax): syntax.range
    case .enumeration(let syntax): syntax.range
    case .model(let syntax): syntax.range
    case .externType(let syntax): syntax.range
    case .function(let syntax): syntax.range
    case .service(let syntax): syntax.range
    case .serviceContainer(let syntax): syntax.range
    case .sample(let syntax): syntax.range
    case .viewModel(let syntax): syntax.range
    case .router(let syntax): syntax.range
    case .errorPolicy(let syntax): syntax.range
    }
  }

  /// The name of the type that the declaration declares.
  var typeName: String? {
    switch self {
    case .enumeration(let syntax): syntax.name.text
    case .model(let syntax): syntax.name.text
    case .externType(let syntax): syntax.name.text
    case .viewModel(let syntax): syntax.name.text
    case .service(let syntax): syntax.name.text
    case .router(let syntax): syntax.name.text
    case .importModule, .function, .sample, .serviceContainer, .errorPolicy: nil
    }
  }

  /// The ranges of the declaration's parts. A syntax error in one part hides no diagnostics in another.
  fileprivate var parts: [SourceRange] {
    switch self {
    case .enumeration(let syntax): syntax.cases.map(\.range)
    case .model(let syntax): syntax.fields.map(\.range)
    case .service(let syntax): syntax.functions.map(\.range)
    case .viewModel(let syntax): syntax.members.flatMap(\.node.parts)
    case .router(let syntax):
      syntax.screens.map(\.range) + syntax.tabs.flatMap(\.items).map(\.range) + syntax.links.map(\.range)
    case .errorPolicy(let syntax): syntax.uses.map(\.range) + syntax.catches.map(\.range)
    case .importModule, .externType, .function, .sample, .serviceContainer: [range]
    }
  }
}

extension MemberNode {
  /// The range of the member and those of its rules and steps, each up to the first one inside it.
  fileprivate var parts: [SourceRange] {
    let ranges = [range] + itemRanges
    return zip(ranges, ranges.dropFirst().map(Optional.some) + [nil]).map { range, next in
      guard let next, next.lower < range.upper else { return range }
      return SourceRange(file: range.file, lower: Int(range.lower), upper: max(Int(range.lower), Int(next.lower) - 1))
    }
  }
}
