import EditorSession
import Foundation
import Testing
import VmgenLanguageServer

/// Sessions of random edits and damaged messages.
@Suite struct IncrementalTests {
  @Test("After random edits, the state is that of a server that has seen only the last text", arguments: 0..<8)
  func incrementalStateIsThatOfAFreshServer(seed: UInt64) throws {
    try edit(EditedModule(["A.vmodel": FeatureTests.schema]), seed: seed, count: 30)
  }

  @Test(arguments: 0..<8)
  func inASmallModuleTheStateIsThatOfAFreshServer(seed: UInt64) throws {
    try edit(EditedModule(SmallModule.texts), seed: seed, count: 30)
  }

  @Test func inAModuleOfSeveralFilesTheStateIsThatOfAFreshServer() throws {
    let module = try ModuleFolder(copying: "Examples/RepoBrowser/Schemas")
    defer { module.remove() }
    for seed in UInt64(0)..<6 { try edit(EditedModule(module.texts, in: module.path), seed: seed, count: 16) }
  }

  @Test func examplesThatAnErrorInAnotherSchemaHasAffectedRunAfterItsCorrection() throws {
    var session = try Session()
    for (name, text) in SmallModule.texts { session.open(name == "Items.vmodel" ? "x y\n" + text : text, as: name) }
    session.settle()
    session.change(SmallModule.texts["Items.vmodel"] ?? "", of: "Items.vmodel")
    session.settle()
    let titles = try session.askAll("codeLens", in: "Row.vmodel").list.compactMap { $0["command"]?["title"]?.text }
    #expect(titles == ["✓ passed · values shown", "✓ passed"])
  }

  @Test func aTokenIsNeverEmpty() throws {
    var session = try Session()
    session.open("enum A { case a }\nenum B { case b }\n")
    session.settle()
    session.change("enum A { case a }\"\nenum B { case b }\n")
    let numbers = try session.askAll("semanticTokens/full")["data"]?.list.compactMap(\.number) ?? []
    #expect(!numbers.isEmpty)
    #expect(stride(from: 2, to: numbers.count, by: 5).allSatisfy { numbers[$0] > 0 })
  }

  private func edit(_ module: EditedModule, seed: UInt64, count: Int) throws {
    var module = module
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<count {
      let difference = try module.edit(using: &generator)
      try #require(difference == nil, "seed \(seed): \(difference.map { "\($0)" } ?? "")")
    }
    let difference = try module.difference()
    #expect(difference == nil, "seed \(seed): \(difference.map { "\($0)" } ?? "")")
    #expect(module.comparisons > 1)
  }

  @Test("Every request at every place of a damaged schema has an answer")
  func requestsAtEveryPlace() throws {
    let methods = ["hover", "definition", "completion", "signatureHelp", "references", "documentHighlight"]
    let text = Array(FeatureTests.schema.utf16)
    for end in stride(from: 3, to: text.count, by: 41) {
      var session = try Session()
      // A surrogate pair is not divided: no editor does that.
      let length = text[end] & 0xFC00 == 0xDC00 ? end - 1 : end
      session.open(String(decoding: text[..<length], as: UTF16.self) + "│")
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

/// A copy of the schemas in a folder of the repository, with its configuration.
private struct ModuleFolder {
  let texts: [String: String]
  private let folder: URL
  var path: String { folder.path }

  init(copying folder: String) throws {
    let original = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../" + folder).standardized
    let copy = FileManager.default.temporaryDirectory.appending(path: "module-\(UUID().uuidString)")
    try FileManager.default.copyItem(at: original, to: copy)
    let names = try FileManager.default.contentsOfDirectory(atPath: copy.path).filter { $0.hasSuffix(".vmodel") }
    texts = Dictionary(
      uniqueKeysWithValues: try names.map { ($0, try String(contentsOf: copy.appending(path: $0), encoding: .utf8)) })
    self.folder = copy
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}
