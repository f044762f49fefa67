import VmgenMustache
import VmgenProjectGeneration
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// Diagnostics as a SARIF 2.1.0 log. Diagnostic kinds are rules, and fix-its are fixes.
struct SARIFFormat {
  private var excerpts: SourceExcerpts

  init(_ report: Report) { excerpts = SourceExcerpts(report) }

  func text() -> String {
    var format = self
    var kinds: [DiagnosticKind] = []
    for diagnostic in excerpts.report.diagnostics where !kinds.contains(where: { $0.code == diagnostic.kind.code }) {
      kinds.append(diagnostic.kind)
    }
    kinds.sort { $0.code < $1.code }
    let results = excerpts.report.diagnostics.map { format.result($0, kinds) }
    let driver: MustacheValue = [
      "name": "vmgen", "version": .string(ReleaseVersion.current), "rules": .list(kinds.map(Self.rule)),
    ]
    let run: MustacheValue = [
      "tool": ["driver": driver], "columnKind": "unicodeCodePoints", "results": .list(results),
    ]
    let log: MustacheValue = [
      "$schema": "https://json.schemastore.org/sarif-2.1.0.json", "version": "2.1.0", "runs": [run],
    ]
    return log.json + "\n"
  }

  private static func rule(_ kind: DiagnosticKind) -> MustacheValue {
    let explanation =
      DiagnosticExplanation.explanation(of: kind.code) ?? DiagnosticExplanation(of: kind, kind.message)
    return [
      "id": .string(kind.code),
      // The wording of a rule has placeholders, because it depends on no schema.
      "shortDescription": ["text": .string(explanation.kind.message)],
      "fullDescription": ["text": .string(explanation.text)],
      "help": ["text": .string(explanation.text), "markdown": .string(explanation.page)],
      "defaultConfiguration": ["level": .string(kind.severity.rawValue)],
    ]
  }

  private mutating func result(_ diagnostic: Diagnostic, _ kinds: [DiagnosticKind]) -> MustacheValue {
    let message = [diagnostic.message, diagnostic.helpText].compactMap { $0 }.joined(separator: "\n")
    var related: [MustacheValue] = []
    for (index, label) in diagnostic.labels.enumerated() {
      related.append([
        "id": .int(index + 1), "physicalLocation": physical(label.range), "message": ["text": .string(label.text)],
      ])
    }
    var result: MustacheObject = [
      "ruleId": .string(diagnostic.kind.code),
      "ruleIndex": .int(kinds.firstIndex { $0.code == diagnostic.kind.code } ?? 0),
      "level": .string(diagnostic.kind.severity.rawValue),
      "message": ["text": .string(message)],
      "locations": [["physicalLocation": physical(diagnostic.range)]],
    ]
    if !related.isEmpty { result["relatedLocations"] = .list(related) }
    if let fixIt = diagnostic.fixIt { result["fixes"] = [fix(fixIt, diagnostic)] }
    return .object(result)
  }

  private mutating func fix(_ fixIt: Diagnostic.FixIt, _ diagnostic: Diagnostic) -> MustacheValue {
    let replacement: MustacheValue = [
      "deletedRegion": region(fixIt.range) ?? .null, "insertedContent": ["text": .string(fixIt.replacement)],
    ]
    return [
      "description": ["text": .string(diagnostic.helpText ?? "Apply this change")],
      "artifactChanges": [["artifactLocation": artifact(fixIt.range), "replacements": [replacement]]],
    ]
  }

  private mutating func physical(_ range: SourceRange) -> MustacheValue {
    var location: MustacheObject = ["artifactLocation": artifact(range)]
    location["region"] = region(range)
    return .object(location)
  }

  private func artifact(_ range: SourceRange) -> MustacheValue {
    let path = excerpts.report.file(of: range)?.path ?? ""
    let relative = CurrentFolder.fromWorkspace(path)
    return ["uri": .string((Path.isAbsolute(relative) ? "file://" : "") + Self.percentEncoded(relative))]
  }

  private mutating func region(_ range: SourceRange) -> MustacheValue? {
    guard let (start, end) = excerpts.scalarLocations(of: range) else { return nil }
    return [
      "startLine": .int(start.line), "startColumn": .int(start.column), "endLine": .int(end.line),
      "endColumn": .int(end.column),
    ]
  }

  /// Returns the path with percent encoding, as in a URI.
  private static func percentEncoded(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "_"), UInt8(ascii: "~"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.count == 1 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return result
  }
}
