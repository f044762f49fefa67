import Foundation
import Snapshots
import Testing

/// Tests the schemas that `vmgen import swift` writes for Swift code.
@Suite struct ImportSwiftTests {
  @Test func typesBecomeModelsEnumsServicesAndViewModels() async throws {
    let folder = try TemporaryFolder(["Todo.swift": Self.todo])
    let run = try await Tool.run("import", "swift", "Todo.swift", in: folder)
    try expectSnapshot(run.description, "import-swift")
    try folder.write(run.output, to: "Todo.vmodel")
    #expect(try await Tool.run("test", "Todo.vmodel", in: folder).description.contains("[exit code 0]"))
    #expect(try await Tool.run("format", "--check", "Todo.vmodel", in: folder).status == 0)
  }

  @Test func theGeneratedCodeOfAnImportedSchemaCompiles() async throws {
    let folder = try TemporaryFolder(["Todo.swift": Self.todo])
    _ = try await Tool.run("import", "swift", "Todo.swift", "--output", "Todo.vmodel", in: folder)
    let generated = try await Tool.run("generate", "Todo.vmodel", "--output", "Generated", in: folder)
    #expect(generated.status == 0, "\(generated)")
    let modules = Tool.executable.deletingLastPathComponent().appending(path: "Modules").path
    let checked = try await Tool.run(
      [], in: folder,
      launcher: [
        "swiftc", "-typecheck", "-swift-version", "6", "-warnings-as-errors", "-I", modules,
        folder.path("Generated/Todo.vmodel.swift"),
      ], executable: nil)
    #expect(checked.status == 0, "\(checked)")
  }

  @Test func aTypeOfAnotherFileIsImportedWithIt() throws {
    let order = "struct Order { let id: Int; var lines: [Line] }"
    #expect(importedSchema(order).contains("extern Line: Hashable, Sendable"))
    let picture = importedSchema("struct Picture { let id: Int; var image: UIImage }")
    #expect(picture.contains("extern UIImage: Hashable, Sendable from UIKit"))
    let both = importedSchema(order, "struct Line { var count = 1 }")
    #expect(both.contains("model Line {\n    var count: Int = 1\n}") && !both.contains("extern"), "\(both)")
  }

