#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A subcommand as it is declared.
struct Command: Sendable {
  /// The arguments other than options.
  struct Operands: Sendable {
    /// As usage lines show them: `PATH…`; empty for none.
    var name: String
    var minimum: Int
    /// Nil for any number.
    var maximum: Int?

    /// Schemas and folders.
    static let paths = Operands(name: "PATH…", minimum: 0, maximum: nil)
  }

  let name: String
  /// One sentence.
  let summary: String
  let operands: Operands
  /// The text of the help between usage and options.
  let details: String
  let options: [OptionSpec]
  let run: @Sendable (Arguments, inout Console) throws -> ExitStatus

  var usage: String {
    var words = ["vmgen", name]
    if !operands.name.isEmpty { words.append(operands.minimum == 0 ? "[\(operands.name)]" : operands.name) }
    if !options.isEmpty { words.append("[options]") }
    return words.joined(separator: " ")
  }
}

/// The exit status of the process.
enum ExitStatus: Int32, Sendable {
  case done = 0
  /// Something is wrong in the user's files.
  case findings = 1
  case usage = 64
  /// Something is wrong in vmgen.
  case fault = 70

  func exit() -> Never {
    #if canImport(Darwin)
      Darwin.exit(rawValue)
    #elseif canImport(Glibc)
      Glibc.exit(rawValue)
    #elseif canImport(Musl)
      Musl.exit(rawValue)
    #endif
  }
}
