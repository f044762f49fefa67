import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

struct Hover: Encodable {
  var contents: MarkupContent
  var range: PositionRange
}

extension OpenSchema {
  /// The declaration, the documentation and the relations of a name, or the page that explains a diagnostic.
  func hover(at position: Position) -> Hover? {
    let offset = offset(of: position)
    if let occurrence = occurrence(at: position), isWritten(occurrence), let code = code(of: occurrence) {
      var parts = ["```vmodel\n\(code)\n```"]
      if let type = shownType(of: occurrence, code) { parts.append("`\(type)`") }
      if case .facet(_, let name) = occurrence.symbol, let meaning = Words.meaning(of: name, isMember: true) {
        parts.append(meaning.text)
      }
      if let documentation = documentation(of: occurrence.symbol) { parts.append(documentation) }
      parts += values(of: occurrence.symbol)
      parts += relations(of: occurrence.symbol)
      parts += explanations(at: offset)
      return Hover(
        contents: MarkupContent(value: parts.joined(separator: "\n\n")), range: positions.range(of: occurrence.range))
    }
    let pages = explanations(at: offset)
    guard let diagnostic = diagnostics(at: offset).first, !pages.isEmpty else { return word(at: offset) }
    return Hover(
      contents: MarkupContent(value: pages.joined(separator: "\n\n")), range: positions.range(of: diagnostic.range))
  }

  /// Whether the name of a function of the standard library is written, and not other code that means its call, such as
  /// `section`.
  private func isWritten(_ occurrence: SymbolOccurrence) -> Bool {
    guard case .builtIn(let id) = occurrence.symbol else { return true }
    let name = StandardLibrary[id].name
    return name == "subscript" || file.text(at: occurrence.range).hasPrefix(name)
  }

  /// What a word of the language means. A label of an argument is no such word.
  private func word(at offset: Int) -> Hover? {
    let tokens = tree.tokens
    guard let index = tokens.firstIndex(where: { Int($0.range.lower) <= offset && offset < Int($0.range.upper) }),
      index + 1 < tokens.endIndex, tokens[index + 1].kind != .colon
    else { return nil }
    let isMember = index > tokens.startIndex && tokens[index - 1].kind == .dot
    return Words.meaning(of: String(decoding: tokens[index].text, as: UTF8.self), isMember: isMember).map { meaning in
      Hover(
        contents: MarkupContent(value: "```vmodel\n\(meaning.code)\n```\n\n\(meaning.text)"),
        range: positions.range(of: tokens[index].range))
    }
  }

  /// Returns the type of a value whose declaration does not name it.
  private func shownType(of occurrence: SymbolOccurrence, _ code: String) -> String? {
    guard let type = occurrence.type, "\(type)" != "Unknown" else { return nil }
    switch occurrence.symbol {
    case .member, .field: return code.contains(": \(type)") || code.contains("-> \(type)") ? nil : "\(type)"
    default: return nil
    }
  }

  /// The values of a member in the example that is shown.
  private func values(of symbol: Symbol) -> [String] {
    guard let (member, viewModel) = member(of: symbol),
      let shown = shownExample(of: viewModel), let value = shown.values[member.id]
    else { return [] }
    let part = if case .command = member { "`canRun` in" } else { "In" }
    return ["\(part) the example “\(shown.title)”:\n\n```vmodel\n\(Self.bounded(value))\n```"]
  }

  /// Returns the beginning of a long value, which would fill the window.
  static func bounded(_ value: String) -> String {
    let limit = 1_000
    guard let end = value.index(value.startIndex, offsetBy: limit, limitedBy: value.endIndex), end < value.endIndex
    else { return value }
    return "\(value[..<end])… (\(value.count) characters)"
  }

  private func relations(of symbol: Symbol) -> [String] {
    guard let (member, viewModel) = member(of: symbol) else { return [] }
    let explanation = MemberExplanation(member, in: viewModel, text: project.text)
    return explanation.relations.filter { !$0.entries.isEmpty }.map { title, entries in
      let shown = entries.prefix(12).map { "`\($0.trimmingPrefix { $0 == " " })`" }.joined(separator: ", ")
      return "*\(title)* \(shown)" + (entries.count > 12 ? ", …" : "")
    }
  }

  func diagnostics(at offset: Int) -> [Diagnostic] {
    project.diagnostics.filter {
      $0.range.file == file.id && Int($0.range.lower) <= offset && offset <= Int($0.range.upper)
    }
  }

  private func explanations(at offset: Int) -> [String] {
    diagnostics(at: offset).prefix(1).compactMap { diagnostic in
      DiagnosticExplanation.explanation(of: diagnostic.kind.code)?.page
    }
  }
}
