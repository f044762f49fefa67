import VmgenMustache
import VmgenProjectGeneration

/// The changes of a catalog that the texts of schemas require.
///
/// A merge adds entries, and changes only what vmgen wrote: the last line of its comments, the extraction state, and
/// texts in the source language that have not been edited. All other bytes stay as they are.
package struct CatalogMerge {
  package private(set) var bytes: [UInt8]
  /// The keys of new entries, sorted.
  package private(set) var added: [String] = []
  /// The keys of entries that change.
  package private(set) var changed: [String] = []
  /// The keys of entries that vmgen wrote and that no schema needs any more.
  package private(set) var orphaned: [String] = []
  package private(set) var unchangedCount = 0

  private let catalog: StringCatalog
  private let style: CatalogStyle
  private var edits: [(range: Range<Int>, text: String)] = []

  /// - Parameter updatesComments: Whether to write the documentation of the schemas to comments that vmgen wrote.
  package init(_ texts: CatalogTexts, into catalog: StringCatalog, updatesComments: Bool = false) {
    self.catalog = catalog
    style = CatalogStyle(of: catalog.file.bytes)
    bytes = catalog.file.bytes
    for entry in catalog.entries {
      if let text = texts.texts[entry.key] {
        let count = edits.count
        update(entry, text, updatesComments: updatesComments)
        if edits.count > count { changed.append(entry.key) } else { unchangedCount += 1 }
      } else if entry.isGenerated {
        orphaned.append(entry.key)
      }
    }
    let new = texts.texts.values.filter { catalog.entry($0.key) == nil }
    insert(new.sorted { CatalogOrder($0.key) < CatalogOrder($1.key) })
    added = new.map(\.key).sorted()
    apply()
  }

  private mutating func apply() {
    // The edits are disjoint.
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: style.bytes(edit.text))
    }
  }

  // MARK: New entries

  private mutating func insert(_ texts: [CatalogText]) {
    guard !texts.isEmpty else { return }
    let entries = catalog.entries
    guard let last = entries.last else {
      let object = MustacheObject(pairs: texts.map { ($0.key, $0.entry(in: catalog.sourceLanguage)) })
      edits.append((catalog.place, CatalogValue.text(.object(object), depth: 1, style)))
      return
    }
    // Existing entries keep their order, whatever it is.
    let indentation = style.indentation(2)
    let order = entries.map { CatalogOrder($0.key) }
    var before: [Int: [String]] = [:]
    for text in texts {
      let key = CatalogOrder(text.key)
      let index = order.firstIndex { key < $0 } ?? entries.count
      before[index, default: []].append(
        CatalogValue.member(text.key, text.entry(in: catalog.sourceLanguage), depth: 2, style))
    }
    for (index, members) in before {
      if index < entries.count {
        let offset = entries[index].place.key.lowerBound
        edits.append((offset..<offset, members.map { $0 + ",\n\(indentation)" }.joined()))
      } else {
        let offset = last.place.value.upperBound
        edits.append((offset..<offset, members.map { ",\n\(indentation)" + $0 }.joined()))
      }
    }
  }

  // MARK: Existing entries

  private mutating func update(_ entry: StringCatalog.Entry, _ text: CatalogText, updatesComments: Bool) {
    var changes: [(key: String, value: MustacheValue)] = []
    if let comment = entry.comment {
      if let updated = text.updated(comment, replacesNotes: updatesComments) {
        changes.append(("comment", .string(updated)))
      }
    } else if entry.value["comment"] == nil {
      changes.append(("comment", .string(text.comment)))
    }
    // Xcode marks other entries as stale, because it finds no such text in Swift code.
    if entry.extractionState == nil || entry.extractionState == "stale" {
      changes.append(("extractionState", .string("manual")))
    }
    // Xcode generates a Swift symbol for each entry with this state. Two texts may have the same symbol.
    if [nil, "stale", "manual"].contains(entry.extractionState), entry.value["generatesSymbol"] == nil {
      changes.append(("generatesSymbol", .bool(false)))
    }
    let language = catalog.sourceLanguage
    let old = entry.localizations[language]
    // A person has edited a text in the source language with another state than `new`.
    guard old != text.source, (old?.unitStates ?? []).allSatisfy({ $0 == "new" }) else {
      return set(changes, inObjectAt: entry.place.value, depth: 2)
    }
    guard let place = member("localizations", at: entry.place.value)?.place.value else {
      if let source = text.source {
        changes.append(("localizations", .object(MustacheObject(pairs: [(language, source)]))))
      }
      return set(changes, inObjectAt: entry.place.value, depth: 2)
    }
    set(changes, inObjectAt: entry.place.value, depth: 2)
    if let source = text.source {
      set([(language, source)], inObjectAt: place, depth: 3)
    } else {
      remove(language, fromObjectAt: place, depth: 3)
    }
    // Positions in a format are no reason to translate it again, as other plural forms are.
    if old == nil, text.source?["stringUnit"] != nil, text.source?["substitutions"] == nil { return }
    for translation in StringCatalog.members(of: catalog.file.bytes, at: place.lowerBound)
    where translation.key != language {
      requireReview(at: translation.place.value)
    }
  }

  private func member(_ key: String, at place: Range<Int>) -> (key: String, place: JSONPlaces.Member)? {
    StringCatalog.members(of: catalog.file.bytes, at: place.lowerBound).first { $0.key == key }
  }

  /// Replaces the state `translated` of all texts in a localization.
  private mutating func requireReview(at place: Range<Int>) {
    let bytes = catalog.file.bytes
    guard bytes[place.lowerBound] == UInt8(ascii: "{") else { return }
    for member in StringCatalog.members(of: bytes, at: place.lowerBound) {
      if member.key == "state", bytes[member.place.value].elementsEqual("\"translated\"".utf8) {
        edits.append((member.place.value, "\"needs_review\""))
      } else {
        requireReview(at: member.place.value)
      }
    }
  }

  private mutating func remove(_ key: String, fromObjectAt place: Range<Int>, depth: Int) {
    let members = StringCatalog.members(of: catalog.file.bytes, at: place.lowerBound)
    guard let index = members.firstIndex(where: { $0.key == key }) else { return }
    if members.count == 1 {
      edits.append((place, CatalogValue.text(.object(MustacheObject()), depth: depth, style)))
    } else if index + 1 < members.count {
      edits.append((members[index].place.key.lowerBound..<members[index + 1].place.key.lowerBound, ""))
    } else {
      edits.append((members[index - 1].place.value.upperBound..<members[index].place.value.upperBound, ""))
    }
  }

  /// Sets members of an object, at their alphabetical positions.
  private mutating func set(
    _ changes: [(key: String, value: MustacheValue)], inObjectAt place: Range<Int>, depth: Int
  ) {
    let members = StringCatalog.members(of: catalog.file.bytes, at: place.lowerBound)
    let indentation = style.indentation(depth + 1)
    guard let last = members.last else {
      guard !changes.isEmpty else { return }
      let object = MustacheObject(pairs: changes.map { ($0.key, $0.value) })
      edits.append((place, CatalogValue.text(.object(object), depth: depth, style)))
      return
    }
    var before: [Int: String] = [:]
    for (key, value) in changes {
      if let member = members.first(where: { $0.key == key }) {
        edits.append((member.place.value, CatalogValue.text(value, depth: depth + 1, style)))
        continue
      }
      let index = members.firstIndex { $0.key > key } ?? members.count
      let text = CatalogValue.member(key, value, depth: depth + 1, style)
      before[index, default: ""] += index < members.count ? "\(text),\n\(indentation)" : ",\n\(indentation)\(text)"
    }
    for (index, text) in before {
      let offset = index < members.count ? members[index].place.key.lowerBound : last.place.value.upperBound
      edits.append((offset..<offset, text))
    }
  }
}

