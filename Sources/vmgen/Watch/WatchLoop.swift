import VmgenProjectGeneration
import VmgenSchemaSyntax
import VmgenSchemaTooling

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The updates of `vmgen watch`, one after each change of a file.
struct WatchLoop {
  /// The time without a change after which a change is complete, such as the save of many files.
  private static let pause: Int32 = 3
  private static let longestPause = Duration.milliseconds(30)
  /// The time in which an editor that removes or empties a file writes it again.
  private static let saveDuration: Int32 = 60
  /// The time without a change after which the files are verified that the last changes do not seem to affect.
  private static let idleTime: Int32 = 400

  private var session: WatchSession
  private let watcher: FileWatcher
  private let terminal: WatchTerminal
  private let palette: Palette
  private let format: DiagnosticFormat
  private var last: WatchUpdate?

  init(
    _ session: WatchSession, _ watcher: FileWatcher, _ terminal: WatchTerminal, _ palette: Palette,
    _ format: DiagnosticFormat
  ) {
    self.session = session
    self.watcher = watcher
    self.terminal = terminal
    self.palette = palette
    self.format = format
  }

  /// Runs until the user quits.
  mutating func run() throws {
    _ = watch()
    try update(since: .now)
    var patience: Int32? = Self.idleTime
    while true {
      switch terminal.wait(forFilesAt: watcher.descriptor, milliseconds: patience) {
      case .filesChanged:
        let start = ContinuousClock.now
        guard watcher.readEvents() else { continue }
        while ContinuousClock.now - start < Self.longestPause, waitForChange(milliseconds: Self.pause) {}
        try update(since: start)
        patience = Self.idleTime
      case .resized: draw()
      case .quit: return
      case .idle:
        if try session.verifyNext() { try update(since: .now) }
        patience = session.isVerified ? nil : 0
      }
    }
  }

  private mutating func update(since start: ContinuousClock.Instant) throws {
    var acceptsLoss = last == nil
    while true {
      switch try session.update(since: start, acceptsLoss: acceptsLoss, writing: terminal.writing) {
      case .unchanged: break
      case .unsettled:
        acceptsLoss = true
        _ = waitForChange(milliseconds: Self.saveDuration)
        continue
      case .updated(let update):
        last = update
        show()
      }
      // A new folder can contain files that were not read yet.
      if !watch() { return }
    }
  }

  /// Waits for another change. Keys and signals stay pending.
  private func waitForChange(milliseconds: Int32) -> Bool {
    var file = pollfd(fd: watcher.descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&file, 1, milliseconds) > 0 && watcher.readEvents()
  }

  private func watch() -> Bool {
    let files = session.report.files.map(\.path)
    return watcher.watch(folders: WatchedFolders.paths(for: session.operands, session.report), files: files)
  }

  private func show() {
    if terminal.isScreen { return draw() }
    if let screen { terminal.append(screen.lines(format)) }
  }

  private func draw() {
    guard terminal.isScreen, let screen else { return }
    terminal.draw { screen.rows(columns: $0, rows: $1) }
  }

  private var screen: WatchScreen? {
    guard var update = last else { return nil }
    if let failure = watcher.failure {
      update.report.add(.folderNotWatched(path: failure.path, reason: failure.error.reason), path: failure.path)
    }
    return WatchScreen(update: update, palette: palette, operands: session.operands)
  }
}
