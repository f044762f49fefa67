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
      case .member: .property
      case .enumCase: .enumMember
      case .sample: .constant
      case .service: .interface
      case .type, .fake, .viewModel, .router, .tabs, .builtInType, .module: .structure
      case .local, .context: .variable
      }
  }
}

extension OpenSchema {
  /// The names and words that can stand at a position. Nothing is completed in comments.
  func completions(at position: Position, usesSnippets: Bool) -> CompletionList {
    let offset = offset(of: position)
    let written = writtenName(before: offset)
    let range = PositionRange(start: positions.position(of: written.lowerBound), end: position)
    let isMember = written.lowerBound > 0 && file.bytes[written.lowerBound - 1] == UInt8(ascii: ".")
    let place = place(at: written.lowerBound)
    var items = (place.names + offeredNames(at: written, forms: place.forms)).map { name in
      item(name, replacing: range, isMember: isMember)
    }
    if !isMember { items += place.words.map { item(ofWord: $0, replacing: range, usesSnippets) } }
    var seen: Set<String> = []
    let unique = items.filter { seen.insert($0.label).inserted }
    return CompletionList(items: unique.sorted { $0.sortText < $1.sortText })
  }

  /// The part of a name that is written before an offset.
  private func writtenName(before offset: Int) -> Range<Int> {
    var start = offset
    while start > 0, file.bytes[start - 1].isPartOfName { start -= 1 }
    return start..<offset
  }

  /// The names that the checker accepts in place of a written name.
  ///
  /// - Parameter forms: What an author can go on to write, with `?` for the name. Of the alternatives in one form, the
  ///   first one counts that the checker accepts a name in.
  private func offeredNames(at written: Range<Int>, forms: [[String]]) -> [String] {
    var end = written.upperBound
    while end < file.bytes.count, file.bytes[end].isPartOfName { end += 1 }
    var found: Set<String> = []
    for alternatives in forms {
      for form in alternatives {
        var bytes = file.bytes
        bytes.replaceSubrange(written.lowerBound..<end, with: form.replacing("?", with: Self.placeholder).utf8)
        let names = project.names(completing: Self.placeholder, in: file.replacing(bytes: bytes))
        found.formUnion(names)
        if !names.isEmpty { break }
      }
    }
    return found.sorted()
  }

  /// A name that no schema has.
  private static let placeholder = "vmgenCompletedName"

  private func item(_ name: String, replacing range: PositionRange, isMember: Bool) -> CompletionItem {
    let found = definitions(named: name, isMember: isMember, before: offset(of: range.start)).first
    let builtIn = found == nil ? StandardLibrary.all.first { $0.name == name } : nil
    let documentation = found.flatMap { declaration(of: $0.occurrence.symbol)?.documentation } ?? []
    let other: CompletionItemKind =
      builtIn != nil ? (isMember ? .method : .function) : name.first?.isUppercase == true ? .structure : .variable
    return CompletionItem(
      label: name, kind: found.map { CompletionItemKind($0.occurrence.symbol) } ?? other,
      detail: found.flatMap { code(of: $0.occurrence) } ?? builtIn?.signature,
      documentation: documentation.isEmpty ? nil : MarkupContent(value: documentation.joined(separator: "\n")),
      textEdit: TextEdit(range: range, newText: name), sortText: "\(found?.rank ?? 4)\(name)")
  }

  /// Returns the definitions of a name, those nearest to an offset first.
  private func definitions(named name: String, isMember: Bool, before offset: Int) -> [(
    rank: Int, occurrence: SymbolOccurrence
  )] {
    let viewModel = viewModel(at: offset)?.name
    func rank(_ occurrence: SymbolOccurrence) -> Int? {
      switch occurrence.symbol {
      case .local: !isMember && occurrence.range.file == file.id && Int(occurrence.range.lower) < offset ? 0 : nil
      case .member(let owner, _): owner == viewModel ? 1 : (isMember ? 3 : nil)
      case .field, .enumCase, .serviceFunction: isMember ? 2 : nil
      default: isMember ? nil : 2
      }
    }
    return (project.definitionsByName[name] ?? []).compactMap { occurrence in rank(occurrence).map { ($0, occurrence) }
    }
    .sorted { $0.0 < $1.0 }
  }

  // MARK: Words

  private func item(ofWord word: String, replacing range: PositionRange, _ usesSnippets: Bool) -> CompletionItem {
    let snippet = usesSnippets ? Snippets.all[word] : nil
    return CompletionItem(
      label: word, kind: .keyword, textEdit: TextEdit(range: range, newText: snippet ?? word),
      insertTextFormat: snippet == nil ? 1 : 2, sortText: "3" + word)
  }

  /// What can be written at a place.
  private struct Place {
    /// Words of the language.
    var words: [String] = []
    /// Names that are known without the checker.
    var names: [String] = []
    /// The forms of ``offeredNames(at:forms:)``.
    var forms: [[String]] = []
  }

