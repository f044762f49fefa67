import DocumentationPages
import Foundation
import Testing

/// The code in the README and in the runtime's pages is this target: its schemas are checked and generated, its examples and its
/// tests run. What uses Apple's frameworks is type-checked elsewhere, against stand-ins.
/// `.ci/regenerate` copies the code from the pages.
@Suite struct DocumentationSnippets {
  @Test func `what is shown in outline is generated`() throws {
    let folder = DocumentationPage.root.appending(path: "Tests/DocumentationTests/Generated")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    let generated = try files.map { try String(contentsOf: $0, encoding: .utf8) }.joined()
    for (name, lines) in try LivingPages().outlines {
      for line in lines where !generated.contains(line) { Issue.record("\(name): nothing generated says `\(line)`") }
    }
  }

  @Test func `what is quoted of an example stands in it`() throws {
    for (path, quotation) in try LivingPages().quotations {
      let file = try String(contentsOf: DocumentationPage.root.appending(path: path), encoding: .utf8)
      // However far it is indented there.
      let lines = file.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
      for line in quotation.split(separator: "\n") where !lines.contains(line.drop(while: \.isWhitespace)) {
        Issue.record("\(path): nothing there says `\(line)`")
      }
    }
  }
}
