import Testing

/// Tests that imported members have the kind and the type that they have in Swift.
@Suite struct ImportSwiftMembersTests {
  @Test(
    arguments: [
      (
        "func row(at index: Int) -> String? { rows.first(where: { $0 == \"\\(index)\" }) }",
        "display row(at index: Int)"
      ),
      ("func summary() -> String { \"\\(rows.count) rows\" }", "display summary: String { \"\\(rows.count) rows\" }"),
      ("private func isFull() -> Bool { rows.count >= 3 && count != 2 }", "    let isFull: Bool {"),
      ("func long() -> [String] { rows.filter { row in let n = row.count; return n == 2 } }", "display long: [String]"),
      ("func total() -> Int { let count = rows.count; return count }", "display total: Int {"),
      ("func next() -> Int { count += 1; return count }", "command next() -> Int {"),
      ("func pop() -> Int { self.rows[0] = \"a\"; return 1 }", "command pop() -> Int {"),
      ("func add() -> Int { rows.append(\"a\"); return 1 }", "command add() -> Int {"),
      ("func clear() -> Int { reset(); return 1 }", "command clear() -> Int {"),
      ("func tell() -> Int { onChange?(); return 1 }", "command tell() -> Int {"),
      ("static func version() -> String { \"1\" }", "\nfunc version() -> String { \"1\" }"),
    ] as [(String, String)])
  func aMethodThatOnlyReadsIsADisplay(_ method: String, _ expected: String) {
    let schema = importedSchema(
      """
      @Observable class ListModel {
        private(set) var rows: [String] = []
        private(set) var count = 0
        var onChange: (() -> Void)?
        func reset() { count = 0 }
        \(method)
      }
      """)
    #expect(schema.contains(expected) && !schema.contains("omitted"), "\(schema)")
  }

