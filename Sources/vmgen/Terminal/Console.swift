import VmgenProjectGeneration

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The output streams of the process. Text is buffered and written in a single operation, so that the lines of
/// different processes do not mix.
struct Console: Sendable {
  enum Stream: Int32, Sendable {
    case output = 1
    case error = 2

    var isTerminal: Bool { isatty(rawValue) != 0 }
  }

  private var pending: [Stream: [UInt8]] = [:]
  /// The error of a failed write to standard output, if any.
  private(set) var outputFailure: SystemError?

  /// Writes a text for people, with a printable character in place of each control character.
  mutating func write(_ text: String, to stream: Stream = .output) { write(styled: printableLines(text), to: stream) }

  /// Writes a text whose only control characters are those of its colors.
  mutating func write(styled text: String, to stream: Stream = .output) { write(Array(text.utf8), to: stream) }

  /// Writes data.
  mutating func write(_ bytes: [UInt8], to stream: Stream = .output) {
    pending[stream, default: []] += bytes
  }

  /// Writes transient text immediately, before the buffered text.
  static func writeNow(_ text: String, to stream: Stream) {
    _ = FileWriting.write(Array(text.utf8), to: stream.rawValue)
  }

  /// Writes the buffered text.
  mutating func flush() {
    for stream in [Stream.output, .error] {
      guard let bytes = pending.removeValue(forKey: stream) else { continue }
      if let failure = FileWriting.write(bytes, to: stream.rawValue), stream == .output { outputFailure = failure }
    }
  }
}

enum Environment {
  /// Returns the value of an environment variable, or nil if it is unset or empty.
  static func value(_ name: String) -> String? {
    guard let text = getenv(name), text.pointee != 0 else { return nil }
    return String(cString: text)
  }
}
