import Foundation

/// A link of a page to a file of the repository, outside of code blocks.
public struct PageLink: Sendable {
  /// The target's path, relative to the package's folder.
  public let path: String
  /// The anchor of a heading on GitHub.
  public let anchor: String?

  /// Returns the links of the page at `page`.
  public static func all(in text: String, of page: String) -> [PageLink] {
    var links: [PageLink] = []
    _ = replacing(in: text, of: page) { link in
      links.append(link)
      return nil
    }
    return links
  }

  /// Returns the text of the page at `page` with other destinations of its links to files. A destination that is nil
  /// stays as it is.
  static func replacing(in text: String, of page: String, with destination: (PageLink) -> String?) -> String {
    var isCode = false
    let folder = URL(filePath: "/\(page)").deletingLastPathComponent()
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
      if isCode { return String(line) }
      return String(line).replacing(#/\]\((?![a-z]+:)([^()#\s]*)(?:#([^()\s]+))?\)/#) { match in
        let file = match.1.isEmpty ? page : folder.appending(path: String(match.1)).standardizedFileURL.path
        let path = file.hasPrefix("/") ? String(file.dropFirst()) : file
        return destination(PageLink(path: path, anchor: match.2.map(String.init))).map { "](\($0))" } ?? String(match.0)
      }
    }.joined(separator: "\n")
  }
}
