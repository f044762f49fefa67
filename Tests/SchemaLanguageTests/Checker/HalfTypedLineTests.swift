import Foundation
import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax

/// Tests that a line that is not complete hides no mistakes elsewhere, and causes none.
@Suite struct HalfTypedLineTests {
  /// A schema without one line that is cut off after a token; nil if it has no syntax error then.
  private struct CutSchema {
    var text: String
    var line: String
    /// What the parser reports.
    var diagnostics: [Diagnostic]

    /// - Parameter pick: Which cut of the line, from 0 to 1.
    init?(_ lines: [Substring], at index: Int, _ pick: Double) {
      let whole = String(lines[index])
      guard Self.isBalanced(whole), !whole.contains("\"\"\"") else {
        return nil
      }
      var lexer = Lexer(source(whole))
      lexer.run()
      let ends = lexer.tokens.dropLast(2).map { Int($0.upper) }
      guard !ends.isEmpty else { return nil }
      line = String(
        decoding: Array(whole.utf8)[..<ends[min(Int(Double(ends.count) * pick), ends.count - 1)]], as: UTF8.self)
      guard Self.isBalanced(line) else { return nil }
      var lines = lines
      lines[index] = Substring(line)
      text = lines.joined(separator: "\n")
      diagnostics = parseSchema(source(text)).diagnostics
      if diagnostics.allSatisfy({ $0.kind.severity == .warning }) { return nil }
    }

    private static func isBalanced(_ text: String) -> Bool {
      let (opening, closing) = (text.filter { $0 == "{" }, text.filter { $0 == "}" })
      return opening.count == closing.count
    }
  }

  /// The codes of unknown names, which the line may have declared before it was cut.
  private static let missingNames: Set<String> = ["VM0202", "VM0201"]

  /// The number is large enough that a new schema does not change the share. `VMGEN_MUTATIONS=15000` cuts more lines.
  @Test func aHalfTypedLineCausesFewOtherDiagnostics() {
    let rounds = ProcessInfo.processInfo.environment["VMGEN_MUTATIONS"].flatMap { Int($0) } ?? 6_000
    var random = Seeded(7)
    let schemas = repositorySchemas.filter { checked($0).diagnostics.isEmpty }
    var (count, others): (Int, [String]) = (0, [])
    for _ in 0..<rounds {
      let lines = random.pick(schemas).split(separator: "\n", omittingEmptySubsequences: false)
      guard let cut = CutSchema(lines, at: random.below(lines.count), Double(random.below(100)) / 100) else { continue }
      count += 1
      let ofParser = Set(cut.diagnostics.map { [$0.kind.code, "\($0.range)"] })
      for found in checked(cut.text).diagnostics where !Self.missingNames.contains(found.kind.code) {
        if ofParser.contains([found.kind.code, "\(found.range)"]) { continue }
        others.append("\(cut.line): \(found.message) [\(found.kind.code)]")
      }
    }
    #expect(count > rounds / 4)
    #expect(others.count < count / 30, "\(others.count) of \(count): \(others.joined(separator: "\n"))")
  }
}
