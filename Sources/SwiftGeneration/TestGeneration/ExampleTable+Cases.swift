import VmgenMustache
import VmgenSchemaSemantics

extension ExampleTable {
  /// Returns a method for each example, for XCTest.
  func cases(_ runs: [ExampleRun]) -> [MustacheValue] {
    var taken: Set<String> = ["testLaws"]
    return runs.map { run in
      let titles = run.groups.map(\.title) + [run.example.title]
      let method = uniqueName(GeneratedName.test(of: titles)) { !taken.insert($0).inserted }
      let line = line(of: run.example.range)
      let width = "  @MainActor func () async { await run(Self.examples, at: \(line)) }".columns + method.columns
      return [
        "method": .string(method), "line": .int(line), "isShort": .bool(width <= SwiftLayout().columns),
      ]
    }
  }
}
