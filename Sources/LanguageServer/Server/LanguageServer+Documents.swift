import VmgenProjectGeneration
import VmgenSchemaSyntax

struct OpenParameters: Decodable {
  struct OpenedDocument: Decodable {
    var uri: DocumentURI
    var version: Int
    var text: String
  }
  var textDocument: OpenedDocument
}

struct ChangeParameters: Decodable {
  struct ChangedDocument: Decodable {
    var uri: DocumentURI
    var version: Int
  }
  var textDocument: ChangedDocument
  var contentChanges: [Document.Change]
}

extension LanguageServer {
  mutating func open(_ document: Document) {
    workspace.open(document)
    textsHaveChanged()
  }

  mutating func change(_ parameters: ChangeParameters) {
    let document = parameters.textDocument
    workspace.change(document.uri, parameters.contentChanges, version: document.version)
    textsHaveChanged()
  }

  mutating func close(_ uri: DocumentURI) {
    workspace.close(uri)
    textsHaveChanged()
  }

  mutating func readFilesAgain() {
    workspace.readAgain()
    textsHaveChanged()
  }

  private mutating func textsHaveChanged() {
    needsPublishing = true
    needsTesting = true
  }

  /// Returns a document with its checked module.
  func schema(_ document: DocumentIdentifier) throws -> OpenSchema {
    guard let schema = OpenSchema(document.uri, in: workspace, shownExamples) else {
      throw ResponseError.invalidParameters("`\(document.uri.text)` is not open")
    }
    return schema
  }

  /// Returns the document of a request about a place. The example at the place is the one whose values are shown.
  mutating func schema(at place: PlaceParameters) throws -> OpenSchema {
    let schema = try schema(place.textDocument)
    noteCursor(at: schema.offset(of: place.position), in: schema)
    return schema
  }

  /// Whether something is to do while no message arrives.
  package var hasWork: Bool { phase == .running && (needsPublishing || needsTesting) }

  /// Does a part of the work that no message waits for: publishes diagnostics, or runs some examples.
  package mutating func work() {
    if needsPublishing {
      needsPublishing = false
      workspace.check()
      publishDiagnostics()
    } else if needsTesting, !workspace.testNext() {
      needsTesting = false
      workspace.review()
      publishDiagnostics()
      refreshExamples()
    }
  }
}
