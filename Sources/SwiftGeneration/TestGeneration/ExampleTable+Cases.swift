import VmgenMustache
import VmgenSchemaSemantics

extension ExampleTable {
  /// Returns a method for each example, for XCTest.
  func cases(_ runs: [ExampleRun]) -> [MustacheValue] {
    var taken: Set<String> = ["testLaws"]
    return runs.map { run in
      let titles = run.groups.map(\.title) + [run.example.title]
      let method = uniqueName(GeneratedName.test(of: titles)) { !taken.insert($0).inserted }
      return ["method": .string(method), "line": .int(line(of: run.example.range))]
    }
  }
}
