import Foundation
import TerminalDriver
import Testing

/// Tests what the program keeps between runs, in a pseudo-terminal.
@Suite struct StateProgramTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "repo-browser-\(UUID().uuidString)")

  private func end(_ program: TerminalProgram) async throws {
    try await program.press(.controlC)
    #expect(try await program.waitForExit() == 130)
  }

  @Test func theOpenScreensAreRestored() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    var program = try await BrowserProgram.startSignedIn(state: folder)
    try await program.press(.return)
    let opened = try await program.wait(for: "## Features").lines[0]
    try await program.select(tab: "Profile")
    try await program.wait(for: "followers")
    try await end(program)

    program = try BrowserProgram.start(state: folder)
    try await program.wait(for: "followers")
    try await program.select(tab: "News")
    let screen = try await program.wait(for: "## Features")
    #expect(screen.lines[0] == opened)
    try await end(program)
  }

  @Test func screensThatCannotBeReadAreIgnored() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try await BrowserProgram.startSignedIn(state: folder)
    try await end(program)
    try Data("{\"tabs\":[{".utf8).write(to: folder.appending(path: "screens.json"))
    let next = try BrowserProgram.start(state: folder)
    try await next.wait(for: "minutes ago")
    try await end(next)
  }

  @Test func aLinkOpensAboveTheRestoredScreens() async throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let program = try await BrowserProgram.startSignedIn(state: folder)
    try await end(program)
    let next = try BrowserProgram.start(["repo-browser://users/grace"], state: folder)
    try await next.wait(for: "Grace Hopper")
    try await next.press(.escape)
    try await next.wait(for: "minutes ago")
    try await end(next)
  }

  @Test(arguments: ["/nowhere", "/repositories/ada", "/users/%ZZ", "/users//activity"])
  func anUnknownLinkIsReported(link: String) async throws {
    let program = try await BrowserProgram.startSignedIn([link])
    try await program.wait(for: "Unknown link: \(link)")
  }

  @Test(arguments: [["--delay"], ["--delay", "x"], ["--nothing"], ["/a", "/b"]])
  func wrongArgumentsPrintTheUsage(arguments: [String]) async throws {
    let program = try TerminalProgram(BuiltProduct.named("repo-browser"), arguments)
    #expect(try await program.waitForExit() == 64)
    #expect(await program.screen.contains("usage: repo-browser"))
  }
}
