/// The class of a byte, which determines the tokens that it can begin or continue. A table of classes and a switch over
/// a class are fast in debug builds too.
enum CharacterClass {
  case other, letter, digit, space, lineBreak
  /// The first byte of a longer scalar, or invalid UTF-8.
  case nonASCII
  case doubleQuote, pound, backquote, dollar, dot, slash
  /// A token of one byte.
  case punctuation
  /// A byte that is a token by itself, and can form another token with the next byte.
  case operation

  /// The class of each byte.
  static let table: [CharacterClass] = (0...255).map { (byte: Int) -> CharacterClass in
    switch UInt8(byte) {
    case 0x30...0x39: .digit
    case 0x41...0x5A, 0x61...0x7A, 0x5F: .letter
    case 0x20, 0x09, 0x0B, 0x0C, 0x00: .space  // A NUL byte has been reported.
    case 0x0A, 0x0D: .lineBreak
    case 0x80...0xFF: .nonASCII
    case UInt8(ascii: "\""): .doubleQuote
    case UInt8(ascii: "#"): .pound
    case UInt8(ascii: "`"): .backquote
    case UInt8(ascii: "$"): .dollar
    case UInt8(ascii: "."): .dot
    case UInt8(ascii: "/"): .slash
    default:
      if punctuationKinds[byte] == .invalid {
        .other
      } else {
        "()[]{},;@".utf8.contains(UInt8(byte)) ? .punctuation : .operation
      }
    }
  }
}

extension UInt8 {
  /// Whether the byte is white space between tokens.
  package var isWhiteSpace: Bool {
    let kind = CharacterClass.table[Int(self)]
    return kind == .space || kind == .lineBreak
  }
}

/// The token kind of each byte that is a token by itself.
let punctuationKinds: [Token.Kind] = {
  let kinds: [(Character, Token.Kind)] = [
    ("(", .leftParen), (")", .rightParen), ("[", .leftBracket), ("]", .rightBracket), ("{", .leftBrace),
    ("}", .rightBrace), (",", .comma), (":", .colon), (";", .semicolon), ("=", .equal), ("@", .at), ("?", .question),
    ("!", .exclamation), ("-", .minus), ("+", .plus), ("*", .star), ("/", .slash), ("%", .percent), ("<", .less),
    (">", .greater), ("&", .foreignOperator), ("|", .foreignOperator), ("^", .foreignOperator), ("~", .foreignOperator),
  ]
  var table = [Token.Kind](repeating: .invalid, count: 256)
  for (character, kind) in kinds { table[Int(character.asciiValue ?? 0)] = kind }
  return table
}()

/// The token kinds of the two-byte operators.
let operatorPairs: [UInt16: Token.Kind] = {
  let kinds: [(String, Token.Kind)] = [
    ("==", .equalEqual), ("!=", .notEqual), ("<=", .lessEqual), (">=", .greaterEqual), ("&&", .andAnd), ("||", .orOr),
    ("??", .questionQuestion), ("->", .arrow),
  ]
  let foreign = ["=>", "<>", "+=", "-=", "*=", "/=", "%=", "**", "++", "--", "<<", "::", ":=", "<-", "~="]
  var table: [UInt16: Token.Kind] = [:]
  for (text, kind) in kinds + foreign.map({ ($0, Token.Kind.foreignOperator) }) {
    table[text.utf8.reduce(0) { $0 << 8 | UInt16($1) }] = kind
  }
  return table
}()

/// The keywords that have a token kind of their own. The keys are their bytes as one integer.
let reservedKeywords: [UInt64: Token.Kind] = {
  let words: [(String, Token.Kind)] = [
    ("if", .ifKeyword), ("else", .elseKeyword), ("switch", .switchKeyword), ("case", .caseKeyword),
    ("let", .letKeyword),
    ("in", .inKeyword), ("true", .trueKeyword), ("false", .falseKeyword), ("nil", .nilKeyword),
  ]
  var table: [UInt64: Token.Kind] = [:]
  for (word, kind) in words { table[word.utf8.reduce(0) { $0 << 8 | UInt64($1) }] = kind }
  return table
}()

/// Operators of Swift and similar languages that the schema language does not have, and what to write instead.
let foreignOperators: [String: String] = [
  "===": "write `==`", "..": "write `...` or `..<`", "!==": "write `!=`", "<>": "write `!=`",
  "=>": "write `:` after a case, `in` in a closure",
  ":=": "write `=`", "**": "multiply, or use a `custom` function", "++": "write `+ 1`", "--": "write `- 1`",
  "+=": "write the new value; an expression cannot assign",
  "-=": "write the new value; an expression cannot assign",
  "*=": "write the new value; an expression cannot assign",
  "/=": "write the new value; an expression cannot assign",
  "%=": "write the new value; an expression cannot assign",
  "&": "write `&&` between conditions; use a `custom` function for bitwise operations",
  "|": "write `||` between conditions; use a `custom` function for bitwise operations",
  "^": "write `!=` between conditions; use a `custom` function for bitwise operations",
  "~": "use a `custom` function for bitwise operations", "<<": "use a `custom` function for bitwise operations",
  "?:": "write `??`", "~=": "write `(range).contains(value)`", "::": "write `.`", "<-": "write `=`",
]
