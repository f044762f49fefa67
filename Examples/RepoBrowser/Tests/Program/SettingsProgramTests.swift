import TerminalDriver
import Testing

/// Tests the settings and the simulated failures, in a pseudo-terminal.
@Suite struct SettingsProgramTests {
  private static func openSettings() async throws -> TerminalProgram {
    let program = try await BrowserProgram.startSignedIn()
    try await program.select(tab: "Profile")
    try await program.wait(for: "followers")
    try await program.type("e")
    try await program.wait(for: "Version 2.1.1")
    return program
  }

  @Test func leavingWithChangesAsksFirst() async throws {
    let program = try await Self.openSettings()
    try await program.type(" ")
    try await program.wait(for: "Edited")
    try await program.press(.escape)
    try await program.wait(for: "Discard your changes?")
    try await program.press(.tab, .return)
    try await program.waitForEnd(of: "Discard your changes?")
    try await program.press(.escape)
    try await program.wait(for: "Discard your changes?")
    try await program.press(.return)
    try await program.wait(for: "followers")
  }

  @Test func discardedChangesDoNotReturn() async throws {
    let program = try await Self.openSettings()
    try await program.type(" ")
    try await program.wait(for: "Edited")
    try await program.select(tab: "News")
    try await program.wait(for: "Discard your changes?")
    try await program.press(.return)
    try await program.wait(for: "minutes ago")
    try await program.select(tab: "Profile")
    let screen = try await program.wait(for: "[✓] Show the owners")
    #expect(!screen.contains("Edited"))
  }

  @Test func savingReturnsToTheProfileWithoutAQuestion() async throws {
    let program = try await Self.openSettings()
    try await program.type(" ")
    try await program.wait(for: "Edited")
    try await program.press(.tab, .tab, .return)
    try await program.wait(for: "followers")
    try await program.type("e")
    try await program.wait(for: "[ ] Show the owners")
  }

  @Test func withoutANetworkTheRowsStayAndTheErrorIsShown() async throws {
    let program = try await Self.openSettings()
    try await program.press(.tab, .tab)
    try await program.type(" ")
    try await program.wait(for: "[✓] Be offline")
    try await program.select(tab: "News")
    try await program.wait(for: "minutes ago")
    try await program.type("r")
    try await program.press(.end)
    let screen = try await program.wait(for: "You appear to be offline")
    #expect(screen.contains("ago"))
    try await program.select(tab: "Discover")
    try await program.wait(for: "You appear to be offline")
  }

  @Test func anExpiredSignInLeadsToTheLoginAfterAConfirmation() async throws {
    let program = try await Self.openSettings()
    try await program.press(.tab, .tab, .tab)
    try await program.type(" ")
    try await program.wait(for: "[✓] Let the sign-in expire")
    try await program.press(.escape)
    try await program.wait(for: "followers")
    try await program.type("r")
    try await program.wait(for: "Sign in again?")
    try await program.press(.escape)
    try await program.waitForEnd(of: "Sign in again?")
    try await program.select(tab: "News")
    try await program.wait(for: "minutes ago")
    try await program.type("r")
    try await program.wait(for: "Sign in again?")
    try await program.press(.return)
    try await program.wait(for: "Username  ada")
  }

  @Test func everySizeCanBeDrawn() async throws {
    let program = try await BrowserProgram.startSignedIn()
    for size in [(20, 5), (40, 10), (132, 50), (60, 16)] {
      await program.resize(to: ScreenSize(columns: size.0, rows: size.1))
      try await program.wait(until: "the size is \(size)") { $0.lines[1].count == size.0 && $0.contains("News") }
    }
    #expect(await program.unknownSequences == [])
  }
}
