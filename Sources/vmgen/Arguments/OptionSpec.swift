/// An option as it is declared: parsing, help, suggestions and the configuration file all read this.
struct OptionSpec: Sendable {
  /// The kind of value.
  enum Shape: Sendable {
    case flag
    /// Any text, with the placeholder that help shows for it.
    case text(String)
    /// One of these words.
    case choice([String])
    /// Some of these words, separated by commas.
    case list([String])
    /// `NAME=PATH`
    case pair(String, String)
  }

  let name: String
  var short: Character?
  let shape: Shape
  var isRepeatable = false
  /// The corresponding key in `vmgen.json`, if there is one.
  var configurationKey: String?
  let help: String

  var flag: String { "--\(name)" }

  /// The placeholder for the value in the help, or nil for a flag.
  var placeholder: String? {
    switch shape {
    case .flag: nil
    case .text(let placeholder): placeholder
    case .choice(let words): words.joined(separator: "|")
    case .list(let words): words.joined(separator: ",")
    case .pair(let name, let value): "\(name)=\(value)"
    }
  }

  /// Returns the problem with `text` as a value of this option, or nil.
  func problem(with text: String) -> ValueProblem? {
    switch shape {
    case _ where text.utf8.contains(0):
      .nulCharacter
    case .flag, .text:
      text.isEmpty ? .empty : nil
    case .choice(let words):
      words.contains(text) ? nil : .unknownWord(text, words)
    case .list(let words):
      splitList(text).first { !words.contains($0) }.map { .unknownWord($0, words) }
    case .pair(let name, let value):
      splitPair(text) == nil ? .notAPair("\(name)=\(value)") : nil
    }
  }
}

/// An error in the value of an option, on the command line or in the configuration file.
enum ValueProblem: Error, Equatable {
  case empty
  /// No path or name of the operating system can contain one.
  case nulCharacter
  case unknownWord(String, [String])
  case notAPair(String)
}

/// `a,b` → `a`, `b`
func splitList(_ text: String) -> [String] {
  text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
}

/// Splits `name=value` at the first `=`. Returns nil if either side is empty.
func splitPair(_ text: String) -> (name: String, value: String)? {
  guard let equals = text.firstIndex(of: "=") else { return nil }
  let name = text[..<equals]
  let value = text[text.index(after: equals)...]
  return name.isEmpty || value.isEmpty ? nil : (String(name), String(value))
}
