import VmgenProjectGeneration

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A command line for the shell.
struct ShellCommand {
  struct Result {
    var status: Int32
    /// Standard output and standard error.
    var text: String

    /// The first line.
    var line: String { String(text.prefix { $0 != "\n" }) }
    var reason: String { line.isEmpty ? "the program failed with exit code \(status)" : line }
  }

  let line: String

  init(line: String) { self.line = line }

  /// Creates the command line of a program and its arguments.
  init(_ words: [String]) { line = words.map(Self.quoted).joined(separator: " ") }

  static func quoted(_ word: String) -> String { word.quoted(escapingQuoteAs: "'\\''") }

  func run() -> Result {
    guard let stream = popen("{ \(line); } 2>&1", "r") else { return Result(status: 1, text: SystemError.last.reason) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while case let count = fread(&buffer, 1, buffer.count, stream), count > 0 { bytes += buffer[..<count] }
    // The exit code is in the second byte.
    return Result(status: pclose(stream) >> 8, text: String(decoding: bytes, as: UTF8.self))
  }
}
