import TerminalDriver
import Testing

/// Tests signing in, in a pseudo-terminal.
@Suite struct LoginProgramTests {
  @Test func aOneTimePasswordOpensTheNews() async throws {
    let program = try await BrowserProgram.startSignedIn()
    let screen = try await program.wait(for: "r refresh")
    #expect(screen.lines.first == " News")
    #expect(await program.unknownSequences == [])
  }

  @Test func aWrongPasswordIsReported() async throws {
    let program = try BrowserProgram.start()
    try await program.wait(for: "Username")
    try await program.type("ada")
    try await program.press(.tab)
    try await program.type("wrong")
    try await program.press(.return)
    let screen = try await program.wait(for: "Incorrect username or password")
    #expect(screen.style(of: "Incorrect username or password")?.color == 31)
  }

  @Test func signingOutReturnsToTheLogin() async throws {
    let program = try await BrowserProgram.startSignedIn()
    try await program.select(tab: "Profile")
    try await program.wait(for: "followers")
    try await program.type("q")
    try await program.wait(for: "Sign out?")
    try await program.press(.return)
    let screen = try await program.wait(for: "Username  ada")
    #expect(screen.contains("Password  ••••••••"))
  }

  @Test func theTerminalIsRestored() async throws {
    let program = try await BrowserProgram.startSignedIn()
    try await program.press(.controlC)
    #expect(try await program.waitForExit() == 130)
    #expect(await program.isTerminalRestored)
  }
}
