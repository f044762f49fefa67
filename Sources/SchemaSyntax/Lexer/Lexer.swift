/// Splits the bytes of a file into tokens and comments. Open strings are on a heap-allocated stack, so nesting has no
/// limit.
///
/// Text that is not a token becomes an `.invalid` token with one diagnostic. The lexer always reaches the end of the
/// file.
struct Lexer {
  let file: SourceFile.ID
  /// The file's bytes and three NUL bytes, so that lookahead needs no bounds check.
  let bytes: [UInt8]
  let end: Int
  let classes = CharacterClass.table
  let words = reservedKeywords
  let punctuation = punctuationKinds
  let pairs = operatorPairs

  var index = 0
  var flags = Token.Flags(startsLine: true, hasSpaceBefore: true)
  var tokens: [Token] = []
  var comments: [CommentToken] = []
  var diagnostics: [Diagnostic] = []
  /// The open strings, outermost first. Each is in an interpolation of the one before it.
  var openStrings: [OpenString] = []
  /// Whether the lexer is in the text of the innermost open string, not in an interpolation.
  var isInText = false
  /// The number of open single-line strings. The end of a line closes them.
  var openLineStrings = 0
  /// The number of times the lexer went back after an unterminated string or comment. A limit keeps lexing linear.
  var rewinds = 0

  init(_ source: SourceFile) {
    file = source.id
    bytes = source.bytes + [0, 0, 0]
    end = source.bytes.count
    tokens.reserveCapacity(end / 4)
    if bytes.starts(with: LineTable.byteOrderMark) { index = LineTable.byteOrderMark.count }
  }

  /// Reads the whole file. The last token is `.endOfFile`.
  mutating func run() {
    // Each iteration reads at least one byte or closes an open string. `rewinds` limits going back.
    while true {
      if isInText {
        lexStringText()
        continue
      }
      lexTrivia()
      if index >= end {
        if openStrings.isEmpty { break }
        recoverFromOpenStrings()
      } else {
        lexToken()
      }
    }
    index = end
    add(.endOfFile, from: end)
  }

  func range(_ lower: Int, _ upper: Int) -> SourceRange { SourceRange(file: file, lower: lower, upper: upper) }

  mutating func report(
    _ kind: DiagnosticKind, _ lower: Int, _ upper: Int, help: String? = nil, fixIt: Diagnostic.FixIt? = nil
  ) {
    guard diagnostics.count <= maximumDiagnosticCount else { return }
    diagnostics.append(Diagnostic(kind, at: range(lower, upper), help: help, fixIt: fixIt))
  }

  /// Adds the token from `lower` to the current index.
  mutating func add(_ kind: Token.Kind, from lower: Int) {
    tokens.append(Token(kind: kind, flags: flags, lower: Int32(lower), upper: Int32(index)))
    flags = Token.Flags()
  }

  private mutating func lexToken() {
    let start = index
    switch classes[Int(bytes[index])] {
    case .letter, .nonASCII: lexIdentifier()
    case .digit: lexNumber()
    case .doubleQuote: lexStringStart(pounds: 0)
    case .pound: lexPound()
    case .backquote: lexQuotedIdentifier()
    case .dollar: lexDollar()
    case .dot: lexDot()
    case .punctuation: lexPunctuation()
    case .operation, .slash: lexOperator()
    case .other, .space, .lineBreak:
      index = start
      lexUnexpected()
    }
  }

  /// Reads a name: letters and digits as in Swift. ASCII bytes are not decoded.
  private mutating func lexIdentifier() {
    let (start, bytes, classes) = (index, bytes, classes)
    var packed: UInt64 = 0
    var place = start
    scan: while true {
      let byte = bytes[place]
      switch classes[Int(byte)] {
      case .letter, .digit:
        packed = packed &<< 8 | UInt64(byte)
        place += 1
      case .nonASCII:
        guard let length = identifierScalarLength(at: place, isFirst: place == start) else { break scan }
        packed = 0xFF
        flags.isNonASCII = true
        place += length
      default: break scan
      }
    }
    guard place > start else { return lexUnexpected() }
    index = place
    let length = place - start
    add(length <= 6 ? words[packed] ?? .identifier : .identifier, from: start)
    if length > maximumNameLength { report(.nameTooLong(length: "\(length)"), start, index) }
  }

  private func identifierScalarLength(at place: Int, isFirst: Bool) -> Int? {
    guard let (scalar, length) = decodeScalar(bytes, at: place) else { return nil }
    let isPart = isFirst ? scalar.properties.isXIDStart : scalar.properties.isXIDContinue
    return isPart ? length : nil
  }

  private mutating func lexQuotedIdentifier() {
    let start = index
    index += 1
    while classes[Int(bytes[index])] != .lineBreak, bytes[index] != UInt8(ascii: "`"), index < end {
      index += 1
    }
    let isClosed = bytes[index] == UInt8(ascii: "`")
    let name = start + 1..<index
    if isClosed { index += 1 }
    guard isClosed, isIdentifier(name) else {
      report(.malformedQuotedName, start, index)
      return add(.invalid, from: start)
    }
    flags.isQuoted = true
    flags.isNonASCII = bytes[name].contains { $0 >= 0x80 }
    add(.identifier, from: start)
    if name.count > maximumNameLength { report(.nameTooLong(length: "\(name.count)"), start, index) }
  }

  private func isIdentifier(_ name: Range<Int>) -> Bool {
    var place = name.lowerBound
    guard !name.isEmpty, classes[Int(bytes[place])] != .digit else { return false }
    while place < name.upperBound {
      let kind = classes[Int(bytes[place])]
      if kind == .letter || kind == .digit {
        place += 1
      } else if let (scalar, length) = decodeScalar(bytes, at: place), scalar.properties.isXIDContinue {
        place += length
      } else {
        return false
      }
    }
    return true
  }

  /// Reads `$0` or `$`.
  private mutating func lexDollar() {
    let start = index
    index += 1
    while classes[Int(bytes[index])] == .digit { index += 1 }
    if index > start + 1, index - start <= 3 { return add(.closureParameter, from: start) }
    guard index > start + 1 else { return add(.dollar, from: start) }
    report(.malformedNumber(why: "not a closure parameter"), start, index)
    add(.invalid, from: start)
  }
}

/// The longest name, in bytes of UTF-8.
let maximumNameLength = 255
