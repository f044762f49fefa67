import Foundation
import TestTags
import Testing

/// Builds packages that use the plugin with SwiftPM. Each case starts from the same files. The cases of a build system
/// share its build folder, so that it compiles the runtime once. The tool is the one that was built with these tests. They run one after the other, beside those of the other
/// build system.
@Suite(.tags(.builds), .enabled(if: runsConsumers, "VMGEN_SKIP_PLUGIN_TESTS is set"))
struct ConsumerBuildTests {
  @Test(arguments: BuildSystem.allCases)
  func aFirstBuildGeneratesAndGeneratedAndHandWrittenTestsPass(_ buildSystem: BuildSystem) async throws {
    try await withBookShop(buildSystem) { consumer in
      let tested = try await consumer.test()
      #expect(tested.succeeded, "\(tested)")
      #expect(tested.output.contains("shows the name"), "\(tested)")
      #expect(tested.output.contains("generatedViewModelsWork"), "\(tested)")
      #expect(!tested.output.contains("warning:") || buildSystem == .swiftbuild, "\(tested)")
      #expect(
        try consumer.generated(for: "App").keys.sorted() == ["Books_Row.vmodel.swift", "People_Row.vmodel.swift"])
      #expect(
        try consumer.generated(for: "AppTests").keys.sorted()
          == ["App_Books_Row.vmodel.tests.swift", "App_People_Row.vmodel.tests.swift"])
    }
  }

  @Test(arguments: BuildSystem.allCases)
  func onlyAnEditedSchemaIsGeneratedAgain(_ buildSystem: BuildSystem) async throws {
    try await withBuiltBookShop(buildSystem) { consumer in
      let before = try consumer.generated(for: "App")

      try consumer.write(
        "Sources/App/Books/Row.vmodel", BookShop.bookRow.replacing("uppercased", with: "lowercased"))
      try consumer.write("Sources/App/App.swift", "@MainActor func title(_ row: BookRow) -> String { row.title }\n")
      let built = try await consumer.build()

      #expect(built.succeeded, "\(built)")
      #expect(consumer.generatedText("Books_Row.vmodel.swift")?.contains("lowercased") == true)
      let after = try consumer.generated(for: "App")
      #expect(after["People_Row.vmodel.swift"] == before["People_Row.vmodel.swift"])
      #expect(after["Books_Row.vmodel.swift"] != before["Books_Row.vmodel.swift"])
    }
  }

  @Test(arguments: BuildSystem.allCases)
  func anEditOfAnImportedSchemaUpdatesTheFilesThatImportIt(_ buildSystem: BuildSystem) async throws {
    try await withBuiltBookShop(buildSystem) { consumer in
      for (schema, type) in [("Sources/Core/Person.vmodel", "Person"), ("Catalog/Sources/Catalog/Book.vmodel", "Book")]
      {
        let renamed = try #require(consumer.read(schema)).replacing(type, with: "\(type)Next")
        try consumer.write(schema, renamed)
        let built = try await consumer.build()
        #expect(!built.succeeded, "\(built)")
        #expect(built.output.contains("\(consumer.absolutePath("Sources/App"))/"), "\(built)")
        try consumer.write(schema, renamed.replacing("\(type)Next", with: type))
      }
    }
  }

  @Test(arguments: BuildSystem.allCases)
  func aBuildWithoutChangesRunsNoTool(_ buildSystem: BuildSystem) async throws {
    try await withBuiltBookShop(buildSystem) { consumer in
      // SwiftPM's native build system links the tool again in the build after the one that compiled it.
      _ = try await consumer.build()
      let before = try consumer.generated(for: "App")
      let compiled = try consumer.compiled("People_Row.vmodel.swift")
      #expect(!compiled.isEmpty)

      let again = try await consumer.build()
      #expect(again.succeeded, "\(again)")
      #expect(again.line(containing: "Generating") == nil, "\(again)")

      // The tool runs, but the comment does not change the generated code, so that nothing is compiled.
      try consumer.write("Sources/App/People/Row.vmodel", BookShop.personRow + "// a note\n")
      let noted = try await consumer.build()
      #expect(noted.succeeded, "\(noted)")
      #expect(try consumer.generated(for: "App") == before)
      #expect(try consumer.compiled("People_Row.vmodel.swift") == compiled)
    }
  }

  @Test(arguments: BuildSystem.allCases)
  func anErrorIsReportedAtItsPlaceAndFailsTheBuild(_ buildSystem: BuildSystem) async throws {
    try await withBuiltBookShop(buildSystem) { consumer in
      try consumer.write(
        "Sources/App/People/Row.vmodel", BookShop.personRow.replacing("person.name)!", with: "person.nome)!"))
      let built = try await consumer.build()
      #expect(!built.succeeded, "\(built)")
      let place = consumer.absolutePath("Sources/App/People/Row.vmodel") + ":6:40: error: "
      let line = try #require(built.line(containing: place), "\(built)")
      #expect(line.hasPrefix(place), "\(built)")
      #expect(line.contains(/\[VM\d{4}\]$/), "\(built)")
    }
  }

  @Test(arguments: BuildSystem.allCases)
  func removingASchemaRemovesItsTypes(_ buildSystem: BuildSystem) async throws {
    try await withBuiltBookShop(buildSystem) { consumer in
      try consumer.remove("Sources/App/Books/Row.vmodel")
      try consumer.write("Sources/App/App.swift", "struct BookRow {}\n")
      let built = try await consumer.build(tests: true)
      #expect(built.succeeded, "\(built)")
      #expect(try consumer.generated(for: "App").keys.sorted() == ["People_Row.vmodel.swift"])
      #expect(try consumer.generated(for: "AppTests").keys.sorted() == ["App_People_Row.vmodel.tests.swift"])
    }
  }

  @Test(arguments: BuildSystem.allCases)
  func aNewSchemaIsFound(_ buildSystem: BuildSystem) async throws {
    try await withBuiltBookShop(buildSystem) { consumer in
      try consumer.write("Sources/App/Order.vmodel", "model Order {\n    let count: Int\n}\n")
      try consumer.write("Sources/App/App.swift", "let order = Order(count: 1)\n")
      let built = try await consumer.build()
      #expect(built.succeeded, "\(built)")
    }
  }
}

/// Whether to build packages, which takes minutes: `VMGEN_SKIP_PLUGIN_TESTS=1 swift test` skips these tests.
let runsConsumers = ProcessInfo.processInfo.environment["VMGEN_SKIP_PLUGIN_TESTS"] == nil

/// Runs a test with the book shop, which starts with exactly the files that are given.
func withBookShop(
  _ buildSystem: BuildSystem, startingWith files: [String: String] = BookShop.files,
  test: (Consumer) async throws -> Void
) async throws {
  try await buildSystem.lane.run { try await test(await Consumers.shared.consumer(buildSystem, startingWith: files)) }
}

/// Runs a test with the book shop after its first build.
func withBuiltBookShop(_ buildSystem: BuildSystem, test: (Consumer) async throws -> Void) async throws {
  try await withBookShop(buildSystem) { consumer in
    let built = try await consumer.build()
    try #require(built.succeeded, "\(built)")
    try await test(consumer)
  }
}
