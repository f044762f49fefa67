import Foundation
import Testing

extension ConsumerBuildTests {
  @Test func theConfigurationChangesTheGeneratedCodeAndPublicAccessRemovesTestable() async throws {
    try await withBookShop(.native) { consumer in
      var built = try await consumer.build(tests: true)
      #expect(built.succeeded, "\(built)")
      #expect(consumer.generatedText("People_Row.vmodel.swift")?.contains("public") == false)
      #expect(consumer.generatedText("App_People_Row.vmodel.tests.swift")?.contains("@testable import App") == true)

      try consumer.write("Sources/App/vmgen.json", #"{ "access": "public" }"# + "\n")
      built = try await consumer.build(tests: true)
      #expect(built.succeeded, "\(built)")
      #expect(consumer.generatedText("People_Row.vmodel.swift")?.contains("public final class PersonRow") == true)
      #expect(consumer.generatedText("App_People_Row.vmodel.tests.swift")?.contains("@testable") == false)

      // The files remain, so that the build plan stays valid.
      try consumer.write("Sources/App/vmgen.json", #"{ "emit": ["model"] }"# + "\n")
      built = try await consumer.build()
      #expect(built.succeeded, "\(built)")
      #expect(consumer.generatedText("People_Row.vmodel.swift")?.contains("class") == false)
    }
  }

  @Test func theConfigurationOfThePackageMapsTargetsToFoldersAndTestTargetsToTargets() async throws {
    try await withBookShop(.native) { consumer in
      try consumer.remove("Sources/Core/Person.vmodel")
      try consumer.write("Schemas/Core/Person.vmodel", BookShop.person)
      try consumer.write(
        "vmgen.json", #"{ "schemas": { "Core": "Schemas/Core" }, "tests": { "AppTests": [] } }"# + "\n")
      try consumer.write("Schemas/Core/vmgen.json", #"{ "access": "public" }"# + "\n")
      var built = try await consumer.build(tests: true)
      #expect(built.succeeded, "\(built)")
      #expect(try consumer.generated(for: "Core").keys.sorted() == ["Person.vmodel.swift"])
      #expect(try consumer.generated(for: "AppTests").isEmpty)

      try consumer.write("vmgen.json", "{\n  \"schemas\": { \"Core\": \"Schema/Core\" }\n}\n")
      try consumer.write("Sources/Core/Second.swift", "")
      built = try await consumer.build()
      #expect(!built.succeeded, "\(built)")
      #expect(built.output.contains("error: vmgen.json:2: 'Schema/Core' does not exist"), "\(built)")
    }
  }

  @Test(arguments: BuildSystem.allCases)
  func aTargetWithoutSchemasBuildsWithAWarning(_ buildSystem: BuildSystem) async throws {
    try await withBookShop(buildSystem) { consumer in
      try consumer.remove("Sources/Core/Person.vmodel")
      try consumer.remove("Sources/App/People/Row.vmodel")
      let built = try await consumer.build()
      #expect(built.succeeded, "\(built)")
      #expect(built.output.contains("warning: target 'Core': no .vmodel file to generate from"), "\(built)")
    }
  }

  @Test func anErrorInTheConfigurationIsReportedAtItsPlace() async throws {
    try await withBuiltBookShop(.native) { consumer in
      try consumer.write("Sources/App/vmgen.json", #"{ "acces": "public" }"# + "\n")
      let built = try await consumer.build()
      #expect(!built.succeeded, "\(built)")
      let place = consumer.absolutePath("Sources/App/vmgen.json") + ":1:3: error: "
      #expect(built.line(containing: place)?.hasPrefix(place) == true, "\(built)")
    }
  }

  @Test(arguments: BuildSystem.allCases)
  func thePluginReportsTwoSchemasForTheSameFile(_ buildSystem: BuildSystem) async throws {
    try await withBookShop(buildSystem) { consumer in
      try consumer.write("Sources/App/People_row.vmodel", "model Twin {\n    let name: String\n}\n")
      let built = try await consumer.build()
      #expect(!built.succeeded, "\(built)")
      let message = "People/Row.vmodel and People_row.vmodel would both be generated into People_Row.vmodel.swift"
      #expect(built.output.contains(message), "\(built)")
    }
  }

  @Test(arguments: BuildSystem.allCases)
  func thePluginReportsAHandWrittenFileWithTheNameOfAGeneratedOne(_ buildSystem: BuildSystem) async throws {
    try await withBookShop(buildSystem) { consumer in
      try consumer.write("Sources/App/Kept/Books_Row.vmodel.swift", "")
      let built = try await consumer.build()
      #expect(!built.succeeded, "\(built)")
      let message = "Books/Row.vmodel is generated into Books_Row.vmodel.swift, but Kept/Books_Row.vmodel.swift"
      #expect(built.output.contains(message), "\(built)")
    }
  }

  @Test(arguments: BuildSystem.allCases)
  func aMissingRuntimeIsReportedWithTheProductToAdd(_ buildSystem: BuildSystem) async throws {
    try await withBookShop(buildSystem) { consumer in
      try consumer.write(
        "Package.swift", BookShop.manifest(appDependencies: BookShop.modulesOfApp, testDependencies: [#""App""#]))
      let built = try await consumer.build()
      #expect(!built.succeeded, "\(built)")
      #expect(built.output.contains(BookShop.runtime), "\(built)")
      #expect(built.output.contains(consumer.absolutePath("Sources/App/Books/Row.vmodel") + ":"), "\(built)")
    }
  }

  /// The displays of one schema need no more; the format of the other is reported where it stands.
  @Test(arguments: BuildSystem.allCases)
  func aTargetWithTheCoreCompilesDisplaysWithoutTheRuntime(_ buildSystem: BuildSystem) async throws {
    try await withBookShop(buildSystem) { consumer in
      let core = #".product(name: "ViewModelCore", package: "vmgen")"#
      try consumer.write(
        "Package.swift", BookShop.manifest(appDependencies: [core] + BookShop.modulesOfApp))
      let built = try await consumer.build()
      #expect(built.succeeded, "\(built)")
      try consumer.write(
        "Sources/App/Price.vmodel",
        "viewmodel Price {\n    input cents: Int\n    display text = cents.formatted()\n}\n")
      let refused = try await consumer.build()
      #expect(!refused.succeeded, "\(refused)")
      let place = consumer.absolutePath("Sources/App/Price.vmodel") + ":3:20: error: the generated code needs"
      #expect(refused.output.contains(place), "\(refused)")
      #expect(refused.output.contains(#"add .product(name: "ViewModelFormatting", package: "vmgen")"#), "\(refused)")
    }
  }

  @Test func aMissingTestingLibraryIsReportedWithTheProductToAdd() async throws {
    try await withBookShop(.native) { consumer in
      try consumer.write("Package.swift", BookShop.manifest(testDependencies: [#""App""#]))
      let built = try await consumer.build(tests: true)
      #expect(!built.succeeded, "\(built)")
      #expect(built.output.contains("add \(BookShop.testing) to the dependencies of the target 'AppTests'"), "\(built)")
    }
  }

  @Test func aTemplateInTheTargetReplacesTheDefaultAndItsEditsAreNoticed() async throws {
    try await withBookShop(.native) { consumer in
      let template = try String(contentsOf: packageRoot.appending(path: "Templates/file.mustache"), encoding: .utf8)
      try consumer.write("Sources/App/vmgen.json", #"{ "templates": "Templates" }"# + "\n")
      try consumer.write("Sources/App/Templates/file.mustache", template + "// Made for the book shop.\n")
      var built = try await consumer.build()
      #expect(built.succeeded, "\(built)")
      #expect(!built.output.contains("unhandled"), "\(built)")
      #expect(consumer.generatedText("People_Row.vmodel.swift")?.contains("Made for the book shop.") == true)

      try consumer.write("Sources/App/Templates/file.mustache", template + "// Made for us.\n")
      built = try await consumer.build()
      #expect(built.succeeded, "\(built)")
      #expect(consumer.generatedText("People_Row.vmodel.swift")?.contains("Made for us.") == true)

      try consumer.write("Sources/App/Templates/file.mustache", "{{nothing}}\n")
      built = try await consumer.build()
      #expect(!built.succeeded, "\(built)")
      let place = consumer.absolutePath("Sources/App/Templates/file.mustache") + ":1:"
      #expect(built.line(containing: place)?.hasPrefix(place) == true, "\(built)")
    }
  }

  @Test func templatesWithoutAConfigurationCauseAWarning() async throws {
    try await withBookShop(.native) { consumer in
      try consumer.write("Sources/App/Overrides/model.mustache", "")
      let built = try await consumer.build()
      #expect(built.succeeded, "\(built)")
      #expect(built.output.contains("templates are ignored, because vmgen.json does not name their folder"), "\(built)")
    }
  }

  @Test(arguments: BuildSystem.allCases)
  func theCommandPluginsWriteGeneratedFilesBesideTheSources(_ buildSystem: BuildSystem) async throws {
    try await withBookShop(buildSystem, startingWith: BookShop.keepingGeneratedFiles) { consumer in

      let missing = try await consumer.package("vmgen-check", "--target", "Kept")
      #expect(!missing.succeeded, "\(missing)")

      let generated = try await consumer.package(
        "--allow-writing-to-package-directory", "vmgen-generate", "--target", "Kept")
      #expect(generated.succeeded, "\(generated)")
      #expect(consumer.read("Sources/Kept/Generated/Person.vmodel.swift")?.contains("struct Person") == true)
      let tests = try #require(consumer.read("Tests/KeptTests/Generated/Kept_Person.vmodel.tests.swift"))
      #expect(tests.contains("@testable import Kept"), "\(tests)")

      let current = try await consumer.package("vmgen-check", "--target", "Kept")
      #expect(current.succeeded, "\(current)")

      let built = try await consumer.build(tests: true)
      #expect(built.succeeded, "\(built)")

      try consumer.write("Sources/Kept/Person.vmodel", BookShop.person.replacing("name", with: "fullName"))
      let outOfDate = try await consumer.package("vmgen-check", "--target", "Kept")
      #expect(!outOfDate.succeeded, "\(outOfDate)")
      #expect(outOfDate.output.contains("fullName"), "\(outOfDate)")

      let unknown = try await consumer.package("vmgen-check", "--target", "Kent")
      #expect(!unknown.succeeded, "\(unknown)")
      #expect(unknown.output.contains("there is no target 'Kent'"), "\(unknown)")
    }
  }

  @Test func theCommandPluginWritesAStringCatalogForEachTarget() async throws {
    try await withBookShop(.native) { consumer in
      let rows = BookShop.personRow.replacing("verbatim ", with: "").replacing("!\"", with: " reads\"")
      try consumer.write("Sources/App/People/Row.vmodel", rows)
      func strings(_ arguments: String...) async throws -> Run {
        try await consumer.package(["--allow-writing-to-package-directory", "vmgen-strings"] + arguments)
      }
      let written = try await strings()
      #expect(written.succeeded, "\(written)")
      #expect(consumer.read("Sources/App/Localizable.xcstrings")?.contains("\"%@ reads\"") == true)
      #expect(consumer.read("Sources/Core/Localizable.xcstrings")?.contains("\"%@ reads\"") == false)

      let current = try await strings("--target", "App", "--check")
      #expect(current.succeeded, "\(current)")
      let untranslated = try await strings("--target", "App", "--check", "--languages", "de")
      #expect(!untranslated.succeeded, "\(untranslated)")
      #expect(untranslated.output.contains("the text `%@ reads` is not translated to `de`"), "\(untranslated)")

      let shared = try await strings("--catalog", "All.xcstrings")
      #expect(!shared.succeeded, "\(shared)")
      #expect(
        shared.output.contains("the targets 'Core' and 'App' have the same string catalog, All.xcstrings"), "\(shared)")
      #expect(consumer.read("All.xcstrings") == nil)
    }
  }

  @Test func theCommandPluginExplainsAnError() async throws {
    try await withBookShop(.native) { consumer in
      let explained = try await consumer.package("vmgen-explain", "VM0301")
      #expect(explained.succeeded, "\(explained)")
      #expect(explained.output.contains("VM0301"), "\(explained)")
      let unknown = try await consumer.package("vmgen-explain", "VM9999")
      #expect(!unknown.succeeded, "\(unknown)")
    }
  }
}
