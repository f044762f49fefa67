import Foundation
import VmgenProjectGeneration

/// The identity of a document: the address of a file.
///
/// Clients write the same address with different escapes, so two addresses are equal if their paths are.
package struct DocumentURI: Hashable, Codable, Sendable {
  /// The absolute path of the file, or the whole address if it is none of a file.
  package let path: String

  package init(path: String) { self.path = path }

  package init(_ text: String) {
    let prefix = "file://"
    guard text.lowercased().hasPrefix(prefix) else {
      path = text
      return
    }
    let rest = text.dropFirst(prefix.count)
    let encoded = rest.firstIndex(of: "/").map { rest[$0...] } ?? rest
    path = String(encoded).removingPercentEncoding ?? String(encoded)
  }

  package init(from decoder: any Decoder) throws {
    self.init(try decoder.singleValueContainer().decode(String.self))
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(text)
  }

  /// Whether the document is a file.
  package var isFile: Bool { path.hasPrefix("/") }

  /// The path without a slash at the end, as that of a folder.
  var folder: String { Path.normalized(path) }

  package var text: String {
    guard isFile else { return path }
    let allowed = CharacterSet(charactersIn: "/-._~").union(.asciiAlphanumerics)
    return "file://" + (path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path)
  }
}

extension CharacterSet {
  fileprivate static let asciiAlphanumerics = CharacterSet(charactersIn: "a"..."z")
    .union(CharacterSet(charactersIn: "A"..."Z")).union(CharacterSet(charactersIn: "0"..."9"))
}
