import Foundation
import TerminalDriver

/// The program in a pseudo-terminal, with a folder for its state.
enum BrowserProgram {
  /// Starts the program. Its fake GitHub answers without a delay.
  static func start(
    _ arguments: [String] = [], state: URL? = nil, size: ScreenSize = ScreenSize()
  ) throws -> TerminalProgram {
    let options = ["--delay", "0"] + (state.map { ["--state", $0.path] } ?? ["--no-state"])
    return try TerminalProgram(BuiltProduct.named("repo-browser"), options + arguments, size: size)
  }

  /// Starts the program, signs in as Ada with a one-time password, and waits for a text.
  static func startSignedIn(
    _ arguments: [String] = [], state: URL? = nil, size: ScreenSize = ScreenSize(), until text: String = "minutes ago"
  ) async throws -> TerminalProgram {
    let program = try start(arguments, state: state, size: size)
    try await program.wait(for: "Username")
    try await program.type("ada")
    try await program.press(.tab)
    try await program.type("lovelace")
    try await program.press(.return)
    try await program.wait(for: "Enter the code")
    try await program.type("123456")
    try await program.press(.return)
    try await program.wait(for: text)
    return program
  }
}

extension TerminalProgram {
  /// Presses the key of a tab.
  func select(tab: String) throws {
    let isInBar: @Sendable (Screen, Int) -> Bool = { screen, number in screen.contains(" \(number) \(tab)") }
    let screen = try wait(until: "the tab \(tab) shows") { screen in (1...9).contains { isInBar(screen, $0) } }
    if let number = (1...9).first(where: { isInBar(screen, $0) }) { try type(String(number)) }
  }
}
