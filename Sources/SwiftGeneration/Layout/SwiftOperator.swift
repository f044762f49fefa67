/// A binary operator of Swift or of the runtime, with its precedence.
package struct SwiftOperator: Hashable, Sendable {
  package enum Associativity: Sendable {
    case left, right, none
  }

  package let text: String
  /// The precedence; an operator with a higher value binds more tightly.
  let precedence: Int
  let associativity: Associativity
  /// Whether there are spaces around the operator. Range operators have none.
  let isSpaced: Bool

  private init(_ text: String, _ precedence: Int, _ associativity: Associativity, isSpaced: Bool = true) {
    self.text = text
    self.precedence = precedence
    self.associativity = associativity
    self.isSpaced = isSpaced
  }

  /// Creates the operator with this text. An unknown operator has the default precedence and therefore gets
  /// parentheses.
  package init(_ text: String) {
    self = Self.table[text] ?? Self(text, Self.unknownPrecedence, .none)
  }

  /// Whether the runtime declares the operator: `+|`.
  var isOfRuntime: Bool { text.utf8.count > 1 && text.utf8.last == UInt8(ascii: "|") && text != "||" }

  /// Whether the operator compares the order of its operands.
  var isOrdering: Bool { text == "<" || text == "<=" || text == ">" || text == ">=" }

  var isLogical: Bool { text == "&&" || text == "||" }

  static let ternaryPrecedence = 1
  private static let unknownPrecedence = 2
  /// The precedence of an expression that needs no parentheses as an operand of a binary operator.
  static let prefixPrecedence = 20
  static let postfixPrecedence = 30

  private static let table: [String: SwiftOperator] = {
    var table: [String: SwiftOperator] = [:]
    func add(_ texts: [String], _ precedence: Int, _ associativity: Associativity, isSpaced: Bool = true) {
      for text in texts { table[text] = SwiftOperator(text, precedence, associativity, isSpaced: isSpaced) }
    }
    add(["||"], 3, .left)
    add(["&&"], 4, .left)
    add(["==", "!=", "<", "<=", ">", ">=", "===", "!==", "~="], 5, .none)
    add(["??"], 6, .right)
    add(["as", "as?"], 7, .none)
    add(["...", "..<"], 8, .none, isSpaced: false)
    add(["...|", "..<|"], 8, .none)
    add(["+", "-", "&+", "&-", "+|", "-|", "|", "^"], 9, .left)
    add(["*", "/", "%", "&*", "*|", "/|", "%|", "&"], 10, .left)
    return table
  }()
}
