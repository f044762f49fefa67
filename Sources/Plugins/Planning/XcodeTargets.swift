import Foundation

/// The targets of an Xcode project. Xcode tells a plugin of no dependencies, neither of targets nor of packages (seen
/// in Xcode 26), so what a target may import and what a test target tests go by the project's other targets.
struct XcodeTargets {
  struct Target {
    var name: String
    var isUnitTest: Bool
    /// Whatever is in its build phases: sources, resources, also linked frameworks that are not built yet.
    var files: [URL]
    /// The names of the targets that Xcode reports as dependencies.
    var dependencies: [String] = []
  }

  var projectFolder: URL
  var targets: [Target]

  func plan(of target: Target, output: URL) -> Plan {
    let underTest = tested(by: target).map { (module: module(of: $0), imports: imports(of: $0)) }
    return Plan(of: module(of: target), imports: imports(of: target), underTest: underTest, output: output)
  }

  /// The folder named like the target is its root where all of its schemas lie there, else the project's.
  func module(of target: Target) -> SchemaModule {
    let own = projectFolder.appending(path: target.name)
    let schemas = target.files.filter { $0.pathExtension == "vmodel" }
    let ownsRoot = !schemas.isEmpty && schemas.allSatisfy { $0.path.hasPrefix(own.path + "/") }
    return SchemaModule(
      name: moduleName(of: target), targetName: target.name, root: ownsRoot ? own : projectFolder, ownsRoot: ownsRoot,
      files: target.files)
  }

  /// Every other target that is not a test: the tool takes from them what a schema imports.
  func imports(of target: Target) -> [SchemaModule] {
    targets.filter { $0.name != target.name && !$0.isUnitTest }.map(module).filter { !$0.schemas.isEmpty }
  }

  /// `App` for `AppTests`, and whatever Xcode does report.
  private func tested(by target: Target) -> [Target] {
    guard target.isUnitTest else { return [] }
    let suffix = "Tests"
    let named = target.name.hasSuffix(suffix) ? [String(target.name.dropLast(suffix.count))] : []
    let names = Set(named + target.dependencies)
    return targets.filter { names.contains($0.name) && !module(of: $0).schemas.isEmpty }
  }

  /// The module name that Xcode derives from a target's name by default.
  private func moduleName(of target: Target) -> String {
    let mangled = target.name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return (mangled.first?.isNumber == true ? "_" : "") + String(mangled)
  }
}
