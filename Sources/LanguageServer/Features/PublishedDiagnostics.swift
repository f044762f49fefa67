import VmgenProjectAnalysis
import VmgenProjectGeneration
import VmgenSchemaSyntax

/// The diagnostics of a document, as the protocol writes them.
struct PublishedDiagnostics: Encodable, Equatable {
  var uri: DocumentURI
  var version: Int?
  var diagnostics: [PublishedDiagnostic]
}

struct PublishedDiagnostic: Encodable, Equatable {
  struct RelatedPlace: Encodable, Equatable {
    var location: Location
    var message: String
  }
  struct CodeDescription: Encodable, Equatable { var href: DocumentURI }

  var range: PositionRange
  /// 1 for an error, 2 for a warning.
  var severity: Int
  var code: String
  /// The page that explains the code.
  var codeDescription: CodeDescription?
  var source = "vmgen"
  var message: String
  var relatedInformation: [RelatedPlace]
}

extension LanguageServer {
  /// Sends the diagnostics of each document that has others than before.
  mutating func publishDiagnostics() {
    var current: [DocumentURI: PublishedDiagnostics] = [:]
    for project in workspace.allProjects {
      for found in diagnostics(of: project) where current[found.uri] == nil { current[found.uri] = found }
    }
    for (uri, old) in published where current[uri] == nil && !old.diagnostics.isEmpty {
      notify("textDocument/publishDiagnostics", PublishedDiagnostics(uri: uri, diagnostics: []))
    }
    for (uri, new) in current.sorted(by: { $0.key.path < $1.key.path }) where published[uri] != new {
      // A file that is not open and has no diagnostics needs no message.
      if new.diagnostics.isEmpty, new.version == nil, published[uri]?.diagnostics.isEmpty ?? true { continue }
      notify("textDocument/publishDiagnostics", new)
    }
    published = current
  }

  private func diagnostics(of project: ServedProject) -> [PublishedDiagnostics] {
    let failures = project.project.testResults.flatMap(\.diagnostics)
    let byFile = Dictionary(grouping: project.diagnostics + failures) { $0.range.file }
    let writer = diagnosticWriter(for: project)
    return project.report.files.compactMap { file in
      let found = byFile[file.id] ?? []
      let uri = DocumentURI(path: CurrentFolder.absolute(file.path))
      let document = workspace.documents[uri]
      if found.isEmpty, document == nil, published[uri] == nil { return nil }
      return PublishedDiagnostics(uri: uri, version: document?.version, diagnostics: found.map(writer.published))
    }
  }
}

extension LanguageServer {
  func diagnosticWriter(for project: ServedProject) -> DiagnosticWriter {
    DiagnosticWriter(project, workspace.encoding, client.opensExplanations ? explanations : nil)
  }
}

/// Writes diagnostics of a module as the protocol does.
final class DiagnosticWriter {
  private let project: ServedProject
  private let encoding: PositionEncoding
  private let explanations: ExplanationPages?
  private var positions: [SourceFile.ID: TextPositions] = [:]

  init(_ project: ServedProject, _ encoding: PositionEncoding, _ explanations: ExplanationPages?) {
    self.project = project
    self.encoding = encoding
    self.explanations = explanations
  }

  func published(_ diagnostic: Diagnostic) -> PublishedDiagnostic {
    let help = diagnostic.helpText.map { "\nhelp: \($0)" } ?? ""
    return PublishedDiagnostic(
      range: range(diagnostic.range), severity: diagnostic.kind.severity == .error ? 1 : 2,
      code: diagnostic.kind.code,
      codeDescription: explanations?.address(of: diagnostic.kind.code).map { .init(href: $0) },
      message: diagnostic.message + help,
      relatedInformation: diagnostic.labels.compactMap { label in
        guard let file = project.report.file(of: label.range) else { return nil }
        let uri = DocumentURI(path: CurrentFolder.absolute(file.path))
        return PublishedDiagnostic.RelatedPlace(
          location: Location(uri: uri, range: range(label.range)), message: label.text)
      })
  }

  private func range(_ range: SourceRange) -> PositionRange {
    let known = positions[range.file]
    let file = project.report.file(of: range)
    let found = known ?? file.map { project.positions(in: $0, encoding) } ?? TextPositions([], encoding)
    if known == nil { positions[range.file] = found }
    return found.range(of: range)
  }
}
