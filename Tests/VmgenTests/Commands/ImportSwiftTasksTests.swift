import Testing

/// Tasks that a variable has, times, and what `#if` contains.
@Suite struct ImportSwiftTasksTests {
  private static func schema(_ members: String) -> String {
    importedSchema(
      """
      protocol Service { func find(_ text: String) async throws -> [String] }
      @Observable final class TasksModel {
        private(set) var names: [String] = []
        private(set) var text = ""
        private var task: Task<Void, Never>?
        private let service: Service
        init(service: Service) { self.service = service }
        \(members)
      }
      """)
  }

  fileprivate static let start = "task = Task { if let found = try? await service.find(text) { names = found } }"

  @Test(
    arguments: [
      // A run of `restart` has ended the one before.
      (
        "func find() {\n  guard !text.isEmpty else {\n    task?.cancel()\n    names = []\n    return\n  }\n  task?.cancel()\n  \(ImportSwiftTasksTests.start)\n}",
        "    command find restart {\n        guard !text.isEmpty else {\n            names = []\n            return\n        }\n        if let"
      ),
      // Each method ends the task of the others.
      (
        "func find() { task?.cancel(); \(ImportSwiftTasksTests.start) }\nfunc reload() { task?.cancel(); \(ImportSwiftTasksTests.start) }\nfunc stop() { task?.cancel() }",
        "    command find restart {\n        reload.cancel()\n        if let found"
      ),
      (
        "func find() { task?.cancel(); \(ImportSwiftTasksTests.start) }\nfunc reload() { task?.cancel(); \(ImportSwiftTasksTests.start) }\nfunc stop() { task?.cancel() }",
        "    command stop {\n        find.cancel()\n        reload.cancel()\n    }\n"
      ),
      // The run itself goes on in Swift.
      (
        "func find() {\n  if text.isEmpty { task?.cancel(); names = []; return }\n  \(ImportSwiftTasksTests.start)\n}",
        "            // A step is omitted: it would end these steps, too; write it as the last step. In Swift:\n            //     task?.cancel()\n            names = []\n"
      ),
      ("func find() async { names = (try? await service.find(\"\")) ?? [] }", "    command find parallel {\n"),
      // `defer` is before the `catch`.
      (
        "func find() async {\n  defer { text = \"idle\" }\n  do { names = try await service.find(\"\") } catch { text = \"failed\" }\n}",
        "        do {\n            names = try await service.find(\"\")\n        } catch {\n            text = \"failed\"\n        }\n    }\n"
      ),
      (
        "var query = \"\" { didSet { Task { names = (try? await service.find(query)) ?? [] } } }",
        "a reaction runs after the steps. A change ends the steps of the change before.\n"
      ),
    ])
  func aTaskOfAVariableIsTheRunOfItsCommands(_ members: String, _ expected: String) {
    let schema = Self.schema(members)
    #expect(schema.contains(expected), "\(schema)")
  }

  @Test(
    arguments: [
      ("nanoseconds: 300 * 1_000_000", "0.3s"), ("nanoseconds: 1_000_000_000 / 2", "0.5s"),
      ("nanoseconds: UInt64(0.5 * 1_000_000_000)", "0.5s"), ("nanoseconds: 2_000_000_000", "2s"),
      ("for: .seconds(60 * 5)", "300s"), ("for: .seconds((1 + 2) * 4 - 2)", "10s"), ("for: .seconds(1.5)", "1.5s"),
      ("for: .milliseconds(250)", "250ms"), ("for: .milliseconds(300 * 2)", "600ms"),
      ("for: Duration.seconds(3)", "3s"), ("for: .microseconds(500_000)", "0.5s"),
      ("for: .seconds(isOn ? 5 : 10)", nil),
      ("for: .seconds(3) - .milliseconds(500)", nil), ("for: .seconds(2) * 3", nil), ("for: .seconds(pow(2, 3))", nil),
      ("for: .seconds(2 * text.count)", nil), ("nanoseconds: 1_000_000_000 * UInt64(text.count)", nil),
      ("nanoseconds: 10 / 3", nil), ("until: .now + .seconds(2)", nil),
    ] as [(String, String?)])
  func aConstantTimeIsAPause(_ time: String, _ expected: String?) {
    let schema = Self.schema("func pause() async { try? await Task.sleep(\(time)); text = \"a\" }")
    #expect(schema.contains("        wait ") == (expected != nil), "\(schema)")
    if let expected { #expect(schema.contains("        wait \(expected)\n"), "\(schema)") }
  }

  @Test(
    arguments: [
      ("DEBUG", false), ("!DEBUG", true), ("false", false), ("os(macOS)", false), ("os(iOS)", true),
      ("!os(macOS)", true),
      ("canImport(UIKit)", true), ("DEBUG && os(iOS)", true), ("targetEnvironment(simulator) // fast", false),
    ])
  func theCodeOfAReleaseBuildIsRead(_ condition: String, _ isRead: Bool) {
    let schema = Self.schema(
      "func show() {\n  #if \(condition)\n  text = \"first\"\n  #else\n  text = \"second\"\n  #endif\n}\n"
        + "#if \(condition)\nfunc hide() { text = \"\" }\n#endif\n"
        + "#if !os(iOS)\nvar a = 1\n#elseif \(condition)\nvar b = 1\n#else\nvar c = 1\n#endif")
    let lines = schema.split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(lines.contains("text = \"first\"") == isRead, "\(schema)")
    #expect(lines.contains("text = \"second\"") == !isRead, "\(schema)")
    #expect(lines.contains("command hide {") == isRead, "\(schema)")
    #expect(!lines.contains("edit a: Int = 1") && lines.contains("edit b: Int = 1") == isRead, "\(schema)")
    #expect(lines.contains("edit c: Int = 1") == !isRead, "\(schema)")
    let omitted = "// `#if` is omitted: only the code of a release build for iOS is read. In Swift:"
    #expect(lines.count { $0 == omitted } == 3, "\(schema)")
  }
}
