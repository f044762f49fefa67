import VmgenSchemaSemantics

/// The position of an identifier. Swift reserves different words in different positions.
package enum IdentifierPosition: Sendable {
  /// The name of a declaration, or a use of it without a base.
  case name
  /// After a dot.
  case member
  /// The label of an argument.
  case label
  /// The label of a parameter in a declaration.
  case parameter
}

/// Returns the Swift source of a name, in backquotes if Swift reserves it in that position. A name of a schema that is
/// also that of a library's type is in backquotes too, until `NameResolution` has qualified the library's type.
package func swiftIdentifier(_ name: String, _ position: IdentifierPosition = .name) -> String {
  let isReserved =
    switch position {
    case .name: reservedNames.contains(name) || libraryTypes.contains(name)
    case .member: reservedMembers.contains(name)
    case .label: name == "inout" || libraryTypes.contains(name)
    case .parameter: reservedParameters.contains(name) || libraryTypes.contains(name)
    }
  return isReserved ? "`\(name)`" : name
}

/// Whether Swift parses the name as a modifier if a declaration follows.
func isDeclarationModifier(_ name: String) -> Bool { declarationModifiers.contains(name) }

private let declarationModifiers = WordSet([
  "async", "borrowing", "consuming", "convenience", "distributed", "dynamic", "final", "indirect", "infix", "isolated",
  "lazy", "mutating", "nonisolated", "nonmutating", "optional", "override", "postfix", "prefix", "required", "sending",
  "unowned", "weak",
])

private let libraryTypes = WordSet(Array(LibraryTypes.modules.keys))

private let reservedMembers = WordSet(["init", "self", "Type", "Protocol"])

/// Returns a name, with the first number from 2 on if it is taken: `part`, `part2`.
func uniqueName(_ name: String, isTaken: (String) -> Bool) -> String {
  var unique = name
  var number = 1
  while isTaken(unique) {
    number += 1
    unique = name + String(number)
  }
  return unique
}

private let reservedParameters = WordSet(["inout", "var", "let"])

/// Swift's keywords, and the contextual keywords that start an expression, a type or an accessor.
private let reservedNames = WordSet([
  "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
  "internal",
  "let", "open", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static", "struct",
  "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
  "fallthrough",
  "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while", "Any", "as", "false", "is",
  "nil",
  "self", "Self", "super", "throws", "true", "try", "_", "await", "consume", "copy", "discard", "each", "unsafe", "any",
  "some", "Type", "Protocol", "get", "set", "willSet", "didSet", "_read", "_modify",
])

/// A set of ASCII words, grouped by length and first letter, which rejects most names without hashing.
struct WordSet: Sendable {
  private var rows: [[String]]

  init(_ words: [String]) {
    rows = Array(repeating: [], count: 32 * 16)
    for word in words { rows[Self.row(of: word)].append(word) }
  }

  func contains(_ word: String) -> Bool {
    let row = rows[Self.row(of: word)]
    return !row.isEmpty && row.contains(word)
  }

  private static func row(of word: String) -> Int {
    Int((word.utf8.first ?? 0) & 31) &* 16 &+ word.utf8.count & 15
  }
}
