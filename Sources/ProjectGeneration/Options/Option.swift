/// An option with the type of its value.
package struct Option<Value: Sendable>: Sendable {
  package let spec: OptionSpec
  /// A function that converts a valid value, for which ``OptionSpec/problem(with:)`` returns nil.
  package let decode: @Sendable (String) -> Value?
}

extension Option where Value == Bool {
  package static func flag(_ name: String, short: Character? = nil, help: String) -> Option {
    Option(spec: OptionSpec(name: name, short: short, shape: .flag, help: help)) { _ in true }
  }
}

extension Option where Value == String {
  package static func text(
    _ name: String, _ placeholder: String, key: String? = nil, repeatable: Bool = false, help: String
  ) -> Option {
    let spec = OptionSpec(
      name: name, shape: .text(placeholder), isRepeatable: repeatable, configurationKey: key, help: help)
    return Option(spec: spec) { $0 }
  }
}

extension Option where Value == String {
  /// The name of a module that a command creates.
  package static func newModule(_ name: String, _ placeholder: String, help: String) -> Option {
    Option(spec: OptionSpec(name: name, shape: .newModule(placeholder), help: help)) { $0 }
  }

  /// The name of an existing module.
  package static func module(
    _ name: String, _ placeholder: String, key: String? = nil, repeatable: Bool = false, help: String
  ) -> Option {
    let spec = OptionSpec(
      name: name, shape: .module(placeholder), isRepeatable: repeatable, configurationKey: key, help: help)
    return Option(spec: spec) { $0 }
  }
}

extension Option where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  package static func choice(_ name: String, key: String? = nil, help: String) -> Option {
    let words = Value.allCases.map(\.rawValue)
    return Option(spec: OptionSpec(name: name, shape: .choice(words), configurationKey: key, help: help)) {
      Value(rawValue: $0)
    }
  }
}

extension Option {
  package static func list<Element>(_ name: String, key: String? = nil, help: String) -> Option
  where Value == [Element], Element: RawRepresentable & CaseIterable, Element.RawValue == String {
    let words = Element.allCases.map(\.rawValue)
    return Option(spec: OptionSpec(name: name, shape: .list(words), configurationKey: key, help: help)) {
      splitList($0).compactMap(Element.init(rawValue:))
    }
  }

  package static func pair(
    _ name: String, _ left: String, _ right: String, key: String? = nil, allowsLists: Bool = false,
    namesModules: Bool = false, help: String
  ) -> Option where Value == NamedPath {
    let spec = OptionSpec(
      name: name, shape: .pair(left, right), isRepeatable: true, allowsLists: allowsLists, namesModules: namesModules,
      configurationKey: key, help: help)
    return Option(spec: spec) { splitPair($0).map { NamedPath(name: $0.name, path: $0.value) } }
  }
}

/// The value of an option of the form `NAME=PATH`.
package struct NamedPath: Sendable {
  package var name: String
  package var path: String
}

/// The declaration of an option, which parsing, help, suggestions and the configuration file all use.
package struct OptionSpec: Sendable {
  /// The kind of value.
  package enum Shape: Sendable {
    case flag
    /// Any text. The value is its placeholder in the help.
    case text(String)
    /// The name of a new module. The value is its placeholder in the help.
    case newModule(String)
    /// The name of an existing module. The value is its placeholder in the help.
    case module(String)
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
  /// Whether the left sides of pairs are names of modules.
  package var namesModules = false
  /// The corresponding key in `vmgen.json`, if there is one.
  package var configurationKey: String?
  package let help: String

  package var flag: String { "--\(name)" }

  /// The placeholder for the value in the help, or nil for a flag.
  package var placeholder: String? {
    switch shape {
    case .flag: nil
    case .text(let placeholder), .newModule(let placeholder), .module(let placeholder): placeholder
    case .choice(let words): words.joined(separator: "|")
    case .list(let words) where words.count > 8: words.prefix(2).joined(separator: ",") + ",..."
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
    case .newModule:
      ModuleName.problem(withNew: text)
    case .module:
      ModuleName.problem(with: text)
    case .choice(let words):
      words.contains(text) ? nil : .unknownWord(text, words)
    case .list(let words):
      splitList(text).first { !words.contains($0) }.map { .unknownWord($0, words) }
    case .pair(let name, let value):
      if let pair = splitPair(text) {
        namesModules ? ModuleName.problem(with: pair.name) : nil
      } else {
        .notAPair("\(name)=\(value)")
      }
    }
  }
}

/// An error in the value of an option, on the command line or in the configuration file.
package enum ValueProblem: Error, Equatable {
  case empty
  /// The value contains a NUL character, which no path or name of the operating system can contain.
  case nulCharacter
  case unknownWord(String, [String])
  /// A name that is none of so many that only near ones and an example are shown.
  case unknownName(String, among: [String], example: String)
  case notAPair(String)
  case notAModuleName(String, suggestion: String?)
  /// A package with this module would not compile.
  case reservedModuleName(String)

  /// Returns the fix for a name that is not the name of a module.
  static func moduleNameHelp(_ suggestion: String?) -> String {
    suggestion.map { "write `\($0)`" } ?? "use letters, digits and `_`, and begin with a letter"
  }
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
