import Foundation
import Testing
import VmgenSwiftGeneration

/// Tests concurrent runs, and runs that are killed.
@Suite struct InterruptionTests {
  private static let names = (0..<150).map { "Row\($0)" }

  private func folder() throws -> TemporaryFolder {
    try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: Self.names.map { ("App/\($0).vmodel", Schemas.model($0)) }))
  }

  @Test func concurrentRunsBothSucceed() async throws {
    let folder = try folder()
    let runs = try await withThrowingTaskGroup(of: ToolRun.self) { group in
      for _ in 0..<4 { group.addTask { try await Tool.run("generate", "App", in: folder) } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    for run in runs { #expect(run.status == 0, "\(run)") }
    #expect(try await Tool.run("check", "App", in: folder).status == 0)
    #expect(try folder.files().count == 2 * Self.names.count)
  }

  @Test(arguments: 0..<6)
  func aKilledRunLosesNoFilesAndTheNextRunCleansUp(attempt: Int) async throws {
    let folder = try folder()
    for name in Self.names {
      let old = Provenance.header(schemaPath: "\(name).vmodel") + "\n// old\n"
      try folder.write(old, to: "App/Generated/\(name).vmodel.swift")
    }
    let delay = String(Double(attempt + 1) * 0.012)
    let command = "\(Tool.executable.path) generate App & sleep \(delay); kill -9 $!; wait $! 2>/dev/null; true"
    _ = try await Tool.run([], in: folder, launcher: ["sh", "-c", command], executable: nil)
    for name in Self.names {
      let text = try folder.text("App/Generated/\(name).vmodel.swift")
      #expect(
        text.hasPrefix(Provenance.header(schemaPath: "\(name).vmodel") + "\n"),
        "each file is complete, in its old or new version")
    }
    #expect(try await Tool.run("generate", "App", in: folder).status == 0)
    #expect(try await Tool.run("check", "App", in: folder).status == 0)
    #expect(try folder.files().count == 2 * Self.names.count, "no temporary file is left")
  }
}
