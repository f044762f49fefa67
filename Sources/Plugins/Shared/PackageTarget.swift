import Foundation
import PackagePlugin

/// A target of a package, with its dependencies.
struct PackageTarget {
  var module: SchemaModule
  var isTest: Bool
  /// The modules with schemas that the target depends on, directly or indirectly, in this or other packages.
  var imports: [SchemaModule]
  /// Whether the target can import the runtime.
  private var canImportRuntime: Bool
  /// The dependencies of the target in this package that have schemas: the modules under test.
  private var dependencies: [PackageTarget]

  /// Creates the description of a target, or returns nil if it is not a Swift target.
  init?(_ target: any Target) {
    guard let source = target as? SwiftSourceModuleTarget else { return nil }
    module = SchemaModule(source)
    isTest = source.kind == .test
    let reachable = source.recursiveTargetDependencies.compactMap { $0 as? SwiftSourceModuleTarget }
    imports = reachable.map { SchemaModule($0) }.filter { !$0.schemas.isEmpty }
    canImportRuntime = reachable.contains { $0.moduleName == "ViewModelRuntime" }
    dependencies = source.dependencies.compactMap { dependency in
      guard case .target(let target) = dependency else { return nil }
      return PackageTarget(target)
    }
  }

  private var runtimeHint: String {
    let product = #".product(name: "ViewModelRuntime", package: "vmgen")"#
    return "add \(product) to the dependencies of the target '\(module.targetName)' in Package.swift"
  }

  func plan(output: URL) -> Plan {
    let tested = isTest ? dependencies.filter { !$0.module.schemas.isEmpty } : []
    return Plan(
      of: module, imports: imports, underTest: tested.map { ($0.module, $0.imports) },
      missingRuntimeHint: canImportRuntime ? nil : runtimeHint, output: output)
  }
}

extension SchemaModule {
  init(_ target: SwiftSourceModuleTarget) {
    self.init(
      name: target.moduleName, targetName: target.name, root: target.directoryURL, files: target.sourceFiles.map(\.url))
  }
}
