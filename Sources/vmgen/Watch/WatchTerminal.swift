import Dispatch
import VmgenProjectGeneration

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The terminal that shows the results of `vmgen watch`, and the signals that end the process.
///
/// Signals are handled on a queue of their own, on which files and the screen are also written. A signal therefore ends
/// the process during a long run, but neither between two files of one update nor within a screen.
final class WatchTerminal: Sendable {
  enum Event {
    case filesChanged, resized, quit, idle
  }

  /// Whether results are drawn on the screen, and not appended to the output.
  let isScreen: Bool
  private let settings: termios?
  private let queue = DispatchQueue(label: "vmgen watch")
  /// A pipe that wakes the main thread.
  private let wake: (reader: Int32, writer: Int32)

  init() {
    isScreen = Console.Stream.output.isTerminal && (Environment.value("TERM") ?? "dumb") != "dumb"
    var settings = termios()
    // A process in the background must not change the terminal.
    let isInteractive = isScreen && isatty(0) == 1 && tcgetpgrp(0) == getpgrp() && tcgetattr(0, &settings) == 0
    self.settings = isInteractive ? settings : nil
    var ends: [Int32] = [-1, -1]
    wake = pipe(&ends) == 0 ? (ends[0], ends[1]) : (-1, -1)
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  /// Shows the screen, and handles signals until the returned sources are released.
  func start() -> [any DispatchSourceProtocol] {
    enter()
    var sources = [SIGINT, SIGTERM, SIGHUP].map { number in
      source(number) { terminal in
        terminal.leave()
        // The process ends as if the signal were not handled, so that a shell sees its cause.
        signal(number, SIG_DFL)
        kill(getpid(), number)
        usleep(500_000)
        _exit(128 + number)
      }
    }
    guard isScreen else { return sources }
    sources.append(source(SIGWINCH) { $0.wakeUp() })
    sources.append(
      source(SIGTSTP) { terminal in
        terminal.leave()
        kill(getpid(), SIGSTOP)
        terminal.enter()
        terminal.wakeUp()
      })
    return sources
  }

  private func source(
    _ number: Int32, _ handler: @escaping @Sendable (WatchTerminal) -> Void
  ) -> any DispatchSourceProtocol {
    // A signal source only receives signals that do not end the process.
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler { @Sendable in handler(self) }
    source.resume()
    return source
  }

  private func wakeUp() { _ = FileWriting.write([0], to: wake.writer) }

  /// Calls a function that writes files. A signal ends the process before or after it.
  func writing(_ body: () -> Void) { queue.sync(execute: body) }

  private func enter() {
    guard isScreen else { return }
    if var raw = settings {
      raw.c_lflag &= ~tcflag_t(ECHO | ICANON)
      tcsetattr(0, TCSADRAIN, &raw)
    }
    // The alternate screen, without a cursor.
    Console.writeNow("\u{1B}[?1049h\u{1B}[?25l", to: .output)
  }

  private func leave() {
    guard isScreen else { return }
    Console.writeNow("\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l", to: .output)
    if var settings { tcsetattr(0, TCSADRAIN, &settings) }
  }

  /// Restores the terminal.
  func end() { queue.sync { leave() } }

  /// Draws a screen. Each row has the width of the terminal.
  func draw(_ rows: (_ columns: Int, _ rows: Int) -> [String]) {
    var window = winsize()
    let isKnown = ioctl(1, UInt(TIOCGWINSZ), &window) == 0 && window.ws_col > 0
    let rows = isKnown ? rows(Int(window.ws_col), Int(window.ws_row)) : rows(80, 24)
    let lines = rows.enumerated().map { "\u{1B}[\($0.offset + 1);1H\($0.element)" }
    // The terminal shows the drawing when it is complete.
    append("\u{1B}[?2026h\(lines.joined())\u{1B}[?2026l")
  }

  func append(_ text: String) { queue.sync { Console.writeNow(text, to: .output) } }

  /// Waits for a change of a file, a key or a signal.
  ///
  /// - Parameter milliseconds: The time after which the result is `idle`; nil for no limit.
  func wait(forFilesAt watcher: Int32, milliseconds: Int32?) -> Event {
    var files = [watcher, wake.reader, settings == nil ? -1 : 0].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let count = poll(&files, nfds_t(files.count), milliseconds ?? -1)
    if count < 0 { return .resized }
    if files[1].revents != 0 {
      _ = readBytes(wake.reader)
      return .resized
    }
    if files[2].revents != 0 {
      let keys = readBytes(0)
      return keys.isEmpty || keys.contains(UInt8(ascii: "q")) ? .quit : .resized
    }
    return files[0].revents != 0 ? .filesChanged : .idle
  }

  private func readBytes(_ descriptor: Int32) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: 64) { $1 = max(read(descriptor, $0.baseAddress, $0.count), 0) }
  }
}
