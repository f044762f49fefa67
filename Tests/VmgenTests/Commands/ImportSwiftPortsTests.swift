import Testing

/// Tests that imported code keeps what view models of apps contain: typed errors, logs, constants and compositions.
@Suite struct ImportSwiftPortsTests {
  @Test func aServiceKeepsTheTypesOfItsErrors() {
    let schema = importedSchema(
      """
      protocol Store {
        func load() async throws(LoadError) -> [Int]
        func read() async throws(any Error)
        func write() async throws(OtherError)
        func send(completion: @escaping (Result<Int, LoadError>) -> Void)
      }
      enum LoadError: Error { case offline }
      @Observable final class StoreModel {
        private let store: Store
        init(store: Store) { self.store = store }
      }
      """)
    let parts = [
      "    func load() async throws(LoadError) -> [Int]\n", "    func read() async throws\n",
      "    // Without the type of its error: the imported files do not declare `OtherError`.\n    func write() async throws\n",
      "    func send() async throws(LoadError) -> Int\n",
    ]
    for part in parts { #expect(schema.contains(part), "\(schema)") }
  }

  @Test(
    arguments: [
      // A schema would drop the change with the second call.
      ("func read() { ids.insert(1); Task { try? await store.send(1) } }", "    command read parallel {\n"),
      ("func read() { count += 1; Task { try? await store.send(1) } }", "    command read parallel {\n"),
      ("func read(id: Int) async { try? await store.send(id) }", "    command read(id: Int) parallel {\n"),
      ("func read() { text = nil; Task { try? await store.send(1) } }", "    command read parallel {\n"),
      ("func read() { Task { try? await store.send(1) } }", "    command read parallel {\n"),
      ("func read() async { ids.insert(1); try? await store.send(1) }", "    command read parallel {\n"),
      (
        "func read() { guard count > 1 else { return }; Task { try? await store.send(1) } }",
        "    command read parallel {\n"
      ),
      // The second `catch` does not handle the error that the first one throws again.
      (
        "func load() async {\n  do { count = try await store.load() } catch { handle(error) }\n  do { count = try await store.load() } catch { text = \"\" }\n}",
        "            throw error\n        }\n        do {\n            count = try await store.load()\n        } catch {\n            text = \"\"\n"
      ),
      // Swift continues after an error that is only logged.
      (
        "func load() async {\n  do { count = try await store.load() } catch { print(error) }\n  do { count = try await store.load() } catch { text = \"\" }\n}",
        "        } catch {\n            // A step is omitted: a schema writes no logs. In Swift:\n            //     print(error)\n        }\n"
      ),
      (
        "func load() async { do { count = try await store.load() } catch { Self.logger.error(\"\\(error)\") } }",
        "    } catch {\n        // A step is omitted: a schema writes no logs. In Swift:\n"
      ),
      ("func start() { let row = rows[0]; count = row }", "        guard let row = rows[0] else { return }\n"),
      (
        "func start() { for index in rows.indices {\n  let row = self.rows[index]\n  count += row\n} }",
        "            guard let row = rows[index] else { continue }\n"
      ),
      ("func start() { let count = counts[\"a\"]; self.count = count ?? 0 }", "        let count = counts[\"a\"]\n"),
      ("func start() {\n  count = 1 // the first\n}", "        // the first\n        count = 1\n"),
      (
        "private var names = Set<String>() // all",
        "    // all\n    @allow(VM0532)\n    private state names: Set<String> = []\n"
      ),
      ("private var sizes = [String: Int]()", "    private state sizes: [String: Int] = [:]\n"),
      ("private var lines = [Int]()", "    private state lines: [Int] = []\n"),
      (
        "private(set) var error: Error?\nfunc clear() { error = nil }\n"
          + "func load() async {\n  error = nil\n  do { count = try await store.load() } catch { self.error = error }\n}",
        "    state error: String? = nil\n    command clear {\n        error = nil\n    }\n    command load parallel {\n        error = nil\n"
          + "        count = try await store.load()\n    } catch {\n        self.error = error.label\n    }\n"
      ),
      ("func start() { count = MAX_COUNT + Limits.MIN_COUNT }", "        count = maxCount + minCount\n"),
      ("func start() { count = MAX_COUNT }", "// In Swift: `MAX_COUNT`.\nlet maxCount = 3\n"),
      (
        "func start() { kind = Params.Kind.after(Params.Kind.first) }", "        kind = Kind.after(first)\n"
      ),
      ("var found: [Item] = []", "    edit found: [Item] = []\n"),
      ("var found: [Item] = []", "extern Item: Hashable, Sendable\n"),
    ] as [(String, String)])
  func aMemberKeepsItsMeaning(_ member: String, _ expected: String) {
    let schema = importedSchema(
      """
      private let MAX_COUNT = 3
      enum Limits { static let MIN_COUNT = 1 }
      typealias Item = Components.Schemas.Item
      struct Params {
        let kind: Kind
        enum Kind { case before(Int), after(Int); static let first = 1 }
      }
      protocol Store { func load() async throws -> Int; func send(_ id: Int) async throws }
      @Observable final class PortsModel {
        private(set) var ids: Set<Int> = []
        private(set) var rows: [Int] = []
        private(set) var counts: [String: Int] = [:]
        private(set) var count = 0
        private(set) var kind: Params.Kind?
        var text: String?
        private let store: Store
        init(store: Store) { self.store = store }
        \(member)
      }
      """)
    #expect(schema.contains(expected), "\(schema)")
  }

  @Test func aGuardThatUnwrapsAServiceIsRemovedAndAFlagOfAMethodWithAResultIsItsStatus() {
    let schema = importedSchema(
      """
      protocol Store: AnyObject { func save(_ text: String) async throws }
      @Observable final class NoteViewModel {
        private weak var store: (any Store)?
        private(set) var isSaved = false
        private(set) var isLoading = false
        init(store: any Store) { self.store = store }
        func save() async {
          guard let store else { return }
          do { try await store.save("a"); isSaved = true } catch { isSaved = false }
        }
        func check() async -> Bool {
          isLoading = true
          defer { isLoading = false }
          do { try await store?.save("b"); return true } catch { return false }
        }
      }
      """)
    #expect(
      schema == """
        service Store {
            func save(_ text: String) async throws
        }

        viewmodel NoteViewModel {
            // Without `weak`.
            use store: Store
            state isSaved: Bool = false
            display isLoading = check.isRunning
            command save parallel {
                // Without `guard let store else { return }`: `Store` is never nil.
                try await store.save("a")
                isSaved = true
            } catch {
                isSaved = false
            }
            command check() -> Bool parallel {
                // Changed: `Store` is never nil, so `?` has no effect.
                try await store.save("b")
                return true
            } catch {
                return false
            }
        }

        """)
  }

