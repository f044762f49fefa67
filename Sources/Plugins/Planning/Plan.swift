import Foundation

/// The tool's runs for one target: one for its own schemas, and for a test target one for each module under test.
struct Plan {
  private(set) var invocations: [ToolInvocation] = []
  private(set) var collisions: [Collision] = []

  /// - Parameters:
  ///   - underTest: the modules whose tests the target takes, each with the modules that it may import.
  ///   - missingRuntimeHint: what to do to be able to import the runtime; nil where the target is.
  ///   - output: a folder in the build's own to write everything to.
  init(
    of module: SchemaModule, imports: [SchemaModule], underTest: [(module: SchemaModule, imports: [SchemaModule])],
    missingRuntimeHint: String? = nil, output: URL
  ) {
    if !module.schemas.isEmpty {
      let folder = output.appending(path: "Generated")
      var invocation = ToolInvocation(module, imports: imports, layers: .sources, output: folder)
      invocation.missingRuntimeHint = missingRuntimeHint
      invocations.append(invocation)
    }
    for (tested, imports) in underTest {
      // A folder a run: what a run finds in its folder and did not plan, it takes for stale.
      let folder = output.appending(path: "Tests of \(tested.name)")
      invocations.append(ToolInvocation(tested, imports: imports, layers: .tests, output: folder))
    }
    collisions = invocations.flatMap { Collision.all(of: $0, in: module) }
  }
}
