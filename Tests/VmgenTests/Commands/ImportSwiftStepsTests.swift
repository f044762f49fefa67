import Testing

/// Tests that the steps of imported methods have the meaning that they have in Swift.
@Suite struct ImportSwiftStepsTests {
  @Test func aMethodWaitsForAnotherOne() {
    let schema = importedSchema(
      """
      protocol API {
        func code() async throws -> String
        func signIn(with code: String) async throws
      }
      @Observable class SignInModel {
        private let api: any API
        private(set) var isSigningIn = false
        private(set) var message: String?
        init(api: any API) { self.api = api }
        func logIn() async {
          isSigningIn = true
          defer { isSigningIn = false }
          do {
            let code = try await api.code()
            await self.signIn(with: code)
          } catch { message = "Failed" }
        }
        func again() async throws { try await retry() }
        func retry() async throws {
          message = nil
          try await api.signIn(with: "again")
        }
        private func signIn(with code: String) async {
          do { try await api.signIn(with: code) } catch { message = "Failed" }
        }
      }
      """)
    #expect(schema.contains("display isSigningIn = logIn.isRunning"), "\(schema)")
    #expect(schema.contains("        await signIn(with: code)\n    } catch {"), "\(schema)")
    #expect(schema.contains("command again parallel {\n        try await retry()\n    }"), "\(schema)")
  }

  @Test(
    arguments: [
      (
        "Task { await load() }\ncount = 1",
        "        count = 1\n        // In Swift, `Task` is before the steps above, and runs after them.\n        load()\n"
      ),
      ("Task { [weak self] in\nguard let self else { return }\nawait load()\n}\ncount = 1", "        load()\n"),
      ("if count > 1 { Task { await load() } }\ncount = 1", "            load()\n        }\n        count = 1\n"),
      ("Task { [weak self] in\nguard let self, !Task.isCancelled else { return }\ncount = 1 }", "        count = 1\n"),
      ("DispatchQueue.main.async { self.count = 2 }\ncount = 1", "them.\n        count = 2\n"),
      ("Task { await load()\ncount = 1 }", "        await load()\n        count = 1"),
      ("task = Task { await load() }", "        await load()"),
      ("Task { if count > 1 { await load() } }", "            load()\n"),
      ("Task { for _ in 1...3 { await load() } }", "            await load()\n"),
    ] as [(String, String)])
  func aTaskWithOneCallStartsTheCommand(_ body: String, _ expected: String) {
    let schema = Self.schema(ofMethod: body)
    #expect(schema.contains(expected) && !schema.contains("omitted: `Task`"), "\(schema)")
  }

