import VmgenProjectGeneration
import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// The kinds of symbols, with the numbers of the protocol.
enum SymbolKind: Int, Encodable {
  case module = 2
  case classType = 5
  case method = 6
  case property = 7
  case field = 8
  case interface = 11
  case function = 12
  case variable = 13
  case constant = 14
  case enumMember = 22
  case structure = 23
  case event = 24

  init(_ symbol: Symbol) {
    self =
      switch symbol {
      case .module: .module
      case .type, .builtInType: .structure
      case .field: .field
      case .enumCase: .enumMember
      case .function, .builtIn: .function
      case .sample: .constant
      case .service: .interface
      case .serviceFunction: .method
      case .fake, .viewModel, .router, .tabs: .classType
      case .member, .facet: .property
      case .local, .parameter, .context: .variable
      }
  }
}

struct DocumentSymbol: Encodable {
  var name: String
  var detail: String?
  var kind: SymbolKind
  var range: PositionRange
  var selectionRange: PositionRange
  var children: [DocumentSymbol]
}

struct SymbolQuery: Decodable {
  var query: String
}

struct WorkspaceSymbol: Encodable {
  var name: String
  var kind: SymbolKind
  var containerName: String?
  var location: Location
}

extension OpenSchema {
  /// The declarations of the document with their parts. Examples are among the members.
  func documentSymbols() -> [DocumentSymbol] {
    let definitions = symbols.occurrences.filter { occurrence in
      guard occurrence.role == .definition, occurrence.range.file == file.id else { return false }
      switch occurrence.symbol {
      case .local, .parameter: return false
      default: return true
      }
    }
    let items = definitions.map { definition -> (range: SourceRange, symbol: DocumentSymbol) in
      let declaration = Declaration(ofNameAt: definition.range, in: tree)
      let symbol = DocumentSymbol(
        name: project.text(at: definition.range), detail: definition.type.map { "\($0)" },
        kind: SymbolKind(definition.symbol), range: positions.range(of: declaration.range),
        selectionRange: positions.range(of: definition.range), children: [])
      return (declaration.range, symbol)
    }
    return Self.nested((items + exampleSymbols + fakeSymbols).sorted { $0.range.isBefore($1.range) }[...])
  }

  private var exampleSymbols: [(range: SourceRange, symbol: DocumentSymbol)] {
    viewModels.flatMap(\.examples).flatMap(\.withNested).map { symbol($0.title, "example", .event, at: $0.range) }
  }

  /// The functions of fakes, whose names refer to those of the service.
  private var fakeSymbols: [(range: SourceRange, symbol: DocumentSymbol)] {
    fakes.flatMap(\.functions).map { function in
      symbol(function.function.shownName, function.function.result.map { "\($0)" }, .method, at: function.range)
    }
  }

  /// Returns the symbol of a part that defines no name of its own.
  private func symbol(
    _ name: String, _ detail: String?, _ kind: SymbolKind, at range: SourceRange
  ) -> (range: SourceRange, symbol: DocumentSymbol) {
    let place = positions.range(of: range)
    let start = PositionRange(start: place.start, end: place.start)
    let symbol = DocumentSymbol(
      name: name, detail: detail, kind: kind, range: place, selectionRange: start, children: [])
    return (range, symbol)
  }

  /// Returns the symbols of sorted ranges, each with those inside of it.
  private static func nested(_ items: ArraySlice<(range: SourceRange, symbol: DocumentSymbol)>) -> [DocumentSymbol] {
    var symbols: [DocumentSymbol] = []
    var rest = items
    while let item = rest.popFirst() {
      var symbol = item.symbol
      let inside = rest.prefix { $0.range.lower < item.range.upper }
      symbol.children = nested(inside)
      rest = rest.dropFirst(inside.count)
      symbols.append(symbol)
    }
    return symbols
  }
}

extension SourceRange {
  /// Whether the range begins first, or contains the other one.
  fileprivate func isBefore(_ other: SourceRange) -> Bool { (lower, -upper) < (other.lower, -other.upper) }
}

extension Example {
  fileprivate var withNested: [Example] { [self] + (nested ?? []).flatMap(\.withNested) }
}

extension LanguageServer {
  /// The declarations of all open modules whose names contain the letters of the query in their order.
  mutating func workspaceSymbols(_ query: SymbolQuery) -> [WorkspaceSymbol] {
    workspace.check()
    let letters = query.query.lowercased()
    return workspace.allProjects.flatMap { project in
      var positions: [SourceFile.ID: TextPositions] = [:]
      return project.symbolIndex().occurrences.compactMap { occurrence -> WorkspaceSymbol? in
        guard occurrence.role == .definition, let container = occurrence.symbol.container,
          let file = project.file(of: occurrence.range), let uri = project.uri(of: occurrence.range)
        else { return nil }
        let name = project.text(at: occurrence.range)
        guard Self.matches(letters, name.lowercased()) else { return nil }
        let known = positions[file.id] ?? project.positions(in: file, workspace.encoding)
        positions[file.id] = known
        return WorkspaceSymbol(
          name: name, kind: SymbolKind(occurrence.symbol), containerName: container.isEmpty ? nil : container,
          location: Location(uri: uri, range: known.range(of: occurrence.range)))
      }
    }
  }

  private static func matches(_ letters: String, _ name: String) -> Bool {
    var rest = name[...]
    return letters.allSatisfy { letter in
      guard let index = rest.firstIndex(of: letter) else { return false }
      rest = rest[rest.index(after: index)...]
      return true
    }
  }
}

extension Symbol {
  /// The declaration that contains the symbol, empty for a declaration of its own; nil for a symbol that no other
  /// declaration can name.
  fileprivate var container: String? {
    switch self {
    case .type, .function, .sample, .service, .fake, .viewModel, .router, .tabs: ""
    case .field(let type, _), .enumCase(let type, _): type
    case .serviceFunction(let service, _): service
    case .member(let viewModel, _): viewModel
    case .module, .facet, .local, .parameter, .context, .builtIn, .builtInType: nil
    }
  }
}
