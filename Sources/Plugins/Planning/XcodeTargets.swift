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

  /// A target and its module.
  private struct Member {
    var target: Target
    var module: SchemaModule
  }

  private let layout: TargetLayout
  private let files: ProjectFiles
  private let members: [Member]
  /// The modules that the layout lists for other projects.
  private let otherModules: [SchemaModule]
  let problems: [LayoutProblem]

  init(projectFolder: URL, targets: [Target], files: ProjectFiles = ProjectFiles()) {
    self.files = files
    let layout = TargetLayout(of: projectFolder, files)
    self.layout = layout
    members = targets.map {
      Member(target: $0, module: SchemaModule($0, in: projectFolder, layout, files))
    }
    otherModules = layout.otherModules(than: targets.map(\.name), files)
    let external = otherModules.map(\.targetName) + layout.configuration.modules.keys
    problems = layout.problems(
      among: members.map { member in
        TargetLayout.Target(
          module: member.module, isTest: member.target.isUnitTest,
          listed: member.target.files.filter { $0.pathExtension == "vmodel" })
      }, testable: external)
  }

  var names: [String] { members.map(\.target.name) }
  var modules: [SchemaModule] { members.map(\.module) }

  /// Returns the module of a target; nil if there is no such target.
  func module(of name: String) -> SchemaModule? { member(name)?.module }

  /// Returns the plan of a target, or nil if there is no such target.
  func plan(of name: String, output: URL) -> Plan? {
    guard let member = member(name) else { return nil }
    let underTest = tested(by: member.target).map { (module: $0, imports: imports(of: $0.targetName)) }
    return Plan(
      of: member.module, imports: imports(of: name), underTest: underTest, problems: problems, output: output,
      files: files)
  }

  /// Returns the modules that the schemas of a target can import: all other targets with schemas, except test targets.
  func imports(of name: String) -> [SchemaModule] {
    let targets = members.filter { !$0.target.isUnitTest }.map(\.module)
    return (targets + otherModules).filter { $0.targetName != name && !$0.schemas.isEmpty }
  }

  /// Returns the modules under test: those that the layout lists, otherwise `App` for `AppTests`, and the dependencies
  /// that Xcode reports.
  private func tested(by target: Target) -> [SchemaModule] {
    guard target.isUnitTest else { return [] }
    if let names = layout.tested(by: target.name) {
      let known = modules + otherModules + files.modules(of: layout.configuration)
      return names.compactMap { name in known.first { $0.targetName == name && !$0.schemas.isEmpty } }
    }
    let suffix = "Tests"
    let named = target.name.hasSuffix(suffix) ? [String(target.name.dropLast(suffix.count))] : []
    let names = Set(named + target.dependencies)
    return modules.filter { names.contains($0.targetName) && !$0.schemas.isEmpty }
  }

  private func member(_ name: String) -> Member? { members.first { $0.target.name == name } }
}

extension SchemaModule {
  /// Creates the module of a target. If the layout does not list the target, its root is the folder with the target's
  /// name if that folder contains all schemas of the target, otherwise the project's folder.
  ///
  /// The schemas and templates in the folder with the target's name belong to the target even if no build phase lists
  /// them, because Xcode has no rule for them in *Compile Sources*, and would copy them into the app as resources.
  fileprivate init(
    _ target: XcodeTargets.Target, in projectFolder: URL, _ layout: TargetLayout, _ files: ProjectFiles
  ) {
    let name = Self.moduleName(of: target.product ?? target.name)
    if let module = layout.module(name: name, target: target.name, files: target.files, files) {
      self = module
      return
    }
    let own = projectFolder.appending(path: target.name)
    let listed = Set(target.files.map(\.standardizedFileURL.path))
    let found = files.schemaFiles(in: own).filter { !listed.contains($0.standardizedFileURL.path) }
    let files = target.files + found
    let schemas = files.filter { $0.pathExtension == "vmodel" }
    let ownsRoot = !schemas.isEmpty && schemas.allSatisfy { own.contains($0) }
    self.init(
      name: name, targetName: target.name, root: ownsRoot ? own : projectFolder, folders: ownsRoot ? [own] : [],
      files: files)
  }
}
