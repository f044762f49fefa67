import Foundation
import RepoBrowserExample
import RepoBrowserServices
import TerminalDriver
import Testing

/// Tests the stars in lists, in a pseudo-terminal.
@Suite struct StarProgramTests {
  private static let data = GitHubData(now: Date(timeIntervalSince1970: 0))

  /// Shows the repositories of Ada with only one row: the first one that satisfies a condition, and whose name is not a
  /// part of another name.
  private static func find(where isFound: (Repository) -> Bool) async throws -> TerminalProgram {
    let all = data.repositories(of: "ada")
    let found = all.first { candidate in
      isFound(candidate) && all.count { $0.name.localizedStandardContains(candidate.name) } == 1
    }
    let repository = try #require(found)
    let program = try await BrowserProgram.startSignedIn()
    try await program.select(tab: "Repositories")
    try await program.wait(for: "─ A ─")
    try await program.type("/")
    try await program.type(repository.name)
    try await program.wait(for: "1 repository")
    try await program.press(.return)
    try await program.wait(for: "s star")
    return program
  }

  private static func isOrdinary(_ repository: Repository) -> Bool {
    !repository.isStarred && !repository.name.hasPrefix("Frozen")
  }

  @Test func aStarIsShownInItsRowAndInTheDetails() async throws {
    let program = try await Self.find(where: Self.isOrdinary)
    try await program.type("s")
    try await program.wait(until: "the row has a star") { $0.line(with: "▸")?.contains("★") == true }
    try await program.press(.return)
    try await program.wait(for: "s unstar")
  }

  @Test func aStarInTheDetailsIsShownInTheRow() async throws {
    let program = try await Self.find(where: Self.isOrdinary)
    try await program.press(.return)
    try await program.wait(for: "## Features")
    try await program.type("s")
    try await program.wait(for: "s unstar")
    try await program.press(.escape)
    try await program.wait(until: "the row has a star") { $0.line(with: "▸")?.contains("★") == true }
  }

  @Test func aStarThatGitHubRefusesIsTakenBack() async throws {
    let program = try await Self.find { !$0.isStarred && $0.name.hasPrefix("Frozen") }
    try await program.type("s")
    try await program.wait(until: "an error and no star show") { screen in
      screen.contains("Error 500") && screen.line(with: "▸")?.contains("☆") == true
    }
  }

  @Test func aRemovedStarCanBeRestored() async throws {
    let program = try await BrowserProgram.startSignedIn()
    try await program.select(tab: "Repositories")
    try await program.wait(for: "─ A ─")
    try await program.press(.right)
    // A row can be restored for five seconds, which a busy machine can exceed.
    for count in stride(from: 100, to: 90, by: -1) {
      let before = try await program.wait(for: " \(count) stars")
      try await program.type("s")
      let removed = try await program.wait(for: " \(count - 1) stars")
      #expect(removed.line(with: "▸") != before.line(with: "▸"))
      try await program.type("u")
      let restored = try await program.waitForEnd(of: "u undo")
      guard restored.contains(" \(count) stars") else { continue }
      let row = before.line(with: "▸")?.replacing("▸", with: " ").prefix(60)
      return #expect(restored.lines.contains { $0.prefix(60) == row })
    }
    Issue.record("no row was restored")
  }
}
