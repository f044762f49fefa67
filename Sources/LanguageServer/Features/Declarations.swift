import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// The declaration of a name: its code, and the comments that document it.
struct Declaration {
  /// The whole declaration.
  let range: SourceRange
  /// The lines of the documentation, without the slashes.
  let documentation: [String]
  /// The code up to the braces, on one line.
  let head: String

  /// The declaration whose name has a range.
  init(ofNameAt range: SourceRange, in tree: SyntaxTree) {
    var node = tree.node(at: Int(range.lower))
    while !node.kind.isItem && node.kind != .parameter, let parent = node.parent { node = parent }
    let isWhole = node.parent == nil
    self.range = isWhole ? range : node.range
    documentation = isWhole ? [] : Self.documentation(before: tree.token(at: node.tokenIndices.lowerBound))
    head = Self.head(of: tree.source.text(at: isWhole ? range : node.rangeBeforeBody))
  }

  private static func documentation(before token: SyntaxToken) -> [String] {
    token.leadingTrivia.filter { $0.kind == .documentationComment }.flatMap { piece in
      let text = String(decoding: token.tree.source.bytes[piece.bytes], as: UTF8.self)
      return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        let content = line.drop { $0.isWhitespace || $0 == "/" || $0 == "*" }
        return content.hasSuffix("*/") ? String(content.dropLast(2)) : String(content)
      }
    }
  }

  /// Returns the first line of code, or the lines of its parameters as one.
  private static func head(of code: String) -> String {
    var head = ""
    for line in code.split(whereSeparator: \.isNewline) {
      let line = line.trimmingPrefix { $0 == " " }
      head += head.isEmpty || head.hasSuffix("(") || line.hasPrefix(")") ? String(line) : " \(line)"
      if head.filter({ $0 == "(" }).count <= head.filter({ $0 == ")" }).count { break }
    }
    return head.hasSuffix(" {") ? String(head.dropLast(2)) : head
  }
}

extension SyntaxNode {
  /// The range of the node up to the braces with its items or steps.
  fileprivate var rangeBeforeBody: SourceRange {
    var end: Int32?
    for child in children where end == nil {
      switch child {
      case .node(let node): if node.kind == .block || node.kind == .body { end = Int32(node.range.lower) }
      case .token(let token): if kind.hasBody, token.kind == .leftBrace { end = Int32(token.range.lower) }
      }
    }
    guard let end else { return range }
    let text = tree.source.bytes[Int(range.lower)..<Int(end)]
    let spaces = text.reversed().prefix { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }.count
    return SourceRange(file: range.file, lower: Int(range.lower), upper: Int(end) - spaces)
  }
}

extension OpenSchema {
  /// Returns the declaration of a symbol; nil for a part of the standard library.
  func declaration(of symbol: Symbol) -> Declaration? {
    guard let definition = symbols.definition(of: symbol), let file = project.file(of: definition.range) else {
      return nil
    }
    return Declaration(ofNameAt: definition.range, in: project.tree(of: file))
  }

  /// The documentation of a declaration, or of a part of the standard library.
  func documentation(of symbol: Symbol) -> String? {
    if case .builtIn(let id) = symbol { return StandardLibrary[id].text }
    guard let lines = declaration(of: symbol)?.documentation, !lines.isEmpty else { return nil }
    return lines.joined(separator: "\n")
  }

  /// The code that declares a symbol, also one of the standard library.
  func code(of occurrence: SymbolOccurrence) -> String? {
    switch occurrence.symbol {
    case .builtIn(let id): return StandardLibrary[id].signature
    case .builtInType(let name), .module(let name): return name
    case .context(let part): return "\(part.rawValue): \(occurrence.type.map { "\($0)" } ?? "")"
    case .local(let name, _), .parameter(let name, _), .facet(_, let name):
      return occurrence.type.map { "\(name): \($0)" } ?? name
    default:
      guard let head = declaration(of: occurrence.symbol)?.head else { return nil }
      return head
    }
  }

  /// Returns a member with its view model.
  func member(of symbol: Symbol) -> (member: Member, viewModel: ViewModel)? {
    guard case .member(let name, let id) = symbol,
      let viewModel = project.checked?.schemas.lazy.flatMap(\.viewModels).first(where: { $0.name == name }),
      let member = viewModel[id]
    else { return nil }
    return (member, viewModel)
  }
}
