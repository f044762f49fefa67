import Testing

/// The order of what `init` does, and its subscriptions.
@Suite struct ImportSwiftInitializerTests {
  @Test func aValueThatStepsReadBeforeStaysTheInitialOne() {
    let schema = importedSchema(
      """
      final class OrderModel: ObservableObject {
        @Published var a = 1
        @Published private(set) var first = 0
        @Published private(set) var text = "start"
        @Published private(set) var size = 2
        init(n: Int) {
          first = a
          a = n
          setUp()
          text = "after"
          size = 3
        }
        private func setUp() { text += "." }
      }
      """)
    for line in ["edit a: Int = 1", "state first: Int = a", "state text: String = \"start\"", "state size: Int = 2"] {
      #expect(schema.contains("    \(line)\n"), "\(line)\n\(schema)")
    }
    let steps = ["a = n", "setUp()", "text = \"after\"", "size = 3"].map { "        \($0)\n" }.joined()
    #expect(schema.contains("    on start {\n\(steps)    }\n"), "\(schema)")
  }

  @Test func aClosureThatInitAssignsHasAComment() {
    let schema = importedSchema(
      """
      final class EventModel: ObservableObject {
        @Published private(set) var n = 0
        var onDone: (() -> Void)?
        let onTap: () -> Void
        init(onTap: @escaping () -> Void) {
          self.onTap = onTap
          onDone = { [weak self] in self?.n += 10 }
        }
        func press() { onDone?(); onTap() }
      }
      """)
    #expect(schema.contains("    //     onDone = { [weak self] in self?.n += 10 }\n"), "\(schema)")
    #expect(!schema.contains("self.onTap"), "\(schema)")
  }

  @Test(
    arguments: [
      (
        "$query.debounce(for: .milliseconds(300), scheduler: RunLoop.main).sink { [weak self] _ in self?.count += 1 }",
        "which also runs at the start.\n    on change of query {\n        wait 300ms\n        count += 1\n    }\n"
      ),
      (
        "$query.debounce(for: 2, scheduler: RunLoop.main).sink { [weak self] text in self?.last = text }",
        "    on change of query {\n        wait 2s\n        last = query\n    }\n"
      ),
      (
        "$query.sink { [weak self] _ in self?.count += 1 }",
        "which also runs at the start.\n    on change of query {\n        count += 1\n    }\n"
      ),
      (
        "$query.dropFirst().removeDuplicates().sink { [weak self] _ in self?.count += 1 }",
        "    // A subscription to `$query` in `init`.\n    on change of query {\n        count += 1\n    }\n"
      ),
      (
        "$query.dropFirst(2).sink { [weak self] _ in self?.count += 1 }",
        "    //     $query.dropFirst(2).sink { [weak self] _ in self?.count += 1 }"
      ),
    ])
  func aSubscriptionIsAReaction(_ subscription: String, _ expected: String) {
    let schema = importedSchema(
      """
      final class QueryModel: ObservableObject {
        @Published var query = ""
        @Published private(set) var count = 0
        @Published private(set) var last = ""
        private var bag = Set<AnyCancellable>()
        init() {
          \(subscription).store(in: &bag)
        }
        var isClear: Bool { query.isEmpty }
      }
      """)
    #expect(schema.contains(expected), "\(schema)")
    #expect(schema.contains("    edit query: String = \"\"\n"), "\(schema)")
  }

  @Test func aTypeThatOnlyAFunctionOfTheFileHasIsAnExtern() {
    let schema = importedSchema(
      """
      final class ActionModel: ObservableObject {
        @Published var n = 0
        func isAsked(_ action: EpisodeAction) -> Bool { false }
      }
      """)
    #expect(schema.contains("extern EpisodeAction: Hashable, Sendable\n"), "\(schema)")
  }

  @Test func aCompletionOfAnOptionalServiceHasTheNextSteps() {
    let schema = importedSchema(
      """
      protocol Loader { func load(completion: @escaping (Result<[Int], Error>) -> Void) }
      final class LoadModel: ObservableObject {
        var loader: Loader?
        @Published private(set) var items: [Int] = []
        init(loader: Loader) { self.loader = loader }
        func load() {
          loader?.load { [weak self] result in
            guard let self else { return }
            switch result { case .success(let items): self.items = items; case .failure: self.items = [] }
          }
        }
      }
      """)
    let steps =
      "        let items = try await loader.load()\n        self.items = items\n    } catch {\n        self.items = []\n"
    #expect(schema.contains(steps), "\(schema)")
  }
}
