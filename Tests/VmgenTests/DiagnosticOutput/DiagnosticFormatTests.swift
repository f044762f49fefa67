import Snapshots
import Testing
import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

@testable import VmgenProjectGeneration
@testable import vmgen

@Suite struct DiagnosticFormatTests {
  @Test(arguments: DiagnosticFormat.allCases)
  func eachFormatMatchesItsSnapshot(format: DiagnosticFormat) throws {
    var text = format.text(of: SampleReport.make(), palette: .plain)
    // Absolute paths depend on the machine.
    text = text.split(separator: CurrentFolder.path, omittingEmptySubsequences: false).joined(separator: "<folder>")
    try expectSnapshot(text, "diagnostics-\(format.rawValue)")
  }

  @Test func prettyFormatIsColoredOnRequest() throws {
    let text = DiagnosticFormat.pretty.text(of: SampleReport.make(), palette: Palette(isColored: true))
    try expectSnapshot(
      text.split(separator: "\u{1B}", omittingEmptySubsequences: false).joined(separator: "␛"), "color")
  }

  @Test func xcodeHasOneLineForEachDiagnosticNoteAndFixIt() {
    let report = SampleReport.make()
    let lines = DiagnosticFormat.xcode.text(of: report, palette: .plain).split(separator: "\n")
    let notes = report.diagnostics.flatMap(\.labels).count + report.diagnostics.count { $0.fixIt != nil }
    #expect(lines.count == report.diagnostics.count + notes)
    #expect(lines.allSatisfy { $0.hasPrefix("/") })
  }

  @Test(arguments: [DiagnosticFormat.json, .sarif])
  func machineFormatsAreJSONEvenWithoutDiagnostics(format: DiagnosticFormat) throws {
    _ = try MustacheValue(json: format.text(of: SampleReport.make(), palette: .plain))
    _ = try MustacheValue(json: format.text(of: Report(), palette: .plain))
  }

  @Test(arguments: [DiagnosticFormat.pretty, .xcode, .github])
  func noDiagnosticsProduceNoOutput(format: DiagnosticFormat) {
    #expect(format.text(of: Report(), palette: .plain).isEmpty)
  }

  @Test func jsonOffsetsAreInBytes() throws {
    let json = try MustacheValue(json: DiagnosticFormat.json.text(of: SampleReport.make(), palette: .plain))
    guard case .list(let items) = json else { return #expect(Bool(false)) }
    for (item, diagnostic) in zip(items, SampleReport.make().diagnostics) where item["place"]?["start"] != .null {
      #expect(item["place"]?["start"]?["offset"] == .int(Int(diagnostic.range.lower)))
      #expect(item["place"]?["end"]?["offset"] == .int(Int(diagnostic.range.upper)))
    }
  }

  @Test func noControlCharacterOfASchemaReachesTheTerminal() {
    var report = Report()
    let bytes: [UInt8] = Array("let \u{1B}[31m\u{202E}x\u{7}\u{2028}".utf8) + [0xFF, 0x00]
    let file = report.addFile(path: "a\nb.vmodel", bytes: bytes)
    report.add(Diagnostic(SampleReport.kind("VM0101", "no `a\nb\u{1B}[0m`"), at: file.range(4, 6)))
    let text = DiagnosticFormat.pretty.text(of: report, palette: .plain)
    #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !($0.properties.generalCategory == .control) })
    #expect(!text.unicodeScalars.contains("\u{202E}"))
  }

  @Test func aNameOfAMillionLettersIsTruncated() {
    var report = Report()
    let name = String(repeating: "n", count: 1_000_000)
    let file = report.addFile(path: "A.vmodel", bytes: Array("model \(name) {}".utf8))
    report.add(Diagnostic(SampleReport.kind("VM0201", "there is no type `\(name)`"), at: file.range(6, 1_000_006)))
    for format in [DiagnosticFormat.pretty, .xcode, .github] {
      #expect(format.text(of: report, palette: .plain).utf8.count < 2_000)
    }
  }
}
