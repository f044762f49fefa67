import Foundation
import TerminalDriver
import Testing

/// Tests the driver with programs that every system has.
@Suite struct TerminalProgramTests {
  private static let shell = URL(filePath: "/bin/sh")

  @Test func outputIsShownAndInputIsRead() async throws {
    let program = try TerminalProgram(Self.shell, ["-c", "printf 'name? '; read name; echo \"hello $name\"; exit 3"])
    try await program.wait(for: "name?")
    try await program.type("名é\r")
    try await program.wait(for: "hello 名é")
    #expect(try await program.waitForExit() == 3)
    #expect(await program.screen.text == "name? 名é\nhello 名é")
    #expect(await program.isTerminalRestored)
  }

  @Test func theSizeOfTheWindowAndItsChangesAreReported() async throws {
    let script = "trap 'stty size; exit' WINCH; stty size; while :; do sleep 0.05; done"
    let program = try TerminalProgram(Self.shell, ["-c", script], size: ScreenSize(columns: 44, rows: 11))
    try await program.wait(for: "11 44")
    await program.resize(to: ScreenSize(columns: 55, rows: 12))
    try await program.wait(for: "12 55")
    #expect(try await program.waitForExit() == 0)
  }

  @Test func aSignalEndsTheProgram() async throws {
    let program = try TerminalProgram(Self.shell, ["-c", "echo ready; exec sleep 86400"])
    try await program.wait(for: "ready")
    await program.send(signal: SIGTERM)
    #expect(try await program.waitForExit() == 128 + SIGTERM)
  }

  @Test func aFailedWaitPrintsTheScreen() async throws {
    let program = try TerminalProgram(Self.shell, ["-c", "echo something else; exit 1"])
    let failure = await #expect(throws: TerminalProgramEnded.self) { try await program.wait(for: "this") }
    #expect(failure?.description.contains("“this” shows, and the program ended with 1:\n┌──") == true)
    #expect(failure?.description.contains("│something else\n") == true)
  }
}
