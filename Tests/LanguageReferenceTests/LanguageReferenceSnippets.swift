import Foundation
import Testing

/// Every block of the language reference is a schema of this target: it is checked, generated, compiled and run.
@Suite struct LanguageReferenceSnippets {
  @Test func `the schemas are the blocks of the reference`() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let page = folder.appending(path: "../../Sources/SchemaLanguage/SchemaLanguage.docc/LanguageReference.md")
    let schemas = Self.blocks(in: try String(contentsOf: page.standardizedFileURL, encoding: .utf8))
    #expect(schemas.count > 8)

    let schemaFolder = folder.appending(path: "Schemas")
    try? FileManager.default.createDirectory(at: schemaFolder, withIntermediateDirectories: true)
    let names = schemas.map(\.name)
    for stray in try FileManager.default.contentsOfDirectory(atPath: schemaFolder.path) where !names.contains(stray) {
      Issue.record("Schemas/\(stray) is in the reference no more: remove it")
    }
    for (name, text) in schemas {
      let file = schemaFolder.appending(path: name)
      if (try? String(contentsOf: file, encoding: .utf8)) != text {
        try text.write(to: file, atomically: true, encoding: .utf8)
        Issue.record("Schemas/\(name) was not the reference's: recorded anew, generate again")
      }
    }
  }

  /// The fenced blocks, each named after its heading.
  private static func blocks(in page: String) -> [(name: String, text: String)] {
    var blocks: [(name: String, text: String)] = []
    var heading = ""
    var open: [Substring]?
    for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```swift" {
        open = []
      } else if line == "```", let lines = open {
        let name = heading.filter { $0.isLetter }
        let count = blocks.count { $0.name.hasPrefix(name) }
        blocks.append(("\(name)\(count == 0 ? "" : "\(count + 1)").vmodel", lines.joined(separator: "\n") + "\n"))
        open = nil
      } else if open != nil {
        open?.append(line)
      } else if line.hasPrefix("#") {
        heading = line.drop { $0 == "#" || $0 == " " }.split(separator: " ").map { $0.capitalized }.joined()
      }
    }
    return blocks
  }
}
