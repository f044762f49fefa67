import Testing

/// Tests that completion handlers and subscriptions of Swift become steps that wait, and streams that a view model follows.
@Suite struct ImportSwiftClosuresTests {
  @Test(
    arguments: [
      (
        "api.load(id: 1) { [weak self] result in\n  guard let self else { return }\n  switch result {\n"
          + "  case .success(let items): self.items = items\n  case .failure(let e): self.text = e.localizedDescription\n  }\n}",
        "        let items = try await api.load(id: 1)\n        self.items = items\n    } catch {\n"
          + "        text = error.label\n    }\n"
      ),
      (
        "api.load(id: 1, completion: { result in\n  self.text = \"\"\n  if case .success(let found) = result { self.items = found }\n})",
        "        let found = try await api.load(id: 1)\n        text = \"\"\n        items = found\n    } catch {\n"
          + "        text = \"\"\n    }\n"
      ),
      (
        "api.load(id: 1) { result in\n  DispatchQueue.main.async {\n    switch result {\n"
          + "    case .failure: break\n    case let .success(x): self.items = x // all\n    }\n  }\n}",
        "        // all\n        items = x\n    } catch {}\n"
      ),
      (
        "text = \"…\"\napi.names { self.items = $0 }",
        "        text = \"…\"\n        let value = await api.names()\n        items = value\n"
      ),
      ("api.stop { self.text = \"\" }", "        await api.stop()\n        text = \"\"\n"),
      (
        "api.load(id: 1) { [weak self] in self?.show($0) }",
        "its function waits in the schema; write `let value = try await …` and the steps of the closure after it. In Swift:\n"
      ),
      (
        "api.names { self.items = $0 }\ntext = \"a\"",
        "        text = \"a\"\n        // In Swift, the call is before the steps above, and its closure runs after them.\n"
          + "        let value = await api.names()\n"
      ),
      (
        "api.load(id: 1) { result in switch result { case .success(let names): self.items = names; case .failure: self.text = \"b\" } }\ntext = \"a\"",
        "        text = \"a\"\n        // In Swift, the call is before the steps above, and its closure runs after them.\n"
          + "        let names = try await api.load(id: 1)\n        items = names\n    } catch {\n        text = \"b\"\n    }\n"
      ),
      // What the call reads is assigned after it.
      (
        "api.load(id: items.count) { result in switch result { case .success(let names): self.items = names; case .failure: break } }\nitems = []",
        "the next steps do not wait for a `Task`; declare a command with its steps, and call the command. In Swift:\n"
      ),
      (
        "api.load(id: 1) { result in switch result { case .success(let names): self.items = names; case .failure: break } }\nif text.isEmpty { return }\ntext = \"\"",
        "the next steps do not wait for a `Task`; declare a command with its steps, and call the command. In Swift:\n"
      ),
    ] as [(String, String)])
  func aCompletionHandlerHasTheNextSteps(_ steps: String, _ expected: String) {
    let schema = Self.schema("func run() {\n\(steps)\n}")
    #expect(schema.contains(expected), "\(schema)")
    #expect(schema.contains("// The steps after an `await` are in a closure in Swift.") != expected.contains("write"))
  }

  @Test func aCallWithSeveralClosuresIsOmitted() {
    let call = #"api.both(success: { self.text = "a" }, failure: { self.text = "b" })"#
    let schema = Self.schema("func run() {\n\(call)\n}")
    #expect(schema.contains("        // A step is omitted: "), "\(schema)")
    #expect(schema.contains("        //     \(call)\n"), "\(schema)")
  }

  @Test(
    arguments: [
      ("api.users().assign(to: &$user)", "    // From `init`.\n    follow user from api.users()\n"),
      ("api.users().assign(to: \\.user, on: self).store(in: &bag)", "    follow user from api.users()\n"),
      (
        "api.users().receive(on: RunLoop.main).sink { [weak self] in self?.user = $0 }.store(in: &bag)",
        "    follow user from api.users()\n"
      ),
      (
        "api.title.sink { [weak self] title in\n  self?.text = title\n  self?.items = []\n}.store(in: &bag)",
        "    follow title from api.title() {\n        text = title\n        items = []\n    }\n"
      ),
      ("api.users().map(\\.name).sink { self.text = $0 }.store(in: &bag)", "a view model follows streams of services;"),
      ("api.failing().sink { self.text = $0 }.store(in: &bag)", "a view model follows streams of services;"),
    ] as [(String, String)])
  func aSubscriptionToAServiceIsFollowed(_ statement: String, _ expected: String) {
    let schema = Self.schema("init(api: API) {\n  self.api = api\n  \(statement)\n}")
    #expect(schema.contains(expected), "\(schema)")
  }

  @Test func theCommentsAroundASubscriptionStay() {
    let schema = Self.schema(
      """
      func start() {
        // Resets the text.
        text = ""
        // Follows the user.
        api.users().assign(to: &$user) // all
        // Empties the list.
        items = []
      }
      """)
    let parts = [
      "    command start {\n        // Resets the text.\n        text = \"\"\n        // Empties the list.\n        items = []\n",
      "    follow user from api.users()\n",
    ]
    for part in parts { #expect(schema.contains(part), "\(schema)") }
    #expect(!schema.contains("in a closure in Swift"), "\(schema)")
  }

  @Test("A closure that a service calls for each value becomes a stream")
  func repeatedClosures() {
    let schema = Self.schema(
      """
      init(api: API) {
        self.api = api
        api.onCount { [weak self] count in self?.text = "\\(count)" }
      }
      """)
    let parts = [
      "    // In Swift, it calls `callback` for each value.\n    func onCount() -> stream Int\n",
      "    func setStateHandler() -> stream Void\n", "    follow count from api.onCount() {\n",
    ]
    for part in parts { #expect(schema.contains(part), "\(schema)") }
  }

  private static func schema(_ members: String) -> String {
    importedSchema(
      """
      import Combine
      protocol API {
        func load(id: Int, completion: @escaping (Result<[String], Error>) -> Void)
        func names(completion: @escaping ([String]) -> Void)
        func stop(then: @escaping () -> Void)
        func both(success: @escaping () -> Void, failure: @escaping () -> Void)
        func users() -> AnyPublisher<User?, Never>
        var title: AnyPublisher<String, Never> { get }
        func failing() -> AnyPublisher<String, Error>
        func onCount(_ callback: @escaping (Int) -> Void)
        func setStateHandler(_ handler: @escaping () -> Void)
      }
      struct User: Hashable { let name: String }
      final class ClosureModel: ObservableObject {
        @Published var user: User?
        @Published var items: [String] = []
        @Published var text = ""
        private var bag = Set<AnyCancellable>()
        private let api: API
        \(members)
      }
      """)
  }
}
