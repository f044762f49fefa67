import Testing

/// Tests what imported methods call, when their reactions run, and what else a schema has in another form.
@Suite struct ImportSwiftCallsTests {
  @Test func callsOfTheClassRunAtTheSameTime() {
    let schema = Self.schema(
      """
      var text = "" { didSet { Task { await search() } } }
      private(set) var isBusy = false
      func search() async { do { text = try await api.find(text) } catch { text = "" } }
      func refresh() async { await reload(); await guarded(); await own(); await idle() }
      func reload() async { do { text = try await api.find("a") } catch { text = "" } }
      func byTheView() async { do { text = try await api.find("b") } catch { text = "" } }
      private func own() async { do { text = try await api.find("c") } catch { text = "" } }
      func idle() async { await other.write("a"); count = 2 }
      func guarded() async {
        guard !isBusy else { return }
        isBusy = true
        defer { isBusy = false }
        do { text = try await api.find("d") } catch { text = "" }
      }
      """)
    let heads = [
      "command search parallel {", "command refresh parallel {", "command reload parallel {",
      "command byTheView parallel {",
      "private command own {", "command idle {\n        // A step is omitted:", "command guarded drop {",
    ]
    for head in heads { #expect(schema.contains(" " + head), "\(head)\n\(schema)") }
  }

  @Test func aReactionRunsAfterTheSteps() {
    let schema = Self.schema(
      """
      private(set) var n = 0 { didSet { update() } }
      private(set) var double = 0
      init(api: any API) { self.api = api; n = 2; count = double }
      func update() { self.double = n * 2 }
      func set(to value: Int) {
        n = value
        if count > 0 { count = self.double }
        count = double + 1
      }
      func later() async throws {
        n = 1
        count = try await api.find("a").count
        count = double
      }
      func hidden(_ double: Int) {
        n = 1
        count = double
      }
      """)
    let parts = [
      "// `didSet` in Swift, which also runs if the value stays equal, and at once: a reaction runs after the steps.\n",
      "            // Unlike in Swift, the reaction to `n` has not changed `double` yet.\n            count = double\n",
    ]
    for part in parts { #expect(schema.contains(part), "\(schema)") }
    #expect(schema.components(separatedBy: "Unlike in Swift").count == 2, "\(schema)")
  }

  @Test(
    arguments: [
      (
        "func run() { withAnimation(.spring()) { count = 1 }; count = 2 }",
        "        // Without `withAnimation(.spring()) { … }`: a view animates the values that it reads.\n        count = 1\n"
      ),
      (
        "func run() { withAnimation { other.run(); count = 1 } }",
        "        // Without `withAnimation { … }`: a view animates the values that it reads.\n        // A step is omitted: "
      ),
      ("weak var friend: Friend?", "    // Without `weak`.\n    edit friend: Friend? = nil\n"),
      (
        "func run() async { do { name = try await api.find(name) } catch { name = \"\\(error)\" } }",
        "// In Swift, `\\(error)` describes the value; it is not its label.\n        name = \"\\(error.label)\"\n"
      ),
      (
        "func run() async { do { name = try await api.find(name) } catch { name = \"\\(error) \\(error.localizedDescription)\" } }",
        "// In Swift, `\\(error)` describes the value; it is not its label.\n        name = \"\\(error.label) \\(error.label)\"\n"
      ),
      (
        "func run() async { do { name = try await api.find(name) } catch { name = \"a: \\(error.localizedDescription)\" } }",
        "    } catch {\n        name = \"a: \\(error.label)\"\n"
      ),
      (
        "func run() async { do { name = try await api.find(name) } catch _ { name = \"\" } }",
        "        name = try await api.find(name)\n    } catch {\n        name = \"\"\n"
      ),
      (
        "func run() async { do { name = try await api.find(name) } catch { handle(error) } }\n"
          + "private func handle(_ error: Error) { name = error.localizedDescription }",
        "    } catch {\n        handle(error)\n    }\n    private command handle(_ error: any Error) {\n"
      ),
      (
        "func show(_ error: any Error) { name = error.localizedDescription }",
        "    // Not private in Swift; only private commands take an `Error`.\n    @allow(VM0502)\n    private command show("
      ),
      (
        "func size() async throws -> Int {\n  let part = other.part()\n  guard let part else { return 0 }\n"
          + "  name = \"\"\n  return part.count\n}",
        "// `size(…)` is omitted: `other` is omitted. In Swift:\n"
      ),
      (
        "enum Tab: Identifiable { case a; var id: Tab { self } }",
        "// Without the conformances to Identifiable.\nenum Tab {"
      ),
    ] as [(String, String)])
  func nothingIsLeftOutWithoutAComment(_ member: String, _ expected: String) {
    let schema = Self.schema(member)
    #expect(schema.contains(expected), "\(schema)")
  }

  private static func schema(_ members: String) -> String {
    importedSchema(
      """
      struct Friend: Hashable { let name: String }
      protocol API { func find(_ text: String) async throws -> String }
      @Observable class CallsModel {
        private let api: any API
        private let other: Other
        private(set) var count = 0
        private(set) var name = ""
        \(members)
      }
      """)
  }
}
