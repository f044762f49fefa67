import VmgenSchemaSemantics
import VmgenSchemaSyntax
import VmgenSchemaTooling

extension FuzzTarget {
  static let schemaTargets = [
    FuzzTarget("parser", .schema) { bytes throws(Violation) in try SchemaRun(bytes).expectSyntaxLaws() },
    FuzzTarget("checker", .schema) { bytes throws(Violation) in try SchemaRun(bytes).expectCheckerLaws() },
    FuzzTarget("formatter", .schema) { bytes throws(Violation) in try SchemaRun(bytes).expectFormatterLaws() },
    FuzzTarget("generator", .schema) { bytes throws(Violation) in try SchemaRun(bytes).expectGeneratorLaws() },
    FuzzTarget("evaluator", .schema) { bytes throws(Violation) in try SchemaRun(bytes).expectEvaluatorLaws() },
  ]
}

/// One input as a schema.
struct SchemaRun {
  let source: SourceFile
  let parsed: ParseResult

  init(_ bytes: [UInt8]) {
    source = SourceFile(id: SourceFile.ID(0), path: "Input.vmodel", relativePath: "Input.vmodel", bytes: bytes)
    parsed = parseSchema(source)
  }

  func checked(_ symbols: SymbolRecorder? = nil) -> CheckResult {
    checkSchemas([parsed.syntax], sources: [source], syntaxErrors: parsed.diagnostics, symbols: symbols)
  }

  private func isInside(_ range: SourceRange) -> Bool {
    range.lower >= 0 && range.lower <= range.upper && Int(range.upper) <= source.bytes.count
  }

  private func expectRanges(_ diagnostics: [Diagnostic]) throws(Violation) {
    for diagnostic in diagnostics {
      let ranges = [diagnostic.range] + diagnostic.labels.map(\.range) + (diagnostic.fixIt.map { [$0.range] } ?? [])
      for range in ranges {
        try require(isInside(range), "\(diagnostic.kind.code) is outside of the file: \(range.lower)..<\(range.upper)")
      }
    }
  }

  func expectSyntaxLaws() throws(Violation) {
    try expectRanges(parsed.diagnostics)
    let tree = SyntaxTree(parsing: source)
    try require(tree.root.bytes == source.bytes, "the tree does not contain every byte")
    var end = 0
    for token in tree.tokens {
      try require(Int(token.range.lower) >= end, "tokens overlap at \(token.range.lower)")
      try require(isInside(token.range), "a token is outside of the file")
      end = Int(token.range.upper)
    }
    for offset in stride(from: 0, through: source.bytes.count, by: max(1, source.bytes.count / 7)) {
      try require(isInside(tree.node(at: offset).range), "a node is outside of the file")
    }
  }

  func expectCheckerLaws() throws(Violation) {
    let symbols = SymbolRecorder()
    let result = checked(symbols)
    try expectRanges(result.diagnostics)
    var seen: Set<String> = []
    for diagnostic in result.diagnostics {
      let place = "\(diagnostic.kind.code) \(diagnostic.range.lower)..<\(diagnostic.range.upper)"
      try require(seen.insert(place).inserted, "\(place) is reported twice")
      for text in [diagnostic.message, diagnostic.helpText ?? ""] {
        try require(!text.isEmpty || diagnostic.helpText == nil, "\(place) has no text")
      }
    }
    let hasErrors = (parsed.diagnostics + result.diagnostics).contains { $0.kind.severity == .error }
    try require((result.schemas == nil) == hasErrors, "errors and schemas do not fit")
    let again = checked()
    try require(
      again.diagnostics.map(\.message) == result.diagnostics.map(\.message),
      "the diagnostics depend on whether symbols are recorded")
    try expectIndexLaws(SymbolIndex(symbols))
    guard let schemas = result.schemas else { return }
    _ = coverageWarnings(schemas, symbols)
    let text = { [source] in source.text(at: $0) }
    for viewModel in schemas.schemas.flatMap(\.viewModels) {
      for format in DiagramFormat.allCases {
        _ = format.text(of: Diagram(dependenciesOf: viewModel, text: text))
      }
      for member in viewModel.members {
        _ = MemberExplanation(member, in: viewModel, text: text).page(at: "Input.vmodel:1", examples: [])
      }
    }
    for format in DiagramFormat.allCases { _ = format.text(of: Diagram(screensOf: [schemas])) }
  }

  private func expectIndexLaws(_ index: SymbolIndex) throws(Violation) {
    for occurrence in index.occurrences.prefix(200) {
      try require(isInside(occurrence.range), "an occurrence is outside of the file")
      let found = index.occurrence(at: Int(occurrence.range.lower), in: source.id)
      try require(found != nil, "no occurrence is at the start of one")
      _ = index.definition(of: occurrence.symbol)
    }
  }

  func expectFormatterLaws() throws(Violation) {
    let tree = SyntaxTree(parsing: source)
    guard let bytes = formatSchema(tree) else {
      return try require(tree.hasErrors, "a schema without syntax errors is not formatted")
    }
    let run = SchemaRun(bytes)
    let formatted = SyntaxTree(parsing: run.source)
    try require(!formatted.hasErrors, "formatting causes \(formatted.diagnostics.map(\.message))")
    try require(formatSchema(formatted) == bytes, "formatting twice differs from formatting once")
    try require(formatted.tokenTexts == tree.tokenTexts, "formatting changes tokens")
    try require(formatted.comments == tree.comments, "formatting changes comments")
    try require(formatted.root.shape == tree.root.shape, "formatting changes the syntax")
    let (before, after) = (checked().diagnostics, run.checked().diagnostics)
    try require(
      before.map(\.kind.code) == after.map(\.kind.code),
      "formatting changes the diagnostics: \(before.map(\.message)) → \(after.map(\.message))")
  }
}

extension SyntaxTree {
  /// The texts of the tokens, without the indentation of multiline strings and the `;` that new lines replace.
  fileprivate var tokenTexts: [[UInt8]] {
    tokens.filter { $0.kind != .semicolon }.map { token in
      let lines = token.text.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "\n") || $0 == 13 }
      return Array(lines.map { $0.drop { $0 == UInt8(ascii: " ") || $0 == 9 } }.joined(separator: [10]))
    }
  }

  /// The comments, without the white space after them.
  fileprivate var comments: [[UInt8]] {
    tokens.flatMap { token in
      token.leadingTrivia.filter(\.isComment).map { piece in
        var bytes = source.bytes[piece.bytes]
        while let last = bytes.last, last == UInt8(ascii: " ") || last == 9 || last == 13 { bytes.removeLast() }
        return Array(bytes)
      }
    }
  }
}

extension SyntaxNode {
  /// The kinds of the nodes below the node, in brackets.
  fileprivate var shape: String { "(\(kind)\(childNodes.map(\.shape).joined()))" }
}
