import Foundation
import Testing

@testable import VmgenCodeGeneration

/// `Templates/*.mustache` and their copy in the tool are the same. After an edit of a template, `VMGEN_RECORD=1 swift test
/// --filter EmbeddedTemplates` writes the copy anew.
@Suite struct EmbeddedTemplatesTests {
  @Test func embeddedTemplatesEqualTheFiles() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..").standardizedFileURL
    let folder = root.appending(path: "Templates")
    let copy = root.appending(path: "Sources/CodeGeneration/EmbeddedTemplates.swift")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".mustache") }.sorted()
    var text = """
      // The files of Templates/, for a tool that is one executable. Made by the test EmbeddedTemplatesTests.

      /// The tool's templates by name.
      let embeddedTemplates: [(name: String, text: String)] = [

      """
    for file in files {
      let body = try String(contentsOf: folder.appending(path: file), encoding: .utf8)
      text += "  (\n    \"\(file.dropLast(9))\",\n    ##\"\"\"\n"
      text += body.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
      text += "\n\n    \"\"\"##\n  ),\n"
    }
    text += "]\n"
    if ProcessInfo.processInfo.environment["VMGEN_RECORD"] != nil {
      try text.write(to: copy, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: copy, encoding: .utf8) == text)
  }
}
