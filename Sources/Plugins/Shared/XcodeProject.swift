#if canImport(XcodeProjectPlugin)
  import PackagePlugin
  import XcodeProjectPlugin

  extension XcodeTargets {
    init(_ project: XcodeProject) {
      self.init(projectFolder: project.directoryURL, targets: project.targets.map { Target($0) })
    }
  }

  extension XcodeTargets.Target {
    init(_ target: XcodeTarget) {
      let dependencies = target.dependencies.compactMap { dependency -> String? in
        guard case .target(let other) = dependency else { return nil }
        return other.displayName
      }
      var isUnitTest = false
      if case .other(let kind) = target.product?.kind { isUnitTest = kind == "com.apple.product-type.bundle.unit-test" }
      self.init(
        name: target.displayName, product: target.product?.name, isUnitTest: isUnitTest,
        files: target.inputFiles.map(\.url), dependencies: dependencies)
    }
  }

  extension CommandRun {
    func run(in project: XcodeProject, arguments: [String]) throws {
      let targets = XcodeTargets(project)
      let jobs = targets.modules.filter { !$0.schemas.isEmpty }.map { module in
        Job(
          module: module, imports: targets.imports(of: module.targetName),
          operands: ["--root", module.root.path] + module.schemas.map(\.path))
      }
      try run(jobs, among: targets.names, problems: targets.problems, arguments: arguments)
    }
  }
#endif
