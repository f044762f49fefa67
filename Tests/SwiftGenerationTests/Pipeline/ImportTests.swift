import Testing

@testable import VmgenSwiftGeneration

/// Tests the imports of generated files: their access levels, beside handwritten files that import the same modules
/// without an access level, and their order.
@Suite struct ImportTests {
  /// One file shows a type of Foundation in its interface, and the other one uses Foundation only in bodies.
  private static let schemas = [
    (path: "Models.vmodel", text: "model Event {\n var start: Date\n}\n"),
    (
      path: "Screens.vmodel",
      text: "viewmodel Screen {\n input count: Int\n display isLate = count > 1 && date(\"2026-01-01\") < now\n}\n"
    ),
  ]

  private static let handwritten = [
    "Handwritten.swift": "import Foundation\nfunc isPast(_ date: Date) -> Bool { date < Date() }\n"
  ]

  /// With and without `InternalImportsByDefault`, in both language modes.
  private static let settings = Compilation.Setting.all.filter { !$0.isMainActor }

  @Test(arguments: AccessLevel.allCases)
  func filesWithDifferentUsesOfAModuleCompileTogether(access: AccessLevel) throws {
    let files = Self.texts(try Generation.files(Self.schemas, GenerationOptions(access: access)))
    for setting in Self.settings {
      #expect(try Compilation.typeCheck(files.merging(Self.handwritten) { $1 }, setting) == "")
    }
  }

  /// Models in one module, view models in another one that imports declarations of the first one by their names, tests
  /// in a third one.
  @Test(arguments: [AccessLevel.package, .public])
  func modulesWithHandwrittenImportsCompile(access: AccessLevel) throws {
    let schemas = [
      (
        path: "Models.vmodel",
        text: "model Comment {\n var date: Date = date(\"2026-01-01\")\n}\nmodel Command {\n var a: Int = 1\n}\n"
      ),
      (
        path: "Screens.vmodel",
        text: """
        viewmodel Screen {
          input comment: Comment
          input command: Command?
          display isLate = comment.date < now
          display first = command?.a ?? 1
          example "a comment" {
            given comment = Comment()
            given command = nil
            expect first == 1
          }
        }
        """
      ),
    ]
    let modules: [Layer: String] = [.model: "Models", .viewModel: "Screens"]
    let models = try Generation.files(schemas, GenerationOptions(layers: [.model], access: access))
    let screens = try Generation.files(
      schemas, GenerationOptions(layers: [.viewModel], access: access, imports: [], modules: modules))
    let tests = try Generation.files(
      schemas,
      GenerationOptions(
        layers: [.tests], access: access, imports: [ExtraImport("Screens", isTestable: true)], modules: modules,
        testedModules: modules))
    let all = [("Models", models), ("Screens", screens), ("ScreensTests", tests)]
    for (_, files) in all { #expect(try Toolchain.lint(Self.texts(files)) == "") }
    for setting in Self.settings {
      let built = all.map { name, files in
        Compilation.Module(
          name: name, files: Self.texts(files).merging(Self.handwritten) { $1 }, isTestable: name == "Screens")
      }
      #expect(try Compilation.build(built, setting) == "")
    }
  }

  @Test func anImportStatesTheLevelPackageOnlyIfImportsAreInternalByDefault() throws {
    let text = try Generation.text(Self.schemas[0].text, GenerationOptions(layers: [.model], access: .package))
    #expect(
      text.contains(
        """

        #if hasFeature(InternalImportsByDefault)
          package import Foundation
        #else
          import Foundation
        #endif

        """))
  }

  private static func texts(_ files: [GeneratedFile]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }
}
