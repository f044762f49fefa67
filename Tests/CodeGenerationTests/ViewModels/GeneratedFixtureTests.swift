import Foundation
import Testing

@testable import VmgenCodeGeneration

/// The files that `Tests/ViewModelRuntimeTests/Generated` compiles and runs are what is generated from
/// `Tests/Fixtures/ViewModels`. After a change, `VMGEN_RECORD=1 swift test --filter GeneratedFixture` writes them anew.
@Suite struct GeneratedFixtureTests {
  @Test func checkedInFilesAreCurrent() throws {
    let tests = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
    let folder = tests.appending(path: "ViewModelRuntimeTests/Generated")
    let schema = try String(contentsOf: tests.appending(path: "Fixtures/ViewModels/Orders.vmodel"), encoding: .utf8)
    let files = try Generation.files([("Orders.vmodel", schema)], GenerationOptions(layers: Set(Layer.allCases)))
    #expect(files.map(\.path) == ["Orders.vmodel.swift", "Orders.vmodel.tests.swift"])
    for file in files {
      let url = folder.appending(path: file.path)
      if ProcessInfo.processInfo.environment["VMGEN_RECORD"] != nil { try Data(file.bytes).write(to: url) }
      #expect(try Data(contentsOf: url) == Data(file.bytes), "\(file.path)")
    }
  }
}
