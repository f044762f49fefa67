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
    _ name: String, _ left: String, _ right: String, key: String? = nil, allowsLists: Bool = false, help: String
  ) -> Option where Value == NamedPath {
    let spec = OptionSpec(
      name: name, shape: .pair(left, right), isRepeatable: true, allowsLists: allowsLists, configurationKey: key,
      help: help)
    return Option(spec: spec) { splitPair($0).map { NamedPath(name: $0.name, path: $0.value) } }
  }
}

/// The value of an option of the form `NAME=PATH`.
package struct NamedPath: Sendable {
  package var name: String
  package var path: String
}
