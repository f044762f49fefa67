import Foundation
import Snapshots
import Testing

/// Tests that each declaration and each statement of imported Swift code is in the schema or in a comment of it.
@Suite struct ImportSwiftLawTests {
  @Test(arguments: ImportedViewModels.all.keys.sorted())
  func aViewModelInTheStyleOfAnAppIsTranslated(_ name: String) throws {
    let code = try #require(ImportedViewModels.all[name])
    try expectSnapshot(importedSchema(code), "import-swift-\(name)")
  }

  /// A line whose removal changes nothing is in no form in the schema.
  @Test(arguments: ImportedViewModels.all.keys.sorted())
  func eachLineOfAViewModelChangesTheSchema(_ name: String) throws {
    let code = try #require(ImportedViewModels.all[name])
    let schema = importedSchema(code)
    let lines = code.components(separatedBy: "\n")
    // Views stay in Swift.
    let end = lines.firstIndex { $0.hasSuffix(": View {") } ?? lines.endIndex
    for (index, line) in lines[..<end].enumerated() where Self.isWhole(line) {
      var others = lines
      others.remove(at: index)
      #expect(importedSchema(others.joined(separator: "\n")) != schema, "\(line)")
    }
  }

  /// Whether a line is a whole declaration or statement that Swift needs not only for its syntax.
  private static func isWhole(_ line: String) -> Bool {
    let text = line.trimmingCharacters(in: .whitespaces)
    let isBalanced = [("(", ")"), ("{", "}"), ("[", "]")].allSatisfy { opening, closing in
      text.count { String($0) == opening } == text.count { String($0) == closing }
    }
    // The schema reads what `init` assigns by name, runs on the main actor, resets the error of a command by itself, and
    // ends it after a cancellation.
    let implied = [
      "import ", "self.", "//", "@MainActor", "@Observable", "#", "guard let self", ".", "final class", "}",
    ]
    return isBalanced && !text.isEmpty && !implied.contains(where: text.hasPrefix)
      && !["return", "error = nil", "case id"].contains(text)
  }

  @Test(arguments: ImportedViewModels.all.keys.sorted())
  func eachNameOfAViewModelIsInTheSchema(_ name: String) throws {
    let code = try #require(ImportedViewModels.all[name])
    let schema = Set(Self.words(importedSchema(code)))
    #expect(Set(Self.words(code)).subtracting(schema).subtracting(Self.impliedWords) == [])
  }

  private static func words(_ text: String) -> [String] {
    text.components(separatedBy: "\n").filter { !$0.hasPrefix("import ") }.joined(separator: "\n")
      .components(separatedBy: CharacterSet.alphanumerics.inverted).filter { $0.count > 1 }
  }

  /// The words of Swift that a schema has other words for.
  private static let impliedWords: Set<String> = [
    "struct", "class", "final", "protocol", "enum", "extension", "private", "get", "set", "some", "any", "self", "weak",
    "MainActor", "Published", "Observable", "ObservableObject", "ObservationIgnored", "Model", "SwiftUI", "Codable",
    "Hashable", "Equatable", "Sendable", "AnyObject", "CodingKeys", "CodingKey", "CaseIterable", "LocalizedError",
    "Task", "Combine", "sink", "debounce", "dropFirst", "removeDuplicates", "milliseconds", "scheduler", "RunLoop",
    "main", "receive", "store", "cancellables", "super", "defer", "do", "is", "CancellationError", "return",
    "localizedDescription", "NSLocalizedString", "comment", "The", "search", "field", "empty", "trimmingCharacters",
    "whitespaces", "reduce", "orderedAscending", "localizedCaseInsensitiveCompare", "contentsOf", "Array", "objc",
    "isLoading", "isSaving", "withAnimation", "nanoseconds", "500", "000", "body", "View", "State", "Text", "model",
    "for", "var", "String", "300", "DEBUG", "if", "endif", "as", "in", "sleep", "true", "false", "init", "lazy",
    "static",
    "Self", "switch", "case", "DispatchQueue", "success", "failure", "AsyncStream", "Error", "remove", "escaping",
    "Void", "Result",
  ]

