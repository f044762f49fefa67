import DocumentationPages
import Foundation
import Testing

/// Compiles and runs the code blocks of the README and of the runtime's pages, which `.ci/regenerate` copies to this target.
/// `StandInTests` type-checks the blocks that use Apple's frameworks.
@Suite struct DocumentationSnippets {
  @Test func generatedCodeContainsTheOutlinedDeclarations() throws {
    let folder = DocumentationPage.root.appending(path: "Tests/DocumentationTests/Generated")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let generated = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    for (name, lines) in try DocumentationProgram().outlines {
      for line in lines where !generated.contains(line) {
        Issue.record("\(name): no generated file contains `\(line)`")
      }
    }
  }

  @Test func theQuotedFilesContainTheQuotations() throws {
    for (path, quotation) in try DocumentationProgram().quotations {
      let file = try String(contentsOf: DocumentationPage.root.appending(path: path), encoding: .utf8)
      // The indentation may differ.
      let lines = file.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
      for line in quotation.split(separator: "\n") where !lines.contains(line.drop(while: \.isWhitespace)) {
        Issue.record("\(path): the file does not contain `\(line)`")
      }
    }
  }
}
