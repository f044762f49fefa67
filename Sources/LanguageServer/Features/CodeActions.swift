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
  /// The number of diagnostics whose fixes are verified, which needs a check of the module for each fix.
  private static let verifiedCount = 10

  /// The fixes of the diagnostics in a range: the one that vmgen prefers, and others.
  fileprivate func quickFixes(in range: Range<Int>, _ writer: DiagnosticWriter) -> [CodeAction] {
    let near = diagnostics.filter {
      Int($0.range.lower) <= range.upperBound && range.lowerBound <= Int($0.range.upper)
    }
    let (first, rest) = (near.prefix(Self.verifiedCount), near.dropFirst(Self.verifiedCount))
    return first.flatMap { diagnostic in
      ([diagnostic.preferred].compactMap(\.self) + diagnostic.alternatives.filter { $0.fixIt != diagnostic.fixIt })
        .filter { $0.fixIt.map(isSound) == true }.compactMap { action($0, of: diagnostic, writer) }
    } + rest.compactMap { diagnostic in diagnostic.preferred.flatMap { action($0, of: diagnostic, writer) } }
  }

  private func action(
    _ suggestion: Diagnostic.Suggestion, of diagnostic: Diagnostic, _ writer: DiagnosticWriter
  ) -> CodeAction? {
    guard let fixIt = suggestion.fixIt, fixIt.range.file == file.id else { return nil }
    return CodeAction(
      title: Self.capitalized(suggestion.help), kind: .quickFix, diagnostics: [writer.published(diagnostic)],
      isPreferred: fixIt == diagnostic.automaticFixIt ? true : nil, edit: edit([fixIt]))
  }

  private var diagnostics: [Diagnostic] { project.diagnostics.filter { $0.range.file == file.id } }

  /// Whether the code that a fix writes has no other error. Errors elsewhere can be those that the mistake has hidden.
  private func isSound(_ fixIt: Diagnostic.FixIt) -> Bool {
    let lower = Int(fixIt.range.lower)
    let written = SourceRange(file: file.id, lower: lower, upper: lower + fixIt.replacement.utf8.count)
    let fixed = file.replacing(bytes: FixIts.apply([fixIt], to: file.bytes))
    return !project.newErrors(replacing: [fixed]).errors.contains { error in
      error.range.file == file.id && error.range.lower < written.upper && written.lower < error.range.upper
    }
  }

  fileprivate func fixOfAll() -> [CodeAction] {
    let fixIts = FixIts.separate(diagnostics.compactMap(\.automaticFixIt).filter { $0.range.file == file.id })
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

extension Diagnostic {
  /// The fix-it with the help as its words.
  fileprivate var preferred: Suggestion? {
    fixIt.map { Suggestion(help: helpText ?? "fix \(kind.code)", fixIt: $0) }
  }
}
