/// One word of a schema: its kind and place. Its text is read from the file when it is asked for.
struct Token {
  // Without a raw type: its `==` is then a comparison of bytes, also where nothing is optimised.
  enum Kind {
    case identifier
    // Words that can begin no name in an expression; after a `.` and where a name is declared they are names.
    case ifWord, elseWord, switchWord, caseWord, letWord, inWord, trueWord, falseWord, nilWord
    case integer, decimal, duration
    /// `$0`
    case closureParameter
    // A string is a run of tokens: start, (text | interpolation start, …, interpolation end)*, end.
    case stringStart, stringText, interpolationStart, interpolationEnd, stringEnd
    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    case comma, colon, semicolon, dot, arrow, equal, at
    /// A `$` before no digit: nothing in this version of the language.
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

  struct Flags: OptionSet {
    let rawValue: UInt8
    /// The token is the first of its line.
    static let newlineBefore = Flags(rawValue: 1)
    /// An empty line stands before it, after the last token or comment.
    static let blankLineBefore = Flags(rawValue: 2)
    /// White space, a comment or the file's beginning stands before it.
    static let spaceBefore = Flags(rawValue: 4)
    /// An identifier in backquotes.
    static let quoted = Flags(rawValue: 8)
  }

  var kind: Kind
  var flags: Flags
  var lower: Int32
  var upper: Int32

  var startsLine: Bool { flags.rawValue & 1 != 0 }
  var isQuoted: Bool { flags.rawValue & 8 != 0 }
}

/// A comment, kept beside the tokens.
struct CommentToken {
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
