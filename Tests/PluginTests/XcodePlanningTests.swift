import Foundation
import Testing

@Suite struct XcodePlanningTests {
  private func project() throws -> XcodeProjectTree {
    try XcodeProjectTree(
      targets: [
        // Xcode lists a linked framework among the files of a target, even if the file does not exist yet.
        ("App", ["App/People/Row.vmodel", "App/App.swift", "build/Debug/Kit.framework"]),
        ("Kit", ["Kit/Kit.vmodel"]),
        ("My Widget", ["Widget/Widget.vmodel", "Shared/Money.vmodel"]),
        ("AppTests", ["AppTests/AppTests.swift"]),
        ("SpecTests", ["AppTests/AppTests.swift"]),
      ])
  }

  private func plan(_ name: String) throws -> Plan {
    let project = try project()
    defer { project.remove() }
    return try project.plan(of: name)
  }

  @Test func namesAreRelativeToTheFolderWithTheTargetsName() throws {
    let plan = try plan("App")
    #expect(plan.invocations.flatMap(\.outputNames) == ["People_Row.vmodel.swift"])
  }

  @Test func schemasInTheFolderWithTheTargetsNameNeedNoBuildPhase() throws {
    let project = try XcodeProjectTree(files: ["App/People/Row.vmodel"], targets: [("App", ["App/App.swift"])])
    defer { project.remove() }
    let run = try #require(try project.plan(of: "App").invocations.first)
    #expect(run.outputNames == ["People_Row.vmodel.swift"])
    #expect(project.tree.relative(run.inputs).contains("App/People/Row.vmodel"))
  }

  @Test(arguments: [("App (iOS)", nil, "App__iOS_"), ("App", "Address Book", "Address_Book"), ("1st", nil, "_1st")])
  func theModuleHasTheNameOfTheProduct(target: String, product: String?, module: String) {
    let app = XcodeTargets.Target(name: target, product: product, isUnitTest: false, files: [])
    let targets = XcodeTargets(projectFolder: URL(fileURLWithPath: "/nowhere"), targets: [app])
    #expect(targets.module(of: target)?.name == module)
  }

  @Test func namesAreRelativeToTheProjectsFolderIfSchemasAreElsewhere() throws {
    let run = try #require(try plan("My Widget").invocations.first)
    #expect(run.outputNames == ["Shared_Money.vmodel.swift", "Widget_Widget.vmodel.swift"])
    #expect(run.module.name == "My_Widget")
  }

  @Test func aSchemaCanImportTheOtherTargetsOfTheProjectByFolderOrByFile() throws {
    let project = try project()
    defer { project.remove() }
    let run = try #require(try project.plan(of: "App").invocations.first)
    #expect(
      project.tree.relative(run.inputs) == [
        "App/People/Row.vmodel", "Kit/Kit.vmodel", "Shared/Money.vmodel", "Widget/Widget.vmodel",
      ])
    #expect(project.imports(of: run) == ["Kit=Kit", "My_Widget=Shared/Money.vmodel", "My_Widget=Widget/Widget.vmodel"])
  }

  @Test(
    "AppTests contains the tests of App; other targets contain the tests that Xcode reports",
    arguments: [
      ("AppTests", ["App_People_Row.vmodel.tests.swift"]), ("SpecTests", []),
    ])
  func tests(name: String, outputs: [String]) throws {
    #expect(try plan(name).invocations.flatMap(\.outputNames) == outputs)
  }

  @Test func dependenciesThatXcodeReportsAreTestedToo() throws {
    let tree = try SourceTree(["Kit/Kit.vmodel"])
    defer { tree.remove() }
    let targets = XcodeTargets(
      projectFolder: tree.root,
      targets: [
        XcodeTargets.Target(name: "Kit", isUnitTest: false, files: []),
        XcodeTargets.Target(name: "Specs", isUnitTest: true, files: [], dependencies: ["Kit"]),
      ])
    let plan = try #require(targets.plan(of: "Specs", output: URL(fileURLWithPath: "/work")))
    #expect(plan.invocations.flatMap(\.outputNames) == ["Kit_Kit.vmodel.tests.swift"])
  }

  @Test(arguments: [1, 10, 100])
  func planningWalksTheFolderOfEachTargetOnce(count: Int) throws {
    let names = (1...count).flatMap { ["Kit\($0)", "Kit\($0)Tests"] }
    let files = ProjectFiles()
    let project = try XcodeProjectTree(files: names.map { "\($0)/Row.vmodel" }, targets: names.map { ($0, []) }, files)
    defer { project.remove() }
    for name in names { #expect(try project.plan(of: name).invocations.count == (name.hasSuffix("Tests") ? 2 : 1)) }
    #expect(files.walkCount == names.count)
  }
}
