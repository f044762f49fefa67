import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

// The hierarchy of calls is that of the dependency graph: what a member reads and calls, and what reads or calls it.

struct CallHierarchyItem: Codable {
  var name: String
  var kind: Int
  var detail: String?
  var uri: DocumentURI
  var range: PositionRange
  var selectionRange: PositionRange
}

struct CallHierarchyParameters: Decodable {
  var item: CallHierarchyItem
}

struct IncomingCall: Encodable {
  var from: CallHierarchyItem
  var fromRanges: [PositionRange]
}

struct OutgoingCall: Encodable {
  var to: CallHierarchyItem
  var fromRanges: [PositionRange]
}

extension OpenSchema {
  func callHierarchyItems(at position: Position) -> [CallHierarchyItem] {
    guard let symbol = occurrence(at: position)?.symbol, symbol.isInHierarchy,
      let definition = symbols.definition(of: symbol)
    else { return [] }
    return item(definition).map { [$0] } ?? []
  }

  /// What reads or calls an item.
  func incomingCalls(of item: CallHierarchyItem) -> [IncomingCall] {
    guard let symbol = occurrence(at: item.selectionRange.start)?.symbol else { return [] }
    let uses = symbols.occurrences.filter { $0.symbol == symbol && $0.role == .reference }
    let definitions = definitionsInHierarchy
    let byUser = Dictionary(grouping: uses) { use in Self.container(of: use.range, among: definitions) }
    return byUser.compactMap { user, uses -> IncomingCall? in
      guard let user, let item = self.item(definitions[user].definition) else { return nil }
      return IncomingCall(from: item, fromRanges: uses.compactMap { location(of: $0.range)?.range }.sorted())
    }.sorted { ($0.from.uri.path, $0.from.range.start) < ($1.from.uri.path, $1.from.range.start) }
  }

  /// What an item reads or calls.
  func outgoingCalls(of item: CallHierarchyItem) -> [OutgoingCall] {
    let offsets = positions.offsets(of: item.range)
    let uses = symbols.occurrences.filter {
      $0.role == .reference && $0.range.file == file.id && offsets.contains(Int($0.range.lower))
        && $0.symbol.isInHierarchy
    }
    return Dictionary(grouping: uses, by: \.symbol).compactMap { symbol, uses -> OutgoingCall? in
      guard let definition = symbols.definition(of: symbol), let item = self.item(definition) else { return nil }
      return OutgoingCall(to: item, fromRanges: uses.map { positions.range(of: $0.range) }.sorted())
    }.sorted { ($0.to.uri.path, $0.to.range.start) < ($1.to.uri.path, $1.to.range.start) }
  }

  private func item(_ definition: SymbolOccurrence) -> CallHierarchyItem? {
    guard let place = location(of: definition.range), let file = project.file(of: definition.range) else { return nil }
    let declaration = Declaration(ofNameAt: definition.range, in: project.tree(of: file))
    return CallHierarchyItem(
      name: project.text(at: definition.range), kind: SymbolKind(definition.symbol).rawValue,
      detail: definition.type.map { "\($0)" }, uri: place.uri,
      range: location(of: declaration.range)?.range ?? place.range, selectionRange: place.range)
  }

  private typealias Definition = (definition: SymbolOccurrence, declaration: SourceRange)

  /// The position of the innermost member or function that contains a range.
  private static func container(of range: SourceRange, among definitions: [Definition]) -> Int? {
    definitions.indices.filter { definitions[$0].declaration.contains(range) }
      .max { definitions[$0].declaration.lower < definitions[$1].declaration.lower }
  }

  private var definitionsInHierarchy: [Definition] {
    symbols.occurrences.compactMap { occurrence in
      guard occurrence.role == .definition, occurrence.symbol.isInHierarchy,
        let file = project.file(of: occurrence.range)
      else { return nil }
      return (occurrence, Declaration(ofNameAt: occurrence.range, in: project.tree(of: file)).range)
    }
  }
}

extension Symbol {
  fileprivate var isInHierarchy: Bool {
    switch self {
    case .member, .function, .serviceFunction: true
    default: false
    }
  }
}

extension PositionRange: Comparable {
  package static func < (one: PositionRange, other: PositionRange) -> Bool {
    (one.start, one.end) < (other.start, other.end)
  }
}
