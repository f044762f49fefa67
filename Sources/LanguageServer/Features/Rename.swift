import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

struct RenameParameters: Decodable {
  var textDocument: DocumentIdentifier
  var position: Position
  var newName: String
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
  ///   something else.
  func renaming(_ parameters: RenameParameters, confirmsEdits: Bool) throws -> WorkspaceEdit {
    let occurrence = try renamed(at: parameters.position)
    let old = project.text(at: occurrence.range).filter { $0 != "`" }
    let new = parameters.newName
    guard Self.isName(new) else { throw ResponseError.failed("`\(new)` is no name") }
    let replacements = replacements(of: occurrence, old, by: new)
    let byFile = Dictionary(grouping: replacements, by: \.key.file)
    var changed: [SourceFile] = []
    var edits: [DocumentEdit] = []
    for (_, places) in byFile.sorted(by: { $0.key.index < $1.key.index }) {
      guard let range = places.first?.key, let file = project.file(of: range), let uri = project.uri(of: range) else {
        continue
      }
      let fixIts = places.map { Diagnostic.FixIt(range: $0, replacement: $1) }
      changed.append(file.replacing(bytes: FixIts.apply(fixIts, to: file.bytes)))
      let positions = project.positions(in: file, workspace.encoding)
      let document = VersionedDocument(uri: uri, version: workspace.documents[uri]?.version)
      let textEdits = places.sorted { $0.key.lower < $1.key.lower }
        .map { TextEdit(range: positions.range(of: $0), newText: $1) }
      edits.append(DocumentEdit(textDocument: document, edits: textEdits))
    }
    try checkRenaming(changed)
    var names = [(old, new)]
    let result = CommandSyntax.resultName(of: new)
    if replacements.values.contains(result) { names.append((CommandSyntax.resultName(of: old), result)) }
    let swiftEdits =
      isGenerated(occurrence.symbol)
      ? names.flatMap { self.swiftEdits($0, $1, annotation: confirmsEdits ? "swift" : nil) } : []
    let annotation = WorkspaceEdit.Annotation(label: "Swift that is not generated: `\(old)` as a word")
    return WorkspaceEdit(
      documentChanges: edits + swiftEdits,
      changeAnnotations: confirmsEdits && !swiftEdits.isEmpty ? ["swift": annotation] : nil)
  }

  /// The texts at the places of a name, and at those of the state with the result of a command, `saveResult` of `save`.
  private func replacements(
    of occurrence: SymbolOccurrence, _ old: String, by new: String
  ) -> [SourceRange: String] {
    let definition = symbols.definition(of: occurrence.symbol)?.range
    let implied = Set(symbols.occurrences.filter { $0.role == .definition && $0.range == definition }.map(\.symbol))
      .subtracting([occurrence.symbol])
    var replacements: [SourceRange: String] = [:]
    for place in symbols.occurrences {
      if place.symbol == occurrence.symbol, project.text(at: place.range).contains(old) {
        replacements[place.range] = new
      } else if implied.contains(place.symbol), project.text(at: place.range) == CommandSyntax.resultName(of: old) {
        replacements[place.range] = CommandSyntax.resultName(of: new)
      }
    }
    return replacements
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

  private func checkRenaming(_ files: [SourceFile]) throws {
    var known = project.report.diagnostics.map(\.message)
    let errors = project.diagnostics(replacing: files).filter { $0.kind.severity == .error }
    for error in errors {
      guard let index = known.firstIndex(of: error.message) else {
        throw ResponseError.failed("the schemas would have an error: \(error.message)")
      }
      known.remove(at: index)
    }
  }

  private static func isName(_ text: String) -> Bool {
    guard let first = text.unicodeScalars.first else { return false }
    return (first == "_" || first.properties.isXIDStart)
      && text.unicodeScalars.allSatisfy { $0.properties.isXIDContinue }
  }

  /// Whether generated code declares the name, so that other code can use it.
  private func isGenerated(_ symbol: Symbol) -> Bool {
    switch symbol {
    case .local, .module, .context, .builtIn, .builtInType: false
    default: true
    }
  }

  private func swiftEdits(_ old: String, _ new: String, annotation: String?) -> [DocumentEdit] {
    SwiftSources(beside: file).words(old, workspace.encoding).map { path, places in
      DocumentEdit(
        textDocument: VersionedDocument(uri: DocumentURI(path: path), version: nil),
        edits: places.map { TextEdit(range: $0, newText: new, annotationId: annotation) })
    }
  }
}