  @Test(
    arguments: [
      ("() -> String = { UUID().uuidString }", "UUID().uuidString"), ("() -> Date = Date.init", "now"),
      ("() -> Date = { .now }", "now"), ("@Sendable () -> UUID = UUID.init", "UUID()"), ("() -> Date", "now"),
    ])
  func aClosureThatCreatesIdentifiersOrReadsTheTimeIsWhatASchemaHas(parameter: String, code: String) {
    let type = parameter.split(separator: " =")[0]
    let value = code == "UUID().uuidString" ? "String" : code == "now" ? "Date" : "UUID"
    let schema = importedSchema(
      """
      @Observable final class NoteViewModel {
        private let make: \(type)
        private(set) var made: \(value)?
        init(make: @escaping \(parameter)) { self.make = make }
        func add() { made = self.make() }
      }
      """)
    #expect(schema.contains("// `make` is omitted: a schema has `\(code)` by itself. In Swift:"), "\(schema)")
    #expect(schema.contains("        made = \(code)\n"), "\(schema)")
  }

  @Test func aCompositionOfProtocolsIsAService() {
    let schema = importedSchema(
      """
      protocol Base { func stop() }
      protocol Playing: Base { func play(id: Int) }
      protocol Seeking { func seek(to position: Double) }
      typealias Player = Playing & Seeking
      @Observable final class PlayerModel {
        private let service: any Playing & Seeking
        private let other: Player
        init(service: any Playing & Seeking, other: Player) { self.service = service; self.other = other }
        func run() { service.play(id: 1); service.stop(); other.seek(to: 0) }
      }
      """)
    let parts = [
      "// With the functions of `Playing`.\n// With the functions of `Seeking`.\nservice PlayingAndSeeking {\n"
        + "    func play(id: Int)\n    func stop()\n    func seek(to position: Double)\n}\n",
      "    use service: PlayingAndSeeking\n    use other: Player\n",
      "        service.play(id: 1)\n        service.stop()\n        other.seek(to: 0)\n",
      "// `protocol Seeking` is omitted: `Player` has its functions.",
    ]
    for part in parts { #expect(schema.contains(part), "\(schema)") }
  }

  @Test func anExtensionIsOmittedWithItsType() {
    let schema = importedSchema(
      """
      struct Row { let id: Int }
      extension [Int] { func total() -> Int { reduce(0, +) } }
      extension Int?: Sendable { static var limit: Int { 1 } }
      """)
    for name in ["extension [Int]", "extension Int?"] {
      #expect(
        schema.contains("// `\(name)` is omitted: the files do not declare what it extends. In Swift:\n"), "\(schema)")
    }
  }
}
