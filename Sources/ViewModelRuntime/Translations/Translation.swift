/// A translated text of one language, with its plural forms and device variations.
struct Translation: Hashable, Sendable {
  /// A format, or the formats among which a number or the device chooses.
  indirect enum Forms: Hashable, Sendable {
    case format(String)
    case plural([PluralCategory: Forms])
    /// The formats by device: `iphone`, `mac`, and `other`.
    case device([String: Forms])
    /// Forms with variables of their own: those of one device in a compiled catalog.
    case scoped(Forms, [String: Variable])
  }

  /// A part of a format that depends on a number: `%#@count@`.
  struct Variable: Hashable, Sendable {
    /// The zero-based position of the argument; nil if the position in the format determines it.
    var position: Int?
    /// The format of `%arg`; nil for that of the argument's type.
    var specifier: FormatSpecifier?
    var forms: Forms
  }

  var forms: Forms
  var variables: [String: Variable] = [:]

  init(_ forms: Forms, variables: [String: Variable] = [:]) {
    self.forms = forms
    self.variables = variables
  }

  /// Creates the translation for a single format.
  init(_ format: String) { self.init(.format(format)) }
}

/// The reason why a translation cannot be filled with the arguments of its text.
enum TranslationProblem: Error, Hashable {
  /// The format has no argument at the one-based position.
  case missingArgument(Int)
  /// The argument at the one-based position has another type than the specifier.
  case otherType(Int, expected: String)
  case unknownSpecifier(String)
  case unknownVariable(String)
  /// Variables contain each other.
  case nestedVariables(String)
  /// The plural forms have no number that chooses one.
  case noNumber
  /// There is no form `other`.
  case noForm

  var reason: String {
    switch self {
    case .missingArgument(let position): "it has no argument \(position)"
    case .otherType(let position, let expected): "argument \(position) needs `\(expected)`"
    case .unknownSpecifier(let specifier): "`\(specifier)` is unknown; write `%%` for a percent sign"
    case .unknownVariable(let name): "it does not define the variable `\(name)`"
    case .nestedVariables(let name): "the variable `\(name)` contains itself"
    case .noNumber: "it has plural forms, but no number chooses one"
    case .noForm: "it has no form `other`"
    }
  }
}
