import Testing

@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

/// Tests that a tree contains every byte of a file, and each of its tokens exactly once.
@Suite struct SyntaxTreeTests {
  private func expectLossless(_ bytes: [UInt8]) {
    let tree = SyntaxTree(parsing: source(bytes))
    #expect(tree.root.bytes == bytes, "\(String(decoding: bytes, as: UTF8.self))")
    var tokens: [Int] = []
    collectTokens(of: tree.root, into: &tokens)
    #expect(tokens == Array(tree.tokens.indices))
    // A token begins at most a step, its value and a name, so the number of nodes is proportional to the length of the
    // text.
    #expect(tree.records.count <= 4 * tokens.count)
  }

  private func collectTokens(of node: SyntaxNode, into tokens: inout [Int]) {
    for child in node.children {
      switch child {
      case .node(let node): collectTokens(of: node, into: &tokens)
      case .token(let token): tokens.append(token.index)
      }
    }
  }

  @Test func holdEveryByteOfTheRepositorysSchemas() {
    for schema in repositorySchemas { expectLossless(Array(schema.utf8)) }
  }

  @Test(arguments: 0..<300)
  func holdEveryByteOfMutatedSchemas(seed: Int) {
    var random = Seeded(seed)
    var bytes = Array(random.pick(repositorySchemas).utf8)
    let pieces = [
      "\"", "\"\"\"", "'", "\\(", "{", "}", "(", ")", "/*", "*/", "//", "///", "\r", "#", "`", "\u{FEFF}", "\u{A0}",
    ]
    for _ in 0...random.below(5) {
      let place = random.below(bytes.count)
      switch random.below(4) {
      case 0: bytes.insert(contentsOf: Array(random.pick(pieces).utf8), at: place)
      case 1: bytes.removeSubrange(place..<min(place + 1 + random.below(30), bytes.count))
      case 2: bytes[place] = UInt8(random.below(256))
      default:
        bytes.insert(
          contentsOf: bytes[place..<min(place + random.below(60), bytes.count)], at: random.below(bytes.count))
      }
    }
    expectLossless(bytes)
  }

  @Test(arguments: 0..<200)
  func holdRandomBytes(seed: Int) {
    var random = Seeded(seed)
    expectLossless((0..<random.below(300)).map { _ in UInt8(random.below(256)) })
  }

  @Test func holdAFileThatHasMoreMistakesThanAreReportedAndOneWithNULBytes() {
    expectLossless(Array((String(repeating: "model {\n", count: 300) + "// end\n").utf8))
    expectLossless(Array("model A {\n\0 let b: Int }".utf8))
    expectLossless([])
  }

  @Test func nestNodesAsTheTextDoes() {
    let tree = SyntaxTree(parsing: source("viewmodel V {\n    display a = b + c.d(1)\n}\n"))
    #expect(
      description(of: tree.root)
        == "schema(viewModelDeclaration(memberDeclaration(binary(name call(member(name) argument(literal))))))")
  }

  @Test func findTheSmallestNodeAtAnOffset() {
    let text = "viewmodel V {\n    display a = b + c\n}\n"
    let tree = SyntaxTree(parsing: source(text))
    let place = text.utf8.count - 4
    let node = tree.node(at: place)
    #expect(node.kind == .name)
    #expect(node.parent?.kind == .binary)
    #expect(tree.node(at: 0).kind == .viewModelDeclaration)
    #expect(tree.node(at: 10_000).kind == .schema)
  }

  @Test func giveEachTokenTheCommentsBeforeIt() {
    let tree = SyntaxTree(parsing: source("// a\nmodel /* b */ M {\n  /// c\n  let d: Int // e\n}\n// f"))
    let comments = tree.tokens.map { token in
      token.leadingTrivia.filter(\.isComment).map { String(decoding: tree.source.bytes[$0.bytes], as: UTF8.self) }
    }
    #expect(Array(comments) == [["// a"], ["/* b */"], [], ["/// c"], [], [], [], ["// e"], ["// f"]])
  }

  private func description(of node: SyntaxNode) -> String {
    let children = node.childNodes.map { description(of: $0) }.joined(separator: " ")
    return children.isEmpty ? "\(node.kind)" : "\(node.kind)(\(children))"
  }
}
