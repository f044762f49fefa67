import DocumentationPages
import Foundation
import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

/// The colors of the TextMate grammar, compared with the tokens and the syntax that the parser reads.
@Suite struct TextMateTests {
  private static let path = ".editors/vscode/vmodel.tmLanguage.json"
  private let grammar: TextMateGrammar

  init() throws {
    grammar = try TextMateGrammar(Data(contentsOf: DocumentationPage.root.appending(path: Self.path)))
  }

  @Test func theTokensOfEverySchemaHaveTheColorsOfTheirKinds() {
    #expect(repositorySchemas.count > 100)
    let mistakes = repositorySchemas.flatMap { wrongColors(in: $0) }
    #expect(mistakes.isEmpty, "\(mistakes.prefix(20).joined(separator: "\n"))")
  }

  @Test(arguments: [
    (text: "private state count: Int = 0", word: "count", scope: "variable.other.declaration.vmodel"),
    (text: "private state count: Int = 0", word: "private", scope: "storage.modifier.vmodel"),
    (text: "viewmodel Row -> Int {", word: "Row", scope: "entity.name.type.vmodel"),
    (text: "    let input: String", word: "input", scope: "variable.other.declaration.vmodel"),
    (text: "    input: String", word: "input", scope: "variable.parameter.label.vmodel"),
    (text: "    command = 3", word: "command", scope: ""),
    (text: "    wait 1.5s", word: "1.5s", scope: "constant.numeric.duration.vmodel"),
    (text: "    wait.start()", word: "wait", scope: ""),
    (text: "@allow(VM0532)", word: "@allow", scope: "storage.modifier.attribute.vmodel"),
    (text: "let x = .done", word: "done", scope: "variable.other.enummember.vmodel"),
    (text: "let x = `in`", word: "`in`", scope: "variable.other.quoted.vmodel"),
    (text: "self.count = count", word: "self", scope: "variable.language.self.vmodel"),
    (text: "rows.map { $0.id }", word: "$0", scope: "variable.language.closure-parameter.vmodel"),
    (text: ##"let x = #"\d \#(y) \n"#"##, word: #"\d"#, scope: "string.quoted.double.vmodel"),
    (text: ##"let x = #"\d \#(yy) \n"#"##, word: "yy", scope: "meta.interpolation.vmodel"),
    (text: #"let x = "a \("b \(cc)")""#, word: "cc", scope: "meta.interpolation.vmodel"),
    (text: #"let x = "a \(f(1)) b\n""#, word: #"\n"#, scope: "constant.character.escape.vmodel"),
    (text: "/* a /* b */ c */", word: "c", scope: "comment.block.vmodel"),
    (text: "case let .failed(x):", word: "let", scope: "storage.type.vmodel"),
    (text: "case offline \"Offline\"", word: "offline", scope: "variable.other.enummember.vmodel"),
    (text: "{ case true: 1, case false: 2 }", word: "false", scope: "constant.language.vmodel"),
    (text: "case let m where !false: m", word: "false", scope: "constant.language.vmodel"),
    (text: "let x = [\"open\nstate next = 1", word: "state", scope: "storage.type.vmodel"),
    (text: "let x = \"\\(f(1\nstate next = 1", word: "state", scope: "storage.type.vmodel"),
    (text: "let x = f([{\nstate next = 1", word: "state", scope: "storage.type.vmodel"),
  ])
  func aWordHasTheScopeOfItsMeaning(text: String, word: String, scope: String) throws {
    let scopes = grammar.scopes(of: text)
    let range = try #require(text.range(of: word))
    #expect(scopes[text.utf8.distance(from: text.startIndex, to: range.lowerBound)].last ?? "" == scope)
  }

  @Test func everyKeywordOfTheParserIsInTheGrammar() throws {
    let text = try String(contentsOf: DocumentationPage.root.appending(path: Self.path), encoding: .utf8)
    let words = Set(text.matches(of: /[a-z]+/).map { String($0.output) })
    let missing = parserKeywords.subtracting(words)
    #expect(missing.isEmpty, "\(missing.sorted())")
  }

  @Test func functionsFacetsAndTypesOfTheLanguageHaveColors() throws {
    let functions = Set(StandardLibrary.all.filter { $0.signature.contains("\($0.name)(") }.map(\.name))
    let facets = Set(
      EditFacet.allCases.map(\.rawValue) + DraftFacet.allCases.map(\.rawValue) + CommandFacet.allCases.map(\.rawValue)
        + ListFacet.allCases.map(\.rawValue))
    let uncolored =
      functions.filter { name in
        !["x.", "= "].contains { innermost($0 + name + "(")?.hasPrefix("support.") == true }
      }
      + facets.filter { innermost("x.\($0)") != "support.variable.facet.vmodel" }
    #expect(uncolored.isEmpty, "\(uncolored.sorted())")
  }

  /// Returns the scope of the third character of a text.
  private func innermost(_ text: String) -> String? { grammar.scopes(of: text)[2].last }

  /// Returns the tokens of a schema that have other colors than their kinds.
  private func wrongColors(in text: String) -> [String] {
    let tree = SyntaxTree(parsing: source(text))
    guard !tree.hasErrors, !text.contains("\r") else { return [] }
    let names = NameRanges(tree)
    let bytes = Array(text.utf8)
    let scopes = grammar.scopes(of: text)
    var mistakes: [String] = []
    func check(_ range: Range<Int>, _ expected: TokenColor) {
      guard !range.isEmpty else { return }
      let found = Set([TokenColor(scopes[range.lowerBound]), TokenColor(scopes[range.upperBound - 1])])
      guard found != [expected] else { return }
      let start = bytes[..<range.lowerBound].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
      let end = bytes[range.lowerBound...].firstIndex(of: 0x0A) ?? bytes.count
      let word = String(decoding: bytes[range].prefix(30), as: UTF8.self)
      let line = String(decoding: bytes[start..<end], as: UTF8.self)
      mistakes.append("\(word): \(found) is not \(expected) in: \(line)")
    }
    var isMember = false
    for token in tree.tokens {
      defer { isMember = token.kind == .dot }
      for piece in token.leadingTrivia where piece.isComment {
        check(piece.bytes, piece.kind == .documentationComment ? .documentation : .comment)
      }
      let range = Int(token.range.lower)..<Int(token.range.upper)
      let next = token.range.upper < bytes.count ? bytes[Int(token.range.upper)] : 0
      if let color = TokenColor(token, isName: isMember || names.places.contains(token.range.lower), next: next) {
        check(range, color)
      }
    }
    return mistakes
  }
}

/// The color of a token.
enum TokenColor: Hashable {
  case comment, documentation, string, number, constant, keyword, plain

  /// The color of the innermost scope that has one.
  init(_ scopes: [String]) {
    for scope in scopes.reversed() {
      if scope.hasPrefix("meta.interpolation") { break }
      if let color = Self.prefixes.first(where: { scope.hasPrefix($0.prefix) })?.color {
        self = color
        return
      }
    }
    self = .plain
  }

  private static let prefixes: [(prefix: String, color: TokenColor)] = [
    ("comment.line.documentation", .documentation), ("comment.block.documentation", .documentation),
    ("comment", .comment), ("string", .string), ("constant.character", .string),
    ("punctuation.definition.string", .string), ("constant.numeric", .number), ("constant.language", .constant),
    ("keyword.operator", .plain), ("keyword", .keyword), ("storage", .keyword), ("variable.language.self", .keyword),
  ]

  /// The color that the parser's reading demands, or nil if the token can have any.
  init?(_ token: SyntaxToken, isName: Bool, next: UInt8) {
    switch token.kind {
    case .stringStart, .stringText, .stringEnd: self = .string
    case .integer, .decimal, .duration: self = .number
    case .trueKeyword, .falseKeyword, .nilKeyword: self = isName ? .plain : .constant
    case .identifier, .ifKeyword, .elseKeyword, .switchKeyword, .caseKeyword, .letKeyword, .inKeyword:
      // A label can be part of a name: `load(id:)`. The code of a warning is part of an attribute, and `self` is a value in
      // methods, but part of a name in view models.
      let text = String(decoding: token.text, as: UTF8.self)
      if text == "_" || text == "self" || text.hasPrefix("VM0") { return nil }
      self = isName || text.hasPrefix("`") || (next == UInt8(ascii: ":") && text != "default") ? .plain : .keyword
    default: return nil
    }
  }
}
