import Foundation
import Snapshots
import Testing
import VmgenProjectGeneration

@testable import vmgen

/// Tests the behavior that the plugins depend on.
@Suite struct BuildModeTests {
  @Test func everyDeclaredFileIsWrittenRegardlessOfTheConfiguration() async throws {
    let folder = try TemporaryFolder([
      "App/Row.vmodel": Schemas.model("Row"), "App/A/Card.vmodel": Schemas.model("Card"),
      "App/vmgen.json": "{\"emit\": [], \"output\": \"Elsewhere\", \"testsOutput\": \"Other\"}",
    ])
    let common = ["generate", "--build", "--root", folder.path("App"), "--config", folder.path("App/vmgen.json")]
    let schemas = [folder.path("App/Row.vmodel"), folder.path("App/A/Card.vmodel")]
    var run = try await Tool.run(
      common + ["--output", folder.path("Work"), "--emit", "model,viewmodel,binding"] + schemas, in: folder)
    #expect(run.description.hasSuffix("[exit code 0]\n"))
    run = try await Tool.run(
      common + ["--output", folder.path("Tests"), "--emit", "tests", "--testable", "App"] + schemas, in: folder)
    #expect(run.status == 0, "\(run)")
    #expect(
      try folder.files() == [
        "App/A/Card.vmodel", "App/Row.vmodel", "App/vmgen.json", "Tests/App_A_Card.vmodel.tests.swift",
        "Tests/App_Row.vmodel.tests.swift", "Work/A_Card.vmodel.swift", "Work/Row.vmodel.swift",
      ])
  }

  @Test func diagnosticsAreOneLineEachWithAbsolutePaths() async throws {
    let folder = try TemporaryFolder(["App/Row.vmodel": Schemas.broken])
    let run = try await Tool.run(
      "generate", "--build", "--root", "App", "--output", "Work", "App/Row.vmodel", in: folder,
      environment: ["CLICOLOR_FORCE": "1"])
    try expectSnapshot(run.description, "build-diagnostics", folder: folder)
  }

  @Test func aWarningIsPrintedByTheBuildOfTheModuleAndNotByThatOfItsTests() async throws {
    let folder = try TemporaryFolder([
      "App/Row.vmodel": "viewmodel Row {\n  let unused = 1\n  input n: Int\n  display text = \"\\(n)\"\n}\n"
    ])
    let common = ["generate", "--build", "--root", folder.path("App"), "--output", folder.path("Work")]
    let code = try await Tool.run(common + [folder.path("App/Row.vmodel")], in: folder)
    #expect(code.status == 0 && code.description.contains("warning:"), "\(code)")
    let tests = try await Tool.run(
      common + ["--emit", "tests", "--testable", "App", folder.path("App/Row.vmodel")], in: folder)
    #expect(tests.status == 0 && !tests.description.contains("warning:"), "\(tests)")
  }

  @Test func aPluginOfAnotherVersionIsReportedAndNothingIsWritten() async throws {
    let folder = try TemporaryFolder(["App/Row.vmodel": Schemas.model("Row")])
    let arguments = ["generate", "--build", "--root", "App", "--output", "Work", "App/Row.vmodel"]
    let other = try await Tool.run(arguments + ["--plugin-version", "9.9.9"], in: folder)
    #expect(other.status == 64)
    let message = "error: the plugin has version 9.9.9, but the tool has version \(ReleaseVersion.current)\nhelp: "
    #expect(other.description.contains(message), "\(other)")
    #expect(try folder.files() == ["App/Row.vmodel"])

    let same = try await Tool.run(arguments + ["--plugin-version", ReleaseVersion.current], in: folder)
    #expect(same.status == 0, "\(same)")
  }

  @Test func aSchemaOutsideOfTheRootIsReported() async throws {
    let folder = try TemporaryFolder(["App/Row.vmodel": Schemas.model("Row"), "B/Card.vmodel": Schemas.model("Card")])
    let run = try await Tool.run("generate", "--root", "App", "--output", "Work", "B/Card.vmodel", in: folder)
    try expectSnapshot(run.description, "schema-outside-root")
  }
}
