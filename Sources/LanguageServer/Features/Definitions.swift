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
      let found = SwiftSources(beside: file).functions(named: custom.name, workspace.encoding)
      if !found.isEmpty { return found }
    }
    let generated = generatedDeclarations(of: occurrence.symbol)
    return generated.isEmpty ? definition(at: position).map { [$0] } ?? [] : generated
  }

  /// The places that name the same as the one at a position, in all files of the module.
  func references(at position: Position, includesDefinition: Bool) -> [Location] {
    guard let symbol = occurrence(at: position)?.symbol else { return [] }
    return symbols.occurrences
      .filter { $0.symbol == symbol && (includesDefinition || $0.role == .reference) }
      .compactMap { location(of: $0.range) }
  }

  /// The places in the document that name the same as the one at a position.
  func highlights(at position: Position) -> [DocumentHighlight] {
    guard let symbol = occurrence(at: position)?.symbol else { return [] }
    return symbols.occurrences.filter { $0.symbol == symbol && $0.range.file == file.id }.map {
      DocumentHighlight(kind: $0.role == .definition ? 3 : 2, range: positions.range(of: $0.range))
    }
  }
}
