import VmgenProjectGeneration

/// The progress of a long run, on one line of a terminal. Each stage overwrites the line, and the end of the run
/// removes it.
final class Progress {
  /// The minimum duration of a run before progress is shown.
  private static let delay = Duration.milliseconds(400)

  private let isShown: Bool
  private let start = ContinuousClock.now
  private var hasText = false

  /// - Parameter isEnabled: Whether the run may show progress.
  init(isEnabled: Bool = true) {
    isShown = isEnabled && Console.Stream.error.isTerminal && (Environment.value("TERM") ?? "dumb") != "dumb"
  }

  func stage(_ text: String) {
    guard isShown, ContinuousClock.now - start > Self.delay else { return }
    Console.writeNow("\r\u{1B}[2K\(text) …", to: .error)
    hasText = true
  }

  func end() {
    if hasText { Console.writeNow("\r\u{1B}[2K", to: .error) }
    hasText = false
  }
}
