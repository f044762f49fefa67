/// The declaration of an option, which parsing, help, suggestions and the configuration file all use.
package struct OptionSpec: Sendable {
  /// The kind of value.
  package enum Shape: Sendable {
    case flag
    /// Any text. The value is its placeholder in the help.
    case text(String)
    /// One of these words.
    case choice([String])
    /// Some of these words, separated by commas.
    case list([String])
    /// A pair: `NAME=PATH`.
    case pair(String, String)
  }

  package let name: String
  package var short: Character?
  package let shape: Shape
  package var isRepeatable = false
  /// Whether the configuration file can list several values for one name of a pair.
  package var allowsLists = false
  /// The corresponding key in `vmgen.json`, if there is one.
  package var configurationKey: String?
  package let help: String

  package var flag: String { "--\(name)" }

  /// The placeholder for the value in the help, or nil for a flag.
  package var placeholder: String? {
    switch shape {
    case .flag: nil
    case .text(let placeholder): placeholder
    case .choice(let words): words.joined(separator: "|")
    case .list(let words): words.joined(separator: ",")
    case .pair(let name, let value): "\(name)=\(value)"
    }
  }

  /// Returns the problem with `text` as a value of this option, or nil.
  package func problem(with text: String) -> ValueProblem? {
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
package enum ValueProblem: Error, Equatable {
  case empty
  /// The value contains a NUL character, which no path or name of the operating system can contain.
  case nulCharacter
  case unknownWord(String, [String])
  case notAPair(String)
}

/// Splits text at its commas: `a,b` → `a`, `b`.
package func splitList(_ text: String) -> [String] {
  text.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
}

/// Splits `name=value` at the first `=`. Returns nil if either side is empty.
package func splitPair(_ text: String) -> (name: String, value: String)? {
  guard let equals = text.firstIndex(of: "=") else { return nil }
  let name = text[..<equals]
  let value = text[text.index(after: equals)...]
  return name.isEmpty || value.isEmpty ? nil : (String(name), String(value))
}
