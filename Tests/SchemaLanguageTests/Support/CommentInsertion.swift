@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

/// Inserts numbered comments at random positions between tokens where white space has no meaning.
func insertingComments(_ count: Int, into text: String, _ random: inout Seeded) -> String {
  var lexer = Lexer(source(text))
  lexer.run()
  // White space between an operand and its `!`, `?` or `$` would change the meaning.
  let places = lexer.tokens.filter { $0.hasSpaceBefore }
  let chosen = (0..<count).map { _ in random.pick(places) }.sorted { $0.lower > $1.lower }
  var bytes = Array(text.utf8)
  for (number, token) in chosen.enumerated() {
    let isLineComment = token.startsLine && random.oneIn(2)
    let comment = isLineComment ? "// note \(number)\n" : " /* note \(number) */ "
    bytes.insert(contentsOf: Array(comment.utf8), at: Int(token.lower))
  }
  return String(decoding: bytes, as: UTF8.self)
}

/// Returns the comments of a text, each with the index of the token after it.
func commentPlaces(of text: String) -> [String] {
  let tree = SyntaxTree(parsing: source(text))
  return tree.tokens.flatMap { token in
    token.leadingTrivia.filter(\.isComment).map { piece in
      let comment = String(decoding: tree.source.bytes[piece.bytes], as: UTF8.self)
      return "\(token.index): \(comment.trimmingSuffix { $0 == " " || $0 == "\t" })"
    }
  }
}

/// Returns the texts of the tokens of a text, without the white space at the beginning of lines.
///
/// - Parameter withSeparators: Whether the `;` between statements count.
func tokenTexts(of text: String, withSeparators: Bool = true) -> [String] {
  let tokens = SyntaxTree(parsing: source(text)).tokens
  return tokens.filter { withSeparators || $0.kind != .semicolon }.map { token in
    let lines = String(decoding: token.text, as: UTF8.self).split(omittingEmptySubsequences: false) { $0.isNewline }
    return lines.map { String($0.drop { $0 == " " || $0 == "\t" }) }.joined(separator: "\n")
  }
}

extension String {
  fileprivate func trimmingSuffix(_ isTrimmed: (Character) -> Bool) -> String {
    var text = self[...]
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return String(text)
  }
}