  @Test(
    arguments: [
      ("let a: Int, b: Bool; var c = \"x\"", ["let a: Int", "let b: Bool", "var c: String = \"x\""]),
      ("var a: [String: [Int?]] = [:]", ["var a: [String: [Int?]] = [:]"]),
      ("let a: Array<Optional<Int>>", ["let a: [Int?]"]),
      ("let a: Swift.Int", ["let a: Int"]),
      ("let a: Int64", ["// A guess: `Int64` in Swift.", "let a: Int"]),
      ("let `default`: Int", ["let default: Int"]),
      ("#if os(iOS)\n let a: Int\n #else\n let a: String\n #endif", ["let a: Int"]),
      ("let a = \"{ \\(\"}\") \\\" //\"", ["let a: String = \"{ \\(\"}\") \\\" //\""]),
      ("let a: Int /* } /* { */ */", ["let a: Int"]),
      ("let r = /[}x]/\n let a: Int", ["let a: Int", "`r` is omitted"]),
      ("let r = #\"\\(}\"#\n let a: Int", ["let a: Int"]),
      ("var a = 1 { didSet { print(a) } }", ["var a: Int = 1"]),
      (
        "let a: Int\n var b: Int { get { a } set { } }",
        ["// Without its `set`: a computed property of a type has none.", "var b: Int { a }"]
      ),
      ("let a: Int\n var b: Int { get { a * 2 } }", ["var b: Int { a * 2 }"]),
      ("let a: Int\n func f(x y: Int) -> Int { self.a + y }", ["func f(x y: Int) -> Int { a + y }"]),
      ("let a: Int\n let f: (Int) -> Void", ["`f` is omitted: a schema has no values that are functions"]),
      ("let a: Int\n let p: (Int, Int)", ["`p` is omitted: a schema has no tuples"]),
      ("let a: Int\n var g: Box<Int>", ["`g` is omitted: a schema has no generic types such as `Box`"]),
      ("let a: Int\n var r: ClosedRange<Date>?", ["var r: ClosedRange<Date>?"]),
      ("let a: Int\n var r: Range<String>", ["`r` is omitted: a schema has no generic types such as `Range`"]),
      ("let a: Int\n static let s = 1", ["// In Swift: `Sample.s`.", "let s = 1"]),
      ("var a: Date = .now", ["The value `.now` is omitted:", "var a: Date"]),
    ] as [(String, [String])])
  func aMemberOfAStructIsAFieldOrAComment(_ members: String, _ lines: [String]) {
    let schema = importedSchema("struct Sample: Hashable {\n \(members)\n}")
    for line in lines { #expect(schema.contains(line), "\(schema)") }
  }

  @Test func stepsThatASchemaHasAreKept() {
    let schema = importedSchema(
      """
      protocol Store { func load(id: Int) async throws -> [String] }
      @Observable class ListModel {
        private let store: any Store
        private(set) var names: [String] = []
        private(set) var problem: String?
        init(store: any Store) { self.store = store }
        func load(id: Int) async {
          do {
            self.names = try await store.load(id: id)
          } catch {
            problem = error.localizedDescription
          }
        }
      }
      """)
    #expect(schema.contains("use store: Store"), "\(schema)")
    #expect(schema.contains("names = try await store.load(id: id)"), "\(schema)")
    #expect(schema.contains("problem = error.label"), "\(schema)")
    #expect(!schema.contains("omitted") && !schema.contains("@allow(VM0532)\n    state names"), "\(schema)")
  }

  @Test func variablesOfStepsAndRefinedProtocolsAreKept() {
    let schema = importedSchema(
      """
      protocol Reader { func read(id: Int) async throws -> String }
      protocol CachedReader: Reader {}
      @Observable class PagesModel {
        private let reader: any CachedReader
        private(set) var pages: [String] = []
        init(reader: any CachedReader) { self.reader = reader }
        func load(ids: [Int]) async throws {
          var found: [String] = []
          for id in ids { found.append(try await reader.read(id: id)) }
          pages = found
        }
      }
      """)
    let lines = [
      "service Reader {", "service CachedReader: Reader {}", "var found: [String] = []",
      "found.append(try await reader.read(id: id))", "pages = found",
    ]
    for line in lines { #expect(schema.contains(line), "\(schema)") }
    #expect(!schema.contains("omitted"), "\(schema)")
  }

  @Test func fixItsAdaptCodeExceptThoseThatConvertValues() {
    let schema = importedSchema(
      """
      struct Product: Identifiable { let id: Int; let price: Decimal }
      @Observable class CartModel {
        var products: [Product] = []
        var limit: Decimal = 0
        var limitText: String { limit.formatted(.currency(code: "EUR")) }
        var total: Decimal { products.reduce(0) { $0 + $1.price } }
        var doubled: Decimal { products.count * 2 }
        func remove(_ product: Product) { products.removeAll { $0.id == product.id } }
      }
      """)
    let lines = [
      "// Changed: found `code:`, expected no label in the call of `currency`.",
      "limit.formatted(.currency(\"EUR\"))",
      "products.removeAll { $0.id == product.id }",
      "display total: Decimal { products.sum { $0.price } }",
      "// `doubled` is omitted: expected `Decimal`, found `Int`. In Swift:",
    ]
    for line in lines { #expect(schema.contains(line), "\(schema)") }
  }

  @Test(arguments: [
    ("brace", "struct A {\n  let a: Int\n"), ("string", "let a = \"x\nstruct A { let a: Int }\n"),
    ("closer", "struct A { let a: Int }\n}\n"), ("wrong", "struct A { let a: [Int) }\n"), ("comment", "/* a\n"),
    ("types", "func f() {}\n"),
  ])
  func mistakesAreReportedAtTheirPlaces(_ name: String, _ code: String) async throws {
    let folder = try TemporaryFolder(["A.swift": code])
    let run = try await Tool.run("import", "swift", "A.swift", "--output", "A.vmodel", in: folder)
    try expectSnapshot(run.description, "import-swift-error-\(name)")
    #expect(try folder.state().keys.contains("A.vmodel") == false)
  }

  /// The law of the import: a schema for any Swift code has no findings and is formatted.
  @Test(arguments: 0..<40)
  func randomDeclarationsHaveASoundSchema(_ seed: UInt64) {
    var code = RandomSwift(seed: seed)
    _ = importedSchema(code.file())
  }

  /// Damage is an error, or the schema is sound.
  @Test(arguments: 0..<60)
  func damagedCodeHasASoundSchemaOrAnError(_ seed: UInt64) {
    var code = RandomSwift(seed: seed)
    _ = importedSchema(code.damaged(Self.todo))
  }

  private static let todo = #"""
    import Foundation
    import Observation

    /// A task of a list.
    struct TodoItem: Identifiable, Codable, Hashable {
        let id: UUID
        var title: String
        var notes: String?
        var isDone = false
        var priority: Priority = .normal
        var tags: Set<String> = []
        var createdAt: Date = Date()
        var progress: CGFloat
        var metadata: [String: [Int]]
        let onTap: () -> Void
        let size: (Int, Int)

        enum CodingKeys: String, CodingKey {
            case id, title, notes
            case isDone = "is_done"
            case createdAt = "created_at"
        }

        /// Whether the title is short.
        var isShort: Bool { title.count < 10 }
        var summary: String {
            let mark = isDone ? "✓" : "–"
            return "\(mark) \(self.title)"
        }
        static let sample = TodoItem(id: UUID())
        mutating func toggle() { isDone.toggle() }
        func matches(_ text: String) -> Bool { text.isEmpty || title.contains(text) }

        enum Priority: Int, Codable, CaseIterable {
            case low = 0, normal, high = 10
            var label: String {
                switch self {
                case .low: "Low"
                case .normal: "Normal"
                case .high: "High"
                }
            }
        }
    }

    enum LoadState: Equatable {
        case idle
        case loading
        case failed(message: String)
        case loaded([TodoItem])
    }

    enum TodoError: Error {
        case offline
        case server(code: Int)
    }

    protocol TodoService: Sendable {
        func items() async throws -> [TodoItem]
        func save(_ item: TodoItem) async throws
    }

    @MainActor
    @Observable
    final class TodoListViewModel {
        private(set) var items: [TodoItem] = []
        var searchText = ""
        var showsDone: Bool = true
        private(set) var errorMessage: String?
        private(set) var isLoading = false
        @ObservationIgnored private let service: any TodoService
        private let analytics: Analytics
        let title: String

        init(service: any TodoService, analytics: Analytics, title: String, limit: Int = 5) {
            self.service = service
            self.analytics = analytics
            self.title = title
        }

        var visibleItems: [TodoItem] {
            items.filter { showsDone || !$0.isDone }.filter { searchText.isEmpty || $0.title.contains(searchText) }
        }
        var countText: String { "\(items.count) items" }
        var isEmpty: Bool { items.isEmpty }
        var weird: String { String(format: "%d", items.count) }

        func load() async {
            do {
                items = try await service.items()
            } catch {
                errorMessage = error.localizedDescription
            }
        }

        func reload() async {
            isLoading = true
            defer { isLoading = false }
            do {
                items = try await service.items()
            } catch {
                errorMessage = "\(error)"
            }
        }

        func clearSearch() {
            searchText = ""
        }

        func add(_ title: String, at index: Int) async throws {
            try await service.save(items[0])
        }
        func index(of item: TodoItem) -> Int? { items.firstIndex(of: item) }
    }
    """#
}

/// Random Swift declarations, and damaged code.
private struct RandomSwift {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  private mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  private mutating func any(_ texts: [String]) -> String { texts[below(texts.count)] }

  private static let names = [
    "id", "name", "self", "init", "case", "label", "hashValue", "context", "`default`", "error", "é", "_x", "input",
    "Sample", "items", "description", "rawValue", "when", "value",
  ]
  private static let types = [
    "Int", "String?", "[Date]", "[String: Int]", "Set<UUID>", "A", "B?", "E", "[A]", "CGFloat", "(Int, Int)", "Unknown",
    "() -> Void", "any P", "Result<A, Error>", "[[A]]!", "A.B", "Self", "Box<Box<Int>>", "Decimal",
  ]
  private static let values = [
    "", " = 1", " = \"a \\(b)\"", " = []", " = nil", " = .init()", " = Date()", " = [:]", " = UUID()", " = -1.5",
    " = { 1 }()", " = A(id: 1)", " = true", " = x.map { $0 + 1 }", " = \"\"\"\n  a\n  \"\"\"",
  ]
  private static let bodies = [
    "1", "\"a\"", "return id", "if id == 1 { return 2 } else { return 3 }", "items.map { $0 }", "Task { await f() }",
    "name = \"x\"", "self.id += 1", "try await service.f()", "do { try f() } catch { print(error) }", "defer { }",
    "switch self { case .a: 1\n default: 2 }", "#if DEBUG\n 1\n #endif", "", "guard let x = y else { return }", "}{",
  ]

  private mutating func member() -> String {
    let (name, type) = (any(Self.names), any(Self.types))
    let doc = any([
      "", "/// Text.\n", "/** Text. */ ", "// a } \n", "@Published ", "@A(\"}\") private ", "static ", "lazy ",
    ])
    switch below(7) {
    case 0, 1: return doc + any(["let ", "var "]) + name + any([": " + type, ""]) + any(Self.values)
    case 2: return doc + "var \(name): \(type) { \(body()) }"
    case 3:
      return doc + "func \(name)(_ x: \(type), y: Int = 1)" + any(["", " async throws", " -> \(type)"])
        + " { \(body()) }"
    case 4: return doc + "init(\(name): \(type)) { \(body()) }"
    case 5: return any(["case a", "case \(name)(\(type))", "case b = \"x\"", "case c, d", "indirect case e(A)"])
    default:
      return any([
        "subscript(i: Int) -> Int { 1 }", "typealias T = Int", "deinit {}", ";", "func f()", "enum F { case g }",
      ])
    }
  }

  private mutating func body() -> String { any(Self.bodies.dropLast()) }

  mutating func file() -> String {
    let heads = [
      "struct A: Codable, Identifiable", "struct B", "enum E: String", "enum E", "@Observable class M", "protocol P",
      "final class N: ObservableObject", "extension A", "struct G<T>", "actor C", "enum F: Error", "extension M",
      "class D",
    ]
    return (0..<(1 + below(6))).map { _ in
      any(heads) + " {\n" + (0..<below(8)).map { _ in "  " + member() }.joined(separator: "\n") + "\n}\n"
    }.joined(separator: "\n")
  }

  /// Returns code without some of its bytes, or with others.
  mutating func damaged(_ code: String) -> String {
    var bytes = Array(code.utf8)
    let others = Array("{}()[]\"\\#/*@:=,.`\n \u{0}é<>".utf8)
    for _ in 0..<(1 + below(4)) {
      let place = below(bytes.count)
      switch below(3) {
      case 0: bytes.remove(at: place)
      case 1: bytes.insert(others[below(others.count)], at: place)
      default: bytes[place] = others[below(others.count)]
      }
    }
    if below(4) == 0 { bytes.removeSubrange(below(bytes.count)...) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
