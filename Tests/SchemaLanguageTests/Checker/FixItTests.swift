import Foundation
import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax

/// Tests that following a diagnostic helps: each fix-it removes its diagnostic and causes no other error in its place.
@Suite struct FixItTests {
  @Test func everyFixItOfTheMistakesOfTheRepositoryRemovesItsDiagnostic() {
    var followed = 0
    for schema in mistakenSchemas {
      let result = brokenFixIts(in: schema.text, schema.origin, checksLine: true)
      followed += result.followed
      for broken in result.broken { Issue.record("\(broken)") }
    }

    #expect(followed > 100)
  }

  /// `VMGEN_MUTATIONS=5000` runs more mutations, and `VMGEN_MUTATION_SEED=3` runs others.
  @Test func everyFixItOfAMutatedSchemaRemovesItsDiagnostic() throws {
    let rounds = Self.number("VMGEN_MUTATIONS") ?? 1_000
    let seed = Self.number("VMGEN_MUTATION_SEED") ?? 17
    var mutations = SchemaMutations(of: repositorySchemas.filter { checked($0).diagnostics.isEmpty }, seed: seed)
    var followed = 0
    for _ in 0..<rounds {
      let mutation = mutations.next()
      let result = brokenFixIts(in: mutation.text, mutation.description)
      followed += result.followed
      for broken in result.broken { Issue.record("\(broken)") }
    }

    #expect(followed > rounds / 20)
  }

  private static func number(_ variable: String) -> Int? {
    ProcessInfo.processInfo.environment[variable].flatMap { Int($0) }
  }
}

/// Tests helps that name code, but have no fix-it.
@Suite struct ProseHelpTests {
  /// Why a help that names code cannot be applied mechanically.
  enum Reason: String, CaseIterable {
    case placeholder = "names a value that only the developer knows"
    case elsewhere = "changes another place"
    case choice = "offers several ways"
    case form = "shows a form of which the written code has only a part"
  }

  /// This number may fall, but not rise: a new help that names code is a `Suggestion`, or is listed with its reason.
  static let mostForms = 126

  @Test func eachHelpThatNamesCodeIsAFixItOrHasAReason() throws {
    var found: [Reason: Set<String>] = [:]
    for schema in mistakenSchemas {
      for diagnostic in checked(schema.text).diagnostics where diagnostic.fixIt == nil {
        guard let help = diagnostic.helpText, help.contains("`") else { continue }
        guard help.contains(/\b(write|add|declare|use|call|remove|return|create|put|match)\b[^`]*`/) else { continue }
        let kind = diagnostic.kind
        found[reason(help), default: []].insert(kind.help == nil ? "\(kind.code) \(help)" : kind.code)
      }
    }
    #expect(found[.form]?.count ?? 0 <= Self.mostForms, "\(found[.form]?.sorted() ?? [])")
  }

  private func reason(_ help: String) -> Reason {
    if help.contains("…") || help.contains(/\{[a-z]+\}/) { return .placeholder }
    if help.contains(/\b(declare|add|rename|move|create)\b/) { return .elsewhere }
    if help.contains(" or ") { return .choice }
    return .form
  }
}
