import Foundation
import Testing

@testable import VmgenCodeGeneration

/// The files that `Tests/ViewModelRuntimeTests` compiles and runs are what is generated from `Tests/Fixtures/ViewModels`.
/// After a change, `VMGEN_RECORD=1 swift test --filter GeneratedFixture` writes them anew.
@Suite struct GeneratedFixtureTests {
  @Test(arguments: ["Orders", "Board", "Checkout", "Login", "Profile", "SignUp", "Adverse"])
  func checkedInFilesAreCurrent(_ name: String) throws {
    var options = GenerationOptions(layers: [.model, .viewModel, .binding, .tests])
    // One of them for XCTest, which is run as well.
    if name == "Adverse" { options.testing = .xctest }
    let files = try Generation.files([("\(name).vmodel", Generation.fixture(name))], options)
    #expect(files.map(\.path) == ["\(name).vmodel.swift", "\(name).vmodel.tests.swift"])
    for file in files {
      let url = Generation.runtimeTests("Generated").appending(path: file.path)
      if ProcessInfo.processInfo.environment["VMGEN_RECORD"] != nil { try Data(file.bytes).write(to: url) }
      #expect(try Data(contentsOf: url) == Data(file.bytes), "\(file.path)")
    }
  }
}
