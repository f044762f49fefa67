import TerminalDriver
import Testing

/// The program as people use it. Its argument is how many seconds the server takes to answer.
@Suite("swift run login")
struct LoginProgramTests {
  private static func start(answersAfter delay: Double = 0.05) async throws -> TerminalProgram {
    let program = try TerminalProgram(BuiltProduct.named("login"), ["\(delay)"])
    let screen = try await program.wait(for: "[ Sign in ]")
    #expect(screen.line(with: "Username")?.contains("chris") == true)
    return program
  }

  /// Replaces the user name that is there, and types the password.
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

  @Test("whoever was here last types the password, and is home")
  func signingIn() async throws {
    let program = try await Self.start()
    try await program.type("secret")
    let screen = try await program.wait(for: "••••••")
    #expect(screen.line(with: "Password")?.contains("secret") == false)
    try await program.press(.return)
    try await program.wait(for: "Welcome, chris")
    #expect(await program.unknownSequences == [])
  }

  @Test("while the server thinks, the form says so and takes no second attempt")
  func progress() async throws {
    let program = try await Self.start(as: "chris", "secret", answersAfter: 600)
    try await program.press(.return)
    let screen = try await program.wait(for: "Logging in…")
    #expect(screen.style(of: "[ Sign in ]")?.isDim == true)
    try await program.press(.controlC)
    #expect(try await program.waitForExit() == 130)
  }

  @Test("Return does not get past an empty password")
  func gate() async throws {
    let program = try await Self.start(as: "chris", "", answersAfter: 600)
    try await program.press(.return)
    // What is typed next shows no sooner than what Return had done.
    try await program.type("x")
    let screen = try await program.wait(for: "•")
    #expect(!screen.contains("Logging in…"))
    #expect(screen.style(of: "[ Sign in ]")?.isDim == false)
  }

  @Test("a user name is trimmed once it is left, not while it is typed")
  func trimming() async throws {
    let program = try await Self.start()
    try await program.press(.backTab, .controlU)
    try await program.type("  ada ")
    let screen = try await program.wait(until: "the blanks show") { $0.textBeforeCursor.hasSuffix("  ada ") }
    #expect(screen.line(with: "Username")?.contains("Username    ada") == true)
    try await program.press(.tab)
    try await program.wait(for: "Username  ada ")
  }

  @Test(
    "what went wrong is told in red",
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

  @Test("an account with two factors is asked for its code, and again where that is wrong")
  func oneTimePassword() async throws {
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

  @Test("Escape leaves the code aside")
  func noCode() async throws {
    let program = try await Self.start(as: "ada", "lovelace")
    try await program.press(.return)
    try await program.wait(for: "Enter the code")
    try await program.press(.escape)
    let screen = try await program.wait(until: "it can be tried again") {
      $0.style(of: "[ Sign in ]")?.isDim == false && !$0.contains("Enter the code")
    }
    #expect(screen.contains("••••••••"))
    #expect(!screen.contains("Logging in…"))
  }

  @Test("the browser is left for only after a yes")
  func browser() async throws {
    let program = try await Self.start()
    try await program.press(.tab, .return)
    try await program.wait(for: "Leave for the browser")
    try await program.press(.tab, .return)
    try await program.wait(until: "it can be tried again") {
      $0.style(of: "[ Use the browser ]")?.isDim == false && !$0.contains("Leave for the browser")
    }
    try await program.press(.return)
    try await program.wait(for: "Leave for the browser")
    try await program.press(.return)
    try await program.wait(for: "Welcome, chris")
  }

  @Test("signing out leads back to a form that knows who was there, and needs but Return")
  func signingOut() async throws {
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
