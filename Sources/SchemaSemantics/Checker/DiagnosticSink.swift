import VmgenSchemaSyntax

/// The diagnostics of one run, in the order in which the checkers report them.
final class DiagnosticSink {
  private(set) var diagnostics: [Diagnostic] = []
  /// The number of names that have been compared to find similar ones.
  private(set) var comparedNames: Int
  private let sources: [SourceFile.ID: SourceFile]
  private static let mostComparedNames = 100_000

  init(_ sources: [SourceFile.ID: SourceFile], comparedNames: Int = 0) {
    self.sources = sources
    self.comparedNames = comparedNames
  }

  func report(_ diagnostic: Diagnostic) { diagnostics.append(diagnostic) }

  /// Removes and returns the diagnostics after the first `count`.
  func take(after count: Int) -> [Diagnostic] {
    defer { diagnostics.removeLast(diagnostics.count - count) }
    return Array(diagnostics[count...])
  }

  func report(_ found: [Diagnostic]) { diagnostics += found }

  func add(comparedNames: Int) { self.comparedNames += comparedNames }

  /// Whether a run that compares more names can reach its limit.
  func isOverLimit(adding count: Int) -> Bool { comparedNames + count >= Self.mostComparedNames }

  /// Returns the source text of a range.
  func text(at range: SourceRange) -> String { sources[range.file]?.text(at: range) ?? "" }

  /// Returns at most three names similar to `name`, and none after a run has compared too many.
  ///
  /// Every search for similar names uses this function. Without the limit, the time for many unknown names among many
  /// candidates would be quadratic.
  func nearNames(to name: String, among candidates: () -> [String]) -> [String] {
    guard comparedNames < Self.mostComparedNames else { return [] }
    let candidates = candidates()
    comparedNames += candidates.count
    return VmgenSchemaSyntax.nearNames(to: name, among: candidates)
  }
}
