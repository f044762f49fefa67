#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A pseudo-terminal: it reads the output of a program and writes its input.
final class PseudoTerminal {
  /// The end of the test.
  private let controller: Int32
  /// The end of the program. It stays open so that its settings can be read after the program has ended.
  private let terminal: Int32
  private let process: pid_t
  private var status: Int32?

  init(executable: String, arguments: [String], environment: [String: String], size: ScreenSize) throws {
    var controller: Int32 = -1
    var terminal: Int32 = -1
    var name = [CChar](repeating: 0, count: 128)
    var window = winsize(size)
    guard openpty(&controller, &terminal, &name, nil, &window) == 0 else { throw SystemFault("openpty") }
    // Other programs that a test starts must not inherit this terminal.
    for descriptor in [controller, terminal] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    self.controller = controller
    self.terminal = terminal
    process = try spawn([executable] + arguments, environment: environment, terminal: name)
  }

  deinit {
    if status == nil {
      kill(process, SIGKILL)
      waitpid(process, nil, 0)
    }
    close(terminal)
    close(controller)
  }

  /// Reads the output of the program. Returns an empty array if there is none within that time.
  func read(waitingFor milliseconds: Int32) -> [UInt8] {
    guard canRead(controller, waitingFor: milliseconds) else { return [] }
    var bytes = [UInt8](repeating: 0, count: 65536)
    let count = readOnce(controller, &bytes)
    return Array(bytes.prefix(max(0, count)))
  }

  func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = writeOnce(controller, rest)
      guard count > 0 else { throw SystemFault("write") }
      rest.removeFirst(count)
    }
  }

  func resize(to size: ScreenSize) {
    var window = winsize(size)
    _ = ioctl(controller, UInt(TIOCSWINSZ), &window)
  }

  func send(signal: Int32) { kill(process, signal) }

  /// Returns the exit code of the program, 128 plus the number of a signal, or nil while it is running.
  func exitStatus() -> Int32? {
    if status == nil {
      var raw: Int32 = 0
      if waitpid(process, &raw, WNOHANG) == process {
        status = raw & 0x7F == 0 ? (raw >> 8) & 0xFF : 128 + (raw & 0x7F)
      }
    }
    return status
  }

  /// Whether line editing and echo are enabled.
  var isAsAShellNeedsIt: Bool {
    var settings = termios()
    let needed = tcflag_t(ICANON | ECHO | ISIG)
    return tcgetattr(terminal, &settings) == 0 && settings.c_lflag & needed == needed
      && settings.c_oflag & tcflag_t(OPOST) != 0
  }
}

/// An error of the operating system.
struct SystemFault: Error, CustomStringConvertible {
  let description: String

  init(_ call: String, _ code: Int32 = errno) { description = "\(call): \(String(cString: strerror(code)))" }
}

extension winsize {
  fileprivate init(_ size: ScreenSize) {
    self.init()
    ws_col = UInt16(size.columns)
    ws_row = UInt16(size.rows)
  }
}

private func canRead(_ descriptor: Int32, waitingFor milliseconds: Int32) -> Bool {
  var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  return poll(&request, 1, milliseconds) > 0 && request.revents & Int16(POLLIN) != 0
}

private func readOnce(_ descriptor: Int32, _ bytes: inout [UInt8]) -> Int { read(descriptor, &bytes, bytes.count) }

private func writeOnce(_ descriptor: Int32, _ bytes: ArraySlice<UInt8>) -> Int {
  bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
}

/// Glibc and Musl hide `POSIX_SPAWN_SETSID` from Swift.
#if canImport(Darwin)
  private let ownSession = Int16(POSIX_SPAWN_SETSID)
#else
  private let ownSession: Int16 = 0x80
#endif

/// Starts a program as the leader of a new session, so that it controls the terminal.
private func spawn(_ words: [String], environment: [String: String], terminal: [CChar]) throws -> pid_t {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
  #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  posix_spawnattr_init(&attributes)
  defer {
    posix_spawn_file_actions_destroy(&actions)
    posix_spawnattr_destroy(&attributes)
  }
  posix_spawn_file_actions_addopen(&actions, 0, terminal, O_RDWR, 0)
  posix_spawn_file_actions_adddup2(&actions, 0, 1)
  posix_spawn_file_actions_adddup2(&actions, 0, 2)
  var defaults = sigset_t()
  sigfillset(&defaults)
  posix_spawnattr_setsigdefault(&attributes, &defaults)
  sigemptyset(&defaults)
  posix_spawnattr_setsigmask(&attributes, &defaults)
  posix_spawnattr_setflags(&attributes, ownSession | Int16(POSIX_SPAWN_SETSIGDEF) | Int16(POSIX_SPAWN_SETSIGMASK))

  let arguments = words.map { strdup($0) } + [nil]
  let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
  defer { for text in arguments + variables { free(text) } }
  var process: pid_t = 0
  let code = posix_spawn(&process, words[0], &actions, &attributes, arguments, variables)
  guard code == 0 else { throw SystemFault("posix_spawn \(words[0])", code) }
  return process
}
