import Foundation
import RepoBrowserServices
import TerminalDriver
import Testing

/// Tests the lists of repositories and the search, in a pseudo-terminal.
@Suite struct ListProgramTests {
  private static let data = GitHubData(now: Date(timeIntervalSince1970: 0))

  private static func open(tab: String) async throws -> TerminalProgram {
    let program = try await BrowserProgram.startSignedIn()
    try await program.select(tab: tab)
    return program
  }

  /// Opens the chart and waits for its rows. The list of the tab before also has a selected row.
  private static func openChart() async throws -> TerminalProgram {
    let program = try await open(tab: "Discover")
    try await program.wait(until: "the chart shows") { $0.contains("Discover  Today") && $0.contains("▸") }
    return program
  }

  @Test func repositoriesAreSortedInSections() async throws {
    let program = try await Self.open(tab: "Repositories")
    let screen = try await program.wait(for: "─ A ─")
    #expect(screen.style(of: "─ A ─")?.color == 36)
    #expect(screen.line(with: "▸")?.contains("amber-") == true)
    try await program.type("]")
    try await program.wait(for: "─ B ─")
  }

  @Test func scrollingToTheEndLoadsAllPages() async throws {
    let count = Self.data.repositories(of: "ada").count
    let program = try await Self.open(tab: "Repositories")
    try await program.wait(for: "100 repositories")
    for page in stride(from: 200, through: count, by: 100) {
      try await program.press(.end)
      // The rows of a page can be the last visible ones, so that the next page is loaded at once.
      try await program.wait(until: "\(page) repositories show") { screen in
        stride(from: page, through: count, by: 100).contains { screen.contains(" \($0) repositories") }
      }
    }
    try await program.press(.home)
    let screen = try await program.wait(for: "─ A ─")
    #expect(screen.contains("▸"))
  }

  @Test func theFieldFindsRepositoriesOfThePerson() async throws {
    let program = try await Self.open(tab: "Repositories")
    try await program.wait(for: "─ A ─")
    try await program.type("/")
    try await program.type("zzz")
    try await program.wait(for: "No Results")
    try await program.press(.controlU)
    try await program.type("vivid")
    let screen = try await program.wait(for: "─ V ─")
    #expect(!screen.contains("─ A ─"))
  }

  @Test func theArrowKeysShowTheStarredRepositories() async throws {
    let first = Self.data.starredRepositories.prefix(100).map { "\($0.owner)/\($0.name)" }.min() ?? ""
    let program = try await Self.open(tab: "Repositories")
    try await program.wait(for: "─ A ─")
    try await program.press(.right)
    try await program.wait(for: first)
    try await program.press(.left)
    try await program.wait(for: "─ A ─")
  }

  @Test func aSearchShowsItsResultsAndAFailure() async throws {
    let program = try await Self.openChart()
    try await program.type("/")
    try await program.type("grace/")
    try await program.wait(for: "Results for grace/")
    let screen = try await program.wait(until: "results show") { $0.line(with: "▸")?.contains("grace/") == true }
    #expect(!screen.contains("This week"))
    try await program.press(.controlU)
    try await program.type("fail")
    try await program.wait(for: "Error 503")
    try await program.press(.controlU)
    try await program.wait(for: "This week")
  }

  @Test func anotherPeriodHasAnotherChart() async throws {
    let program = try await Self.openChart()
    let today = try await program.wait(for: "▸").line(with: "▸")
    try await program.press(.right)
    try await program.wait(until: "the chart of the week shows") { screen in
      screen.contains("Discover  This week") && screen.contains("▸") && screen.line(with: "▸") != today
    }
  }

  @Test func theChartCanBeLimitedToALanguage() async throws {
    let program = try await Self.openChart()
    try await program.type("l")
    let question = try await program.wait(for: "[ Objective-C ]")
    #expect(question.contains("[ Cancel ]") && question.contains("Esc cancel"))
    try await program.press(.down, .return)
    try await program.wait(until: "the chart of C shows") { screen in
      screen.contains("Discover  Today · C") && screen.line(with: "▸")?.contains(" C  ") == true
    }
  }

  @Test func escapeReturnsFromTheFieldToTheList() async throws {
    let program = try await Self.open(tab: "Repositories")
    try await program.wait(for: "s star")
    try await program.type("/")
    let typing = try await program.wait(for: "Esc list")
    #expect(!typing.contains("s star"))
    try await program.type("vivid")
    try await program.press(.escape)
    let screen = try await program.wait(for: "Esc clear")
    #expect(screen.contains("Find  vivid"))
    try await program.press(.escape)
    let cleared = try await program.waitForEnd(of: "Find  vivid")
    #expect(!cleared.contains("Esc clear"))
  }

  @Test func theNewsLoadMoreWhenScrolled() async throws {
    let program = try await BrowserProgram.startSignedIn()
    for _ in 0..<3 { try await program.press(.end) }
    try await program.wait(for: "Yesterday")
  }
}
