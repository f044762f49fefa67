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
      case .function(let name): name.contains(".") ? .method : .function
      case .builtIn: .function
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

/// A place where an author writes a name.
struct CompletedName {
  var place: CompletionPlace
  /// The written part of the name.
  var written: Range<Int>
  var range: PositionRange
  /// The type of the value that the name stands for.
  var expected: Type?
  /// Whether the client inserts snippets.
  var usesSnippets: Bool
}

extension OpenSchema {
  /// Returns the item of a name; nil if the name cannot stand at the place.
  ///
  /// - Parameter index: The position of the name among those that are offered.
  func item(_ offered: OfferedName, _ index: Int, at completed: CompletedName) -> CompletionItem? {
    let isLabel = offered.text.hasSuffix(":")
    let name = offered.text.filter { $0 != ":" && $0 != "." }
    let found = definitions(of: name, offered.owner, before: completed.written.lowerBound).first
    guard accepts(found?.occurrence.symbol, at: completed.place) else { return nil }
    let builtIn = found == nil ? builtIn(named: name, of: offered.owner) : nil
    let code =
      found.flatMap { self.code(of: $0.occurrence) } ?? builtIn?.signature
      ?? offered.owner.flatMap { CollectionChanges.signature(of: name, on: $0) }
    let type = found?.occurrence.type ?? Self.literalTypes[name]
    let isExpected =
      completed.expected.map { $0 == type || $0.unwrapped == type || builtIn?.returns($0) == true } ?? false
    let group = offered.text.hasPrefix(".") ? 0 : isExpected || isLabel ? 1 : 2
    let call = isLabel ? nil : code.flatMap { self.call(of: name, found?.occurrence.symbol, $0, at: completed) }
    let text = call.map { (offered.text.hasPrefix(".") ? "." : "") + $0 } ?? offered.text + (isLabel ? " " : "")
    return CompletionItem(
      label: offered.text, kind: kind(of: offered, name, found?.occurrence.symbol, builtIn),
      detail: isLabel && found == nil ? offered.parameterType.map { "\(offered.text) \($0)" } : code,
      documentation: documentation(of: name, offered.owner, found?.occurrence.symbol, builtIn)
        .map { MarkupContent(value: $0) },
      textEdit: TextEdit(range: completed.range, newText: text), insertTextFormat: call == nil ? 1 : 2,
      sortText: "\(group)" + (isLabel ? "0\(index + 100)" : "\(found?.rank ?? 4)\(name)"))
  }

  private static let literalTypes: [String: Type] = ["true": .bool, "false": .bool]

  private func kind(
    of offered: OfferedName, _ name: String, _ symbol: Symbol?, _ builtIn: BuiltIn?
  ) -> CompletionItemKind {
    if let symbol { return CompletionItemKind(symbol) }
    if builtIn != nil { return offered.owner == nil ? .function : .method }
    return name.first?.isUppercase == true ? .structure : .variable
  }

  private func documentation(
    of name: String, _ owner: String?, _ symbol: Symbol?, _ builtIn: BuiltIn?
  ) -> String? {
    if let symbol { return documentation(of: symbol) }
    return builtIn?.text ?? (owner == nil ? nil : Words.meaning(of: name, isMember: true)?.text)
  }

  /// Returns a function of the standard library, if possible one of a type.
  func builtIn(named name: String, of owner: String?) -> BuiltIn? {
    let all = StandardLibrary.all.filter { $0.name == name }
    return owner.flatMap { owner in all.first { $0.fits(owner) } } ?? all.first
  }

  /// Returns the definitions of a name, those nearest to an offset first.
  ///
  /// - Parameter owner: What the name is a member of; nil for a name without a base.
  private func definitions(of name: String, _ owner: String?, before offset: Int) -> [(
    rank: Int, occurrence: SymbolOccurrence
  )] {
    let viewModel = viewModel(at: offset)?.name
    func rank(_ occurrence: SymbolOccurrence) -> Int? {
      if case .function(let method) = occurrence.symbol, method != name {
        return owner.map { "\($0).\(name)" } == method ? 1 : nil
      }
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

  func item(ofWord word: String, at completed: CompletedName) -> CompletionItem {
    let snippet = completed.usesSnippets ? Snippets.all[word] : nil
    return CompletionItem(
      label: word, kind: .keyword,
      documentation: Words.meaning(of: word, isMember: false).map { MarkupContent(value: $0.text) },
      textEdit: TextEdit(range: completed.range, newText: snippet ?? word),
      insertTextFormat: snippet == nil ? 1 : 2, sortText: (completed.place.wordsAreFirst ? "0" : "23") + word)
  }
}
