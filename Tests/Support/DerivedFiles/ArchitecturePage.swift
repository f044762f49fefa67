import DocumentationPages
import Foundation

/// Returns the page about the architecture, with the current line of each declaration that it names, such as
/// `` `Lexer` (SchemaSyntax/Lexer/Lexer.swift:6) ``.
func architecturePage() throws -> String {
  let page = DocumentationPage.root.appending(path: "Sources/vmgen/vmgen.docc/Architecture.md")
  var text = try String(contentsOf: page, encoding: .utf8)
  for station in text.matches(of: #/`(\w+)` \(([\w\/]+\.swift):\d+\)/#).reversed() {
    let line = try lineOfDeclaration(String(station.1), in: "Sources/\(station.2)")
    text.replaceSubrange(station.range, with: "`\(station.1)` (\(station.2):\(line))")
  }
  return text
}

/// A page names a declaration that its file does not contain.
struct MissingDeclaration: Error {
  let name: String
  let file: String
}

private func lineOfDeclaration(_ name: String, in file: String) throws -> Int {
  let text = try String(contentsOf: DocumentationPage.root.appending(path: file), encoding: .utf8)
  let declaration = try Regex("\\b(struct|class|enum|protocol|func) \(name)\\b")
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  guard let index = lines.firstIndex(where: { $0.contains(declaration) }) else {
    throw MissingDeclaration(name: name, file: file)
  }
  return index + 1
}
