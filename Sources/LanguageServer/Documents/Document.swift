/// A text that is open in the editor.
struct Document: Sendable {
  let uri: DocumentURI
  private(set) var version: Int
  private(set) var bytes: [UInt8]

  init(uri: DocumentURI, version: Int, text: String) {
    self.uri = uri
    self.version = version
    bytes = Array(text.utf8)
  }

  /// A replacement of a range, or of the whole text if there is no range.
  struct Change: Decodable {
    var range: PositionRange?
    var text: String
  }

  /// Applies changes, each to the result of the one before.
  mutating func apply(_ changes: [Change], version: Int, _ encoding: PositionEncoding) {
    self.version = version
    for change in changes {
      guard let range = change.range else {
        bytes = Array(change.text.utf8)
        continue
      }
      bytes.replaceSubrange(TextPositions(bytes, encoding).offsets(of: range), with: change.text.utf8)
    }
  }
}
