/// The kind and place of one token. Its text is read from the bytes of the file.
package struct Token: Sendable {
  // Without a raw type, `==` compares bytes in debug builds too.
  package enum Kind: Sendable {
    case identifier
    // Keywords that cannot begin a name in an expression. After a `.` and in declarations they are names.
    case ifKeyword, elseKeyword, switchKeyword, caseKeyword, letKeyword, inKeyword, trueKeyword, falseKeyword,
      nilKeyword
    case integer, decimal, duration
    /// `$0`
    case closureParameter
    // A string is a run of tokens: start, (text | interpolation start, …, interpolation end)*, end.
    case stringStart, stringText, interpolationStart, interpolationEnd, stringEnd
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case comma, colon, semicolon, dot, arrow, equal, at
    /// A `$` without digits, which binds the path of an edit.
    case dollar
    /// The `\` before the `.` of a key path.
    case backslash
    case question, exclamation, minus, plus, star, slash, percent
    case equalEqual, notEqual, less, lessEqual, greater, greaterEqual
    case andAnd, orOr, questionQuestion, closedRange, halfOpenRange
    /// An operator of another language, or one that only steps have: `===`, `+=`.
    case foreignOperator
    /// Text that the lexer has reported.
    case invalid
    case endOfFile
  }

  /// The flags in one byte, because debug builds copy every stored Bool separately. An option set would call protocol
  /// witnesses in debug builds.
  struct Flags: Sendable {
    private var bits: UInt8 = 0

    init(startsLine: Bool = false, hasSpaceBefore: Bool = false) {
      self.startsLine = startsLine
      self.hasSpaceBefore = hasSpaceBefore
    }

    /// The token is the first of its line.
    var startsLine: Bool {
      get { bits & 1 != 0 }
      set { bits = newValue ? bits | 1 : bits & ~1 }
    }
    /// A blank line is between the token and the last token or comment.
    var hasBlankLineBefore: Bool {
      get { bits & 2 != 0 }
      set { bits = newValue ? bits | 2 : bits & ~2 }
    }
    /// White space, a comment or the beginning of the file is before the token.
    var hasSpaceBefore: Bool {
      get { bits & 4 != 0 }
      set { bits = newValue ? bits | 4 : bits & ~4 }
    }
    /// An identifier in backquotes.
    var isQuoted: Bool {
      get { bits & 8 != 0 }
      set { bits = newValue ? bits | 8 : bits & ~8 }
    }
    /// An identifier with letters or marks beyond ASCII.
    var isNonASCII: Bool {
      get { bits & 16 != 0 }
      set { bits = newValue ? bits | 16 : bits & ~16 }
    }
  }

  package var kind: Kind
  var flags: Flags
  package var lower: Int32
  package var upper: Int32

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

  /// Whether a token of this kind continues a string, so that no white space can be before it.
  package var isInString: Bool {
    self == .stringText || self == .stringEnd || self == .interpolationStart || self == .interpolationEnd
  }
}

/// A comment in the trivia of a token.
package struct CommentToken: Sendable {
  package var lower: Int32
  package var upper: Int32
  /// The index of the token after it.
  package var nextToken: Int
  /// `///` or `/** */`.
  package var isDocumentation: Bool
  /// Whether a token or another comment is before it on its line.
  var isTrailing: Bool
  var blankLineBefore: Bool
}