  @Test func callsOfAMethodThatIsADisplayHaveNoParentheses() {
    let schema = importedSchema(
      """
      @Observable class ListModel {
        private(set) var rows: [String] = []
        private(set) var text = ""
        func size() -> Int { rows.count }
        func length(of row: String) -> Int { row.count + rows.count }
        var sizeText: String { "\\(size()) \\(self.length(of: "a"))" }
        func update() { text = "\\(self.size() + size())" }
      }
      """)
    let lines = ["\"\\(size) \\(length(of: \"a\"))\"", "text = \"\\(size + size)\""]
    for line in lines { #expect(schema.contains(line), "\(schema)") }
  }

  @Test func theReasonOfAMemberThatReadsAnOmittedOneNamesIt() {
    let schema = importedSchema(
      """
      @Observable class PayModel {
        private(set) var orders: [String] = []
        private(set) var sent: [Int: String] = [:]
        func request() -> String {
          let first = Int("1")!
          return orders[first]
        }
        func send() { let request = self.request(); sent[1] = request }
        var title: String { "Request " + request() }
        func other() { sent[1] = missing() }
      }
      """)
    let lines = [
      "`request` is omitted: forced unwrapping with `!` is not supported.",
      "The steps from here on are omitted: `request` is omitted.",
      "`title` is omitted: `request` is omitted.", "cannot find `missing` in scope",
    ]
    for line in lines { #expect(schema.contains(line), "\(line)\n\(schema)") }
  }

  @Test(
    arguments: [
      ("var a = Kind.allCases", "edit a: [Kind] = Kind.allCases"), ("var a = [Kind.x]", "edit a: [Kind] = [Kind.x]"),
      ("var a = Kind.y", "edit a: Kind = Kind.y"), ("var a = [\"a\", \"b\"]", "edit a: [String] = [\"a\", \"b\"]"),
      ("var a = [[1], [-2]]", "edit a: [[Int]] = [[1], [-2]]"),
      ("var a = [\"a\": 1.5]", "edit a: [String: Double] = [\"a\": 1.5]"),
      ("var a = UUID().uuidString", "state a: String = UUID().uuidString"),
      ("var a = [1, \"a\"]", "// `a` is omitted: its type is not written in Swift."),
      ("var a = Settings.size", "// `a` is omitted: expected `Settings`, found `Int`."),
      ("var a = [Other.b]", "// `a` is omitted: the imported files do not declare `Other`;"),
      ("var a = Kind.x.next()", "// `a` is omitted: its type is not written in Swift."),
    ] as [(String, String)])
  func theTypeOfAVariableIsThatOfItsValue(_ variable: String, _ expected: String) {
    let schema = importedSchema(
      """
      enum Kind: CaseIterable { case x, y }
      struct Settings { let name: String; static let size = 3 }
      @Observable class KindsModel { \(variable); func set() { a = a } }
      """)
    #expect(schema.contains(expected), "\(schema)")
  }

  @Test func aModelIsIdentifiableOrACommentSaysWhyNot() {
    let schema = importedSchema(
      """
      struct Option: Identifiable { var id = UUID().uuidString; let title: String }
      struct Choice: Identifiable { let id = make(); let title: String }
      @Observable class OptionsModel {
        private(set) var options: [Option] = []
        func add() { options.append(Option(title: "a")) }
        func insert() { options.insert(Option(id: "1", title: "b"), at: 0) }
        var first: Option { Option(title: "c") }
      }
      """)
    let lines = [
      "model Option: Identifiable {\n    var id: String = UUID().uuidString\n",
      "// Without `: Identifiable`: `Choice` is `Identifiable`, but has no field `id`.\nmodel Choice {",
      "options.append(Option(title: \"a\"))",
      "options.insert(Option(id: \"1\", title: \"b\"), at: 0)",
      "// `first` is omitted: a formula cannot create an identifier,",
    ]
    for line in lines { #expect(schema.contains(line), "\(schema)") }
  }

  @Test func aFieldHasTheDefaultValueOfTheInitializer() {
    let schema = importedSchema(
      """
      struct Option {
        let title: String
        let image: String?
        let size: Int
        init(title: String, image: String? = nil, size: Int = 2) {
          self.title = title
          self.image = image
          self.size = size + 1
        }
      }
      @Observable class OptionModel { private(set) var options: [Option] = []
        func add() { options.append(Option(title: "a", size: 3)) }
      }
      """)
    let lines = [
      "let image: String? = nil\n    let size: Int\n", "options.append(Option(title: \"a\", size: 3))",
    ]
    for line in lines { #expect(schema.contains(line), "\(schema)") }
  }

  @Test func aStaticMemberKeepsItsTypeWhereAnotherDeclarationHasItsName() {
    let schema = importedSchema(
      """
      enum Const { static let limit = 10 }
      struct Price {
        static let limit = 3
        let amount: Int
        var capped: Int { min(amount, Price.limit) + Const.limit }
      }
      @Observable class ListModel {
        static func label(_ n: Int) -> String { "A \\(n)" }
        var count = 0
        func show(label: String) { count = Self.label(label.count).count }
      }
      @Observable class OtherModel {
        static func label(_ n: Int) -> String { "B \\(n)" }
        static let size = 3
        var text: String { OtherModel.label(Self.size) }
      }
      """)
    let lines = [
      "min(amount, priceLimit) + constLimit", "let priceLimit = 3", "let constLimit = 10",
      "func listModelLabel(_ n: Int) -> String", "otherModelLabel(size)", "let size = 3",
      "count = listModelLabel(label.count).count",
    ]
    for line in lines { #expect(schema.contains(line), "\(schema)") }
  }

  @Test func aStreamThatCanFailThrows() {
    let schema = importedSchema(
      """
      protocol Feed {
        func ticks() -> AsyncThrowingStream<Int, Error>
        func names() -> AnyPublisher<[String], Never>
        func lines() -> AsyncStream<String>
      }
      @Observable class TickModel {
        var last = 0
        let feed: Feed
        init(feed: Feed) { self.feed = feed }
        func run() async { do { for try await t in feed.ticks() { last = t } } catch { last = -1 } }
      }
      """)
    let lines = [
      "func ticks() throws -> stream Int", "func names() -> stream [String]", "func lines() -> stream String",
      "follow t from feed.ticks() {\n        last = t\n    } catch {\n        last = -1\n    }",
    ]
    for line in lines { #expect(schema.contains(line), "\(schema)") }
  }

  @Test func aCatchThatReadsANameOfTheStepsStaysInThem() {
    let schema = importedSchema(
      """
      protocol Store { func save(_ items: [String]) async throws }
      @Observable class ListModel {
        private(set) var items: [String] = []
        private let store: Store
        init(store: Store) { self.store = store }
        func add(_ item: String) async {
          let previous = items
          items.append(item)
          do { try await store.save(items) } catch { items = previous }
        }
      }
      """)
    let attempt = "do {\n            try await store.save(items)\n        } catch {\n            items = previous\n"
    #expect(schema.contains(attempt), "\(schema)")
  }

  @Test func aFlagThatAComputedPropertyOfTheSameRunReadsStaysAState() {
    let schema = importedSchema(
      """
      protocol API { func load(_ page: Int) async throws -> [Int] }
      @Observable class FeedModel {
        private(set) var isLoading = false
        private(set) var items: [Int] = []
        private let api: API
        init(api: API) { self.api = api }
        private var canLoad: Bool { !isLoading && items.count < 9 }
        func loadMore() async {
          guard canLoad else { return }
          isLoading = true
          defer { isLoading = false }
          if let next = try? await api.load(items.count) { items += next }
        }
      }
      @Observable class PlayerModel {
        private(set) var isBusy = false
        private let api: API
        init(api: API) { self.api = api }
        func next() async { guard !isBusy else { return }; isBusy = true; _ = try? await api.load(1); isBusy = false }
        func back() async { guard !isBusy else { return }; isBusy = true; _ = try? await api.load(0); isBusy = false }
      }
      """)
    let lines = [
      "state isLoading: Bool = false", "defer {\n            isLoading = false\n        }",
      "state isBusy: Bool = false", "guard !isBusy else {",
    ]
    for line in lines { #expect(schema.contains(line), "\(schema)") }
    #expect(!schema.contains("isRunning"), "\(schema)")
  }

  @Test func aClassHasTheMembersOfItsSuperclass() {
    let schema = importedSchema(
      """
      class BaseModel: ObservableObject {
        @Published var message: String?
        static let limit = 3
        private let store: Store
        init(store: Store) { self.store = store; message = "start" }
        func show(_ message: String) { self.message = message }
        func load() async { message = nil }
        func load(_ page: Int) { message = "\\(page)" }
      }
      protocol Store { func load() async throws -> Int }
      """,
      """
      class MiddleModel: BaseModel { @Published private(set) var count = 0 }
      final class SettingsModel: MiddleModel, Tracking {
        override init(store: Store) { super.init(store: store) }
        override func load() async { count = Self.limit }
        func fail() { show("No") }
      }
      final class OtherViewModel: Unknown { var count = 0; func fail() { show("No") } }
      """)
    let lines = [
      "// With the members of its superclass `BaseModel`.\nviewmodel MiddleModel {\n    @allow(VM0532)\n    state count: Int = 0\n",
      "// With the members of its superclass `MiddleModel`.\n// With the members of its superclass `BaseModel`.\n"
        + "// Without the conformances to Tracking.\nviewmodel SettingsModel {\n    command load {\n        count = limit\n",
      "    command fail {\n        show(\"No\")\n", "`init` is omitted: a view model has one initializer",
      "// If `Unknown` is a superclass, import its file, too; its members are omitted.\n",
    ]
    for line in lines { #expect(schema.contains(line), "\(line)\n\(schema)") }
    #expect(!schema.contains("super.init"), "\(schema)")
  }
}
