import Foundation

/// The runs of the tool for a target: one for its schemas, and for a test target one for each module under test.
struct Plan {
  let invocations: [ToolInvocation]
  let collisions: [Collision]
  /// The problems of the configuration that maps targets.
  let problems: [LayoutProblem]

  /// - Parameters:
  ///   - underTest: The modules whose tests the target contains, with the modules that they can import.
  ///   - problems: The problems of the configuration that maps targets.
  ///   - missing: The libraries that the target cannot import.
  ///   - output: The output folder, in the build folder.
  init(
    of module: SchemaModule, imports: [SchemaModule], underTest: [(module: SchemaModule, imports: [SchemaModule])],
    problems: [LayoutProblem] = [], missing: [MissingLibrary] = [], output: URL, files: ProjectFiles
  ) {
    var invocations: [ToolInvocation] = []
    if !module.schemas.isEmpty {
      let folder = output.appending(path: "Generated")
      var invocation = ToolInvocation(module, imports: imports, layers: .sources, output: folder, files: files)
      invocation.missing = missing
      invocations.append(invocation)
    }
    for (tested, imports) in underTest {
      // Each run needs its own folder, because a run removes unplanned files from its folder.
      let folder = output.appending(path: "Tests of \(tested.name)")
      var invocation = ToolInvocation(tested, imports: imports, layers: .tests, output: folder, files: files)
      invocation.missing = missing.filter { $0.name == MissingLibrary.testing }
      invocations.append(invocation)
    }
    let isIdle = invocations.isEmpty
    self.invocations = invocations
    self.problems = problems.filter { isIdle || !$0.isReportedByTool }
    collisions = invocations.flatMap { Collision.all(of: $0, in: module) }
  }
}
