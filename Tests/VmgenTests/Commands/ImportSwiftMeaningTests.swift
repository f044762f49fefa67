import Testing

/// Tests that imported code keeps its meaning, that each omission is alone, and that its reason is true.
@Suite struct ImportSwiftMeaningTests {
  @Test func aPropertyWithTheNameLogIsNoLogger() {
    let schema = importedSchema(
      "@Observable final class V {\nprivate(set) var log: [String] = []\nfunc note() { log.append(\"a\") }\n}")
    #expect(schema.contains("        log.append(\"a\")\n"), "\(schema)")
  }

  @Test(
    arguments: [
      ("items.removeFirst(items.count - 500)", "items.removeFirst(items.count - 500)"),
      ("items.removeLast(2)", "items.removeLast(2)"), ("items.removeFirst()", "items.removeFirst()"),
      ("for item in items where item.isEmpty { text += item }", "for item in items where item.isEmpty {"),
      ("var total = 0\nfor item in items { total += item.count }\ntext = \"\\(total)\"", "total += item.count"),
      ("counts[text, default: 0] += 1", "counts[text, default: 0] += 1"),
      ("groups[text, default: []].append(text)", "groups[text, default: []].append(text)"),
      ("let line: String\nif items.isEmpty { line = \"a\" } else { line = \"b\" }\ntext = line", "line = \"b\""),
      ("let size =\n  items.isEmpty ?\n  1 :\n  2\ncounts[text] = size", "items.isEmpty ?\n"),
      ("if let text = items.first { self.text = text }", "self.text = text"),
      ("let items = items.filter { $0 != text }\nself.items = items", "self.items = items"),
      ("if #available(iOS 17.0, *) { text = \"a\" }", "// Without `if #available(iOS 17.0, *)`.\n        text = \"a\""),
      (
        "if #available(iOS 17.0, *) { text = \"a\" } else { text = \"b\" }",
        "a schema has no `#available`; write the steps of one branch. In Swift:\n        //     if #available"
      ),
      (
        "switch items.first {\ncase let item? where item.isEmpty: text = \"\"\ndefault: text = \"a\"\n}\nitems = []",
        "items = []"
      ),
    ] as [(String, String)])
  func aStepKeepsItsMeaning(_ steps: String, _ expected: String) {
    let schema = Self.schema(ofMethod: steps)
    #expect(schema.contains(expected) && schema.contains("viewmodel ListModel {"), "\(schema)")
  }

  @Test func aFixItThatLosesCodeIsNotApplied() {
    // A name that is similar to that of an omitted member is another member.
    let schema = Self.schema(ofMethod: "itemsTask?.cancel()\nitem.removeAll()")
    #expect(!schema.contains("items.removeAll()") && schema.contains("//     item.removeAll()"), "\(schema)")
  }

