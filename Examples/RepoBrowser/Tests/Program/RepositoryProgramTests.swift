import Foundation
import RepoBrowserExample
import RepoBrowserServices
import TerminalDriver
import Testing

/// Tests a repository and its branch picker, in a pseudo-terminal.
@Suite struct RepositoryProgramTests {
  private static let data = GitHubData(now: Date(timeIntervalSince1970: 0))

  /// Opens a repository of Chris by its link.
  private static func open(where isOpened: (Repository) -> Bool) async throws -> (TerminalProgram, Repository) {
    let found = data.repositories(of: "chris").first { isOpened($0) }
    let repository = try #require(found)
    let program = try await BrowserProgram.startSignedIn(
      ["/repositories/chris/\(repository.name)"], until: "Esc back")
    return (program, repository)
  }

  @Test func aLinkOpensARepository() async throws {
    let (program, repository) = try await Self.open { !$0.name.hasPrefix("haunted") }
    let screen = try await program.wait(for: "## Features")
    #expect(screen.lines.first == " ‹ \(repository.name)  chris")
    try await program.press(.escape)
    try await program.wait(for: "minutes ago")
  }

  @Test func theBranchPickerReturnsABranch() async throws {
    let (program, _) = try await Self.open { $0.defaultBranch == "main" && !$0.name.hasPrefix("haunted") }
    try await program.wait(for: "the text of main.")
    try await program.type("b")
    try await program.wait(for: "1.0.0")
    try await program.type("1.0")
    try await program.waitForEnd(of: "● main")
    try await program.press(.return)
    let screen = try await program.wait(for: "the text of 1.0.0.")
    #expect(screen.contains("At 1.0.0"))
  }

  @Test func closingTheBranchPickerKeepsTheBranch() async throws {
    let (program, _) = try await Self.open { $0.defaultBranch == "main" && !$0.name.hasPrefix("haunted") }
    try await program.wait(for: "the text of main.")
    try await program.type("b")
    try await program.wait(for: "● main")
    try await program.press(.escape)
    let screen = try await program.waitForEnd(of: "● main")
    #expect(screen.contains("the text of main."))
  }

  @Test func aREADMEThatCannotBeLoadedShowsAnError() async throws {
    let (program, _) = try await Self.open { $0.name.hasPrefix("haunted") }
    try await program.wait(for: "Error 500")
  }

  @Test func aStarIsShownAndCounted() async throws {
    let (program, _) = try await Self.open { !$0.isStarred && $0.starCount == 0 && !$0.name.hasPrefix("Frozen") }
    try await program.wait(for: "0 stars")
    try await program.type("s")
    let screen = try await program.wait(for: "1 star ")
    #expect(screen.contains("s unstar"))
  }

  @Test func aStarThatCannotBeChangedIsTakenBack() async throws {
    let (program, _) = try await Self.open { !$0.isStarred && $0.name.hasPrefix("Frozen") }
    try await program.wait(for: "s star")
    try await program.type("s")
    try await program.wait(for: "Error 500")
    try await program.press(.down)
    try await program.wait(for: "s star")
  }
}
