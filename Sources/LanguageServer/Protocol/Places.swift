// Places in texts, and edits of texts, as the protocol writes them.

/// A line and a character, both counted from 0. How characters are counted depends on the ``PositionEncoding``.
package struct Position: Codable, Hashable, Comparable, Sendable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package static func < (one: Position, other: Position) -> Bool {
    (one.line, one.character) < (other.line, other.character)
  }
}

package struct PositionRange: Codable, Hashable, Sendable {
  package var start: Position
  package var end: Position
}

struct Location: Codable, Hashable {
  var uri: DocumentURI
  var range: PositionRange
}

struct TextEdit: Codable, Hashable {
  var range: PositionRange
  var newText: String
  /// The key of the annotation of the edit.
  var annotationId: String?
}

struct WorkspaceEdit: Encodable {
  /// What the client shows before it applies the edits that refer to it.
  struct Annotation: Encodable {
    var label: String
    var needsConfirmation = true
  }

  var documentChanges: [DocumentEdit]
  var changeAnnotations: [String: Annotation]?
}

struct DocumentEdit: Encodable {
  var textDocument: VersionedDocument
  var edits: [TextEdit]
}

/// A document, and the version of its text that an edit is for; nil for a text that is not open.
struct VersionedDocument: Encodable {
  var uri: DocumentURI
  var version: Int?

  private enum CodingKeys: CodingKey { case uri, version }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(uri, forKey: .uri)
    if let version {
      try container.encode(version, forKey: .version)
    } else {
      try container.encodeNil(forKey: .version)
    }
  }
}

struct MarkupContent: Encodable {
  var kind = "markdown"
  var value: String
}

// MARK: Parameters of requests

struct DocumentIdentifier: Decodable {
  var uri: DocumentURI
}

/// The parameters of a request about a document.
struct DocumentParameters: Decodable {
  var textDocument: DocumentIdentifier
}

/// The parameters of a request about a place in a document.
struct PlaceParameters: Decodable {
  var textDocument: DocumentIdentifier
  var position: Position
}

/// The parameters of a request about a part of a document.
struct RangeParameters: Decodable {
  var textDocument: DocumentIdentifier
  var range: PositionRange
}
