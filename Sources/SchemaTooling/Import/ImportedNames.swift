import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The names that keys of JSON get in a schema.
///
/// The checker decides which names are possible, so that this type has no list of keywords and reserved names of its own.
struct ImportedNames {
  private var types: Set<String> = []

  /// Returns a name for a type that no type of the schema has yet.
  ///
  /// - Parameter candidates: The texts that the name is made of, the best one first.
  mutating func type(_ candidates: [String]) -> String {
    let names = candidates.map { Self.upperCamelCase($0, or: "Item") }
    for name in names + [(names.last ?? "Item") + "Model"] where add(name) { return name }
    var number = 2
    while !add("\(names.last ?? "Item")\(number)") { number += 1 }
    return "\(names.last ?? "Item")\(number)"
  }

  private mutating func add(_ name: String) -> Bool {
    guard !types.contains(name), isSound("model \(name) {\n    let title: String\n}\n") else { return false }
    types.insert(name)
    return true
  }

  /// Returns the names of the fields with the given keys, which differ.
  static func fields(_ keys: [String]) -> [String] { members(keys) { "model Sample {\n    let \($0): String\n}\n" } }

  /// Returns the names of the cases with the given raw values, which differ.
  static func cases(_ values: [String]) -> [String] { members(values) { "enum Sample {\n    case \($0)\n}\n" } }

  /// Returns the names of members, which differ.
  ///
  /// - Parameter schema: A schema with a member of a name, which has findings if the member cannot have the name.
  private static func members(_ keys: [String], _ schema: (String) -> String) -> [String] {
    var used: Set<String> = []
    return keys.map { key in
      let base = lowerCamelCase(key)
      var name = isSound(schema(base)) ? base : base + "Value"
      var number = 2
      while !used.insert(name).inserted {
        name = "\(base)\(number)"
        number += 1
      }
      return name
    }
  }

  static func lowerCamelCase(_ text: String) -> String {
    let name = upperCamelCase(text, or: "value")
    let first = words(text).first ?? ""
    // A word of capital letters becomes small as a whole: `URL` becomes `url`.
    let capitals = first.allSatisfy(\.isUppercase) ? first.count : 1
    return name.prefix(capitals).lowercased() + name.dropFirst(capitals)
  }

  private static func upperCamelCase(_ text: String, or fallback: String) -> String {
    let words = words(text)
    guard let first = words.first else { return fallback }
    let name = words.enumerated().map { index, word in
      index > 0 && GeneratedName.initialisms.contains(word.lowercased())
        ? word.uppercased() : capitalized(String(word))
    }.joined().prefix(maximumLength)
    return first.first?.isNumber == true ? fallback + name : String(name)
  }

  /// The number of characters of a name, because a key can be a text of any length.
  private static let maximumLength = 60

  private static func words(_ text: String) -> [Substring] {
    text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
  }

  /// Returns the name of one element of a list with a name: `addresses` becomes `address`.
  static func singular(_ name: String) -> String {
    for (ending, replacement) in [("ies", "y"), ("sses", "ss"), ("xes", "x"), ("ches", "ch"), ("shes", "sh")]
    where name.hasSuffix(ending) && name.count > ending.count {
      return name.dropLast(ending.count) + replacement
    }
    let isPlural = name.hasSuffix("s") && !name.hasSuffix("ss") && !name.hasSuffix("us") && name.count > 2
    return isPlural ? String(name.dropLast()) : name
  }
}

/// Returns whether a schema has neither errors nor warnings.
func isSound(_ text: String) -> Bool { finding(text) == nil }

/// Returns the first error or warning of a schema, or nil.
func finding(_ text: String) -> Diagnostic? {
  let file = SourceFile(imported: text)
  let parsed = parseSchema(file)
  return parsed.diagnostics.first ?? checkSchemas([parsed.syntax], sources: [file]).diagnostics.first
}

extension SourceFile {
  /// A file with the text of an imported schema, which has no path yet.
  init(imported text: String) {
    self.init(id: SourceFile.ID(0), path: "", relativePath: "", bytes: Array(text.utf8))
  }
}

/// Returns the name of the model for the samples in a file, which can contain several: `users` becomes `user`.
package func importedModelName(ofFile name: String) -> String { ImportedNames.singular(name) }
