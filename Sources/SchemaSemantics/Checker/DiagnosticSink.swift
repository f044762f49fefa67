import VmgenSchemaSyntax

/// What the checkers of one run report, in the order that they report it.
final class DiagnosticSink {
  private(set) var diagnostics: [Diagnostic] = []
  /// How many names have been compared for likeness.
  private(set) var comparedNames = 0
  private let sources: [SourceFile.ID: SourceFile]
  private static let mostComparedNames = 100_000

  init(_ sources: [SourceFile.ID: SourceFile]) { self.sources = sources }

  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// The source at a range.
  func text(at range: SourceRange) -> String {
    guard let bytes = sources[range.file]?.bytes else { return "" }
    let lower = min(max(Int(range.lower), 0), bytes.count)
    let upper = min(max(Int(range.upper), lower), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }

  /// Returns at most three names similar to `name`, and none once a run has compared too many.
  ///
  /// Every search for near names goes through here: thousands of unknown names among thousands of candidates would take
  /// a time that grows with the square of their number.
  func nearNames(to name: String, among candidates: () -> [String]) -> [String] {
    guard comparedNames < Self.mostComparedNames else { return [] }
    let candidates = candidates()
    comparedNames += candidates.count
    return VmgenSchemaSyntax.nearNames(to: name, among: candidates)
  }
}
