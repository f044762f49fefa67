import VmgenProjectGeneration
import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

struct CompletionList: Encodable {
  var isIncomplete = false
  var items: [CompletionItem]
}

struct CompletionItem: Encodable {
  var label: String
  var kind: CompletionItemKind
  var detail: String?
  var documentation: MarkupContent?
  var textEdit: TextEdit
  /// 1 for text, 2 for a snippet.
  var insertTextFormat = 1
  var sortText: String
}

enum CompletionItemKind: Int, Encodable {
  case method = 2
  case function = 3
  case field = 5
  case variable = 6
  case interface = 8
  case property = 10
  case keyword = 14
  case enumMember = 20
  case constant = 21
  case structure = 22

  init(_ symbol: Symbol) {
    self =
      switch symbol {
      case .function, .builtIn: .function
      case .serviceFunction: .method
      case .field: .field
      case .member, .facet: .property
      case .enumCase: .enumMember
      case .sample: .constant
      case .service: .interface
      case .type, .fake, .viewModel, .router, .tabs, .builtInType, .module: .structure
      case .local, .parameter, .context: .variable
      }
  }
}

extension OpenSchema {
  /// The names and words that can stand at a position. Nothing is completed in comments.
  func completions(at position: Position, usesSnippets: Bool) -> CompletionList {
    let offset = offset(of: position)
    let written = writtenName(before: offset)
    let range = PositionRange(start: positions.position(of: written.lowerBound), end: position)
    let place = completionPlace(at: written.lowerBound)
    let (offered, expected) = offeredNames(at: written, place)
    var items = (place.names.map { OfferedName($0) } + offered).filter { $0.text != place.declaredName }.map { name in
      item(name, replacing: range, expecting: expected)
    }
    items += place.words.map { item(ofWord: $0, replacing: range, isFirst: place.wordsAreFirst, usesSnippets) }
    var seen: Set<String> = []
    let unique = items.filter { seen.insert($0.label).inserted }
    return CompletionList(items: unique.sorted { $0.sortText < $1.sortText })
  }

  /// The part of a name that is written before an offset.
  func writtenName(before offset: Int) -> Range<Int> {
    let start = file.bytes[..<offset].lastIndex { !$0.isPartOfName }.map { $0 + 1 } ?? 0
    return start..<offset
  }

  /// The names that the checker accepts in place of a written name, and the type of the value that it expects.
  private func offeredNames(
    at written: Range<Int>, _ place: CompletionPlace
  ) -> (names: [OfferedName], expected: Type?) {
    let closing = missingBrackets(after: written.upperBound) + place.ending
    var found: [OfferedName] = []
    var expected: Type?
    for alternatives in place.forms {
      for form in alternatives {
        let name = form.contains("^") ? capitalized(Self.placeholder) : Self.placeholder
        let code = form.replacing("?", with: name).replacing("^", with: name) + closing
        let symbols = project.symbols(completing: name, in: file(replacing: written, by: code))
        found += symbols.offeredNames
        expected = expected ?? symbols.expectedType
        if !symbols.offeredNames.isEmpty { break }
      }
    }
    return (found, expected)
  }

  /// The file with other code for the name at a range, and for the rest of the name.
  func file(replacing written: Range<Int>, by code: String) -> SourceFile {
    let end = file.bytes[written.upperBound...].firstIndex { !$0.isPartOfName } ?? file.bytes.count
    var bytes = file.bytes
    bytes.replaceSubrange(written.lowerBound..<end, with: code.utf8)
    return file.replacing(bytes: bytes)
  }

  /// A name that no schema has.
  static let placeholder = "vmgenCompletedName"

  private func item(_ offered: OfferedName, replacing range: PositionRange, expecting expected: Type?) -> CompletionItem
  {
    let isLabel = offered.text.hasSuffix(":")
    let name = offered.text.filter { $0 != ":" && $0 != "." }
    let found = definitions(of: name, offered.owner, before: offset(of: range.start)).first
    let builtIn = found == nil ? builtIn(named: name, of: offered.owner) : nil
    let documentation = found.flatMap { declaration(of: $0.occurrence.symbol)?.documentation } ?? []
    let other: CompletionItemKind =
      builtIn != nil
      ? (offered.owner == nil ? .function : .method) : name.first?.isUppercase == true ? .structure : .variable
    let type = found?.occurrence.type ?? Self.literalTypes[name]
    let isExpected = expected.map { $0 == type || $0.unwrapped == type || builtIn?.returns($0) == true } ?? false
    let group = offered.text.hasPrefix(".") ? 0 : isExpected || isLabel ? 1 : 2
    return CompletionItem(
      label: offered.text, kind: found.map { CompletionItemKind($0.occurrence.symbol) } ?? other,
      detail: found.flatMap { code(of: $0.occurrence) } ?? offered.parameterType.map { "\(offered.text) \($0)" }
        ?? builtIn?.signature,
      documentation: documentation.isEmpty ? nil : MarkupContent(value: documentation.joined(separator: "\n")),
      textEdit: TextEdit(range: range, newText: offered.text + (isLabel ? " " : "")),
      sortText: "\(group)\(found?.rank ?? 4)\(name)")
  }

  private static let literalTypes: [String: Type] = ["true": .bool, "false": .bool]

  /// Returns a function of the standard library, if possible one of a type.
  func builtIn(named name: String, of owner: String?) -> BuiltIn? {
    let all = StandardLibrary.all.filter { $0.name == name }
    return all.first { $0.signature.hasPrefix("\(owner ?? "").") } ?? all.first
  }

  /// Returns the definitions of a name, those nearest to an offset first.
  ///
  /// - Parameter owner: What the name is a member of; nil for a name without a base.
  private func definitions(of name: String, _ owner: String?, before offset: Int) -> [(
    rank: Int, occurrence: SymbolOccurrence
  )] {
    let viewModel = viewModel(at: offset)?.name
    func rank(_ occurrence: SymbolOccurrence) -> Int? {
      if let owner { return occurrence.symbol.typeName == owner ? 1 : nil }
      switch occurrence.symbol {
      case .local: return occurrence.range.file == file.id && Int(occurrence.range.lower) < offset ? 0 : nil
      case .member: return occurrence.symbol.typeName == viewModel ? 1 : nil
      case .field, .enumCase, .serviceFunction, .parameter: return nil
      default: return 2
      }
    }
    return (project.definitionsByName[name] ?? []).compactMap { occurrence in
      rank(occurrence).map { ($0, occurrence) }
    }
    .sorted { $0.0 < $1.0 }
  }

  private func item(
    ofWord word: String, replacing range: PositionRange, isFirst: Bool, _ usesSnippets: Bool
  ) -> CompletionItem {
    let snippet = usesSnippets ? Snippets.all[word] : nil
    return CompletionItem(
      label: word, kind: .keyword,
      documentation: Words.meaning(of: word, isMember: false).map { MarkupContent(value: $0.text) },
      textEdit: TextEdit(range: range, newText: snippet ?? word),
      insertTextFormat: snippet == nil ? 1 : 2, sortText: (isFirst ? "0" : "23") + word)
  }
}

extension BuiltIn {
  /// Whether the result has a type.
  fileprivate func returns(_ type: Type) -> Bool { signature.hasSuffix("-> \(type)") }
}

extension UInt8 {
  /// Whether a byte can be a part of a name.
  var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...,
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}
