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

  /// Starts the program and signs in as Ada, with a one-time password.
  static func startSignedIn(
    _ arguments: [String] = [], state: URL? = nil, size: ScreenSize = ScreenSize()
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
    try await program.wait(for: "minutes ago")
    return program
  }
}
