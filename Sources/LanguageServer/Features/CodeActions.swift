import VmgenSchemaSyntax
import VmgenSchemaTooling

struct CodeActionParameters: Decodable {
  struct Context: Decodable { var only: [String]? }
  var textDocument: DocumentIdentifier
  var range: PositionRange
  var context: Context
}

/// A change that the editor offers.
struct CodeAction: Encodable {
  enum Kind: String, Encodable, CaseIterable {
    case quickFix = "quickfix"
    case fixAll = "source.fixAll"

    /// Whether a client that asks for some kinds wants this one. A kind contains those that begin with it.
    func isRequested(by only: [String]?) -> Bool {
      guard let only else { return true }
      return only.contains { rawValue == $0 || rawValue.hasPrefix($0 + ".") || $0.hasPrefix(rawValue + ".") }
    }
  }

  var title: String
  var kind: Kind
  var diagnostics: [PublishedDiagnostic] = []
  var isPreferred: Bool?
  var edit: WorkspaceEdit
}

extension LanguageServer {
  /// The fixes of the diagnostics in a range, and the fix of all.
  mutating func codeActions(_ parameters: CodeActionParameters) throws -> [CodeAction] {
    let schema = try schema(parameters.textDocument)
    let range = schema.positions.offsets(of: parameters.range)
    noteCursor(at: range.lowerBound, in: schema)
    let only = parameters.context.only
    var actions: [CodeAction] = []
    if CodeAction.Kind.quickFix.isRequested(by: only) {
      actions += schema.quickFixes(in: range, diagnosticWriter(for: schema.project))
    }
    if CodeAction.Kind.fixAll.isRequested(by: only) { actions += schema.fixOfAll() }
    return actions
  }
}

extension OpenSchema {
  /// The diagnostics of the document that have a fix.
  private var fixable: [Diagnostic] {
    project.report.diagnostics.filter { $0.range.file == file.id && $0.fixIt?.range.file == file.id }
  }

  fileprivate func quickFixes(in range: Range<Int>, _ writer: DiagnosticWriter) -> [CodeAction] {
    fixable.filter { Int($0.range.lower) <= range.upperBound && range.lowerBound <= Int($0.range.upper) }
      .compactMap { diagnostic in
        diagnostic.fixIt.map { fixIt in
          CodeAction(
            title: diagnostic.helpText.map(Self.capitalized) ?? "Fix \(diagnostic.kind.code)", kind: .quickFix,
            diagnostics: [writer.published(diagnostic)], isPreferred: true, edit: edit([fixIt]))
        }
      }
  }

  fileprivate func fixOfAll() -> [CodeAction] {
    let fixIts = FixIts.separate(fixable.compactMap(\.fixIt))
    if fixIts.isEmpty { return [] }
    return [CodeAction(title: "Fix all that vmgen can fix", kind: .fixAll, edit: edit(fixIts))]
  }

  private func edit(_ fixIts: [Diagnostic.FixIt]) -> WorkspaceEdit {
    edit(fixIts.map { TextEdit(range: positions.range(of: $0.range), newText: $0.replacement) })
  }

  /// Returns an edit of this document.
  func edit(_ edits: [TextEdit]) -> WorkspaceEdit {
    let document = VersionedDocument(uri: uri, version: workspace.documents[uri]?.version)
    return WorkspaceEdit(documentChanges: [DocumentEdit(textDocument: document, edits: edits)])
  }

  private static func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }
}
