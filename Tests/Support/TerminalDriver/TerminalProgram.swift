import Foundation

/// A program in a pseudo-terminal. Tests type text and wait for output.
///
/// It waits on its own thread, not on one of Swift's pool, and without a time limit, because the program can be slow on a
/// busy machine. A wait fails only if the program ends. Every five minutes, it prints what it is waiting for. The program
/// is killed when it is released.
public actor TerminalProgram {
  private let executor = ThreadExecutor()
  private let terminal: PseudoTerminal
  private var emulator: Emulator
  private let reportInterval: Duration = .seconds(300)

  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// - Parameter environment: Variables in addition to `PATH`, `HOME` and the type of the terminal.
  public init(
    _ executable: URL, _ arguments: [String] = [], environment: [String: String] = [:],
    size: ScreenSize = ScreenSize()
  ) throws {
    let inherited = ProcessInfo.processInfo.environment.filter { ["PATH", "HOME"].contains($0.key) }
    let variables = inherited.merging(["TERM": "xterm-256color", "LANG": "C.UTF-8"]) { $1 }
    terminal = try PseudoTerminal(
      executable: executable.path, arguments: arguments,
      environment: variables.merging(environment) { $1 }, size: size)
    emulator = Emulator(size)
  }

  // MARK: Input

  public func type(_ text: String) throws { try terminal.write(Array(text.utf8)) }

  public func press(_ keys: TerminalKey...) throws {
    for key in keys { try type(key.rawValue) }
  }

  public func resize(to size: ScreenSize) {
    emulator.resize(to: size)
    terminal.resize(to: size)
  }

  public func send(signal: Int32) { terminal.send(signal: signal) }

  // MARK: Output

  /// Waits until the screen shows the text, and returns the screen.
  @discardableResult
  public func wait(for text: String) throws -> Screen {
    try wait(until: "“\(text)” shows") { $0.contains(text) }
  }

  /// Waits until the screen no longer shows the text.
  @discardableResult
  public func waitForEnd(of text: String) throws -> Screen {
    try wait(until: "“\(text)” is gone") { !$0.contains(text) }
  }

  /// - Parameter goal: The description of a failure, such as "the cursor is in the first field".
  @discardableResult
  public func wait(until goal: String, _ condition: @Sendable (Screen) -> Bool) throws -> Screen {
    try wait(goal) { condition(emulator.screen) ? emulator.screen : nil }
  }

  /// Waits until the program ends, and returns its exit code, or 128 plus the number of a signal.
  public func waitForExit() throws -> Int32 {
    let status = try wait("the program ends") { terminal.exitStatus() }
    receive(waitingFor: 0)
    return status
  }

  /// The current screen.
  public var screen: Screen { emulator.screen }

  /// Whether the terminal is restored: line editing, echo and the main screen are active.
  public var isTerminalRestored: Bool {
    terminal.isAsAShellNeedsIt && !emulator.showsAlternateScreen && emulator.screen.isCursorVisible
  }

  /// Unknown escape sequences. If there are any, the screen is not reliable.
  public var unknownSequences: [String] { emulator.unknownSequences }

  private func wait<Result>(_ goal: String, _ result: () -> Result?) throws -> Result {
    var nextReport = ContinuousClock.now + reportInterval
    while true {
      if let result = result() { return result }
      let status = terminal.exitStatus()
      // Read the remaining output of a program that has ended.
      if receive(waitingFor: status == nil ? 50 : 0) { continue }
      // The program can end after the first look.
      if status != nil, let result = result() { return result }
      if let status { throw TerminalProgramEnded(goal: goal, status: status, screen: emulator.screen) }
      if ContinuousClock.now >= nextReport {
        nextReport += reportInterval
        print("waiting until \(goal):\(emulator.screen)")
      }
    }
  }

  @discardableResult
  private func receive(waitingFor milliseconds: Int32) -> Bool {
    let bytes = terminal.read(waitingFor: milliseconds)
    emulator.receive(bytes)
    return !bytes.isEmpty
  }
}

/// The end of the program before a goal was reached, with the screen.
public struct TerminalProgramEnded: Error, CustomStringConvertible {
  let goal: String
  let status: Int32
  let screen: Screen

  public var description: String { "waited until \(goal), and the program ended with \(status):\(screen)" }
}

/// The escape sequences of keys.
public enum TerminalKey: String, Sendable {
  case `return` = "\r"
  case tab = "\t"
  case backTab = "\u{1B}[Z"
  case escape = "\u{1B}"
  case backspace = "\u{7F}"
  case delete = "\u{1B}[3~"
  case up = "\u{1B}[A"
  case down = "\u{1B}[B"
  case right = "\u{1B}[C"
  case left = "\u{1B}[D"
  case home = "\u{1B}[H"
  case end = "\u{1B}[F"
  case pageUp = "\u{1B}[5~"
  case pageDown = "\u{1B}[6~"
  case controlC = "\u{3}"
  case controlD = "\u{4}"
  case controlU = "\u{15}"
}

/// Runs jobs in sequence on a thread that can block.
private final class ThreadExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "terminal program")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
