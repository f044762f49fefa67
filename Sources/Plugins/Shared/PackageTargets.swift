import Foundation
import PackagePlugin

/// A target of a package, with what can be learnt of its dependencies.
struct PackageTarget {
  var module: SchemaModule
  var isTest: Bool
  /// The modules with schemas among everything that the target depends on, also in other packages.
  var imports: [SchemaModule]
  /// The modules of this package with schemas that the target names as dependencies: what a test target tests.
  var underTest: [PackageTarget]

  /// Nil for what is not compiled from Swift.
  init?(_ target: any Target) {
    guard let source = target as? SwiftSourceModuleTarget else { return nil }
    let dependencies = source.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
    module = SchemaModule(source)
    module.seesRuntime = dependencies.contains { $0.moduleName == runtimeModule }
    isTest = source.kind == .test
    imports = dependencies.map { SchemaModule($0) }.filter { !$0.schemas.isEmpty }
    underTest = source.dependencies.compactMap { dependency in
      guard case .target(let target) = dependency else { return nil }
      return PackageTarget(target)
    }
    .filter { !$0.module.schemas.isEmpty }
  }
}

let runtimeModule = "ViewModelRuntime"

extension SchemaModule {
  init(_ target: SwiftSourceModuleTarget) {
    self.init(
      name: target.moduleName, targetName: target.name, root: target.directoryURL, files: target.sourceFiles.map(\.url))
  }
}