extension CatalogText {
  /// The entry in a catalog. Xcode never marks entries with the extraction state `manual` as stale, but generates a Swift
  /// symbol for each unless it is told not to.
  fileprivate func entry(in sourceLanguage: String) -> MustacheValue {
    CatalogValue.object([
      "comment": .string(comment), "extractionState": .string("manual"), "generatesSymbol": .bool(false),
      "localizations": source.map { .object(MustacheObject(pairs: [(sourceLanguage, $0)])) },
    ])
  }
}

extension StringCatalog {
  /// Returns the bytes of the catalog without some entries.
  package func removing(_ keys: Set<String>) -> [UInt8] {
    let kept = entries.indices.filter { !keys.contains(entries[$0].key) }
    guard kept.count < entries.count else { return file.bytes }
    var bytes = file.bytes
    guard let last = kept.last else {
      let style = CatalogStyle(of: bytes)
      bytes.replaceSubrange(place, with: style.bytes(CatalogValue.text(.object(MustacheObject()), depth: 1, style)))
      return bytes
    }
    if last < entries.count - 1 {
      bytes.removeSubrange(entries[last].place.value.upperBound..<entries[entries.count - 1].place.value.upperBound)
    }
    for index in entries.indices.prefix(last).reversed() where keys.contains(entries[index].key) {
      bytes.removeSubrange(entries[index].place.key.lowerBound..<entries[index + 1].place.key.lowerBound)
    }
    return bytes
  }
}
