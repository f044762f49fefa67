import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The declarations of a run's files, and the declarations that each of them refers to.
package struct DeclarationGraph {
  /// A declaration. Its position in ``declarations`` identifies it.
  package struct Declaration {
    package var range: SourceRange
    package var scope: Scope
  }

  /// The code that a declaration has an effect on.
  package enum Scope {
    /// The declarations that name it.
    case users
    /// All declarations of its file.
    case file
    /// All declarations of the module.
    case module
  }

  /// By file and position.
  package private(set) var declarations: [Declaration] = []
  private var positions: [SourceFile.ID: Range<Int>] = [:]
  /// The declarations that each declaration refers to, and the declarations that refer to it.
  private var uses: [Set<Int>]
  private var users: [[Int]]

  /// Creates the graph of parsed files from the names that the checker recorded.
  ///
  /// - Complexity: O(*n* log *n*) in the number of declarations and occurrences of names.
  package init(_ syntaxes: [SchemaSyntax], _ symbols: SymbolRecorder) {
    for syntax in syntaxes {
      let first = declarations.count
      for declaration in syntax.declarations {
        declarations.append(Declaration(range: declaration.node.range, scope: declaration.scope))
      }
      declarations[first...].sort { $0.range.lower < $1.range.lower }
      positions[syntax.file] = first..<declarations.count
    }
    uses = declarations.map { _ in [] }
    users = declarations.map { _ in [] }
    var named: [String: Set<Int>] = [:]
    for occurrence in symbols.occurrences where occurrence.role == .definition {
      guard let name = occurrence.symbol.declarationName, let position = position(of: occurrence.range) else {
        continue
      }
      named[name, default: []].insert(position)
    }
    // Most references are to the declaration that contains them, as the ones before and after.
    var names: [String?] = declarations.map { _ in nil }
    for (name, positions) in named where positions.count == 1 { for position in positions { names[position] = name } }
    var last: Int?
    for occurrence in symbols.occurrences where occurrence.role == .reference {
      guard let name = occurrence.symbol.declarationName else { continue }
      if last.map({ declarations[$0].range.contains(occurrence.range) }) != true {
        last = position(of: occurrence.range)
      }
      guard let position = last, names[position] != name, let used = named[name] else { continue }
      for other in used where other != position && uses[position].insert(other).inserted {
        users[other].append(position)
      }
    }
  }

  /// Returns the declaration that contains a range; nil for text between declarations.
  package func position(of range: SourceRange) -> Int? {
    guard var candidates = positions[range.file] else { return nil }
    while let first = candidates.first, let last = candidates.last, first < last {
      let middle = (first + last + 1) / 2
      candidates = declarations[middle].range.lower <= range.lower ? middle..<last + 1 : first..<middle
    }
    return candidates.first { declarations[$0].range.contains(range) }
  }

  /// Returns the declarations of a file.
  package func declarations(in file: SourceFile.ID) -> Range<Int> { positions[file] ?? 0..<0 }

  /// Returns the declarations that some declarations refer to directly.
  package func directUses(of start: Set<Int>) -> Set<Int> { start.reduce(into: []) { $0.formUnion(uses[$1]) } }

  /// Returns the declarations that a change of some declarations can affect: these, and all that refer to one of them
  /// directly or indirectly.
  package func affected(by start: some Sequence<Int>) -> Set<Int> {
    var found: Set<Int> = []
    var pending = Array(start)
    while let position = pending.popLast() {
      guard found.insert(position).inserted else { continue }
      switch declarations[position].scope {
      case .users: pending += users[position]
      case .file: pending += declarations(in: declarations[position].range.file)
      case .module: pending += declarations.indices
      }
    }
    return found
  }

  /// Returns the declarations that errors affect. An error outside of all declarations affects those of its file.
  package func affected(byErrorsAt ranges: [SourceRange]) -> Set<Int> {
    affected(by: ranges.flatMap { range in position(of: range).map { $0..<$0 + 1 } ?? declarations(in: range.file) })
  }
}

extension DeclarationSyntax {
  fileprivate var scope: DeclarationGraph.Scope {
    switch self {
    case .importModule: .file
    case .errorPolicy: .module
    default: .users
    }
  }
}

extension Symbol {
  /// The name of the declaration that contains the definition of the symbol; nil for local and built-in names.
  fileprivate var declarationName: String? {
    switch self {
    case .type(let name), .function(let name), .sample(let name), .service(let name), .viewModel(let name),
      .fake(let name),
      .router(let name), .tabs(let name), .field(type: let name, _), .enumCase(type: let name, _),
      .serviceFunction(service: let name, _), .member(viewModel: let name, _):
      name
    case .module, .facet, .local, .parameter, .context, .builtIn, .builtInType: nil
    }
  }
}
