import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The names that keys of JSON get in a schema.
///
/// The checker decides which names are possible, so that this type has no list of keywords and reserved names of its own.
struct ImportedNames {
  private var types: Set<String> = []
  /// The next number for a name that types have already.
  private var numbers: [String: Int] = [:]

  /// Returns a name for a type that no type of the schema has yet.
  ///
  /// - Parameter candidates: The texts that the name is made of, the best one first.
  mutating func type(_ candidates: [String]) -> String {
    let names = candidates.map { Self.upperCamelCase($0, or: "Item") }
    let last = names.last ?? "Item"
    for name in names + [last + "Model"] where add(name) { return name }
    // A letter that no name can have does not become one with a number.
    let base = isSound(Self.model(last + "2")) ? last : "Item"
    var number = numbers[base] ?? 2
    while !add("\(base)\(number)") { number += 1 }
    numbers[base] = number + 1
    return "\(base)\(number)"
  }

  private mutating func add(_ name: String) -> Bool {
    guard !types.contains(name), isSound(Self.model(name)) else { return false }
    types.insert(name)
    return true
  }

  private static func model(_ name: String) -> String { "model \(name) {\n    let title: String\n}\n" }

  /// Returns the names of the fields with the given keys, which differ.
  static func fields(_ keys: [String]) -> [String] { members(keys) { "model Sample {\n    let \($0): String\n}\n" } }

  /// Returns the names of the cases with the given raw values, which differ.
  static func cases(_ values: [String]) -> [String] { members(values) { "enum Sample {\n    case \($0)\n}\n" } }

  /// Returns the names of members, which differ.
  ///
  /// - Parameter schema: A schema with a member of a name, which has findings if the member cannot have the name.
  private static func members(_ keys: [String], _ schema: (String) -> String) -> [String] {
    var used: Set<String> = []
    var numbers: [String: Int] = [:]
    return keys.map { key in
      let base = lowerCamelCase(key)
      var name = [base, base + "Value"].first { isSound(schema($0)) } ?? "value"
      if !used.insert(name).inserted {
        var number = numbers[name] ?? 2
        while !used.insert("\(name)\(number)").inserted { number += 1 }
        numbers[name] = number + 1
        name += String(number)
      }
      return name
    }
  }

  static func lowerCamelCase(_ text: String) -> String {
    let words = words(text)
    guard let first = words.first, first.first?.isNumber == false else {
      return words.isEmpty ? "value" : "value" + joined(words)
    }
    // A word of capital letters becomes small as a whole: `URL` becomes `url`.
    let small = first.allSatisfy(\.isUppercase) ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    return String((small + joined(words.dropFirst())).prefix(maximumLength))
  }

  /// Returns a name that begins with a capital letter, after `fallback` if its own first character has none.
  private static func upperCamelCase(_ text: String, or fallback: String) -> String {
    let words = words(text)
    guard let first = words.first else { return fallback }
    let name = String((capitalized(String(first)) + joined(words.dropFirst())).prefix(maximumLength))
    return name.first?.isUppercase == true ? name : fallback + name
  }

  private static func joined(_ words: some Sequence<Substring>) -> String {
    words.map { word in
      GeneratedName.initialisms.contains(word.lowercased()) ? word.uppercased() : capitalized(String(word))
    }.joined()
  }

  /// The number of characters of a name, because a key can be a text of any length.
  private static let maximumLength = 60

  private static func words(_ text: String) -> [Substring] { text.split { !($0.isLetter || $0.isNumber) } }
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
package func importedModelName(ofFile name: String) -> String { singular(name) }
