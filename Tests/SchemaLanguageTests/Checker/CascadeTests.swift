import Foundation
import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax

/// Tests that one cause is reported once: how many errors a schema has after one token was changed.
@Suite struct CascadeTests {
  /// One declaration with 100 uses can have 100 errors, so fewer mutations say little about the average.
  /// `VMGEN_MUTATIONS=15000` checks more of them.
  @Test func oneChangedTokenCausesFewErrors() {
    let rounds = ProcessInfo.processInfo.environment["VMGEN_MUTATIONS"].flatMap { Int($0) } ?? 3_000
    var mutations = SchemaMutations(of: repositorySchemas.filter { checked($0).diagnostics.isEmpty }, seed: 23)
    var (broken, errors) = (0, 0)
    for _ in 0..<rounds {
      let found = checked(mutations.next().text).diagnostics.filter { $0.kind.severity == .error }
      if !found.isEmpty { (broken, errors) = (broken + 1, errors + found.count) }
    }
    // Most mistakes cause one error. A name that is read in several places can cause one in each.
    let average = Double(errors) / Double(max(broken, 1))
    #expect(average < 1.5, "\(errors) errors in \(broken) schemas")
  }
}
