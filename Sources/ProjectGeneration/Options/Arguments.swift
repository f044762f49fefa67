import VmgenSchemaSyntax

/// The arguments of a command, from the command line and the configuration file.
package struct Arguments: Sendable {
  /// A value and its origin, which determines the folder for relative paths.
  package struct Given: Sendable {
    package enum Origin: Sendable {
      case commandLine
      /// The folder of the configuration file, and the position of the value in the file.
      case configuration(folder: String, range: SourceRange)
    }
    package var text: String
    package var origin = Origin.commandLine

    /// The value as a path relative to the current folder.
    package var path: String {
      switch origin {
      case .commandLine: text
      case .configuration(let folder, _): Path.normalized(Path.join(folder, text))
      }
    }

    /// The package that contains the configuration file, which does not name files to write outside of it; nil if the
    /// value is from the command line or if there is no package.
    package var package: String? {
      if case .configuration(let folder, _) = origin { ConfigurationFile.package(of: folder) } else { nil }
    }

    package var range: SourceRange? {
      if case .configuration(_, let range) = origin { range } else { nil }
    }
  }

  package var operands: [String] = []
  private var values: [String: [Given]] = [:]

  package init() {}

  package mutating func give(_ option: OptionSpec, _ value: Given) { values[option.name, default: []].append(value) }

  /// Returns the values of the option with this name, in order.
  package func given(_ name: String) -> [Given] { values[name] ?? [] }

  /// The value of an option that can occur once.
  package subscript<Value>(option: Option<Value>) -> Value? {
    given(option.spec.name).last.flatMap { option.decode($0.text) }
  }

  /// Returns all values of a repeatable option.
  package func all<Value>(_ option: Option<Value>) -> [Value] {
    given(option.spec.name).compactMap { option.decode($0.text) }
  }

  /// Returns the value of an option as a path relative to the current folder.
  package func path(_ option: Option<String>) -> String? { given(option.spec.name).last?.path }

  /// Returns the values of an option of the form `NAME=PATH`, with paths relative to the current folder, and their
  /// positions in the configuration file.
  package func locations(_ option: Option<NamedPath>) -> [(name: String, path: String, place: SourceRange?)] {
    given(option.spec.name).compactMap { given in
      option.decode(given.text).map { pair in
        (pair.name, Given(text: pair.path, origin: given.origin).path, given.range)
      }
    }
  }

  /// Replaces each path of an option on the command line; nil removes the value.
  package mutating func replacePaths(of option: OptionSpec, _ replacement: (String) -> String?) {
    let replaced = given(option.name).compactMap { given in
      // A value of the form `NAME=PATH` keeps its name.
      let name = if case .pair = option.shape { given.text.prefix { $0 != "=" } + "=" } else { Substring() }
      return replacement(String(given.text.dropFirst(name.count))).map {
        Given(text: name + $0, origin: given.origin)
      }
    }
    values[option.name] = replaced.isEmpty ? nil : replaced
  }

  /// Returns these arguments, completed by the values in `configuration` of the options that these arguments do not
  /// contain.
  package func completed(by configuration: Arguments) -> Arguments {
    var result = self
    result.values.merge(configuration.values) { own, _ in own }
    return result
  }
}
