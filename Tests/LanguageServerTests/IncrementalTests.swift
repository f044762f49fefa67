import Foundation
import Testing
import VmgenLanguageServer

/// Sessions of random edits and damaged messages.
@Suite struct IncrementalTests {
  private static let pieces = [
    "", "x", "\n", "{", "}", "\"", "🎈", "person", " = ", "display y = 1\n", "(", "//", ".", "let ", "\r\n", "Ω", "\\(",
  ]

  @Test("After each random edit, the state is that of a server that has seen only the last text", arguments: 0..<8)
  func incrementalStateIsThatOfAFreshServer(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var text = Array(FeatureTests.schema.utf16)
    var session = try Session()
    session.open(FeatureTests.schema)
    for version in 2..<27 {
      let lower = Int.random(in: 0...text.count, using: &generator)
      let upper = min(text.count, lower + [0, 0, 1, 3, 40].randomElement(using: &generator)!)
      // A surrogate pair is not divided: no editor does that.
      let range = Self.aligned(lower..<upper, in: text)
      let piece = version % 5 == 0 ? FeatureTests.schema : Self.pieces.randomElement(using: &generator) ?? ""
      let positions = (Self.position(of: range.lowerBound, in: text), Self.position(of: range.upperBound, in: text))
      if version % 5 == 0 { text = Array(piece.utf16) } else { text.replaceSubrange(range, with: Array(piece.utf16)) }
      var change: [String: Any] = ["text": piece]
      if version % 5 != 0 { change["range"] = ["start": positions.0, "end": positions.1] }
      session.notify(
        "textDocument/didChange",
        ["textDocument": ["uri": Session.uri("A.vmodel"), "version": version], "contentChanges": [change]])
      // Some edits come before the work for the one before is done.
      if Bool.random(using: &generator) { continue }
      session.settle()
      var fresh = try Session()
      fresh.open(String(decoding: text, as: UTF16.self))
      fresh.settle()
      #expect(session.diagnostics() == fresh.diagnostics(), "seed \(seed), version \(version)")
      let (hints, freshHints) = (try session.askAll("inlayHint"), try fresh.askAll("inlayHint"))
      #expect(hints.all("label") == freshHints.all("label"), "seed \(seed), version \(version)")
      #expect(
        try session.askAll("semanticTokens/full")["data"]?.list.map(\.number)
          == fresh.askAll("semanticTokens/full")["data"]?.list.map(\.number))
    }
  }

  @Test func inAModuleOfSeveralFilesTheStateIsThatOfAFreshServer() throws {
    for seed in UInt64(0)..<6 { try edit(ModuleEdits(seed: seed)) }
  }

  private func edit(_ module: ModuleEdits) throws {
    var module = module
    defer { module.remove() }
    var session = try module.session()
    for version in 2..<14 {
      let name = module.edit()
      session.change(module.texts[name] ?? "", of: name, version: version)
      session.settle()
      var fresh = try module.session()
      for name in module.texts.keys {
        #expect(
          session.diagnostics(of: name) ?? [] == fresh.diagnostics(of: name) ?? [],
          "seed \(module.seed), version \(version), \(name)")
      }
      let (tokens, freshTokens) = (
        try session.askAll("semanticTokens/full", in: name), try fresh.askAll("semanticTokens/full", in: name)
      )
      #expect(tokens["data"]?.list.map(\.number) == freshTokens["data"]?.list.map(\.number))
    }
  }

  private static func aligned(_ range: Range<Int>, in text: [UInt16]) -> Range<Int> {
    func start(_ index: Int) -> Int { index < text.count && text[index] & 0xFC00 == 0xDC00 ? index - 1 : index }
    let lower = start(range.lowerBound)
    // A line feed after a carriage return is no place for a cursor.
    func isInsideBreak(_ index: Int) -> Bool {
      index > 0 && index < text.count && text[index - 1] == 13 && text[index] == 10
    }
    let upper = max(lower, start(range.upperBound))
    return (isInsideBreak(lower) ? lower - 1 : lower)..<(isInsideBreak(upper) ? upper + 1 : upper)
  }

  private static func position(of index: Int, in text: [UInt16]) -> [String: Int] {
    var (line, start) = (0, 0)
    for offset in 0..<index {
      let isBreak = text[offset] == 10 || text[offset] == 13 && !(offset + 1 < text.count && text[offset + 1] == 10)
      if isBreak { (line, start) = (line + 1, offset + 1) }
    }
    return ["line": line, "character": index - start]
  }

  @Test("Every request at every place of a damaged schema has an answer")
  func requestsAtEveryPlace() throws {
    let methods = ["hover", "definition", "completion", "signatureHelp", "references", "documentHighlight"]
    let text = Array(FeatureTests.schema.utf16)
    for end in stride(from: 3, to: text.count, by: 41) {
      var session = try Session()
      session.open(String(decoding: Self.aligned(0..<end, in: text).map { text[$0] }, as: UTF16.self) + "│")
      for method in methods {
        _ = try session.ask(method, ["context": ["includeDeclaration": true]])
      }
      for method in ["documentSymbol", "foldingRange", "semanticTokens/full", "codeLens", "formatting"] {
        _ = try session.askAll(method)
      }
    }
  }

  @Test("Damaged messages are answered or ignored, and the session goes on", arguments: 0..<4)
  func damagedMessages(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var session = try Session()
    session.open(FeatureTests.schema)
    let valid = Array(
      #"{"jsonrpc":"2.0","id":5,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///nowhere/A.vmodel"},"position":{"line":3,"character":5}}}"#
        .utf8)
    for _ in 0..<300 {
      var damaged = valid
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: damaged.indices, using: &generator)
        switch Int.random(in: 0..<4, using: &generator) {
        case 0: damaged[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: damaged.remove(at: place)
        case 2: damaged.insert(contentsOf: damaged[place...].prefix(7), at: place)
        default: damaged.removeSubrange(place..<min(damaged.count, place + 9))
        }
        if damaged.isEmpty { break }
      }
      session.receive(Data(damaged))
    }
    session.settle()
    #expect(session.diagnostics() == [])
    #expect(try !session.askAll("inlayHint").list.isEmpty)
  }
}

/// SplitMix64. Source: [Steele, Lea and Flood, 2014](https://doi.org/10.1145/2660193.2660195)
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
    return word ^ (word >> 31)
  }
}
