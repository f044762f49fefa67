import Foundation

/// A documentation page, parsed for its code blocks.
public struct DocumentationPage: Sendable {
  /// A fenced block of code.
  public struct Block: Hashable, Sendable {
    public enum Kind: Sendable {
      case schema, swift
    }

    /// The words of the block's heading, and a number from the second block under the same heading on: `Edit`, `Edit2`.
    public let name: String
    public let text: String

    /// Whether the block is a schema or Swift. Both are fenced as `swift` so that websites highlight them, but only a
    /// schema contains its keywords.
    public var kind: Kind {
      let isSchema = text.split(separator: "\n").contains { line in
        ["model ", "viewmodel ", "service ", "services ", "router ", "error "].contains { line.hasPrefix($0) }
      }
      return isSchema ? .schema : .swift
    }
  }

  public let blocks: [Block]

  /// - Parameter path: The page's path, relative to the package's folder.
  public init(at path: String) throws {
    self.init(text: try String(contentsOf: Self.root.appending(path: path), encoding: .utf8))
  }

  init(text: String) {
    var blocks: [Block] = []
    var heading = ""
    var open: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```swift" {
        open = []
      } else if line == "```", let lines = open {
        let known = blocks.count { $0.name.trimmingSuffix(while: \.isNumber) == heading }
        blocks.append(
          Block(name: known == 0 ? heading : "\(heading)\(known + 1)", text: lines.joined(separator: "\n") + "\n"))
        open = nil
      } else if open != nil {
        open?.append(line)
      } else if line.hasPrefix("#") {
        let words = line.drop { $0 == "#" || $0 == " " }.split(separator: " ")
        heading = words.map { $0.capitalized }.joined().filter(\.isLetter)
      }
    }
    self.blocks = blocks
  }

  /// The package's folder.
  public static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
}

extension String {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
    var rest = self[...]
    while let last = rest.last, predicate(last) { rest.removeLast() }
    return rest
  }
}
