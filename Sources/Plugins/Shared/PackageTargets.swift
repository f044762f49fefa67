import Foundation
import PackagePlugin

/// The targets of a package, with their dependencies. Other packages have their own configuration.
struct PackageTargets {
  private let package: Package
  private let files = ProjectFiles()
  private let layout: TargetLayout

  init(_ package: Package) {
    self.package = package
    layout = TargetLayout(of: package.directoryURL, files)
  }

  var names: [String] { package.targets.map(\.name) }

  /// The Swift targets with schemas.
  var targetsWithSchemas: [(target: any Target, module: SchemaModule)] {
    package.targets.compactMap { target in module(of: target).map { (target, $0) } }.filter { _, module in
      // A target can exclude its schemas so that SwiftPM does not report them as unhandled.
      module.folders.contains { folder in files.schemaFiles(in: folder).contains { $0.pathExtension == "vmodel" } }
    }
  }

  var problems: [LayoutProblem] {
    layout.problems(
      among: package.targets.compactMap { target in
        guard let source = target as? SwiftSourceModuleTarget else { return nil }
        let schemas = source.sourceFiles.map(\.url).filter { $0.pathExtension == "vmodel" }
        return TargetLayout.Target(
          module: module(of: source), isTest: source.kind == .test, listed: schemas,
          dependencies: dependencies(of: source).map(\.name))
      })
  }

  /// Returns the module of a target, or nil if it is not a Swift target.
  func module(of target: any Target) -> SchemaModule? { (target as? SwiftSourceModuleTarget).map(module) }

  private func module(of source: SwiftSourceModuleTarget) -> SchemaModule {
    let sources = source.sourceFiles.map(\.url)
    let isOwn = package.targets.contains { $0.id == source.id }
    let layout = isOwn ? layout : TargetLayout(around: source.directoryURL, files)
    return layout?.module(name: source.moduleName, target: source.name, files: sources, files)
      ?? SchemaModule(
        name: source.moduleName, targetName: source.name, root: source.directoryURL, files: sources)
  }

  /// Returns the modules with schemas that a target depends on, directly or indirectly, in this or other packages.
  func imports(of target: any Target) -> [SchemaModule] {
    target.recursiveTargetDependencies.compactMap(module).filter { !$0.schemas.isEmpty }
  }

  func plan(of target: any Target, _ module: SchemaModule, output: URL) -> Plan {
    let imports = imports(of: target)
    let dependencies = target.recursiveTargetDependencies.compactMap { ($0 as? SwiftSourceModuleTarget)?.moduleName }
    let missing = MissingLibrary.all(ofTargetWith: Set(dependencies)) { hint($0, module) }
    return Plan(
      of: module, imports: imports, underTest: tested(by: target), problems: problems, missing: missing, output: output,
      files: files)
  }

  /// Returns the modules whose tests a target contains: those that the layout lists, otherwise its dependencies in this
  /// package.
  private func tested(by target: any Target) -> [(module: SchemaModule, imports: [SchemaModule])] {
    guard (target as? SwiftSourceModuleTarget)?.kind == .test else { return [] }
    let names = layout.tested(by: target.name)
    return dependencies(of: target).filter { names?.contains($0.name) ?? true }.compactMap { target in
      guard let module = module(of: target), !module.schemas.isEmpty else { return nil }
      return (module, imports(of: target))
    }
  }

  /// Returns the targets of this package that a target directly depends on.
  private func dependencies(of target: any Target) -> [any Target] {
    target.dependencies.compactMap { dependency in
      guard case .target(let target) = dependency else { return nil }
      return target
    }
  }

  /// Returns the fix for a missing library.
  private func hint(_ library: String, _ module: SchemaModule) -> String {
    let product = #".product(name: "\#(library)", package: "vmgen")"#
    return "add \(product) to the dependencies of the target '\(module.targetName)' in Package.swift"
  }
}

extension TargetLayout {
  /// Reads the layout of the package that contains a folder of another package's target; nil without a package.
  fileprivate init?(around folder: URL, _ files: ProjectFiles) {
    var current = folder.standardizedFileURL
    while !FileManager.default.fileExists(atPath: current.appending(path: "Package.swift").path) {
      if current.pathComponents.count <= 1 { return nil }
      current.deleteLastPathComponent()
    }
    self.init(of: current, files)
  }
}
