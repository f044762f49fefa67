import DocumentationPages
import Foundation
import Testing

@testable import VmgenSwiftGeneration

/// Compares code blocks that show parts of files with the files. `PageTests` compiles and runs the other blocks, and
/// `StandInTests` type-checks those that use Apple's frameworks.
@Suite struct DocumentationTests {
  @Test func generatedCodeContainsTheOutlinedDeclarations() throws {
    let pages = try DocumentationProgram()
    let generated = try Generation.files(
      pages.schemas.map { (path: $0.key, text: $0.value) }, GenerationOptions(layers: [.model, .viewModel, .binding])
    ).map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    for (name, lines) in pages.outlines {
      for line in lines where !generated.contains(line) {
        Issue.record("\(name): no generated file contains `\(line)`")
      }
    }
  }

  @Test func theQuotedFilesContainTheQuotations() throws {
    for (path, quotation) in try DocumentationProgram().quotations {
      let file = try RepositoryFiles.text(at: path)
      // The indentation may differ.
      let lines = file.split(separator: "\n").map { $0.drop(while: \.isWhitespace) }
      for line in quotation.split(separator: "\n") where !lines.contains(line.drop(while: \.isWhitespace)) {
        Issue.record("\(path): the file does not contain `\(line)`")
      }
    }
  }
}
