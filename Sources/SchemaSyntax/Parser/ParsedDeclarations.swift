/// The declarations of a file that were parsed without errors, for the parse of another version of the file.
struct ParsedDeclarations: Sendable {
  struct Declaration {
    var syntax: DeclarationSyntax
    var allowances: [AllowanceSyntax]
    /// What the parser has looked at: from the end of the token before the declaration to the end of the one after it.
    var bytes: Range<Int32>
    var tokenCount: Int
    /// The offset of the token after it.
    var next: Int32
  }

  fileprivate(set) var bytes: [UInt8] = []
  fileprivate(set) var patternNamePrefix: String?
  /// The declarations by the offsets of their first tokens.
  fileprivate(set) var byOffset: [Int32: Declaration] = [:]
}

/// The declarations of another version of a file that have the same text in the same place.
struct UnchangedDeclarations {
  private let earlier: ParsedDeclarations
  /// The bytes that may differ.
  private let changed: Range<Int32>

  /// Returns nil if no declaration can be used again.
  init?(of earlier: ParsedDeclarations, in bytes: [UInt8]) {
    let old = earlier.bytes
    if let prefix = earlier.patternNamePrefix, prefix != Parser.unusedName(in: bytes) { return nil }
    self.earlier = earlier
    let difference = TextDifference(from: old, to: bytes).new
    // Text after a difference has moved if the sizes differ.
    changed =
      Int32(difference.lowerBound)..<(old.count == bytes.count ? Int32(difference.upperBound) : Int32.max)
  }

  var patternNamePrefix: String? { earlier.patternNamePrefix }

  func declaration(at token: Token, after previousUpper: Int32) -> ParsedDeclarations.Declaration? {
    guard let known = earlier.byOffset[token.lower], known.bytes.lowerBound == previousUpper,
      known.bytes.upperBound <= changed.lowerBound || known.bytes.lowerBound >= changed.upperBound
    else { return nil }
    return known
  }
}

extension Parser {
  /// The state before a declaration.
  struct DeclarationStart {
    fileprivate var offset: Int32
    fileprivate var position: Int
    fileprivate var previousUpper: Int32
    fileprivate var diagnosticCount: Int
    var allowanceCount: Int
    fileprivate var isClean: Bool
  }

  var declarationStart: DeclarationStart {
    DeclarationStart(
      offset: token.lower, position: position, previousUpper: previousUpper, diagnosticCount: diagnostics.count,
      allowanceCount: allowances.count, isClean: isBetweenDeclarations)
  }

  /// Whether the position is the whole state of the parser.
  private var isBetweenDeclarations: Bool {
    braceDepth == 0 && !isPanicking
      && (nextComment == comments.count || comments[nextComment].nextToken >= position)
  }

  /// Keeps declarations that were read without errors, for another version of the file.
  mutating func keep(_ declarations: ArraySlice<DeclarationSyntax>, from start: DeclarationStart) {
    guard declarations.count == 1, let declaration = declarations.first, start.isClean, isBetweenDeclarations,
      diagnostics.count == start.diagnosticCount, diagnostics.count < maximumDiagnosticCount
    else { return }
    let kept = ParsedDeclarations.Declaration(
      syntax: declaration, allowances: Array(allowances[start.allowanceCount...]),
      bytes: start.previousUpper..<token.upper, tokenCount: position - start.position, next: token.lower)
    parsedDeclarations.byOffset[start.offset] = kept
  }

  /// The declarations that were read without errors.
  var keptDeclarations: ParsedDeclarations {
    var result = parsedDeclarations
    (result.bytes, result.patternNamePrefix) = (bytes, patternNamePrefix)
    return result
  }

  /// Reads a declaration as another version of the file has it. Returns whether the file has its tokens.
  mutating func take(_ known: ParsedDeclarations.Declaration) -> Bool {
    let start = token.lower
    guard isBetweenDeclarations, skip(known.tokenCount, to: known.next) else { return false }
    skipComments()
    parsedDeclarations.byOffset[start] = known
    return true
  }
}