  private func place(at offset: Int) -> Place {
    let value = [["?", "?()"]]
    switch wordOfLine(before: offset) {
    case "when": return Place(words: Self.actWords, names: actors(at: offset))
    case "given": return Place(names: viewModel(at: offset)?.uses.map(\.name) ?? [], forms: [["? = 0"]])
    default: break
    }
    guard isAtLineStart(offset) else { return Place(forms: value) }
    let body = body(at: offset)
    let words = body.words.sorted()
    switch body {
    case .steps: return Place(words: words, forms: [["?()"], ["? = 0"], ["?.x()"]])
    case .exampleSteps, .exampleGroup: return Place(words: words + ["for", "let"])
    case .statements, .rules, .listRules, .tabs, .serviceNames: return Place(words: words, forms: value)
    default: return Place(words: words)
    }
  }

  /// The members and the parts of the context that acts of an example are about.
  private func actors(at offset: Int) -> [String] {
    let members = (viewModel(at: offset)?.members ?? []).filter { member in
      switch member {
      case .input, .edit, .draft, .command, .list, .child, .use: true
      default: false
      }
    }
    return members.map(\.shownName) + ContextPart.allCases.map(\.rawValue)
  }

  /// The words for what happens in an example beside acts on members.
  private static let actWords = LifecycleEvent.allCases.map(\.rawValue) + ["clock", "commit", "revert", "recreated"]

  /// The only word before an offset in its line.
  private func wordOfLine(before offset: Int) -> String? {
    let line = file.bytes[..<offset].reversed().prefix { $0 != 0x0A && $0 != 0x0D && $0 != UInt8(ascii: "{") }
    let words = String(decoding: line.reversed(), as: UTF8.self).split(separator: " ")
    return words.count == 1 && offset > 0 && file.bytes[offset - 1] == 0x20 ? words.first.map(String.init) : nil
  }

  private func isAtLineStart(_ offset: Int) -> Bool {
    let before = file.bytes[..<offset].reversed().first { $0 != 0x20 && $0 != 0x09 }
    return before.map { [0x0A, 0x0D, UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";")].contains($0) } ?? true
  }

  /// The kind of the items around an offset.
  private func body(at offset: Int) -> Body {
    var node: SyntaxNode? = tree.node(at: max(0, offset - 1))
    while let current = node {
      if Int(current.range.lower) < offset, let body = body(of: current) { return body }
      node = current.parent
    }
    return .file
  }

  private func body(of node: SyntaxNode) -> Body? {
    switch node.kind {
    case .viewModelDeclaration: .members
    case .modelDeclaration: .fields
    case .enumDeclaration: .cases
    case .serviceDeclaration: .functions
    case .fakeDeclaration: .fakeItems
    case .fakeFunction: .steps
    case .errorPolicyDeclaration: .errorPolicy
    case .routerDeclaration: .routes
    case .block: .steps
    case .body: .statements
    case .memberDeclarationWithBody: memberBody(of: node)
    default: nil
    }
  }

  private func memberBody(of node: SyntaxNode) -> Body? {
    let word = String(decoding: tree.token(at: node.tokenIndices.lowerBound).text, as: UTF8.self)
    switch word {
    case "edit": return .rules
    case "list": return .listRules
    case "example": return .exampleSteps
    case "examples": return .exampleGroup
    default: return .steps
    }
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), 0x80...,
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }
}

/// What a word of the language inserts, with places to fill in.
enum Snippets {
  static let all: [String: String] = [
    "viewmodel": "viewmodel ${1:Name}ViewModel {\n    $0\n}", "model": "model ${1:Name} {\n    $0\n}",
    "enum": "enum ${1:Name} {\n    case $0\n}", "error": "error ${1:Name}Error {\n    case $0\n}",
    "service": "service ${1:Name} {\n    func $0\n}", "input": "input ${1:name}: ${2:Type}",
    "state": "state ${1:name} = ${0:value}", "display": "display ${1:name}: ${2:String} = ${0:value}",
    "use": "use ${1:name}: ${0:Service}", "edit": "edit ${1:name} = \"$2\" {\n    $0\n}",
    "command": "command ${1:name} {\n    $0\n}", "child": "child ${1:name} = ${0:ViewModel}()",
    "list": "list ${1:rows}: ${0:RowViewModel}", "example": "example \"${1:title}\" {\n    $0\n}",
    "examples": "examples \"${1:title}\" {\n    $0\n}", "on": "on ${1:appear} {\n    $0\n}",
    "given": "given ${1:name} = ${0:value}", "when": "when ${0:act}", "expect": "expect ${1:name} == ${0:value}",
    "require": "require ${1:condition} else \"${0:message}\"", "func": "func ${1:name}(${2:parameters}) -> ${0:Type}",
    "if": "if ${1:condition} {\n    $0\n}",
  ]
}
