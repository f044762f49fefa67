import VmgenMustache
import VmgenProjectGeneration
import VmgenSchemaSyntax

/// An `.xcstrings` file with the positions of its entries. It is changed by edits of its bytes, so that everything else
/// in it stays as it is.
package struct StringCatalog: Sendable {
  /// An entry of `strings`.
  struct Entry: Sendable {
    var key: String
    var value: MustacheObject
    var place: JSONPlaces.Member
  }

  package let file: SourceFile
  package let sourceLanguage: String
  let entries: [Entry]
  /// The position of the object with the entries.
  let place: Range<Int>
  private let indices: [String: Int]

  /// Reads a catalog. Returns nil if the file is not a catalog, which is reported.
  package init?(_ file: SourceFile, _ report: inout Report) {
    func fail(_ range: SourceRange, _ reason: String) {
      report.add(Diagnostic(.badStringCatalog(reason: reason), at: range))
    }
    let value: MustacheValue
    do { value = try MustacheValue(json: file.bytes) } catch {
      fail(file.range(of: error), error.message)
      return nil
    }
    guard case .object(let root) = value else {
      fail(file.range(0, 0), "expected an object")
      return nil
    }
    let members = Self.members(of: file.bytes, at: 0)
    guard case .string(let language)? = root["sourceLanguage"] else {
      let place = members.first { $0.key == "sourceLanguage" }?.place.value ?? 0..<0
      fail(file.range(place.lowerBound, place.upperBound), "`sourceLanguage` must be a string")
      return nil
    }
    guard let strings = members.last(where: { $0.key == "strings" }), case .object(let object)? = root["strings"] else {
      let place = members.first { $0.key == "strings" }?.place.value ?? 0..<0
      fail(file.range(place.lowerBound, place.upperBound), "`strings` must be an object")
      return nil
    }
    let places = Self.members(of: file.bytes, at: strings.place.value.lowerBound)
    var indices: [String: Int] = [:]
    for (index, member) in places.enumerated() where indices.updateValue(index, forKey: member.key) != nil {
      fail(file.range(member.place.key.lowerBound, member.place.key.upperBound), "the key is specified twice")
      return nil
    }
    var entries: [Entry] = []
    for (pair, member) in zip(object.pairs, places) {
      do { try CatalogShape.checkEntry(file.bytes, at: member.place.value) } catch {
        fail(file.range(error.place.lowerBound, error.place.upperBound), error.reason)
        return nil
      }
      guard case .object(let value) = pair.value else { continue }
      entries.append(Entry(key: pair.key, value: value, place: member.place))
    }
    self.file = file
    sourceLanguage = language
    self.entries = entries
    place = strings.place.value
    self.indices = indices
  }

  /// Returns the bytes of a catalog without entries.
  package static func empty(sourceLanguage: String) -> [UInt8] {
    let root = CatalogValue.object([
      "sourceLanguage": .string(sourceLanguage), "strings": .object(MustacheObject()), "version": .string("1.0"),
    ])
    return Array(CatalogValue.text(root, depth: 0, .xcode).utf8)
  }

  /// Returns the entry with a key.
  func entry(_ key: String) -> Entry? { indices[key].map { entries[$0] } }

  /// Returns the position of a key, or of the start of the file.
  package func range(of key: String) -> SourceRange {
    let place = entry(key)?.place.key ?? 0..<0
    return file.range(place.lowerBound, place.upperBound)
  }

  /// The languages of the translations, sorted.
  package var languages: [String] {
    var languages: Set<String> = []
    for entry in entries { languages.formUnion(entry.localizations.keys) }
    return languages.subtracting([sourceLanguage]).sorted()
  }

  /// Returns the members of the object at an offset, with their keys.
  static func members(of bytes: [UInt8], at offset: Int) -> [(key: String, place: JSONPlaces.Member)] {
    JSONPlaces.members(of: bytes, at: offset).map { place in
      guard case .string(let key)? = try? MustacheValue(json: Array(bytes[place.key])) else { return ("", place) }
      return (key, place)
    }
  }
}

extension StringCatalog.Entry {
  /// Whether vmgen wrote the entry, as the last line of its comment says.
  var isGenerated: Bool {
    guard let line = comment?.split(separator: "\n").last else { return false }
    return line.hasPrefix(CatalogText.mark)
  }

  var comment: String? { if case .string(let text)? = value["comment"] { text } else { nil } }

  var extractionState: String? { if case .string(let text)? = value["extractionState"] { text } else { nil } }

  var localizations: MustacheObject {
    if case .object(let object)? = value["localizations"] { object } else { MustacheObject() }
  }

  /// Whether the text is to be translated.
  var isTranslatable: Bool { value["shouldTranslate"] != .bool(false) }

  /// Whether there is a translation to a language, and none of its texts has the state `new`.
  func isTranslated(to language: String) -> Bool {
    guard isTranslatable else { return true }
    let states = localizations[language]?.unitStates ?? []
    return !states.isEmpty && !states.contains("new")
  }
}

extension MustacheValue {
  /// The states of all texts in a localization.
  var unitStates: [String] {
    switch self {
    case .object(let object):
      return object.pairs.flatMap { key, value -> [String] in
        guard key == "stringUnit", case .object(let unit) = value else { return value.unitStates }
        if case .string(let state)? = unit["state"] { return [state] }
        return [""]
      }
    case .list(let items): return items.flatMap(\.unitStates)
    default: return []
    }
  }
}
