import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

struct RenameParameters: Decodable {
  var textDocument: DocumentIdentifier
  var position: Position
  var newName: String
}

/// The edits of a renaming, and what the client shows with them.
struct Renaming {
  var edit: WorkspaceEdit
  var message: String?
}

extension OpenSchema {
  /// The range of the name at a position, if a schema declares it.
  func renamedRange(at position: Position) throws -> PositionRange {
    positions.range(of: try renamed(at: position).range)
  }

  /// The edits that give the name at a position another text, in all schemas of the module and in its Swift code.
  ///
  /// A name that would end in an error is refused.
  ///
  /// - Parameter confirmsEdits: Whether the client asks before it applies edits of Swift, where an equal word can mean
  ///   something else. For another client, Swift is not edited.
  func renaming(_ parameters: RenameParameters, confirmsEdits: Bool) throws -> Renaming {
    let occurrence = try renamed(at: parameters.position)
    let old = project.text(at: occurrence.range).filter { $0 != "`" }
    let written = parameters.newName
    try checkName(written)
    let new = written.filter { $0 != "`" }
    let renamed = symbolsRenamed(with: occurrence.symbol)
    let replacements = replacements(of: renamed, occurrence, old, by: written)
    let edits = Set(replacements.map(\.range.file)).sorted { $0.index < $1.index }.compactMap { file in
      edit(replacements.filter { $0.range.file == file })
    }
    try checkRenaming(replacements)
    var swift = SwiftRenaming(of: renamed, in: self, old, new)
    let result = CommandSyntax.resultName(of: new)
    if replacements.contains(where: { $0.replacement == result }) {
      swift.names.append((CommandSyntax.resultName(of: old), result))
    }
    let found = swift.edits()
    if !confirmsEdits {
      return Renaming(edit: WorkspaceEdit(documentChanges: edits), message: swift.message(leaving: found))
    }
    return Renaming(
      edit: WorkspaceEdit(
        documentChanges: edits + found.map(\.edit), changeAnnotations: swift.annotations(for: found.map(\.edit))))
  }

  private func edit(_ replacements: [Diagnostic.FixIt]) -> DocumentEdit? {
    guard let range = replacements.first?.range, let file = project.file(of: range), let uri = project.uri(of: range)
    else { return nil }
    let positions = project.positions(in: file, workspace.encoding)
    return DocumentEdit(
      textDocument: VersionedDocument(uri: uri, version: workspace.documents[uri]?.version),
      edits: replacements.map { TextEdit(range: positions.range(of: $0.range), newText: $0.replacement) })
  }

  /// The symbols whose names are one name in some place: a parameter is a label for callers and a local for the body, and
  /// `if let name` names a member and a local.
  private func symbolsRenamed(with symbol: Symbol) -> Set<Symbol> {
    var named: Set<Symbol> = []
    var added = namesakes(of: symbol)
    while !added.isEmpty {
      named.formUnion(added)
      let places = Set(symbols.occurrences.filter { added.contains($0.symbol) }.map(\.range))
      let bound = symbols.occurrences.filter { $0.isLocalDefinition && places.contains($0.range) }.map(\.range)
      added = Set(symbols.occurrences.filter { bound.contains($0.range) }.map(\.symbol)).subtracting(named)
    }
    return named
  }

  /// The texts at the places of a name, and at those of the state with the result of a command, `saveResult` of `save`, in
  /// the order of the places.
  private func replacements(
    of renamed: Set<Symbol>, _ occurrence: SymbolOccurrence, _ old: String, by written: String
  ) -> [Diagnostic.FixIt] {
    let result = CommandSyntax.resultName(of: written.filter { $0 != "`" })
    let definition = symbols.definition(of: occurrence.symbol)?.range
    let implied = Set(symbols.occurrences.filter { $0.role == .definition && $0.range == definition }.map(\.symbol))
      .subtracting(renamed)
    var replacements: [SourceRange: String] = [:]
    for place in symbols.occurrences {
      let text = project.text(at: place.range)
      if renamed.contains(place.symbol), text.contains(old) {
        replacements[place.range] = written
      } else if implied.contains(place.symbol), text == CommandSyntax.resultName(of: old) {
        replacements[place.range] = result
      }
    }
    return replacements.map { Diagnostic.FixIt(range: $0, replacement: $1) }
      .sorted { ($0.range.file.index, $0.range.lower) < ($1.range.file.index, $1.range.lower) }
  }

  private func renamed(at position: Position) throws -> SymbolOccurrence {
    guard let occurrence = occurrence(at: position) else {
      throw ResponseError.failed("there is no name here")
    }
    guard let definition = symbols.definition(of: occurrence.symbol) else {
      throw ResponseError.failed("`\(project.text(at: occurrence.range))` is not declared in a schema")
    }
    if project.file(of: definition.range)?.module != nil {
      throw ResponseError.failed("`\(project.text(at: occurrence.range))` is declared in another module")
    }
    return occurrence
  }
}

extension SymbolOccurrence {
  fileprivate var isLocalDefinition: Bool {
    if role == .definition, case .local = symbol { true } else { false }
  }
}