  @Test func displaysAndFunctionsKeepTheirVariablesAndLoops() {
    let schema = importedSchema(
      """
      @Observable class SumModel {
        var items: [Int] = []
        var total: Int {
          var total = 0
          for item in items { total += item }
          return total
        }
        static func longest(of names: [String]) -> String {
          var best = ""
          for name in names where name.count > best.count { best = name }
          return best
        }
      }
      """)
    let parts = [
      "display total: Int {\n        var total = 0\n        for item in items { total += item }\n        return total\n",
      "func longest(of names: [String]) -> String {\n    var best = \"\"\n",
    ]
    for part in parts { #expect(schema.contains(part), "\(schema)") }
  }

  @Test func aParameterDoesNotHideTheMemberBehindSelf() {
    let schema = importedSchema(
      """
      enum Failure: Error { case generic }
      protocol Repo { func load() throws -> String }
      @Observable class TextModel {
        var error: Failure?
        var text = ""
        let repo: any Repo
        init(repo: any Repo) { self.repo = repo }
        func show(text: String) { self.text = text }
        func load() { do { text = try repo.load() } catch { self.error = .generic } }
      }
      """)
    #expect(schema.contains("command show(text: String) {\n        self.text = text"), "\(schema)")
    #expect(schema.contains("    } catch {\n        self.error = .generic\n"), "\(schema)")
  }

  @Test(
    arguments: [
      // A `catch` without steps would ignore each error.
      ("do { text = try api.load() } catch { log(error) }", "// `catch` is omitted with its steps.\n"),
      (
        "do { text = try api.load() } catch { log(error) }\nitems = try api.lines()",
        "// Without its steps, the `catch` does not handle the error.\n            throw error"
      ),
      (
        "do { text = try api.load() } catch {\n  if error is CancellationError { text = \"a\" } else { text = \"b\" }\n}",
        "//     text = \"a\"\n        text = \"b\"\n"
      ),
      (
        "Task { items = []\ntext = \"a\" }\nitems = [\"b\"]",
        "        items = [\"b\"]\n        // In Swift, `Task` is before the steps above, and runs after them.\n        items = []\n"
      ),
      (
        "if text.isEmpty { Task { items = [] } }\nitems = [\"b\"]",
        "the next steps do not wait for a `Task`; declare a command with its steps, and call the command. In Swift:"
      ),
      ("other.run { if text.isEmpty { return } }\nitems = []", "        items = []\n"),
      (
        "do { text = try api.load() } catch let error as Failure where error.code == 2 { text = \"b\" } catch { text = \"c\" }",
        "        text = try api.load()\n        // A step is omitted: "
      ),
      (
        "guard text == \"\" else { throw NSError(domain: \"a\", code: 1) }\nitems = []",
        "The steps from here on are omitted: "
      ),
      (
        "text = text.trimmingCharacters(in: .whitespaces)",
        "        text = text.trimmingCharacters(in: .whitespaces)\n"
      ),
      (
        "do { text = try api.load() } catch { if (error as? CancellationError) != nil { return }\ntext = \"b\" }",
        "In Swift: `if (error as? CancellationError) != nil`\n        //     return\n        text = \"b\"\n"
      ),
      ("var names = Set<String>()\nnames = [text]\nitems = names.sorted()", "var names: Set<String> = []\n"),
      ("let row = other.row\ntext = row.title", "A step is omitted: `row` is omitted. In Swift:"),
    ] as [(String, String)])
  func anOmittedStepLeavesTheOthers(_ steps: String, _ expected: String) {
    let schema = Self.schema(ofMethod: steps)
    #expect(schema.contains(expected), "\(schema)")
  }

  @Test func theCasesOfErrorsHaveTheirTexts() {
    let schema = importedSchema(
      """
      enum SendError: Error, LocalizedError {
        case empty, other
        case network(Error)
        case limited(retryAfter: Double)
        case server(Int)
        var errorDescription: String? {
          switch self {
          case .empty: return "Enter a message"
          case .network: return "Offline"
          case .limited(let time):
            let seconds = max(1, Int(time))
            return "Try again in \\(seconds) s"
          case .server(let code): return "Error \\(code)"
          default: return "Failed"
          }
        }
      }
      func message(for error: SendError) -> String {
        switch error {
        case .network: return "Offline"
        default: return "Failed"
        }
      }
      """)
    let parts = [
      "    case empty \"Enter a message\"\n    case other \"Failed\"\n",
      "    // Without the value `Error`: a schema has no type `Error`.\n    case network \"Offline\"\n",
      "    case limited(retryAfter: Double) \"Try again in \\(max(1, Int(retryAfter))) s\"\n",
      "`errorDescription` is omitted: the texts of `server` are no literals with named values; write",
      "func message(for error: SendError) -> String {",
    ]
    for part in parts { #expect(schema.contains(part), "\(part)\n\(schema)") }
  }

  @Test func aTypeCanHaveTheNameOfItsModuleOrAnAlias() {
    let schema = importedSchema(
      """
      import Models
      struct Category: Identifiable { let name: String; var id: String { name } }
      typealias Table = [String: [String]]
      enum Kind: Int { case a, b; var other: Self { self } }
      @Observable class CategoriesModel {
        typealias Services = First
          & Second
        var selected: [Models.Category] = []
        var table: Table = [:]
        private let services: Services
        private let both: (First & Second)
        private let factory: Factory<String, Void>
        var tint: UIColor = .label
        func add(_ name: String) { selected.append(Models.Category(name: name)) }
      }
      """)
    let parts = [
      "edit selected: [Category] = []", "selected.append(Category(name: name))", "edit table: [String: [String]] = [:]",
      "var other: Kind { self }", "//     & Second", "input tint: UIColor",
      "`services` is omitted: it is a composition of protocols; declare a service with the functions of all of them.",
      "`both` is omitted: it is a composition of protocols;",
      "`factory` is omitted: a schema has no generic types such as `Factory`.",
      "The value `.label` is omitted: a schema does not have the members of `UIColor` from UIKit.",
    ]
    for part in parts { #expect(schema.contains(part), "\(part)\n\(schema)") }
  }

  @Test func propertiesOfServicesAreKeptAndCompletionsAreResults() {
    let schema = importedSchema(
      """
      protocol Rates {
        var rate: Double { get }
        var current: Int { get async throws }
        var level: Int { get set }
        var levels: AsyncStream<Int> { get }
        func load(id: String, completion: @escaping (Result<String, Error>) -> Void)
        func find(done: @escaping (String?, Error?) -> Void)
        func save(_ value: Int, completion: @escaping (Error?) -> Void)
        func count(then: @escaping (_ count: Int) -> Void)
      }
      @Observable class RatesModel {
        private let rates: any Rates
        var isHigh: Bool { self.rates.rate > 2 }
        func reset() { rates.level = 0 }
        init(rates: any Rates) { self.rates = rates }
      }
      """)
    let parts = [
      "    var rate: Double { get }\n", "var current: Int { get async throws }", "var level: Int { get set }\n",
      "    // A property in Swift.\n    func levels() -> stream Int\n",
      "display isHigh: Bool { rates.rate > 2 }", "command reset {\n        rates.level = 0\n",
      "    // In Swift, it calls `completion`.\n    func load(id: String) async throws -> String\n",
      "func find() async throws -> String\n", "func save(_ value: Int) async throws\n", "func count() async -> Int\n",
    ]
    for part in parts { #expect(schema.contains(part), "\(part)\n\(schema)") }
  }

  @Test func loopsOverStreamsAreFollowed() {
    let schema = importedSchema(
      """
      protocol Client: Actor {
        var messages: AsyncStream<String> { get }
        func values(for id: String) -> AsyncThrowingStream<Int, Error>
        func load() async throws -> String
      }
      @Observable class FeedModel {
        private(set) var lines: [String] = []
        private(set) var count = 0
        private let client: any Client
        private var receiveTask: Task<Void, Never>?
        private var loadTask: Task<Void, Never>?
        init(client: any Client) {
          self.client = client
          Task { for await line in client.messages { self.lines = [line] } }
        }
        func connect() {
          count = 1
          receiveTask = Task { [weak self] in
            guard let self else { return }
            let stream = await self.client.messages
            for await message in stream {
              guard !Task.isCancelled else { break }
              self.lines.append(message)
            }
          }
        }
        func read() async {
          do { for try await value in client.values(for: "a") { self.count = value } } catch { count = 0 }
        }
        func load() { loadTask = Task { do { lines = [try await client.load()] } catch { lines = [] } } }
        func stop() {
          receiveTask?.cancel()
          loadTask?.cancel()
        }
        func search(_ id: String) async { for try await value in client.values(for: id) { count += value } }
      }
      """)
    let parts = [
      "    // From the start; in Swift, from `connect()` on.\n    follow message from client.messages() {\n"
        + "        lines.append(message)\n",
      "    // From `init`.\n    follow line from client.messages() {\n        lines = [line]\n",
      "follow value from client.values(for: \"a\") {\n        count = value\n    } catch {\n        count = 0\n",
      "command connect {\n        count = 1\n    }", "        load.cancel()\n",
      "`receiveTask` is omitted: a view model follows a stream until it is released.",
      "`loadTask` is omitted: a command is its own task; `load.cancel()` cancels it.",
      "a loop over a stream is no step; write `follow value from service.values() { … }` in the view model. In Swift:",
    ]
    for part in parts { #expect(schema.contains(part), "\(part)\n\(schema)") }
  }

  @Test func aProcessorIsAViewModelWithTheStateOfItsSuperclass() {
    let schema = importedSchema(
      """
      struct ListState { var text = ""; var count = 0 }
      enum ListAction { case clear, add(Int), row(Row) }
      enum Row { case open(String), close }
      final class ListProcessor: StateProcessor<ListState, ListAction, Void> {
        private let services: Services
        init(state: ListState) { super.init(state: state) }
        override func receive(_ action: ListAction) {
          switch action {
          case .clear: state.text = ""
          case .add(let count): state.count += count
          case .row(let row):
            switch row {
            case .open(let text): state.text = text
            case .close: services.log(self)
            }
          }
        }
      }
      """)
    let parts = [
      "// With the `state` of its superclass.\nviewmodel ListProcessor {\n    state state: ListState = ListState()\n",
      "                state.text = \"\"\n", "//     services.log(self)\n                        break\n",
      "`services` is omitted: the imported files do not declare `Services`;",
    ]
    for part in parts { #expect(schema.contains(part), "\(part)\n\(schema)") }
  }

  @Test func anObserverReadsTheOldValue() {
    let schema = importedSchema(
      """
      @Observable class FlagModel {
        var count = 0
        var isOn = true { didSet { if oldValue != isOn { count += 1 } } }
        init() { count = 2; reset() }
        func reset() { count = 0 }
      }
      """)
    let parts = [
      "and at once: a reaction runs after the steps.\n    on change of isOn from old {\n"
        + "        if old != isOn {\n",
      "// The steps of `init`.\n    on start {\n        reset()\n",
    ]
    for part in parts { #expect(schema.contains(part), "\(part)\n\(schema)") }
  }

  /// Returns the schema of a view model with a method `run` that has steps.
  private static func schema(ofMethod steps: String) -> String {
    importedSchema(
      """
      protocol API { func load() throws -> String; func lines() throws -> [String] }
      @Observable class ListModel {
        private let api: any API
        private let other: Other
        var text = ""
        var items: [String] = []
        var counts: [String: Int] = [:]
        var groups: [String: [String]] = [:]
        init(api: any API) { self.api = api }
        func clear() { items = [] }
        func run() throws {
          clear()
          \(steps)
        }
      }
      """)
  }
}
