import Foundation
import Testing

@Suite struct XcodePlanningTests {
  let tree: SourceTree
  let targets: XcodeTargets

  init() throws {
    tree = try SourceTree([
      "App/People/Row.vmodel", "App/App.swift", "Kit/Kit.vmodel", "Shared/Money.vmodel", "Widget/Widget.vmodel",
      "AppTests/AppTests.swift",
    ])
    let root = tree.root
    func target(_ name: String, isUnitTest: Bool = false, _ paths: String...) -> XcodeTargets.Target {
      XcodeTargets.Target(name: name, isUnitTest: isUnitTest, files: paths.map { root.appending(path: $0) })
    }
    targets = XcodeTargets(
      projectFolder: root,
      targets: [
        // Xcode lists a linked framework among the files of a target, even if the file does not exist yet.
        target("App", "App/People/Row.vmodel", "App/App.swift", "build/Debug/Kit.framework"),
        target("Kit", "Kit/Kit.vmodel"),
        target("My Widget", "Widget/Widget.vmodel", "Shared/Money.vmodel"),
        target("AppTests", isUnitTest: true, "AppTests/AppTests.swift"),
        target("Specs", isUnitTest: true, "AppTests/AppTests.swift"),
      ])
  }

  private func plan(_ name: String) throws -> Plan {
    defer { tree.remove() }
    let target = try #require(targets.targets.first { $0.name == name })
    return targets.plan(of: target, output: URL(fileURLWithPath: "/work"))
  }

  @Test func namesAreRelativeToTheFolderWithTheTargetsName() throws {
    let plan = try plan("App")
    #expect(plan.invocations.flatMap(\.outputNames) == ["People_Row.vmodel.swift"])
  }

  @Test func schemasInTheFolderWithTheTargetsNameNeedNoBuildPhase() throws {
    defer { tree.remove() }
    let app = XcodeTargets.Target(
      name: "App", isUnitTest: false, files: [tree.root.appending(path: "App/App.swift")])
    let run = try #require(targets.plan(of: app, output: URL(fileURLWithPath: "/work")).invocations.first)
    #expect(run.outputNames == ["People_Row.vmodel.swift"])
    #expect(tree.relative(run.inputs).contains("App/People/Row.vmodel"))
  }

  @Test func theModuleHasTheNameOfTheProduct() {
    defer { tree.remove() }
    var app = XcodeTargets.Target(name: "App (iOS)", isUnitTest: false, files: [])
    #expect(targets.module(of: app).name == "App__iOS_")
    app.product = "Address Book"
    #expect(targets.module(of: app).name == "Address_Book")
  }

  @Test func namesAreRelativeToTheProjectsFolderIfSchemasAreElsewhere() throws {
    let run = try #require(try plan("My Widget").invocations.first)
    #expect(run.outputNames == ["Shared_Money.vmodel.swift", "Widget_Widget.vmodel.swift"])
    #expect(run.module.name == "My_Widget")
  }

  @Test func aSchemaCanImportTheOtherTargetsOfTheProjectByFolderOrByFile() throws {
    let run = try #require(try plan("App").invocations.first)
    #expect(
      tree.relative(run.inputs) == [
        "App/People/Row.vmodel", "Kit/Kit.vmodel", "Shared/Money.vmodel", "Widget/Widget.vmodel",
      ])
    let modules = run.arguments.filter { $0.contains("=") }.map { $0.replacing(tree.root.path + "/", with: "") }
    #expect(modules == ["Kit=Kit", "My_Widget=Shared/Money.vmodel", "My_Widget=Widget/Widget.vmodel"])
  }

  @Test(
    "AppTests contains the tests of App; other targets contain the tests that Xcode reports",
    arguments: [
      ("AppTests", ["App_People_Row.vmodel.tests.swift"]), ("Specs", []),
    ])
  func tests(name: String, outputs: [String]) throws {
    #expect(try plan(name).invocations.flatMap(\.outputNames) == outputs)
  }

  @Test func dependenciesThatXcodeReportsAreTestedToo() throws {
    defer { tree.remove() }
    var specs = try #require(targets.targets.last)
    specs.dependencies = ["Kit"]
    let plan = targets.plan(of: specs, output: URL(fileURLWithPath: "/work"))
    #expect(plan.invocations.flatMap(\.outputNames) == ["Kit_Kit.vmodel.tests.swift"])
  }
}
