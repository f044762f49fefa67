import TestTags
import Testing

@testable import VmgenSwiftGeneration

/// Tests that generated code states each type that Swift would have to search for, and has no names that nothing reads.
@Suite(.tags(.compiles)) struct LocalTypeCheckingTests {
  private static let setting = Compilation.Setting(languageMode: "6", isMainActor: false, hasUpcomingFeatures: false)

  /// Members of a view model, by what is special about them.
  private static let members = [
    "values of a change that need a search": """
    on change of (o ?? q, (o ?? "").count + 1, kids.first?.n ?? 0, a == 1 ? 2 : 3) { s += 1 }
    """,
    "a changed value with nil in a branch": "on change of (if a < 1 { nil } else { q }) { s += 1 }",
    "choices of empty arrays on both sides": "display same = (p ? [q] : []) == (p ? [q] : [])",
    "a choice as the elements of a list":
      #"list rows of RowViewModel(kid: $0) in if a > 3 { [Kid(id: "x")] } else { kids }"#,
    "a list over a constant": #"list rows of RowViewModel(kid: $0) in [Kid(id: "x")]"#,
    "a place with nil in both branches": """
    state kept: [Kid] = []
    command act { kept.move(id: "a", before: (if a > 1 { nil } else { nil })) }
    """,
    "a stream whose argument reads only the context": """
    follow followed from source.numbers(of: date("2024-02-29T12:30:00Z").second)
    state followed = 0
    """,
    "a name that only an unread constant reads": "command act { if let v = o { let k = v.count } else { s = 2 } }",
    "a name that only a folded condition reads": """
    command act {
      wait 1s
      if let v = o { if Kid(id: v).isOn { s = 2 } }
    }
    """,
    "a name that only a branch reads that is never taken": """
    command act {
      let found = o
      if let v = found { s = switch Choice.first { case .first: 1, case .second: v.count } }
    }
    """,
    "an associated value that nothing reads after folding": """
    command act {
      try await source.send()
    } catch .refused(let code) {
      s = if Kid(id: "a").isOn { code } else { 1 }
    }
    """,
    "a loop that waits over a call with a closure": """
    command act { for tag in q.split(",").compactMap({ $0.isEmpty ? nil : "" }) { wait 1s } }
    """,
    "a loop over cases": "command act { for choice in [Choice.first, Choice.second] { wait 1s } }",
    "patterns that match every value": """
    command act {
      if case let v = q { s = v.count }
      guard case let w = o, let x = w else { return }
      guard case _ = x, case let unread = q else { return }
      wait 1s
      if case let v = o, v != nil { s = x.count } else if case _ = q { s = 3 }
    }
    display shown = if case let v = q { [if p { v } else { "none" }].first ?? v } else { "none" }
    display isLong: Bool {
      guard case let v = o else { return false }
      if case let w = v, p { let n = (w ?? "").count; return n > a }
      return p
    }
    """,
    "an empty dictionary on a long line": """
    state kept: [Kid] = []
    command act { kept[id: "\(String(repeating: "a", count: 90))"].counts = [:] }
    """,
    "a local for a member with the name of a keyword": """
    state `break`: Kid? = nil
    command act { `break` = kids.first }
    on change of (`break` ?? Kid(id: q), a) { s += 1 }
    """,
    "a switch over nil": """
    display text = switch (if true { nil } else { Choice.first }) { case .first: q, case nil: "b", default: "c" }
    """,
  ]

  @Test func membersCompileWithoutWarnings() throws {
    let declarations = """
      enum Choice { case first, second }
      error Failure { case refused(code: Int), offline }
      model Kid: Identifiable {
        let id: String
        var n: Int = 0
        let isOn: Bool = false
        var counts: [String: Int] = [:]
      }
      service Source {
        func numbers(of n: Int) -> stream Int
        func send() async throws(Failure)
      }
      viewmodel RowViewModel {
        input kid: Kid
        display text = kid.id
      }

      """
    let inputs = """
      input kids: [Kid]
      input a: Int = 0
      input q: String = ""
      input o: String?
      input p: Bool
      use source: Source
      state s = 1
      """
    let schemas = Self.members.sorted { $0.key < $1.key }.enumerated().map { index, entry in
      (path: "V\(index).vmodel", text: "viewmodel V\(index) {\n\(inputs)\n\(entry.value)\n}\n")
    }
    let files = try Generation.files(
      [("Shared.vmodel", declarations)] + schemas, GenerationOptions(layers: [.model, .viewModel]))
    let texts = files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    #expect(
      try Compilation.compile(Dictionary(uniqueKeysWithValues: texts), Self.setting, scopes: Compilation.expectedScopes)
        == "")
  }

  @Test func aPlainConstantStatesNoType() throws {
    let schema = """
      viewmodel Subject {
        input name: String
        state shown = ""
        state count = 0
        command act {
          let plain = name
          let size = name.count + 1
          wait 1s
          shown = plain
          count = size
        }
      }

      """
    let text = try Generation.text(schema, GenerationOptions(layers: [.viewModel]))
    #expect(text.contains("let plain = try run.read { $0.inputs.name }"))
    #expect(text.contains("let size = try run.read { values -> Int in values.inputs.name.count +| 1 }"))
  }
}
