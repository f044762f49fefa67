import Testing

@testable import VmgenSchemaSyntax

/// Tests that the syntax of a changed file does not depend on what is known of the file before the change.
@Suite struct ReparsingTests {
  private static let pieces = ["}", "{", "\"", "\"\"\"", "/*", "*/", "/// x", "\n", "enum", ";", ",", "matched", "1"]

  /// Replaces some bytes, mostly by as many, so that the text after them stays in its place.
  private func changed(_ text: [UInt8], _ random: inout Seeded) -> [UInt8] {
    var text = text
    let start = random.below(text.count)
    let end = min(text.count, start + random.pick([0, 1, 2, 8]))
    var piece = random.oneIn(3) ? [] : Array(random.pick(Self.pieces).utf8)
    if !random.oneIn(4) {
      piece = Array(piece.prefix(end - start))
      piece += repeatElement(UInt8(ascii: " "), count: end - start - piece.count)
    }
    text.replaceSubrange(start..<end, with: piece)
    return text
  }

  private func difference(_ first: String, _ second: String) -> String {
    if first == second { return "" }
    let start = zip(first, second).prefix { $0 == $1 }.count
    return "\(first.dropFirst(max(0, start - 40)).prefix(120)) ≠ \(second.dropFirst(max(0, start - 40)).prefix(120))"
  }

  private func nodes(_ result: ParseResult) -> Set<ObjectIdentifier> {
    Set(result.syntax.declarations.map { ObjectIdentifier($0.node as AnyObject) })
  }

  @Test(arguments: 0..<4) func aChangedFileIsParsedAsIfItWereNew(seed: Int) {
    var random = Seeded(seed)
    var keptCount = 0
    // The outlines of large trees take long.
    let small = repositorySchemas.filter { $0.utf8.count < 3_000 }
    for _ in 0..<12 {
      let schemas = [random.pick(small), random.pick(small), random.pick(small)]
      var text = Array(schemas.joined(separator: "\n").utf8)
      var earlier = parseSchema(source(text))
      for _ in 0..<8 {
        // Some changes are taken back, as typing does it.
        let next = changed(text, &random)
        for version in random.oneIn(2) ? [next, text] : [next] {
          let result = parseSchema(source(version), after: earlier)
          let new = parseSchema(source(version))
          #expect(difference(outline(result.syntax, withRanges: true), outline(new.syntax, withRanges: true)) == "")
          #expect(
            difference(outline(result.diagnostics, withRanges: true), outline(new.diagnostics, withRanges: true)) == "")
          keptCount += nodes(result).intersection(nodes(earlier)).count
          (text, earlier) = (version, result)
        }
      }
    }
    #expect(keptCount > 300)
  }

  @Test func aTextOfSeveralLinesThatBeginsBeforeAKnownDeclarationContainsIt() {
    let old = "sample a = 1   \nmodel M {}\nsample b = 1\n"
    let new = "sample a = \"\"\"\nmodel M {}\nsample b = 1\n"
    let result = parseSchema(source(new), after: parseSchema(source(old)))
    #expect(outline(result.syntax) == outline(parse(new).syntax))
  }
}
