import TerminalDriver
import Testing

/// Tests the program in a pseudo-terminal. Its argument is the response time of the server in seconds.
@Suite struct LoginProgramTests {
  private static func start(answersAfter delay: Double = 0.05) async throws -> TerminalProgram {
    let program = try TerminalProgram(BuiltProduct.named("login"), ["\(delay)"])
    let screen = try await program.wait(for: "[ Sign in ]")
    #expect(screen.line(with: "Username")?.contains("chris") == true)
    return program
  }

  /// Replaces the user name and types the password.
  private static func start(
    as username: String, _ password: String, answersAfter delay: Double = 0.05
  ) async throws -> TerminalProgram {
    let program = try await start(answersAfter: delay)
    try await program.press(.backTab, .controlU)
    try await program.type(username)
    try await program.press(.tab)
    try await program.type(password)
    return program
  }

  @Test func theLastUserSignsInWithAPassword() async throws {
    let program = try await Self.start()
    try await program.type("secret")
    let screen = try await program.wait(for: "••••••")
    #expect(screen.line(with: "Password")?.contains("secret") == false)
    try await program.press(.return)
    try await program.wait(for: "Welcome, chris")
    #expect(await program.unknownSequences == [])
  }

  @Test func progressIsShownAndASecondAttemptIsIgnored() async throws {
    let program = try await Self.start(as: "chris", "secret", answersAfter: 600)
    try await program.press(.return)
    let screen = try await program.wait(for: "Logging in…")
    #expect(screen.style(of: "[ Sign in ]")?.isDim == true)
    try await program.press(.controlC)
    #expect(try await program.waitForExit() == 130)
  }

  @Test func returnHasNoEffectWhileThePasswordIsEmpty() async throws {
    let program = try await Self.start(as: "chris", "", answersAfter: 600)
    try await program.press(.return)
    // The next key is handled after Return.
    try await program.type("x")
    let screen = try await program.wait(for: "•")
    #expect(!screen.contains("Logging in…"))
    #expect(screen.style(of: "[ Sign in ]")?.isDim == false)
  }

  @Test func theUserNameIsTrimmedWhenEditingEnds() async throws {
    let program = try await Self.start()
    try await program.press(.backTab, .controlU)
    try await program.type("  ada ")
    let screen = try await program.wait(until: "the spaces are shown") { $0.textBeforeCursor.hasSuffix("  ada ") }
    #expect(screen.line(with: "Username")?.contains("Username    ada") == true)
    try await program.press(.tab)
    try await program.wait(for: "Username  ada ")
  }

  @Test(
    "errors are shown in red",
    arguments: [
      ("chris", "Incorrect username or password"), ("offline", "You appear to be offline"), ("server", "Error 503"),
    ])
  func problems(username: String, text: String) async throws {
    let program = try await Self.start(as: username, "wrong")
    try await program.press(.return)
    let screen = try await program.wait(for: text)
    #expect(screen.style(of: text)?.color == 31)
    #expect(!screen.contains("Logging in…"))
  }

  @Test func twoFactorAuthenticationAsksForACodeUntilItIsRight() async throws {
    let program = try await Self.start(as: "ada", "lovelace")
    try await program.press(.return)
    try await program.wait(for: "Enter the code")
    try await program.type("1")
    try await program.wait(for: "› 1")
    try await program.press(.return)
    try await program.waitForEnd(of: "› 1")
    try await program.wait(for: "Enter the code")
    try await program.type("123456")
    try await program.press(.return)
    try await program.wait(for: "Welcome, Ada Lovelace")
  }

  @Test func escapeCancelsTheCode() async throws {
    let program = try await Self.start(as: "ada", "lovelace")
    try await program.press(.return)
    try await program.wait(for: "Enter the code")
    try await program.press(.escape)
    let screen = try await program.wait(until: "signing in is possible again") {
      $0.style(of: "[ Sign in ]")?.isDim == false && !$0.contains("Enter the code")
    }
    #expect(screen.contains("••••••••"))
    #expect(!screen.contains("Logging in…"))
  }

  @Test func theBrowserOpensOnlyAfterAConfirmation() async throws {
    let program = try await Self.start()
    try await program.press(.tab, .return)
    try await program.wait(for: "Open the browser")
    try await program.press(.tab, .return)
    try await program.wait(until: "signing in is possible again") {
      $0.style(of: "[ Use the browser ]")?.isDim == false && !$0.contains("Open the browser")
    }
    try await program.press(.return)
    try await program.wait(for: "Open the browser")
    try await program.press(.return)
    try await program.wait(for: "Welcome, chris")
  }

  @Test func afterSigningOutTheCredentialsAreFilledIn() async throws {
    let program = try await Self.start(as: "ada", "lovelace")
    try await program.press(.return)
    try await program.wait(for: "Enter the code")
    try await program.type("123456")
    try await program.press(.return)
    try await program.wait(for: "Welcome, Ada Lovelace")
    try await program.press(.return)
    let screen = try await program.wait(for: "Username  ada")
    #expect(screen.contains("https://example.com/ada.png"))
    #expect(screen.textBeforeCursor.hasSuffix("Password  ••••••••"))
    try await program.press(.return)
    try await program.wait(for: "Enter the code")
  }
}
