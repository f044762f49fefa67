import Foundation
import RepoBrowserExample
import RepoBrowserServices
import TerminalDriver
import Testing

/// Tests the stars in lists, in a pseudo-terminal.
@Suite struct StarProgramTests {
  private static let data = GitHubData(now: Date(timeIntervalSince1970: 0))

  /// Shows the repositories of Ada with only one row: the first one that satisfies a condition.
  private static func find(where isFound: (Repository) -> Bool) async throws -> TerminalProgram {
    let found = data.repositories(of: "ada").prefix(100).first { isFound($0) }
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
    let before = try await program.wait(for: "100 stars")
    #expect(!before.contains("u undo"))
    try await program.type("s")
    let removed = try await program.wait(for: "99 stars")
    #expect(removed.contains("u undo"))
    #expect(removed.line(with: "▸") != before.line(with: "▸"))
    try await program.type("u")
    let restored = try await program.wait(for: "100 stars")
    let row = before.line(with: "▸")?.replacing("▸", with: " ").prefix(60)
    #expect(restored.lines.contains { $0.prefix(60) == row })
    #expect(!restored.contains("u undo"))
  }
}
