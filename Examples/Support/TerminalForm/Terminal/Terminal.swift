#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The terminal of the program, and its original settings.
struct Terminal {
  private let settings: termios

  /// Returns nil if the input or output is not a suitable terminal.
  init?() {
    var settings = termios()
    guard isatty(0) == 1, isatty(1) == 1, environmentValue("TERM") ?? "dumb" != "dumb",
      tcgetattr(0, &settings) == 0
    else { return nil }
    self.settings = settings
  }

  /// Disables echo and line buffering, and switches to the alternate screen.
  func enter() {
    restoreAtCrash()
    var raw = settings
    cfmakeraw(&raw)
    tcsetattr(0, TCSADRAIN, &raw)
    // Alternate screen, bracketed paste.
    writeAll("\u{1B}[?1049h\u{1B}[?2004h", to: 1)
  }

  func leave() {
    writeAll("\(Terminal.farewell)", to: 1)
    var settings = settings
    tcsetattr(0, TCSADRAIN, &settings)
  }

  /// Suspends the process until the shell resumes it.
  func suspend() {
    leave()
    kill(0, SIGTSTP)
    enter()
  }

  var size: Size {
    var window = winsize()
    guard ioctl(1, UInt(TIOCGWINSZ), &window) == 0, window.ws_col > 0 else { return Size(columns: 80, rows: 24) }
    return Size(columns: Int(window.ws_col), rows: Int(window.ws_row))
  }

  /// Disables bracketed paste, shows the cursor, resets the style and restores the main screen.
  fileprivate static var farewell: StaticString { "\u{1B}[?2004l\u{1B}[?25h\u{1B}[0m\u{1B}[?1049l" }
}

/// Restores the terminal if the program crashes.
private func restoreAtCrash() {
  for number in [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV, SIGFPE] {
    // A signal handler must not allocate memory, so it sets the default settings of a shell.
    signal(number) { number in
      let farewell = Terminal.farewell
      _ = write(1, farewell.utf8Start, farewell.utf8CodeUnitCount)
      var settings = termios()
      if tcgetattr(0, &settings) == 0 {
        settings.c_iflag |= tcflag_t(BRKINT | ICRNL | IXON)
        settings.c_oflag |= tcflag_t(OPOST)
        settings.c_lflag |= tcflag_t(ECHO | ECHOE | ICANON | IEXTEN | ISIG)
        tcsetattr(0, TCSANOW, &settings)
      }
      signal(number, SIG_DFL)
      raise(number)
    }
  }
}

/// Returns the value of an environment variable, or nil if it is unset or empty.
func environmentValue(_ name: String) -> String? {
  guard let text = getenv(name), text.pointee != 0 else { return nil }
  return String(cString: text)
}

/// Writes the whole text, in several calls if necessary.
func writeAll(_ text: String, to stream: Int32) {
  var rest = Array(text.utf8)[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(stream, $0.baseAddress, $0.count) }
    if count >= 0 { rest.removeFirst(count) } else if errno != EINTR { return }
  }
}