  /// The law of the import: each declaration and statement of random code has a name of its own in the result.
  @Test(arguments: 0..<60)
  func eachDeclarationAndStatementOfRandomCodeIsInTheResult(_ seed: UInt64) {
    var random = MarkedSwift(seed: seed)
    let code = random.file()
    let schema = importedSchema(code)
    for marker in random.markers { #expect(schema.contains(marker), "\(marker) of \(code)\n\(schema)") }
  }

  @Test(
    arguments: [
      (
        "isLoading = true\ndefer { isLoading = false }\nitems = try await api.load()",
        "display isLoading = run.isRunning"
      ),
      ("isLoading = true\ndo { items = try await api.load() } catch { text = \"x\" }\nisLoading = false", "} catch {"),
      ("do { items = try await api.load() } catch { self.error = error }", "display error = run.errorText"),
      ("Task { do { items = try await api.load() } catch { self.error = error } }", "items = try await api.load()"),
      (
        "Task { @MainActor [weak self] in\nguard let self else { return }\nitems = try await api.load()\n}",
        "items = try"
      ),
      ("task?.cancel()\ntask = Task { items = try await api.load() }", "command run restart {"),
      ("try? await Task.sleep(for: .milliseconds(300))\ntext = \"x\"", "wait 300ms"),
      ("items.sort { $0 > $1 }", "items = items.sorted(descending: true)"),
      ("items.removeAll { $0 == text }", "items.removeAll { $0 == text }"),
      ("onChange?(text)", "emit onChange(value: text)"),
      ("if Task.isCancelled { return }\ntext = \"x\"", "command run {\n        text = \"x\"\n    }"),
      ("withAnimation { text = \"x\" }", "text = \"x\""),
      ("DispatchQueue.main.async { self.text = \"x\" }", "text = \"x\""),
      (
        "log.info(text)\ntext = \"x\"",
        "// A step is omitted: a schema writes no logs. In Swift:\n        //     log.info(text)"
      ),
      (
        "guard log.isOn else { return }\ntext = \"x\"",
        "//     guard log.isOn else { return }\n        //     text = \"x\""
      ),
      (
        "count += 1\ndefer { count -= 1 }\ntext = \"x\"",
        "defer {\n            count -= 1\n        }\n        text = \"x\""
      ),
      (
        "do { _ = try await api.load() } catch { text = error.localizedDescription }\ncount = 1",
        "count = 1\n    } catch {"
      ),
    ] as [(String, String)])
  func aMethodBecomesACommand(_ body: String, _ expected: String) {
    let schema = importedSchema(
      """
      protocol API { func load() async throws -> [String] }
      @Observable class ListModel {
        private(set) var items: [String] = []
        private(set) var isLoading = false
        private(set) var error: Error?
        private(set) var text = ""
        private(set) var count = 0
        private var task: Task<Void, Error>?
        var onChange: ((String) -> Void)?
        private let api: any API
        init(api: any API) { self.api = api }
        func run() async throws {
          \(body)
        }
      }
      """)
    #expect(schema.contains(expected), "\(schema)")
    #expect(!schema.contains("The steps are omitted"), "\(schema)")
  }

  @Test func aFlagThatACommandReadsIsTheStatusOfTheCommandThatSetsIt() {
    let schema = importedSchema(
      """
      protocol API { func load() async throws }
      @Observable class ListModel {
        var isLoading = false
        var count = 0
        private let api: any API
        init(api: any API) { self.api = api }
        func load() async {
          guard !isLoading else { return }
          isLoading = true
          try? await api.load()
          isLoading = false
        }
        func reset() {
          guard !isLoading else { return }
          count = 0
        }
      }
      """)
    #expect(schema.contains("command load {\n        try? await api.load()\n    }"), "\(schema)")
    #expect(schema.contains("command reset {\n        guard !isLoading else {"), "\(schema)")
  }

  @Test(
    arguments: [
      ("init(from decoder: Decoder) throws { a = 1 }", "`init` is omitted"),
      ("var b = 1 { didSet { a = b } }", "`b.didSet` is omitted"),
      ("@Clamped(0...5) var c = 3", "Without `@Clamped(0...5)`."),
      ("static func == (x: Sample, y: Sample) -> Bool { true }", "`Sample.==` is omitted"),
      ("subscript(i: Int) -> Int { i }", "`subscript` is omitted"), ("static let size = 20", "let size = 20"),
      ("static func twice(_ x: Int) -> Int { x * 2 }", "func twice(_ x: Int) -> Int { x * 2 }"),
      ("let d: Other.ID?", "let d: Other.ID?"), ("typealias T = Int", "//     typealias T = Int"),
    ] as [(String, String)])
  func aMemberOfAStructIsNamedWithItsCode(_ member: String, _ expected: String) {
    let schema = importedSchema(
      "struct Other: Identifiable { let id: Int }\nstruct Sample {\n  var a: Int\n  \(member)\n}")
    #expect(schema.contains(expected), "\(schema)")
    if expected.hasSuffix("omitted") { #expect(schema.contains("//     \(member)"), "\(schema)") }
  }

  @Test func codeThatIsNotReadIsInAComment() {
    let schema = importedSchema(
      """
      struct A { let a: Int
      #if os(iOS)
        let b: Int
      #else
        let c: String
      #endif
      }
      extension String { var shout: String { uppercased() } }
      actor Cache { var entries = 1 }
      #Preview { Shop() }
      """)
    let parts = ["let b: Int\n", "//       let c: String", "//     extension String", "//     actor Cache", "#Preview"]
    for part in parts { #expect(schema.contains(part), "\(schema)") }
  }

  @Test func valuesThatContainThemselvesAreOmittedAtOnce() {
    let structs = (0..<300).map { "struct S\($0) { let a: S\(($0 + 1) % 300); let b: S\($0 * $0 % 300); var c: [S0] }" }
    let schema = importedSchema(structs.joined(separator: "\n"))
    #expect(schema.contains("model S299 {") && schema.contains("contains itself through it"), "\(schema)")
  }
}

/// Random Swift code in which each declaration and each statement contains a marker.
private struct MarkedSwift {
  private var state: UInt64
  private(set) var markers: [String] = []

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  /// Returns one of the texts, in which each `§` becomes a marker.
  private mutating func any(_ texts: [String], _ prefix: String = "m") -> String {
    texts[below(texts.count)].components(separatedBy: "§").reduce(nil) { text, part in
      text.map { $0 + mark(prefix) + part } ?? part
    } ?? ""
  }

  private mutating func mark(_ prefix: String = "m") -> String {
    markers.append("\(prefix)\(markers.count)x")
    return markers[markers.count - 1]
  }

  mutating func file() -> String {
    let models = (0..<2).map { _ in "struct \(mark("M")) {\n\(members())\n}" }
    let enums = "enum \(mark("E")): Error { case \(mark()), \(mark())(code: Int) }"
    let service = "protocol API { func \(mark())() async throws -> Int }"
    let viewModel = """
      @Observable final class \(mark("V")) {
        private let api: any API
        private(set) var number = 0
        private var isOn = false
        var title = ""
        \(members())
        \((0..<4).map { _ in method() }.joined(separator: "\n  "))
      }
      """
    let other = any(["extension Int { var §: Int { 1 } }", "func §() { }", "actor § { }", "let § = 1"])
    return (models + [enums, service, viewModel, other]).joined(separator: "\n")
  }

  private mutating func members() -> String {
    (0..<(1 + below(5))).map { _ in
      switch below(9) {
      case 0: "let \(mark()): \(any(["Int", "String?", "() -> Void", "Unknown", "(Int, Int)", "Box<Int>"]))"
      case 1: "var \(mark()) = \(any(["1", "\"a\"", "Thing()", "[:]", "{ 1 }()"]))"
      case 2: "var \(mark()): Int { \(any(["1", "compute(\"§\")", "if true { return 1 }; return 2"])) }"
      case 3: "static let \(mark()) = \(any(["1", "Thing()"]))"
      case 4: "init(\(mark()): Int) { other = \"\(mark())\" }"
      case 5: "subscript(\(mark()): Int) -> Int { 1 }"
      case 6: "func \(mark())() -> Int { \(any(["1", "self.compute()", "Int(\"§\")!", "Int(\"\\(number) §\") ?? 0"])) }"
      case 7: "var \(mark()) = 0 { didSet { \(statement(depth: 1)) } }"
      default: "@\(mark("W"))(1) var \(mark()): Int = 1"
      }
    }.joined(separator: "\n  ")
  }

  private mutating func method() -> String {
    let head =
      "func \(mark())(\(any(["", "_ x: Int", "to value: Unknown", "y: Int = 1, z: Int = §()"])))"
      + any([" ", " async ", " async throws "])
    return head + "{\n" + (0..<(1 + below(4))).map { _ in statement(depth: 2) }.joined(separator: "\n") + "\n}"
  }

  private mutating func statement(depth: Int) -> String {
    switch below(depth > 0 ? 16 : 5) {
    case 0: return "title = \"\(mark())\""
    case 1: return "log(\"\(mark())\")"
    case 2: return "let \(mark()) = \(any(["number", "try await api.load()", "compute()"]))"
    case 3: return "number += Int(\"\(mark())\") ?? 0"
    case 4: return "self.title = title + \"\(mark())\""
    case 5:
      return
        "if \(any(["number > 0", "unknown"])) {\n\(statement(depth: depth - 1))\n} else {\n\(statement(depth: depth - 1))\n}"
    case 6: return "guard title != \"\(mark())\" else { return }"
    case 7: return "for item in \(any(["[1, 2]", "unknown"])) {\n\(statement(depth: depth - 1))\n}"
    case 8: return "Task {\n\(statement(depth: depth - 1))\n\(statement(depth: depth - 1))\n}"
    case 9: return "do {\n\(statement(depth: depth - 1))\n} catch {\n\(statement(depth: depth - 1))\n}"
    case 10: return "defer { \(statement(depth: 0)) }"
    case 11: return "while true {\n\(statement(depth: depth - 1))\n}"
    case 12: return "player.values.sink { _ in\n\(statement(depth: depth - 1))\n}.store(in: &bag)"
    case 13: return "self.isOn = \(any(["true", "false"]))\nlog(\"\(mark())\")"
    case 14: return "switch number {\ncase 0: \(statement(depth: 0))\ndefault: break\n}"
    default: return "withAnimation {\n\(statement(depth: depth - 1))\n}"
    }
  }
}
