import TestTags
import Testing

@testable import VmgenSwiftGeneration

/// Tests the imports of generated files: their access levels, beside handwritten files that import the same modules
/// without an access level, and their order.
@Suite(.tags(.compiles)) struct ImportTests {
  /// One file shows a type of Foundation in its interface, one uses Foundation only in bodies, and one needs a type of the
  /// runtime only for a field.
  private static let schemas = [
    (path: "Models.vmodel", text: "model Event {\n var start: Date\n}\n"),
    (path: "Ranges.vmodel", text: "model Window {\n var rows: Range<Int>\n}\n"),
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

  /// Files that use types of modules without schemas. Testing and Swift have types with two of the names.
  @Test(arguments: AccessLevel.allCases)
  func aTypeOfAnotherModuleIsImportedWhereItIsUsed(access: AccessLevel) throws {
    let schemas = [
      (
        path: "Types.vmodel",
        text: """
        extern Comment: Hashable, Sendable from Core
        extern model Task: Hashable, Sendable from Core { let title: String }
        extern DateInterval: Hashable, Sendable from Foundation
        extern Own: Hashable, Sendable
        """
      ),
      (path: "Models.vmodel", text: "model Entry { let comment: Comment; var interval: DateInterval? }"),
      (path: "Numbers.vmodel", text: "viewmodel Numbers { input n: Int; display next = n + 1 }"),
      (
        path: "Screens.vmodel",
        text: """
        service Desk { func add(_ comment: Comment) async throws -> Own? }
        viewmodel Screen {
          input entry: Entry
          input task: Task
          use desk: Desk
          state last: Own? = nil
          display title = task.title
          display comment = entry.comment
          command add { last = try await desk.add(entry.comment) }
          display hasLast = last != nil
        }
        """
      ),
    ]
    let core = """
      public struct Comment: Hashable, Sendable {}
      public struct Task: Hashable, Sendable { public let title: String }
      """
    let own = "\(access == .internal ? "" : access.rawValue + " ")struct Own: Hashable, Sendable {}"
    let options = GenerationOptions(layers: [.model, .viewModel], access: access)
    let files = Self.texts(try Generation.files(schemas, options))
    let importing = files.filter { $0.value.contains("import Core") }.keys.sorted()
    #expect(importing == ["Models.vmodel.swift", "Screens.vmodel.swift", "Types.vmodel.swift"])
    let tests = Self.texts(
      try Generation.files(
        schemas,
        GenerationOptions(
          layers: [.tests], access: access, imports: [ExtraImport("Screens", isTestable: true)],
          testedModules: [.model: "Screens", .viewModel: "Screens"])))
    for setting in Self.settings {
      let modules = [
        Compilation.Module(name: "Core", files: ["Core.swift": core]),
        Compilation.Module(
          name: "Screens", files: files.merging(["Own.swift": own]) { $1 }, isTestable: true),
        Compilation.Module(name: "ScreensTests", files: tests),
      ]
      #expect(try Compilation.build(modules, setting) == "")
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
