#if canImport(XcodeProjectPlugin)
  import Foundation
  import PackagePlugin
  import XcodeProjectPlugin

  /// The targets of an Xcode project. Xcode tells a plugin of no dependencies, neither of targets nor of packages
  /// (seen in Xcode 26), so what a target may import and what a test target tests go by the project's other targets.
  struct XcodeTargets {
    var project: XcodeProject

    init(_ project: XcodeProject) {
      self.project = project
    }

    func plan(of target: any XcodeTarget, output: URL) -> Plan {
      let underTest = testedTargets(of: target).map { tested in
        (module: module(of: tested), imports: imports(of: tested))
      }
      return Plan(of: module(of: target), imports: imports(of: target), underTest: underTest, output: output)
    }

    func module(of target: any XcodeTarget) -> SchemaModule {
      let files = target.inputFiles.map(\.url)
      let own = project.directoryURL.appending(path: target.displayName)
      let schemas = files.filter { $0.pathExtension == "vmodel" }
      let hasOwnFolder = !schemas.isEmpty && schemas.allSatisfy { $0.path.hasPrefix(own.path + "/") }
      return SchemaModule(
        name: SchemaModule.identifier(target.displayName), targetName: target.displayName,
        root: hasOwnFolder ? own : project.directoryURL, ownsRoot: hasOwnFolder, files: files)
    }

    /// Every other target that is not a test: the tool reads those that a schema imports.
    func imports(of target: any XcodeTarget) -> [SchemaModule] {
      project.targets.filter { $0.displayName != target.displayName && !isTest($0) }.map { module(of: $0) }.filter {
        !$0.schemas.isEmpty
      }
    }

    /// `App` for `AppTests`, and whatever Xcode does report.
    private func testedTargets(of target: any XcodeTarget) -> [any XcodeTarget] {
      guard isTest(target) else { return [] }
      let reported = target.dependencies.compactMap { dependency -> String? in
        guard case .target(let other) = dependency else { return nil }
        return other.displayName
      }
      let name = target.displayName
      let names = Set(reported + (name.hasSuffix("Tests") ? [String(name.dropLast("Tests".count))] : []))
      return project.targets.filter { names.contains($0.displayName) && !module(of: $0).schemas.isEmpty }
    }

    private func isTest(_ target: any XcodeTarget) -> Bool {
      guard case .other(let kind) = target.product?.kind else { return false }
      return kind == "com.apple.product-type.bundle.unit-test"
    }
  }

  extension CommandRun {
    func run(in targets: XcodeTargets, arguments: [String]) throws {
      var arguments = ArgumentExtractor(arguments)
      let names = arguments.extractOption(named: "target")
      let jobs = targets.project.targets.compactMap { target -> Job? in
        let module = targets.module(of: target)
        if module.schemas.isEmpty { return nil }
        let operands = ["--root", module.root.path] + module.schemas.map(\.path)
        return Job(module: module, imports: targets.imports(of: target), operands: operands)
      }
      let known = targets.project.targets.map(\.displayName)
      try run(jobs, named: names, among: known, options: arguments.remainingArguments)
    }
  }

  extension SchemaModule {
    /// The module name that Xcode derives from a target's name by default.
    fileprivate static func identifier(_ name: String) -> String {
      let mangled = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
      return (mangled.first?.isNumber == true ? "_" : "") + String(mangled)
    }
  }
#endif
