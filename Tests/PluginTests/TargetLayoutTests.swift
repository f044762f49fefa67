import Foundation
import Testing

/// The keys `schemas` and `tests` of `vmgen.json`.
@Suite struct TargetLayoutTests {
  /// A project as Tuist or XcodeGen generate it: the sources of all modules are in folders with the same names.
  private func modularProject(_ configuration: String, _ others: [String: String] = [:]) throws -> XcodeProjectTree {
    try XcodeProjectTree(
      files: [
        "Modules/App/Sources/Row.vmodel", "Modules/Kit/Sources/Money/Price.vmodel", "Modules/App/Tests/Tests.swift",
        "Shared/Person.vmodel",
      ],
      texts: others.merging(["vmgen.json": configuration]) { $1 },
      targets: [
        ("App", ["Modules/App/Sources/App.swift"]), ("Kit", []), ("AppTests", []), ("IntegrationTests", []),
      ])
  }

  private static let layout = """
    {
      "schemas": { "App": ["Modules/App/Sources", "Shared"], "Kit": "Modules/Kit/Sources/" },
      "tests": { "IntegrationTests": ["App", "Kit"] }
    }
    """

  @Test func aTargetContainsTheSchemasOfItsFolders() throws {
    let project = try modularProject(Self.layout)
    defer { project.remove() }
    #expect(project.problems == [])
    let app = try #require(try project.plan(of: "App").invocations.first)
    #expect(app.outputNames == ["Modules_App_Sources_Row.vmodel.swift", "Shared_Person.vmodel.swift"])
    #expect(project.imports(of: app) == ["Kit=Modules/Kit/Sources"])
    let kit = try #require(try project.plan(of: "Kit").invocations.first)
    #expect(kit.outputNames == ["Money_Price.vmodel.swift"], "names are relative to the only folder")
    #expect(project.imports(of: kit) == ["App=Modules/App/Sources", "App=Shared"])
    #expect(project.tree.relative(kit.inputs).contains("vmgen.json"))
  }

