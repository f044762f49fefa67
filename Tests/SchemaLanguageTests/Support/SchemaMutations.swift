@testable import VmgenSchemaSyntax

/// Schemas without errors, each with one random change: a token that is removed, duplicated, swapped or replaced, a name
/// with a slip, a name that is replaced by another one of the schema, a type that becomes optional, or another operator.
struct SchemaMutations {
  struct Mutation: CustomStringConvertible {
    var text: String
    var description: String
  }

  /// A schema as its tokens, each with the white space before it.
  private struct Tokens {
    var spaces: [String] = []
    var words: [String] = []

    var text: String { zip(spaces, words).map { $0 + $1 }.joined() }
  }

  private let schemas: [Tokens]
  private var random: Seeded

  init(of texts: [String], seed: Int) {
    schemas = texts.map(Self.tokens).filter { $0.words.count > 3 }
    random = Seeded(seed)
  }

  private static func tokens(_ text: String) -> Tokens {
    var lexer = Lexer(source(text))
    lexer.run()
    let bytes = Array(text.utf8)
    var tokens = Tokens()
    var end = 0
    for token in lexer.tokens {
      tokens.spaces.append(String(decoding: bytes[end..<Int(token.lower)], as: UTF8.self))
      tokens.words.append(String(decoding: bytes[Int(token.lower)..<Int(token.upper)], as: UTF8.self))
      end = Int(token.upper)
    }
    return tokens
  }

  mutating func next() -> Mutation {
    var schema = random.pick(schemas)
    let place = random.below(schema.words.count - 1)
    let word = schema.words[place]
    let change: String
    switch random.below(8) {
    case 0:
      schema.words[place] = ""
      change = "without `\(word)`"
    case 1:
      schema.words[place] += " " + word
      change = "`\(word)` twice"
    case 2:
      schema.words.swapAt(place, place + 1)
      change = "`\(word)` after `\(schema.words[place])`"
    case 3:
      schema.words[place] = " " + random.pick(schema.words) + " "
      change = "`\(schema.words[place])` instead of `\(word)`"
    case 4:
      schema.words[place] = misspelled(word)
      change = "`\(schema.words[place])` instead of `\(word)`"
    case 5:
      guard Self.isName(word), word.first?.isUppercase == true else { return next() }
      schema.words[place] += "?"
      change = "`\(word)?` instead of `\(word)`"
    case 6:
      guard Self.operators.contains(word) else { return next() }
      schema.words[place] = random.pick(Self.operators)
      change = "`\(schema.words[place])` instead of `\(word)`"
    default:
      let names = schema.words.filter(Self.isName)
      guard Self.isName(word), !names.isEmpty else { return next() }
      schema.words[place] = random.pick(names)
      change = "`\(schema.words[place])` instead of `\(word)`"
    }
    return Mutation(text: schema.text, description: change)
  }

  private static let operators = [
    "+", "-", "*", "/", "%", "==", "!=", "<", "<=", ">", ">=", "&&", "||", "??", "+=", "=",
  ]

  private static func isName(_ word: String) -> Bool {
    word.utf8.first.map { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0 | 0x20) } ?? false
  }

  private mutating func misspelled(_ word: String) -> String {
    var letters = Array(word)
    guard Self.isName(word), letters.count > 2 else { return word + word }
    let place = random.below(letters.count - 1)
    switch random.below(3) {
    case 0: letters.remove(at: place)
    case 1: letters.swapAt(place, place + 1)
    default: letters.insert(letters[place], at: place)
    }
    return String(letters)
  }
}