  @Test func theCasesOfASwitchHaveSteps() {
    let schema = Self.schema(
      ofMethod: """
        switch count {
        // The first one.
        case 0: Task { await load() }
        case 1, 2:
          // Nothing to load.
          count = 4
          if count == 3 { return }
        case 3: log("a")
        default: break
        }
        """)
    let lines = [
      "// The first one.\n            case 0:\n                load()",
      "case 1, 2:\n                // Nothing to load.\n                count = 4",
      "//     log(\"a\")\n                break\n", "default:\n                break",
    ]
    for line in lines { #expect(schema.contains(line), "\(schema)") }
  }

  @Test func aCommandStaysIfSeveralOfItsStepsAreOmittedAtOnce() {
    let schema = Self.schema(ofMethod: "switch unknown {\ncase .a: count = 2\ncase .b: log()\n}")
    #expect(schema.contains("    command run {}") && schema.contains("//     case .b: log()"), "\(schema)")
  }

  @Test func parametersHaveTheirDefaultValues() {
    let schema = importedSchema(
      """
      @Observable class PagesModel {
        private(set) var text = ""
        func load(page: Int = 1, tag: String? = nil) { text = "\\(page)" + (tag ?? "") }
        func first() { load() }
        func second(_ size: Int = Settings.size) { text = "\\(size)" }
        func third(_ size: Int = Settings.size) { log("\\(size)") }
        func title(at index: Int = 0) -> String { "\\(index)" + text }
      }
      struct Page { let number: Int; func next(by count: Int = 1) -> Int { number + count } }
      """)
    let lines = [
      "command load(page: Int = 1, tag: String? = nil) {", "command first {\n        load()\n    }",
      "// Without the default value of `_ size: Int = Settings.size`: cannot find `Settings` in scope.",
      "command second(_ size: Int) {", "// The default values and the steps are omitted: ",
      "//     func third(_ size: Int = Settings.size) { log", "display title(at index: Int = 0) -> String {",
      "func next(by count: Int = 1) -> Int {",
    ]
    for line in lines { #expect(schema.contains(line), "\(line)\n\(schema)") }
  }

  @Test func stepsCallAServiceByItsNameAfterALocalHasStoredIt() {
    let schema = importedSchema(
      """
      protocol Files { func load() async throws -> Int; func count() async -> Int }
      @Observable final class FilesModel {
        private let files: Files
        private(set) var n = 0
        init(files: Files) { self.files = files }
        func load() async throws {
          let service = files
          n = try await service.load()
          if n > 0 { n = await service.count() }
        }
        func reload() async throws {
          let files = self.files
          n = try await files.load()
        }
      }
      """)
    let lines = [
      "command load parallel {\n        n = try await files.load()\n        if n > 0 {\n            n = await files.count()",
      "command reload parallel {\n        n = try await files.load()",
    ]
    for line in lines { #expect(schema.contains(line), "\(line)\n\(schema)") }
  }

  @Test func eachSubscriptionToAPublisherIsOmittedAlone() {
    let schema = importedSchema(
      """
      @Observable class ListModel {
        var count = 0
        private var bag = Set<AnyCancellable>()
        init() {
          NotificationCenter.default
            .publisher(for: .changed)
            .sink { note in if note.object == nil { return } }
            .store(in: &bag)
          $count.sink { [weak self] count in self?.log(count) }.store(in: &bag)
          observe()
          count = 2
        }
        private func observe() {
          player.publisher.assign(to: \\.count, on: self).store(in: &bag)
          player.others.sink { print($0) }.store(in: &bag)
        }
        func mix() {
          player.others.sink { if $0 { return } }.store(in: &bag)
          $count.sink { print($0) }.store(in: &bag)
          count = 3
        }
        func log(_ count: Int) { self.count = count }
      }
      """)
    let advice =
      "a view model follows streams of services; declare a service with `func values() -> stream T`, and write "
      + "`follow value from service.values() { … }`. In Swift:\n"
    let lines = [
      "// `NotificationCenter.default.publisher(for: .changed) in init` is omitted: \(advice)",
      "on change of count {\n        log(count)", "// `player.publisher in observe` is omitted: \(advice)",
      "// `player.others in observe` is omitted: \(advice)", "//     var bag = Set<AnyCancellable>()",
      "    command mix {\n        // A step is omitted: \(advice)",
      "// A step is omitted: a reaction is no step; write `on change of count { … }`. In Swift:", "        count = 3\n",
    ]
    for line in lines {
      #expect(schema.contains(line.replacing("var bag", with: "private var bag")), "\(line)\n\(schema)")
    }
    #expect(!schema.contains("command observe") && !schema.contains("        observe()"), "\(schema)")
  }

  @Test(
    arguments: [
      (
        "isOn = true\ndefer { isOn = false }\nguard let x = weird() else { return }\ncount = x",
        "        isOn = true\n        defer {\n            isOn = false\n        }\n        // The steps from here on are omitted"
      ),
      (
        "isOn = true\nif count > 2 { isOn = false }\nguard let x = weird() else { return }\nisOn = false",
        "//     isOn = true\n        if count > 2 {"
      ),
      ("isOn = true\nguard let x = weird() else { return }\ncount = x", "        isOn = true\n"),
      (
        "isOn = true\ndefer { isOn = false }\ncount = try await api.load()",
        "        defer {\n            isOn = false\n        }\n        count = try await api.load()\n    }"
      ),
    ] as [(String, String)])
  func aFlagIsNotSetIfTheStepThatResetsItIsOmitted(_ body: String, _ expected: String) {
    let schema = Self.schema(ofMethod: "if isOn { count = 0 }\n" + body)
    #expect(schema.contains(expected), "\(schema)")
  }

  /// Returns the schema of a view model with a method `run` that has a body.
  private static func schema(ofMethod body: String) -> String {
    importedSchema(
      """
      protocol API { func load() async throws -> Int }
      @Observable class CountModel {
        private let api: any API
        var count = 0
        private var isOn = false
        private var task: Task<Void, Never>?
        init(api: any API) { self.api = api }
        func load() async { do { count = try await api.load() } catch { count = 0 } }
        func run() async throws {
          \(body)
        }
      }
      """)
  }
}
