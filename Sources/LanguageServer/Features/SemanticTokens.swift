import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

/// The types of tokens, in the order of the legend.
enum SemanticTokenType: String, Encodable, CaseIterable {
  case namespace, type, enumMember, property, variable, parameter, function, method, event, keyword, string, number
  case comment

  static let modifiers = ["definition", "defaultLibrary"]

  init(_ symbol: Symbol) {
    self =
      switch symbol {
      case .module: .namespace
      case .type, .service, .fake, .viewModel, .router, .tabs, .builtInType: .type
      case .enumCase: .enumMember
      case .field, .member, .facet: .property
      case .function, .builtIn: .function
      case .serviceFunction: .method
      case .parameter: .parameter
      case .sample, .local, .context: .variable
      }
  }
}

struct SemanticTokens: Encodable {
  /// Five numbers for each token: the lines and the characters after the token before, the length, the type and the
  /// modifiers.
  var data: [Int]
}

extension OpenSchema {
  func semanticTokens(in range: PositionRange? = nil) -> SemanticTokens {
    let shown = range.map(positions.offsets) ?? 0..<file.bytes.count
    var last = Position(line: 0, character: 0)
    var data: [Int] = []
    for token in classifiedTokens where token.range.overlaps(shown) {
      for line in lines(of: token.range) {
        let (start, end) = (positions.position(of: line.lowerBound), positions.position(of: line.upperBound))
        // Spaces that only the spaced text has.
        if start == end { continue }
        let isSameLine = start.line == last.line
        data += [
          start.line - last.line, isSameLine ? start.character - last.character : start.character,
          end.character - start.character, token.type, token.modifiers,
        ]
        last = start
      }
    }
    return SemanticTokens(data: data)
  }

  private typealias ClassifiedToken = (range: Range<Int>, type: Int, modifiers: Int)

  /// The names, words, literals and comments of the document, by their places.
  private var classifiedTokens: [ClassifiedToken] {
    var names: [Int: SymbolOccurrence] = [:]
    for occurrence in symbols.occurrences where occurrence.range.file == file.id {
      let lower = Int(occurrence.range.lower)
      if names[lower] == nil { names[lower] = occurrence }
    }
    var tokens: [ClassifiedToken] = []
    var isAfterDot = false
    for token in tree.tokens {
      for piece in token.leadingTrivia where piece.isComment {
        tokens.append((piece.bytes, Self.index(of: .comment), 0))
      }
      let range = Int(token.range.lower)..<Int(token.range.upper)
      if let occurrence = names[range.lowerBound], occurrence.range.upper == token.range.upper {
        tokens.append((range, Self.index(of: SemanticTokenType(occurrence.symbol)), Self.modifiers(of: occurrence)))
      } else if let type = Self.type(of: token, isAfterDot: isAfterDot) {
        tokens.append((range, Self.index(of: type), 0))
      }
      isAfterDot = token.kind == .dot
    }
    return tokens
  }

  private static func index(of type: SemanticTokenType) -> Int { SemanticTokenType.allCases.firstIndex(of: type) ?? 0 }

  private static func modifiers(of occurrence: SymbolOccurrence) -> Int {
    if occurrence.role == .definition { return 1 }
    switch occurrence.symbol {
    case .builtIn, .builtInType, .context: return 2
    default: return 0
    }
  }

  private static func type(of token: SyntaxToken, isAfterDot: Bool) -> SemanticTokenType? {
    switch token.kind {
    case .ifKeyword, .elseKeyword, .switchKeyword, .caseKeyword, .letKeyword, .inKeyword, .trueKeyword, .falseKeyword,
      .nilKeyword:
      .keyword
    case .integer, .decimal, .duration: .number
    case .stringStart, .stringText, .stringEnd: .string
    case .identifier where !isAfterDot && keywords.contains(String(decoding: token.text, as: UTF8.self)): .keyword
    default: nil
    }
  }

  /// The words of the language. Where one is the name of something, the name counts.
  private static let keywords: Set<String> = Body.allCases.reduce(into: otherKeywords) { $0.formUnion($1.words) }

  /// The words that begin no item.
  private static let otherKeywords: Set<String> = [
    "as", "async", "await", "try", "throws", "returns", "sends", "held", "then", "from", "default", "private", "of",
    "verbatim", "change", "yes", "no", "destructive", "message", "busy", "icon", "title", "text", "end",
  ]

  /// The parts of a range on each line, because a token is on one line.
  private func lines(of range: Range<Int>) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    for index in range where file.bytes[index] == 0x0A || file.bytes[index] == 0x0D {
      if index > start { parts.append(start..<index) }
      start = index + 1
    }
    if range.upperBound > start { parts.append(start..<range.upperBound) }
    return parts
  }
}
