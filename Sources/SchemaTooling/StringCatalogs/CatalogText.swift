import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// An entry that a string catalog needs for the texts of schemas with the same key.
package struct CatalogText: Sendable {
  package let key: String
  /// The localization in the source language; nil if the key is the text.
  package let source: MustacheValue?
  /// The comment without the line of the users.
  private(set) var notes: [String]
  /// The declarations that contain the text: `SignInViewModel.title`.
  private(set) var users: [String]
  /// The position of the first text with the key; nil for a text of the runtime.
  package let range: SourceRange?

  init(key: String, source: MustacheValue?, notes: [String], users: [String], range: SourceRange?) {
    self.key = key
    self.source = source
    self.notes = notes
    self.users = users
    self.range = range
  }

  /// The start of the line of a comment that lists the users of the text. vmgen updates the line, and knows by it that
  /// it wrote the entry.
  static let mark = "vmgen: "
  private static let shownUsers = 6

  /// The last line of the comment.
  var usersLine: String {
    let more = users.count - Self.shownUsers
    return Self.mark + users.prefix(Self.shownUsers).joined(separator: ", ") + (more > 0 ? " and \(more) more" : "")
  }

  /// The comment for translators: the documentation of the declarations, the arguments, and the declarations.
  var comment: String { (notes + [usersLine]).joined(separator: "\n") }

  /// Returns the comment with an updated last line; nil if the comment is not to be changed.
  ///
  /// - Parameter replacesNotes: Whether the lines above are replaced too.
  func updated(_ comment: String, replacesNotes: Bool) -> String? {
    let lines = comment.split(separator: "\n", omittingEmptySubsequences: false)
    guard let last = lines.last, last.hasPrefix(Self.mark) else { return nil }
    let updated =
      replacesNotes ? self.comment : (lines.dropLast().map(String.init) + [usersLine]).joined(separator: "\n")
    return updated == comment ? nil : updated
  }

  fileprivate mutating func add(_ other: CatalogText) {
    for note in other.notes where !notes.contains(note) { notes.append(note) }
    for user in other.users where !users.contains(user) { users.append(user) }
  }
}

/// Two texts with one key and different plural forms.
package struct CatalogConflict: Sendable {
  package let key: String
  package let first: SourceRange
  package let second: SourceRange
}

/// The entries for the texts of schemas, by key.
package struct CatalogTexts: Sendable {
  package private(set) var texts: [String: CatalogText] = [:]
  package private(set) var conflicts: [CatalogConflict] = []

  package init() {}

  /// Adds the texts of the schemas of a project.
  ///
  /// - Parameter sources: The files of the run, for the names of arguments.
  package mutating func add(_ schemas: SchemaSet, sources: [SourceFile]) {
    let sources = Dictionary(sources.map { ($0.id, $0) }) { first, _ in first }
    for text in schemas.schemas.flatMap({ $0.localizedTexts(in: schemas) }) { add(CatalogText(text, sources)) }
    for text in RuntimeTexts.texts(for: schemas.schemas) { add(text) }
  }

  private mutating func add(_ text: CatalogText) {
    guard let first = texts[text.key] else {
      texts[text.key] = text
      return
    }
    texts[text.key]?.add(text)
    guard first.source != text.source, let range = first.range, let other = text.range else { return }
    conflicts.append(CatalogConflict(key: text.key, first: range, second: other))
  }
}

extension CatalogText {
  fileprivate init(_ text: LocalizedText, _ sources: [SourceFile.ID: SourceFile]) {
    var notes = text.documentation
    let names = text.arguments.enumerated().map { index, argument in
      let position = text.arguments.count > 1 ? "\(index + 1)$" : ""
      return "%\(position)\(argument.kind.specifier.dropFirst()): \(sources.text(at: argument.value.range))"
    }
    if !names.isEmpty { notes.append(names.joined(separator: "; ")) }
    self.init(
      key: text.key, source: text.sourceLocalization, notes: notes, users: [text.user], range: text.range)
  }
}

extension [SourceFile.ID: SourceFile] {
  /// Returns the source text in a range on one line.
  fileprivate func text(at range: SourceRange) -> String {
    guard let bytes = self[range.file]?.bytes, Int(range.upper) <= bytes.count else { return "" }
    return bytes[Int(range.lower)..<Int(range.upper)].split { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }
}
