import DocumentationPages
import Foundation

extension DerivedFiles {
  /// Returns Swift code that contains the files of `Templates`, so that the tool is a single executable.
  static func embeddedTemplates() throws -> String {
    let folder = DocumentationPage.root.appending(path: "Templates")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".mustache") }.sorted()
    var text = """
      // The files of Templates/, for a tool that is one executable. Written by .ci/regenerate.

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
    return text + "]\n"
  }
}
