import Foundation
import TerminalDriver
import Testing

/// Tests the program in a pseudo-terminal.
@Suite struct UserEditorProgramTests {
  private let program: TerminalProgram

  init() throws { program = try TerminalProgram(BuiltProduct.named("user-editor"), ["100"]) }

  @Test func validTextChangesTheModelInvalidTextDoesNot() async throws {
    try await program.wait(for: "Model  Chris, 17, Hangzhou")
    try await program.press(.controlU)
    try await program.type("né 名前")
    try await program.press(.tab, .controlU)
    try await program.type("36")
    try await program.wait(for: "né 名前, 36, ")
    try await program.type("x")
    var screen = try await program.wait(for: "36x")
    // No error is shown during editing.
    #expect(screen.textBeforeCursor.hasSuffix("36x"))
    #expect(screen.style(of: "36x")?.color == nil)
    #expect(!screen.contains("Enter a"))

    try await program.press(.down)
    screen = try await program.wait(for: "Enter a")
    #expect(screen.style(of: "Enter a")?.color == 31)
    #expect(screen.contains("36x"))
    #expect(screen.contains("Model  né 名前, 36, "))

    try await program.press(.controlU)
    try await program.type("London")
    try await program.press(.up, .backspace)
    screen = try await program.wait(for: "Model  né 名前, 36, London")
    try await program.waitForEnd(of: "Enter a")
    #expect(await program.unknownSequences == [])
  }

  @Test func updateShowsTheUsersThatTheServerSendsTheLatestFirst() async throws {
    try await program.wait(for: "Model  Chris, 17, Hangzhou")
    try await program.press(.backTab, .return)
    let screen = try await program.wait(until: "all updates are shown") {
      $0.contains("Model  Chris28, 28, iloveShanghai28") && $0.style(of: "[ Update ]")?.isDim == false
    }
    #expect(screen.line(with: "Name")?.contains("Chris28 ") == true)
    #expect(screen.line(with: "Age")?.contains("28 ") == true)
    #expect(screen.line(with: "City")?.contains("iloveShanghai28 ") == true)
    #expect(screen.contains("  Chris18, 18, Shanghai18"))
    #expect(screen.contains("  Chris1, 1, Shanghai1"))
    #expect(!screen.contains("Updating…"))
  }

  @Test func progressIsShownDuringAnUpdateAndTypedTextIsKept() async throws {
    // The server is so slow that the second push does not arrive.
    let program = try TerminalProgram(BuiltProduct.named("user-editor"), ["0.001"])
    try await program.wait(for: "› Name")
    try await program.press(.backTab, .return)
    var screen = try await program.wait(for: "Model  Chris1, 1, Shanghai1")
    screen = try await program.wait(for: "Updating…")
    #expect(screen.style(of: "[ Update ]")?.isDim == true)
    try await program.press(.tab, .controlU)
    try await program.type("Ada")
    screen = try await program.wait(for: "Model  Ada, 1, Shanghai1")
    #expect(screen.contains("Updating…"))
  }

  @Test func theFormIsRedrawnWhenTheWindowIsResized() async throws {
    try await program.wait(for: "Model  Chris, 17, Hangzhou")
    try await program.press(.controlU)
    try await program.type("Ada")
    try await program.wait(for: "Ada")
    for size in [ScreenSize(columns: 100, rows: 30), ScreenSize(columns: 40, rows: 9)] {
      await program.resize(to: size)
      let screen = try await program.wait(for: "Ada")
      #expect(screen.size == size)
      #expect(screen.textBeforeCursor.hasSuffix("Ada"))
    }
  }

  @Test(arguments: Ending.allCases)
  func theTerminalIsRestoredAfterEachWayToEndTheProgram(_ ending: Ending) async throws {
    try await program.wait(for: "Model  Chris, 17, Hangzhou")
    #expect(await !program.isTerminalRestored)
    switch ending {
    case .controlC: try await program.press(.controlC)
    case .controlD: try await program.press(.controlD)
    case .terminate: await program.send(signal: SIGTERM)
    case .hangUp: await program.send(signal: SIGHUP)
    case .crash: await program.send(signal: SIGSEGV)
    }
    #expect(try await program.waitForExit() == ending.status)
    #expect(await program.isTerminalRestored)
    #expect(await program.screen.text == "")
  }

  enum Ending: CaseIterable {
    case controlC, controlD, terminate, hangUp, crash

    var status: Int32 {
      switch self {
      case .controlC: 128 + SIGINT
      case .controlD: 0
      case .terminate: 128 + SIGTERM
      case .hangUp: 128 + SIGHUP
      case .crash: 128 + SIGSEGV
      }
    }
  }

  @Test func colorsCanBeDisabled() async throws {
    let program = try TerminalProgram(BuiltProduct.named("user-editor"), environment: ["NO_COLOR": "1"])
    let screen = try await program.wait(for: "› Name")
    #expect(screen.style(of: "Name")?.color == nil)
    #expect(screen.style(of: "Name")?.isBold == true)
  }

  @Test(arguments: ["xterm", "dumb", ""])
  func reportsAnErrorWithoutASuitableTerminal(type: String) async throws {
    let shell = URL(filePath: "/bin/sh")
    let path = BuiltProduct.named("user-editor").path
    let redirection = type == "xterm" ? "</dev/null" : ""
    let program = try TerminalProgram(shell, ["-c", "'\(path)' \(redirection)"], environment: ["TERM": type])
    #expect(try await program.waitForExit() == 64)
    #expect(await program.screen.text.contains("This program requires a terminal"))
  }
}
