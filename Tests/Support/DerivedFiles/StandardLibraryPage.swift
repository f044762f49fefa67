import DocumentationPages
import Foundation

/// The documentation page of the standard library: each entry with its description and examples. Entries whose headings
/// follow each other, such as overloads, share them.
public struct StandardLibraryPage: Sendable {
  public struct Area: Sendable {
    public let title: String
    public fileprivate(set) var entries: [Entry] = []
  }

  public struct Entry: Sendable {
    public fileprivate(set) var signatures: [String]
    /// The paragraphs about the entry.
    public fileprivate(set) var text = ""
    /// Each is an expression and an expression with the same value, separated by `==`, or an expression that is true.
    public fileprivate(set) var examples: [String] = []

    /// The names in "*Reads locale, now*.", the end of the text.
    public var reads: [String] {
      guard text.hasSuffix("*."), let start = text.range(of: "*Reads ", options: .backwards) else { return [] }
      return text[start.upperBound...].dropLast(2).components(separatedBy: ", ")
    }
  }

  public private(set) var areas: [Area] = []

  public var entries: [Entry] { areas.flatMap(\.entries) }

  public init() throws {
    let file = DocumentationPage.root.appending(path: "Sources/vmgen/vmgen.docc/StandardLibrary.md")
    var isExample = false
    for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("```") {
        isExample = line != "```"
      } else if line.hasPrefix("## ") {
        areas.append(Area(title: String(line.dropFirst(3))))
      } else if line.hasPrefix("### `") {
        change { $0.add(String(line.dropFirst(5).dropLast())) }
      } else {
        change { area in
          guard let last = area.entries.indices.last else { return }
          if isExample { area.entries[last].examples.append(String(line)) } else { area.entries[last].text += line }
        }
      }
    }
    areas.removeAll(where: \.entries.isEmpty)
  }

  private mutating func change(_ update: (inout Area) -> Void) {
    if let last = areas.indices.last { update(&areas[last]) }
  }
}

extension StandardLibraryPage.Area {
  /// Adds a signature to the last entry if no text follows that one's signatures yet, otherwise an entry.
  fileprivate mutating func add(_ signature: String) {
    if let last = entries.indices.last, entries[last].text.isEmpty {
      entries[last].signatures.append(signature)
    } else {
      entries.append(StandardLibraryPage.Entry(signatures: [signature]))
    }
  }
}