  @Test func aTestTargetContainsTheTestsOfTheListedTargetsOnly() throws {
    let project = try modularProject(Self.layout)
    defer { project.remove() }
    let tests = try project.plan(of: "IntegrationTests").invocations
    #expect(tests.map { $0.module.name } == ["App", "Kit"])
    #expect(tests.allSatisfy { $0.layers == .tests })
    #expect(try project.plan(of: "AppTests").invocations.map { $0.module.name } == ["App"], "App is tested by default")
    let none = try modularProject(#"{ "schemas": { "App": "Shared" }, "tests": { "AppTests": [] } }"#)
    defer { none.remove() }
    #expect(try none.plan(of: "AppTests").invocations.isEmpty)
  }

  @Test func aTestTargetCanTestAModuleOfAPackage() throws {
    let project = try modularProject(
      #"{ "modules": { "Core": "Packages/Core" }, "tests": { "AppTests": "Core" } }"#,
      ["Packages/Core/Core.vmodel": "", "Packages/Core/Package.swift": ""])
    defer { project.remove() }
    #expect(project.problems == [])
    let run = try #require(try project.plan(of: "AppTests").invocations.first)
    #expect(run.outputNames == ["Core_Core.vmodel.tests.swift"])
    #expect(run.arguments.contains("Core"))
  }

  @Test func twoTargetsCanHaveTheSameFolder() throws {
    let project = try modularProject(#"{ "schemas": { "App": "Shared", "Kit": "Shared" } }"#)
    defer { project.remove() }
    #expect(project.problems == [])
    #expect(try project.plan(of: "App").invocations.flatMap(\.outputNames) == ["Person.vmodel.swift"])
    #expect(try project.plan(of: "Kit").invocations.flatMap(\.outputNames) == ["Person.vmodel.swift"])
  }

  @Test func theSettingsAreThoseOfTheNearestFileAndOtherwiseOfTheFileThatNamesTheFolder() throws {
    func configuration(_ others: [String: String]) throws -> String? {
      let project = try XcodeProjectTree(
        files: ["Schemas/App/Row.vmodel"],
        texts: others.merging(["iOS/vmgen.json": #"{ "schemas": { "App": "../Schemas/App" } }"#]) { $1 },
        in: "iOS", targets: [("App", [])])
      defer { project.remove() }
      #expect(project.problems == [])
      let run = try #require(try project.plan(of: "App").invocations.first)
      return run.module.configuration.map { project.tree.relative($0.path) }
    }
    #expect(try configuration([:]) == "iOS/vmgen.json")
    #expect(try configuration(["Schemas/App/vmgen.json": "{}"]) == "Schemas/App/vmgen.json")
  }

  @Test func aFileAboveTheProjectCanListTargetsOfOtherProjectsWhichSchemasCanImport() throws {
    let project = try XcodeProjectTree(
      files: [".git/HEAD", "Projects/App/Sources/Row.vmodel", "Projects/Core/Sources/Price.vmodel"],
      texts: [
        "vmgen.json": """
        { "schemas": { "App": "Projects/App/Sources", "Core Kit": "Projects/Core/Sources" },
          "tests": { "AppTests": ["App", "Core Kit"], "CoreTests": "Core Kit" } }
        """
      ], in: "Projects/App", targets: [("App", []), ("AppTests", [])])
    defer { project.remove() }
    #expect(project.problems == [])
    let run = try #require(try project.plan(of: "App").invocations.first)
    #expect(project.imports(of: run) == ["Core_Kit=Projects/Core/Sources"])
    #expect(try project.plan(of: "AppTests").invocations.map { $0.module.name } == ["App", "Core_Kit"])
  }

  @Test(arguments: [
    ("{\n\n\"schemas\": {\n\"Ap\": \"Shared\"}}", 4, "there is no target 'Ap'; the targets are App, AppTests"),
    ("{ \"schemas\": { \"App\":\n[\"Shared\",\n\"Shred\"] } }", 3, "'Shred' does not exist: write the path"),
    (#"{ "schemas": { "App": "vmgen.json" } }"#, 1, "'vmgen.json' is not a folder"),
    (#"{ "schemas": { "App": ["Shared", "Shared"] } }"#, 1, "'Shared' is listed twice"),
    (
      #"{ "schemas": { "App": ["Modules/App", "Modules/App/Sources"] } }"#, 1,
      "'Modules/App', the folder of 'App', contains 'Modules/App/Sources', the folder of 'App', so that schemas"
    ),
    (
      "{ \"schemas\": { \"App\": \"Modules\",\n\"Kit\": \"Modules/Kit/Sources\" } }", 1,
      "'Modules', the folder of 'App', contains 'Modules/Kit/Sources', the folder of 'Kit'"
    ),
    (#"{ "tests": { "Tests": "App" } }"#, 1, "there is no target 'Tests'; the targets are AppTests, IntegrationTests"),
    (#"{ "tests": { "Kit": "App" }, "schemas": { "App": "Shared" } }"#, 1, "'Kit' is not a unit test target"),
    (#"{ "tests": { "AppTests": "Ap" }, "schemas": { "App": "Shared" } }"#, 1, "the targets with schemas are App"),
    ("{ \"tests\": {\n\"AppTests\": [\"App\"] } }", 2, "the target 'App' has no schema, so there are no tests"),
  ])
  func aMistakeIsReportedAtItsLine(configuration: String, line: Int, message: String) throws {
    let project = try modularProject(configuration)
    defer { project.remove() }
    #expect(project.problems.count == 1, "\(project.problems)")
    let problem = try #require(project.problems.first)
    #expect(problem.hasPrefix("vmgen.json:\(line): ") && problem.contains(message), "\(problem)")
    #expect(try project.plan(of: "App").problems == project.targets.problems)
  }

  @Test func aListedFolderMustNotBeInTheFolderOfATargetThatIsNotListed() throws {
    let project = try XcodeProjectTree(
      files: ["App/Row.vmodel", "App/Widget/Small.vmodel"],
      texts: ["vmgen.json": #"{ "schemas": { "Small": "App/Widget" } }"#], targets: [("App", []), ("Small", [])])
    defer { project.remove() }
    #expect(project.problems.count == 1)
    #expect(project.problems.first?.contains("'App', the folder of 'App', contains 'App/Widget'") == true)
  }

  @Test func aSchemaInABuildPhaseMustBeInTheListedFolders() throws {
    let project = try XcodeProjectTree(
      files: ["Schemas/Row.vmodel"], texts: ["vmgen.json": #"{ "schemas": { "App": "Schemas" } }"#],
      targets: [("App", ["Other/Card.vmodel", "Schemas/Row.vmodel"])])
    defer { project.remove() }
    #expect(project.problems.count == 1)
    #expect(
      project.problems.first?.contains("'Other/Card.vmodel' is a file of the target 'App', but is not in") == true)
  }

  /// The tool reports the reason, but runs only for a target with schemas.
  @Test func aFileThatCannotBeReadIsReportedIfTheToolDoesNotRun() throws {
    let project = try XcodeProjectTree(
      files: ["App/Row.vmodel"], texts: ["vmgen.json": #"{ "schemas": { "Kit": 1 } }"#],
      targets: [("App", []), ("Kit", [])])
    defer { project.remove() }
    #expect(try project.plan(of: "App").problems == [])
    #expect(try project.plan(of: "Kit").problems.map(\.line) == [1])
  }
}
