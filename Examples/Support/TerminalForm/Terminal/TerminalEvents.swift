import Dispatch

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

enum TerminalEvent: Sendable {
  case typed([UInt8])
  case resized
  /// The end of the program, with its exit code.
  case ended(status: Int32)
}

/// The events of the terminal, read on a background queue.
final class TerminalEvents {
  let stream: AsyncStream<TerminalEvent>
  private let continuation: AsyncStream<TerminalEvent>.Continuation
  private let queue = DispatchQueue(label: "terminal")
  private var sources: [any DispatchSourceProtocol] = []

  init() {
    (stream, continuation) = AsyncStream.makeStream(of: TerminalEvent.self)
  }

  func send(_ event: TerminalEvent) { continuation.yield(event) }

  func start() {
    guard sources.isEmpty else { return }
    let keyboard = DispatchSource.makeReadSource(fileDescriptor: 0, queue: queue)
    keyboard.setEventHandler { @Sendable [continuation] in
      continuation.yield(read(from: 0))
    }
    keyboard.resume()
    sources.append(keyboard)
    on(SIGWINCH) { .resized }
    for number in [SIGINT, SIGTERM, SIGHUP] {
      on(number) { .ended(status: 128 + number) }
    }
  }

  func stop() {
    for source in sources { source.cancel() }
    for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, SIG_DFL) }
  }

  private func on(_ number: Int32, _ event: @escaping @Sendable () -> TerminalEvent) {
    // A signal source only receives signals that do not end the process.
    signal(number, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: number, queue: queue)
    source.setEventHandler { @Sendable [continuation] in
      continuation.yield(event())
    }
    source.resume()
    sources.append(source)
  }
}

/// Reads the available input, or the end of the terminal.
private func read(from stream: Int32) -> TerminalEvent {
  var bytes = [UInt8](repeating: 0, count: 4096)
  while true {
    let count = read(stream, &bytes, bytes.count)
    if count > 0 { return .typed(Array(bytes.prefix(count))) }
    if count == 0 || errno != EINTR { return .ended(status: 0) }
  }
}
