import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

struct ReferenceParameters: Decodable {
  struct Context: Decodable { var includeDeclaration: Bool }
  var textDocument: DocumentIdentifier
  var position: Position
  var context: Context
}

struct DocumentHighlight: Encodable {
  /// 2 for a place that reads, 3 for one that defines.
  var kind: Int
  var range: PositionRange
}

extension OpenSchema {
  /// The place that defines the name at a position.
  func definition(at position: Position) -> Location? {
    guard let occurrence = occurrence(at: position),
      let definition = symbols.definition(of: occurrence.symbol)
    else { return nil }
    return location(of: definition.range)
  }

  /// The functions in Swift that implement the `custom` at a position, or otherwise the generated declarations of the
  /// name, or its definition.
  func implementations(at position: Position) -> [Location] {
    guard let occurrence = occurrence(at: position) else { return [] }
    if let (member, _) = member(of: occurrence.symbol), case .custom(let custom) = member {
      let sources = SwiftSources(in: workspace.moduleFolder(of: file))
      let found = sources.functions(named: custom.name, workspace.encoding)
      if !found.isEmpty { return found }
    }
    let generated = generatedDeclarations(of: occurrence.symbol)
    return generated.isEmpty ? definition(at: position).map { [$0] } ?? [] : generated
  }

  /// The symbol, and the others that the same name of a parameter defines: a label for callers, and a local for the body.
  func namesakes(of symbol: Symbol) -> Set<Symbol> {
    guard symbol.isOfParameter else { return [symbol] }
    var named: Set<Symbol> = []
    var added: Set<Symbol> = [symbol]
    while !added.isEmpty {
      named.formUnion(added)
      let places = Set(symbols.occurrences.filter { added.contains($0.symbol) }.map(\.range))
      added = Set(symbols.occurrences.filter { places.contains($0.range) && $0.symbol.isOfParameter }.map(\.symbol))
        .subtracting(named)
    }
    return named
  }

  /// The places that name the same as the one at a position, in all files of the module.
  func references(at position: Position, includesDefinition: Bool) -> [Location] {
    places(namedLikeAt: position).filter { includesDefinition || $0.role == .reference }
      .compactMap { location(of: $0.range) }
  }

  /// The places in the document that name the same as the one at a position.
  func highlights(at position: Position) -> [DocumentHighlight] {
    places(namedLikeAt: position).filter { $0.range.file == file.id }.map {
      DocumentHighlight(kind: $0.role == .definition ? 3 : 2, range: positions.range(of: $0.range))
    }
  }

  private func places(namedLikeAt position: Position) -> [SymbolOccurrence] {
    guard let symbol = occurrence(at: position)?.symbol else { return [] }
    let named = namesakes(of: symbol)
    var seen: Set<SourceRange> = []
    return symbols.occurrences.filter { named.contains($0.symbol) && seen.insert($0.range).inserted }
  }
}

extension Symbol {
  /// Whether the name can be that of a parameter.
  fileprivate var isOfParameter: Bool {
    switch self {
    case .local, .parameter: true
    default: false
    }
  }
}
