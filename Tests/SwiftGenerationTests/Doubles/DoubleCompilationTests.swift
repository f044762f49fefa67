import Foundation
import TestTags
import Testing

@testable import VmgenSwiftGeneration

/// Tests that generated tests and preview values of stateful view models compile without warnings under every setting
/// of a module.
@Suite(.tags(.compiles)) struct DoubleCompilationTests {
  private static let schemas = ["Login", "Profile", "SignUp"]

  private static func viewModels() throws -> [String: String] {
    try generated(GenerationOptions(layers: [.model, .viewModel, .binding]))
  }

  private static func generated(_ options: GenerationOptions) throws -> [String: String] {
    var files: [String: String] = [:]
    for name in schemas {
      for file in try Generation.files([("\(name).vmodel", Generation.fixture(name))], options) {
        files[file.path] = String(decoding: file.bytes, as: UTF8.self)
      }
    }
    return files
  }

  @Test(arguments: Compilation.Setting.half(.first))
  func testsCompile(_ setting: Compilation.Setting) throws {
    let files = try Self.viewModels().merging(Self.generated(GenerationOptions(layers: [.tests]))) { first, _ in first }
    let found = try Compilation.typeCheck(files, setting)
    #expect(found == "")
  }

  @Test(arguments: Compilation.Setting.half(.second))
  func previewsCompile(_ setting: Compilation.Setting) throws {
    let files = try Self.generated(GenerationOptions(layers: [.model, .viewModel, .binding, .preview]))
    #expect(files.values.allSatisfy { $0.contains("ExamplePreview") })
    let found = try Compilation.typeCheck(files, setting, isDebug: true)
    #expect(found == "")
  }

  @Test func everyExampleIsAPreviewWithANameOfItsOwn() throws {
    let titles = ["all", "42 is the answer", "déjà vu", "???", "!!!", "a name", "A name", "default", "it's done"]
    let names = [
      "all2", "example42IsTheAnswer", "dJVu", "example", "example2", "aName", "aName2", "`default`", "itsDone",
    ]
    let examples = titles.map { "    example \"\($0)\" {\n        given n = 1\n        expect text == \"1\"\n    }\n" }
    let schema = "viewmodel Counter {\n    input n: Int\n    display text = n.formatted()\n\(examples.joined())}\n"
    let generated = try Generation.files(
      [("Counter.vmodel", schema)], GenerationOptions(layers: [.model, .viewModel, .preview, .canvas], access: .public))
    let files = Dictionary(
      uniqueKeysWithValues: generated.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
    for name in names {
      #expect(files.values.contains { $0.contains("public static var \(name): ExamplePreview {\n") }, "\(name)")
    }
    for title in titles {
      #expect(files.values.contains { $0.contains("#Preview(\"Counter: \(title)\")") }, "\(title)")
    }
    for setting in Compilation.Setting.half(.first) {
      #expect(try Compilation.typeCheck(files, setting, isDebug: true) == "")
    }
    #expect(try Toolchain.lint(files) == "")
  }

  @Test func previewsOfOneSchemaUseServicesOfAnother() throws {
    let schemas = [
      ("Clock.vmodel", "service Tides {\n    func next() -> String\n    func last() async -> String\n}\n"),
      ("Screen.vmodel", "viewmodel Screen {\n    use tides: Tides\n    display next = tides.next()\n}\n"),
    ]
    let generated = try Generation.files(schemas, GenerationOptions(layers: [.model, .viewModel, .preview]))
    let files = generated.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    let setting = Compilation.Setting(languageMode: "6", isMainActor: false, hasUpcomingFeatures: true)
    #expect(try Compilation.typeCheck(Dictionary(uniqueKeysWithValues: files), setting, isDebug: true) == "")
    #expect(try Toolchain.lint(Dictionary(uniqueKeysWithValues: files)) == "")
  }
}
