import Foundation
import PackagePlugin

/// The tool's runs for one target: one for its own schemas, and for a test target one for each module under test.
struct Plan {
  var invocations: [ToolInvocation] = []
  var collisions: [Collision] = []

  /// - Parameters:
  ///   - underTest: the modules whose tests the target takes, each with the modules that it may import.
  ///   - output: the folder to write to, of a run for the named module.
  init(
    of module: SchemaModule, imports: [SchemaModule], underTest: [(module: SchemaModule, imports: [SchemaModule])],
    output: (_ tested: String?) -> URL
  ) {
    if !module.schemas.isEmpty {
      invocations.append(
        ToolInvocation(
          module: module, imports: imports.withConfigured(by: module), layers: .sources, output: output(nil)))
    }
    for (tested, imports) in underTest {
      invocations.append(
        ToolInvocation(
          module: tested, imports: imports.withConfigured(by: tested), layers: .tests, output: output(tested.name)))
    }
    collisions = invocations.flatMap { Collision.all(of: $0, in: module) }
  }
}

extension [SchemaModule] {
  /// With the modules that the configuration names and the build system does not know.
  fileprivate func withConfigured(by module: SchemaModule) -> [SchemaModule] {
    guard let configuration = module.configuration else { return self }
    return self + ConfiguredModules.modules(in: configuration).filter { named in !contains { $0.name == named.name } }
  }
}

extension Plan {
  /// What the plugin makes of a package's target.
  init(of target: PackageTarget, output: (_ tested: String?) -> URL) {
    let underTest = target.isTest ? target.underTest.map { (module: $0.module, imports: $0.imports) } : []
    self.init(of: target.module, imports: target.imports, underTest: underTest, output: output)
  }
}
