import Foundation
import Testing

@testable import VmgenCodeGeneration

/// The files that `Tests/ViewModelRuntimeTests` compiles and runs are what is generated from `Tests/Fixtures/ViewModels`.
/// After a change, `VMGEN_RECORD=1 swift test --filter GeneratedFixture` writes them anew.
@Suite struct GeneratedFixtureTests {
  @Test func checkedInFilesAreCurrent() throws {
    try expectCurrent("Orders", GenerationOptions(layers: [.model, .viewModel, .binding, .tests]), in: "Generated")
  }

  /// The view models themselves are written by hand there, as they are to be generated.
  @Test(arguments: ["Login", "Profile", "SignUp"])
  func testsOfLivingViewModelsAreCurrent(_ name: String) throws {
    try expectCurrent(name, GenerationOptions(layers: [.tests]), in: "Expanded")
  }

  private func expectCurrent(_ name: String, _ options: GenerationOptions, in folder: String) throws {
    let files = try Generation.files([("\(name).vmodel", Generation.fixture(name))], options)
    let names = options.layers == [.tests] ? [".tests"] : ["", ".tests"]
    #expect(files.map(\.path) == names.map { "\(name).vmodel\($0).swift" })
    for file in files {
      let url = Generation.runtimeTests(folder).appending(path: file.path)
      if ProcessInfo.processInfo.environment["VMGEN_RECORD"] != nil { try Data(file.bytes).write(to: url) }
      #expect(try Data(contentsOf: url) == Data(file.bytes), "\(file.path)")
    }
  }
}
