import Testing

/// Configurations that name the same output folder: a run for one of them keeps the files of the others.
@Suite struct SharedOutputTests {
  private func folder(_ others: [String: String] = [:]) throws -> TemporaryFolder {
    try TemporaryFolder(
      [
        "A/One.vmodel": Schemas.model("One"), "A/vmgen.json": #"{"output": "../Generated"}"#,
        "Deep/B/Two.vmodel": Schemas.model("Two"), "Deep/B/vmgen.json": #"{"output": "../../Generated"}"#,
      ].merging(others) { $1 })
  }

  @Test(arguments: ["A", "A/One.vmodel", "Deep/B", "Deep/B/Two.vmodel"], [true, false])
  func aRunForOneConfigurationKeepsTheFilesOfTheOther(operand: String, isPackage: Bool) async throws {
    let folder = try folder(isPackage ? ["Package.swift": ""] : [:])
    #expect(try await Tool.run("generate", ".", in: folder).status == 0)
    let check = try await Tool.run("check", operand, in: folder)
    #expect(check.description == "$ vmgen check \(operand)\n[exit code 0]\n")
    #expect(try await Tool.run("generate", operand, in: folder).status == 0)
    #expect(folder.exists("Generated/One.vmodel.swift") && folder.exists("Generated/Two.vmodel.swift"))
  }

  @Test func aFileIsRemovedIfItsSchemaWasRemoved() async throws {
    let folder = try folder(["Package.swift": ""])
    _ = try await Tool.run("generate", ".", in: folder)
    try folder.remove("Deep/B/Two.vmodel")
    let check = try await Tool.run("check", "A", "--diagnostics", "xcode", in: folder)
    #expect(check.error.contains("VM0812"), "\(check)")
    _ = try await Tool.run("generate", "A", in: folder)
    #expect(!folder.exists("Generated/Two.vmodel.swift"))
  }

  @Test func aFileIsRemovedIfItsSchemaMovedWithinTheRun() async throws {
    let folder = try folder(["Package.swift": ""])
    _ = try await Tool.run("generate", ".", in: folder)
    try folder.remove("A/One.vmodel")
    try folder.write(Schemas.model("One"), to: "A/Deep/Down/One.vmodel")
    _ = try await Tool.run("generate", "A", in: folder)
    #expect(!folder.exists("Generated/One.vmodel.swift") && folder.exists("Generated/Deep_Down_One.vmodel.swift"))
  }

  @Test func aConfigurationWithAnotherOutputFolderKeepsNoFile() async throws {
    let folder = try folder(["Package.swift": "", "Deep/B/vmgen.json": #"{"output": "Own"}"#])
    _ = try await Tool.run("generate", ".", in: folder)
    try folder.write(try folder.text("Deep/B/Own/Two.vmodel.swift"), to: "Generated/Two.vmodel.swift")
    _ = try await Tool.run("generate", "A", in: folder)
    #expect(!folder.exists("Generated/Two.vmodel.swift"))
  }

  @Test func aConfigurationWithAnErrorKeepsTheFilesOfItsSchemas() async throws {
    let folder = try folder(["Package.swift": ""])
    _ = try await Tool.run("generate", ".", in: folder)
    try folder.write("{", to: "Deep/B/vmgen.json")
    #expect(try await Tool.run("generate", "A", in: folder).status == 0)
    #expect(folder.exists("Generated/Two.vmodel.swift"))
  }

  @Test func theFoldersOfTargetsAreSearched() async throws {
    let folder = try folder([
      "Package.swift": "", "App/vmgen.json": #"{"output": "../Generated", "schemas": {"App": "../Far/Away/App"}}"#,
      "Far/Away/App/Three.vmodel": Schemas.model("Three"),
    ])
    _ = try await Tool.run("generate", "Far/Away/App", "--config", "App/vmgen.json", in: folder)
    _ = try await Tool.run("generate", "A", in: folder)
    #expect(folder.exists("Generated/Three.vmodel.swift") && folder.exists("Generated/One.vmodel.swift"))
  }
}
