import Foundation
import TestTags
import Testing
import VmgenSchemaSyntax

@testable import VmgenSchemaSemantics
@testable import VmgenSwiftGeneration

/// Tests that a declaration of a schema can have the name of any public declaration of Swift's and Apple's modules and of
/// the runtime: generated code and tests compile, or the checker rejects the name with the reason.
@Suite(.tags(.compiles), .enabled(if: AppleToolchain.isAvailable)) struct PublicNameTests {
  private static let setting = Compilation.Setting(languageMode: "6", isMainActor: false, hasUpcomingFeatures: true)
  private static let modules = PublicNames.toolchainModules + PublicNames.appleModules

  /// `VMGEN_ALL_NAMES=1` compiles every name as every kind of declaration, beside schemas that use the whole language.
  private static let compilesAll = ProcessInfo.processInfo.environment["VMGEN_ALL_NAMES"] != nil

  /// Code that the generator writes for the whole language.
  @Test func generatedCodeNamesOnlyTypesOfLibrariesThatItQualifies() throws {
    let schemas = try Self.fixtures()
    let sources = Generation.sources(schemas)
    let checked = try Generation.check(sources)
    let known = Set(LibraryTypes.modules.keys).union(ReservedNames.types.keys).union(checked.types.byName.keys)
    var missing: Set<String> = []
    for testing in TestLibrary.allCases {
      let options = GenerationOptions(layers: Set(Layer.allCases), testing: testing)
      for file in try generate(checked, sources: sources, options: options) {
        for name in SwiftNames(in: file.bytes).names {
          missing.insert(String(decoding: file.bytes[name.range], as: UTF8.self))
        }
      }
    }
    let modules = PublicNames.toolchainModules + PublicNames.ownModules
    missing.formIntersection(try PublicNames.types(of: modules))
    #expect(missing.subtracting(known).sorted() == [])
  }

  /// Each name that generated code uses, as a model beside a view model with tests.
  @Test func everyNameThatGeneratedCodeUsesCompilesAsAModel() throws {
    let names = LibraryTypes.modules.keys.sorted().map { "model \($0) { let a: Int = 1 }\n" }
    let found = try Self.compile([("names.vmodel", names.joined() + DeclaredKind.viewModel.declaration("Counter"))])
    #expect(found == "")
  }

  /// The public names of Testing, and a fixed part of the others, each as one kind of declaration that tests use.
  @Test func publicNamesCompile() throws {
    let testing = try Self.accepted(PublicNames.types(of: ["Testing"]))
    let others = try Self.accepted(PublicNames.types(of: Self.modules)).enumerated().filter { $0.offset % 25 == 0 }
    let found = try Self.compile(Self.schemas(testing + others.map(\.element).filter { !testing.contains($0) }))
    #expect(found == "")
  }

  /// Each public name as one kind of declaration, in one module with schemas that use the whole language.
  @Test(.enabled(if: compilesAll)) func everyPublicNameCompiles() throws {
    let names = try Self.accepted(PublicNames.types(of: Self.modules) + Array(LibraryTypes.modules.keys))
    #expect(names.count > 1300)
    let schemas = try Self.fixtures() + Self.schemas(names) + [("functions.vmodel", Self.functions())]
    let found = try Self.compile(schemas)
    #expect(found == "")
  }

  /// Each name that generated code uses, as every kind of declaration.
  @Test(.enabled(if: compilesAll), arguments: DeclaredKind.allCases)
  func everyNameThatGeneratedCodeUsesCompiles(as kind: DeclaredKind) throws {
    let names = try Self.accepted(PublicNames.types(of: ["Testing"]) + Array(LibraryTypes.modules.keys))
    let schemas = try Self.fixtures() + [("names.vmodel", kind.schema(names))]
    let found = try Self.compile(schemas)
    #expect(found == "")
  }

  /// Handwritten types, whose kind the schema does not state.
  @Test func externsWithNamesOfTestingCompileInTests() throws {
    let names = try Self.accepted(PublicNames.types(of: ["Testing"]))
    #expect(names.filter { !LibraryTypes.isTypeOfAppIfExtern($0) } == [])
    #expect(names.count > 20)
    let functions = names.map { "  func all\($0)() async throws -> [\($0)]\n" }
    let steps = names.map { "    let list\($0) = try await store.all\($0)()\n    total += list\($0).count\n" }
    let stubs = names.map { "    given store.all\($0) returns []\n" }
    let schema = """
      \(names.map { "extern \($0): Sendable\n" }.joined())
      service Store {
      \(functions.joined())}
      viewmodel Totals {
        use store: Store
        state total = 0
        display text = total
        command load {
      \(steps.joined())  }
        example "nothing" {
      \(stubs.joined())    when load()
          expect text == 0
        }
      }
      """
    let kinds = [
      "struct # {}", "enum # { case a }", "final class #: Sendable {}", "actor # {}",
      "enum My# {}\ntypealias # = [My#]",
    ]
    let types = names.enumerated().map { kinds[$0.offset % kinds.count].replacing("#", with: $0.element) }
    let handwritten = ["Handwritten.swift": types.joined(separator: "\n")]
    let found = try Self.compile([("totals.vmodel", schema)], handwritten: handwritten)
    #expect(found == "")
  }

  /// Handwritten and generated files import the libraries beside these modules.
  @Test func theLibrariesHaveNoTypesWithNamesOfOtherModules() throws {
    let libraries = try PublicNames.types(of: PublicNames.ownModules)
    #expect(libraries.count > 100)
    #expect(Set(libraries).intersection(try PublicNames.types(of: Self.modules)) == [])
  }

  @Test func aRejectedNameHasAReason() throws {
    for (name, reason) in [
      ("Date", "the schema language has a type of that name"), ("Testing", "would hide the module `Testing`"),
      ("StringLiteralType", "Swift gives literals the type of that name"),
      ("Inputs", "generated code declares, extends or inherits a type"),
    ] {
      let found = PublicNames.errors(in: "model \(name) { let a: Int }")
      #expect(found.map(\.kind.code) == [PublicNames.rejected])
      #expect(found.first?.message.contains(reason) == true)
    }
  }

  /// Schemas that declare the names as different kinds of declarations, and use them.
  private static func schemas(_ names: [String]) -> [(path: String, text: String)] {
    let kinds: [DeclaredKind] = [.model, .enumeration, .model, .error, .model, .enumeration, .service, .viewModel]
    return DeclaredKind.allCases.map { kind in
      let part = names.enumerated().filter { kinds[$0.offset % kinds.count] == kind }.map(\.element)
      return ("\(kind).vmodel", kind.schema(part))
    }
  }

  /// The public functions as functions of the schema.
  private static func functions() throws -> String {
    let all = try PublicNames.functions()
    let refused = PublicNames.errors(
      in: all.map { "func `\($0)`(_ a: Int, b: String) -> Int = a + b.count\n" }.joined()
    ).compactMap(PublicNames.name)
    let names = all.filter { name in !refused.contains(name) }
    let declarations = names.map { "func `\($0)`(_ a: Int, b: String) -> Int = a + b.count\n" }
    let displays = names.enumerated().map { "  display d\($0.offset) = `\($0.element)`(n, b: \"x\")\n" }
    let expectations = names.enumerated().map { "    expect d\($0.offset) == `\($0.element)`(1, b: \"x\")\n" }
    return """
      \(declarations.joined())
      viewmodel FunctionsScreen {
        input n: Int
      \(displays.joined())  example "calls" {
          given n = 1
      \(expectations.joined())  }
      }
      """
  }

  /// The fixtures that need hand-written Swift.
  private static let needsSwift = ["Board.vmodel", "Checkout.vmodel", "Orders.vmodel", "Songs.vmodel"]

  /// Schemas that use the whole language, so that generated code uses every type of the libraries.
  private static func fixtures() throws -> [(path: String, text: String)] {
    let folders = ["Tests/Fixtures/ViewModels", "Tests/NavigationTests/Schemas"]
    return try folders.flatMap { folder in
      try RepositoryFiles.names(in: folder).filter { $0.hasSuffix(".vmodel") && !needsSwift.contains($0) }.map { name in
        (name, try RepositoryFiles.text(at: "\(folder)/\(name)"))
      }
    }
  }

  /// Returns the names that the checker accepts and no fixture declares.
  private static func accepted(_ names: [String]) throws -> [String] {
    let fixtures = try Generation.check(Generation.sources(fixtures()))
    let declared = Set(fixtures.types.byName.keys).union(fixtures.services.byName.keys)
    return PublicNames.accepted(Set(names).subtracting(declared).sorted())
  }

  /// Compiles the schemas as a module that has the name of one of its types, and then its tests for both libraries.
  private static func compile(
    _ schemas: [(path: String, text: String)], handwritten: [String: String] = [:]
  ) throws -> String {
    let module = "Comment"
    let sources = Generation.sources(schemas)
    let checked = try Generation.check(sources)
    let layers: Set<Layer> = [.model, .viewModel, .binding, .displays, .preview, .recording]
    let code = try texts(generate(checked, sources: sources, options: GenerationOptions(layers: layers)))
    let tests = try TestLibrary.allCases.map { testing in
      let options = GenerationOptions(
        layers: [.tests], testing: testing, imports: [ExtraImport(module, isTestable: true)],
        testedModules: [.model: module, .viewModel: module], testModule: module)
      let files = try generate(checked, sources: sources, options: options)
      return Compilation.Module(name: "\(module)Tests_\(testing)", files: texts(files))
    }
    let output = try Compilation.build(
      [Compilation.Module(name: module, files: code.merging(handwritten) { $1 }, isTestable: true)] + tests, setting,
      isDebug: true)
    let messages = output.split(separator: "\n").filter { $0.contains("error: ") || $0.contains("warning: ") }
    return messages.prefix(40).joined(separator: "\n")
  }

  private static func texts(_ files: [GeneratedFile]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }
}
