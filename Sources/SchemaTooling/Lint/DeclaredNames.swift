import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A name that a schema of the module declares.
struct DeclaredName {
  let text: String
  let range: SourceRange
  let symbol: Symbol
  let type: Type?
  /// What keeps the name in JSON if it gets another one; nil for a name that JSON does not have.
  let keepingJSON: String?

  /// Returns the help to rename it, which also says how the name in JSON remains.
  func renaming(to name: String) -> String {
    "rename it to `\(name)`" + (keepingJSON.map { ", and \($0) to keep its name in JSON" } ?? "")
  }
}

extension LintedModule {
  /// The names that the schemas write, without those that Swift declares.
  var declaredNames: [DeclaredName] {
    let schemas = result.checked.schemas
    let files = Set(schemas.map(\.file))
    let declarations = schemas.flatMap(\.declarations)
    let external = Set(declarations.compactMap(\.externName))
    let keys = jsonNames(of: declarations)
    var seen: Set<SourceRange> = []
    return index.occurrences.compactMap { occurrence in
      guard occurrence.role == .definition, files.contains(occurrence.range.file),
        !external.contains(occurrence.symbol.typeName ?? ""), seen.insert(occurrence.range).inserted
      else { return nil }
      let written = text(occurrence.range).filter { $0 != "`" }
      return DeclaredName(
        text: written, range: occurrence.range, symbol: occurrence.symbol, type: occurrence.type,
        keepingJSON: keys[occurrence.symbol])
    }
  }

  /// What keeps the name in JSON of each field and case whose name JSON has.
  private func jsonNames(of declarations: [Schema.Declaration]) -> [Symbol: String] {
    var names: [Symbol: String] = [:]
    for declaration in declarations {
      switch declaration {
      case .model(let model) where model.conformances.contains(.codable):
        for field in model.fields where field.key == nil {
          names[.field(type: model.name, name: field.name)] = "add `key \"\(field.name)\"` after it"
        }
      case .enumeration(let type) where type.rawType == .string:
        for item in type.cases where item.rawValue == nil {
          names[.enumCase(type: type.name, name: item.name)] = "give it the raw value `\"\(item.name)\"`"
        }
      default: break
      }
    }
    return names
  }
}

extension Schema.Declaration {
  /// The name of the type, if Swift declares it.
  fileprivate var externName: String? {
    switch self {
    case .externType(let type): type.name
    case .model(let model) where model.isExtern: model.name
    default: nil
    }
  }
}

extension Symbol {
  /// The type that the symbol is or that declares it.
  fileprivate var typeName: String? {
    switch self {
    case .type(let name), .field(let name, _), .enumCase(let name, _): name
    default: nil
    }
  }
}

/// The words of a name in camel case: `user`, `Id` and `URL` of `userIdURL`.
func words(ofName name: String) -> [String] {
  var words: [String] = []
  let letters = Array(name)
  for (index, letter) in letters.enumerated() {
    let isAfterSmall = index > 0 && !letters[index - 1].isUppercase
    let isBeforeSmall = index + 1 < letters.count && letters[index + 1].isLowercase
    if index == 0 || letter.isUppercase && (isAfterSmall || isBeforeSmall) {
      words.append(String(letter))
    } else {
      words[words.count - 1].append(letter)
    }
  }
  return words
}

/// Returns the name of a member that consists of some words, at least one: `name` for `Name` and `url` for `URL`.
func memberName(_ words: some Sequence<String>) -> String {
  lowerCamelCased(words.map { correctedInitialism($0) ?? $0 }.joined())
}

/// Returns `ID` for `Id` and `URLs` for `Urls`; nil for a word that is no initialism in mixed case.
func correctedInitialism(_ word: String) -> String? {
  guard word.first?.isUppercase == true, word.dropFirst().allSatisfy(\.isLowercase), word.count > 1 else { return nil }
  let small = word.lowercased()
  if GeneratedName.initialisms.contains(small) { return word.uppercased() }
  let singular = String(small.dropLast())
  return small.hasSuffix("s") && GeneratedName.initialisms.contains(singular) ? singular.uppercased() + "s" : nil
}
