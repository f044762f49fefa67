import Foundation

/// The targets of an Xcode project. Xcode passes no dependencies to a plugin, neither targets nor packages (observed
/// in Xcode 26), so imports and modules under test are derived from the project's other targets.
struct XcodeTargets {
  struct Target {
    var name: String
    /// The name of the target's product, which Xcode names the module after.
    var product: String?
    var isUnitTest: Bool
    /// The files in the build phases of the target: sources, resources and linked frameworks. They may not exist yet.
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

  /// Returns the module of a target. Its root is the folder with the target's name if that folder contains all schemas
  /// of the target, otherwise the project's folder.
  ///
  /// The schemas and templates in the folder with the target's name belong to the target even if no build phase lists
  /// them, because Xcode has no rule for them in *Compile Sources*, and would copy them into the app as resources.
  func module(of target: Target) -> SchemaModule {
    let own = projectFolder.appending(path: target.name)
    let listed = Set(target.files.map(\.standardizedFileURL.path))
    let found = ToolConfiguration.files(in: own).filter {
      ["vmodel", "mustache"].contains($0.pathExtension) && !listed.contains($0.standardizedFileURL.path)
    }
    let files = target.files + found
    let schemas = files.filter { $0.pathExtension == "vmodel" }
    let ownsRoot = !schemas.isEmpty && schemas.allSatisfy { $0.path.hasPrefix(own.path + "/") }
    return SchemaModule(
      name: moduleName(of: target), targetName: target.name, root: ownsRoot ? own : projectFolder, ownsRoot: ownsRoot,
      files: files)
  }

  /// Returns the modules that the schemas of a target can import: all other targets with schemas, except test targets.
  func imports(of target: Target) -> [SchemaModule] {
    targets.filter { $0.name != target.name && !$0.isUnitTest }.map(module).filter { !$0.schemas.isEmpty }
  }

  /// Returns the targets under test: `App` for `AppTests`, and the dependencies that Xcode reports.
  private func tested(by target: Target) -> [Target] {
    guard target.isUnitTest else { return [] }
    let suffix = "Tests"
    let named = target.name.hasSuffix(suffix) ? [String(target.name.dropLast(suffix.count))] : []
    let names = Set(named + target.dependencies)
    return targets.filter { names.contains($0.name) && !module(of: $0).schemas.isEmpty }
  }

  /// Returns Xcode's default module name for a target.
  private func moduleName(of target: Target) -> String {
    let mangled = (target.product ?? target.name).map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return (mangled.first?.isNumber == true ? "_" : "") + String(mangled)
  }
}
