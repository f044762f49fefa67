import Foundation
import Testing

@Suite struct PlanningTests {
  let output = URL(fileURLWithPath: "/work")

  @Test func theToolRunsOnceForEachTargetAndWritesOneFileForEachSchema() throws {
    let tree = try SourceTree(["App/B.vmodel", "App/A/Row.vmodel", "App/App.swift", "Core/C.vmodel"])
    defer { tree.remove() }
    let core = tree.module("Core", at: "Core")
    let plan = Plan(
      of: tree.module("App", at: "App"), imports: [core], underTest: [], output: output, files: ProjectFiles())

    #expect(plan.collisions.isEmpty)
    let run = try #require(plan.invocations.first)
    #expect(plan.invocations.count == 1)
    #expect(run.outputs.map(\.path) == ["/work/Generated/A_Row.vmodel.swift", "/work/Generated/B.vmodel.swift"])
    #expect(tree.relative(run.inputs) == ["App/A/Row.vmodel", "App/B.vmodel", "Core/C.vmodel"])
    #expect(
      run.arguments.map(tree.relative) == [
        "--root", "App", "--output", "/work/Generated", "--emit", "model,viewmodel,binding",
        "--plugin-version", ReleaseVersion.current,
        "--module", "Core=\(tree.root.path)/Core", "App/A/Row.vmodel", "App/B.vmodel",
      ])
  }

  @Test func theToolRunsOnceForEachModuleUnderTestWithASeparateFolder() throws {
    let tree = try SourceTree(["App/Row.vmodel", "Core/Row.vmodel", "AppTests/AppTests.swift"])
    defer { tree.remove() }
    let (app, core) = (tree.module("App", at: "App"), tree.module("Core", at: "Core"))
    let plan = Plan(
      of: tree.module("AppTests", at: "AppTests"), imports: [app, core], underTest: [(app, [core]), (core, [])],
      output: output, files: ProjectFiles())

    #expect(plan.collisions.isEmpty)
    #expect(
      plan.invocations.flatMap(\.outputs).map(\.path) == [
        "/work/Tests of App/App_Row.vmodel.tests.swift", "/work/Tests of Core/Core_Row.vmodel.tests.swift",
      ])
    let arguments = try #require(plan.invocations.first).arguments.joined(separator: " ")
    #expect(arguments.contains("--emit tests --plugin-version \(ReleaseVersion.current) --testable App"))
    #expect(plan.invocations.map { $0.imports.map(\.name) } == [["Core"], []])
  }

  @Test func theConfigurationIsInTheTargetsFolderOrTheNearestFolderAboveIt() throws {
    let tree = try SourceTree([
      "vmgen.json", "Package/Package.swift", "Package/Sources/A/A.vmodel", "Package/Sources/B/B.vmodel",
      "Package/Sources/B/vmgen.json", "Package/Tests/T.vmodel", "Package/Sources/vmgen.json", "Package/Tests/T.swift",
    ])
    defer { tree.remove() }
    let found = ["Package/Sources/A", "Package/Sources/B", "Package/Tests"].map { path in
      tree.module("M", at: path).configuration.map { tree.relative($0.path) }
    }
    #expect(found == ["Package/Sources/vmgen.json", "Package/Sources/B/vmgen.json", nil])
  }

  @Test func targetsWithOneStringCatalogAreFound() throws {
    let tree = try SourceTree(
      ["A/A.vmodel", "B/B.vmodel", "C/C.vmodel", "D/D.vmodel"],
      texts: [
        "C/vmgen.json": #"{ "catalog": "../B/Localizable.xcstrings" }"#,
        "D/vmgen.json": #"{ "catalog": "D.xcstrings" }"#,
      ])
    defer { tree.remove() }
    func shared(_ names: [String], given: URL? = nil) -> SharedCatalog? {
      SharedCatalog.first(of: names.map { tree.module($0, at: $0) }, given: given)
    }
    #expect(shared(["A", "B", "D"]) == nil && shared(["A"], given: output) == nil)
    #expect(shared(["A", "B", "C", "D"])?.targets == ["B", "C"])
    #expect(shared(["A", "D"], given: output)?.targets == ["A", "D"])
  }

  @Test func filesThatTheConfigurationNamesAreInputs() throws {
    let tree = try SourceTree(
      ["App/Row.vmodel", "App/notes.mustache", "Shared/file.mustache", "Kit/Sources/Kit/Book.vmodel"],
      texts: ["App/vmgen.json": #"{ "modules": { "Kit": "../Kit" }, "templates": "../Shared", "new": [1] }"#])
    defer { tree.remove() }
    let plan = Plan(
      of: tree.module("App", at: "App"), imports: [], underTest: [], output: output, files: ProjectFiles())
    let run = try #require(plan.invocations.first)
    #expect(
      tree.relative(run.inputs) == [
        "App/Row.vmodel", "App/notes.mustache", "App/vmgen.json", "Kit/Sources/Kit/Book.vmodel", "Shared/file.mustache",
      ])
    #expect(run.arguments.contains("Kit=\(tree.root.path)/Kit"))
    #expect(run.usesTemplates)
  }

  @Test(
    "a module of the build system takes precedence over the configuration", arguments: [true, false])
  func knownModule(isKnown: Bool) throws {
    let tree = try SourceTree(
      ["App/Row.vmodel", "Core/A.vmodel", "Old/A.vmodel"],
      texts: ["App/vmgen.json": #"{ "modules": { "Core": "../Old" } }"#])
    defer { tree.remove() }
    let imports = isKnown ? [tree.module("Core", at: "Core")] : []
    let plan = Plan(
      of: tree.module("App", at: "App"), imports: imports, underTest: [], output: output, files: ProjectFiles())
    let roots = plan.invocations.flatMap(\.imports).map { tree.relative($0.root.path) }
    #expect(roots == [isKnown ? "Core" : "Old"])
  }

  @Test(arguments: ["", "{", "[]", "7"])
  func aBrokenConfigurationDoesNotChangeThePlan(text: String) throws {
    let tree = try SourceTree(["App/Row.vmodel"], texts: ["App/vmgen.json": text])
    defer { tree.remove() }
    let plan = Plan(
      of: tree.module("App", at: "App"), imports: [], underTest: [], output: output, files: ProjectFiles())
    let run = try #require(plan.invocations.first)
    #expect(run.outputNames == ["Row.vmodel.swift"])
    #expect(run.arguments.contains(tree.root.path + "/App/vmgen.json"))
  }

  @Test func fileNamesThatConflictAreFoundIgnoringCase() throws {
    let tree = try SourceTree([
      "App/A/Row.vmodel", "App/a_row.vmodel", "App/Other.vmodel", "App/Views/Row.swift",
      "App/Views/OTHER.vmodel.swift",
    ])
    defer { tree.remove() }
    let plan = Plan(
      of: tree.module("App", at: "App"), imports: [], underTest: [], output: output, files: ProjectFiles())
    #expect(
      plan.collisions.map { $0.text(target: "App") } == [
        "target 'App': A/Row.vmodel and a_row.vmodel would both be generated into A_Row.vmodel.swift: rename one",
        """
        target 'App': Other.vmodel is generated into Other.vmodel.swift, but Views/OTHER.vmodel.swift has that name: \
        rename or remove it
        """,
      ])
  }
}
