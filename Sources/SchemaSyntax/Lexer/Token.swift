/// The kind and place of one token. Its text is read from the bytes of the file.
package struct Token: Sendable {
  // Without a raw type: its `==` is then a comparison of bytes, also where nothing is optimised.
  package enum Kind: Sendable {
    case identifier
    // Words that can begin no name in an expression; after a `.` and where a name is declared they are names.
    case ifKeyword, elseKeyword, switchKeyword, caseKeyword, letKeyword, inKeyword, trueKeyword, falseKeyword,
      nilKeyword
    case integer, decimal, duration
    /// `$0`
    case closureParameter
    // A string is a run of tokens: start, (text | interpolation start, …, interpolation end)*, end.
    case stringStart, stringText, interpolationStart, interpolationEnd, stringEnd
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case comma, colon, semicolon, dot, arrow, equal, at
    /// A `$` before no digit: it binds the path of an edit.
    case dollar
    case question, exclamation, minus, plus, star, slash, percent
    case equalEqual, notEqual, less, lessEqual, greater, greaterEqual
    case andAnd, orOr, questionQuestion, closedRange, halfOpenRange
    /// An operator of Swift or another language that this one has not: `===`, `+=`.
    case foreignOperator
    /// What the lexer has already reported.
    case invalid
    case endOfFile
  }

  /// Bools, and no option set: its operations are calls through protocols where nothing is optimised.
  struct Flags: Sendable {
    /// The token is the first of its line.
    var startsLine = false
    /// An empty line stands before it, after the last token or comment.
    var hasBlankLineBefore = false
    /// White space, a comment or the file's beginning stands before it.
    var hasSpaceBefore = false
    /// An identifier in backquotes.
    var isQuoted = false
    /// An identifier with letters or marks beyond ASCII.
    var isNonASCII = false
  }

  var kind: Kind
  var flags: Flags
  var lower: Int32
  var upper: Int32

  var startsLine: Bool { flags.startsLine }
  var hasBlankLineBefore: Bool { flags.hasBlankLineBefore }
  var hasSpaceBefore: Bool { flags.hasSpaceBefore }
  var isQuoted: Bool { flags.isQuoted }
  var isNonASCII: Bool { flags.isNonASCII }
}

extension Token.Kind {
  /// Whether a token of this kind opens or closes a bracket, a brace or an interpolation.
  package var opensBracket: Bool {
    self == .leftParen || self == .leftBracket || self == .leftBrace || self == .interpolationStart
  }

  package var closesBracket: Bool {
    self == .rightParen || self == .rightBracket || self == .rightBrace || self == .interpolationEnd
  }

  /// Whether a token of this kind continues a string, so that no white space stands before it.
  package var isInString: Bool {
    self == .stringText || self == .stringEnd || self == .interpolationStart || self == .interpolationEnd
  }
}

/// A comment in the trivia of a token.
struct CommentToken: Sendable {
  var lower: Int32
  var upper: Int32
  /// The index of the token after it.
  var nextToken: Int
  /// `///` or `/** */`.
  var isDocumentation: Bool
  /// Whether a token or another comment stands before it on its line.
  var isTrailing: Bool
  var blankLineBefore: Bool
}
