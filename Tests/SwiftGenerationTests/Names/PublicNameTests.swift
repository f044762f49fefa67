import Foundation
import Testing
import VmgenSchemaSemantics
import VmgenSchemaSyntax

@testable import VmgenSwiftGeneration

/// Tests that a declaration of a schema can have the name of any public declaration of Swift's and Apple's modules and of
/// the runtime: generated code and tests compile, or the checker rejects the name with the reason.
@Suite struct PublicNameTests {
  private static let setting = Compilation.Setting(languageMode: "6", isMainActor: false, hasUpcomingFeatures: true)
  private static let rejected = "VM0207"

  /// `VMGEN_ALL_NAMES=1` compiles every name as every kind of declaration, beside schemas that use the whole language.
  private static let compilesAll = ProcessInfo.processInfo.environment["VMGEN_ALL_NAMES"] != nil

  /// Each name that generated code uses, as a model beside a view model with tests.
  @Test func everyNameThatGeneratedCodeUsesCompilesAsAModel() throws {
    let names = LibraryTypes.modules.keys.sorted().map { "model \($0) { let a: Int = 1 }\n" }
    let found = try Self.compile([("names.vmodel", names.joined() + DeclaredKind.viewModel.declaration("Counter"))])
    #expect(found == "")
  }

  /// Each public name as one kind of declaration, in one module with schemas that use the whole language.
  @Test(.enabled(if: compilesAll)) func everyPublicNameCompiles() throws {
    let names = try Self.accepted(PublicNames.types(of: PublicNames.modules) + Array(LibraryTypes.modules.keys))
    #expect(names.count > 1300)
    let kinds: [DeclaredKind] = [.model, .enumeration, .model, .error, .model, .enumeration, .service, .viewModel]
    var schemas = try Self.fixtures()
    for kind in DeclaredKind.allCases {
      let part = names.enumerated().filter { kinds[$0.offset % kinds.count] == kind }.map(\.element)
      schemas.append(("\(kind).vmodel", kind.schema(part)))
    }
    schemas.append(("functions.vmodel", try Self.functions()))
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

  @Test func aRejectedNameHasAReason() throws {
    for (name, reason) in [
      ("Date", "the schema language has a type of that name"), ("Testing", "would hide the module `Testing`"),
      ("StringLiteralType", "Swift gives literals the type of that name"),
      ("Inputs", "generated code declares, extends or inherits a type"),
    ] {
      let found = Self.errors(in: "model \(name) { let a: Int }")
      #expect(found.map(\.kind.code) == [Self.rejected])
      #expect(found.first?.message.contains(reason) == true)
    }
  }

  /// The public functions as functions of the schema.
  private static func functions() throws -> String {
    let all = try PublicNames.functions()
    let refused = errors(in: all.map { "func `\($0)`(_ a: Int, b: String) -> Int = a + b.count\n" }.joined())
    let names = all.filter { name in !refused.contains { $0.arguments["name"] == name } }
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
    let tried = Set(names).subtracting(declared).sorted()
    let found = errors(in: tried.map { "model \($0) { let a: Int }\n" }.joined())
    #expect(found.allSatisfy { $0.kind.code == rejected })
    let refused = Set(found.compactMap { $0.arguments["name"] })
    // The double of a service `CLong` has the name of another type.
    return tried.filter { !refused.contains($0) && !$0.hasSuffix("Double") }
  }

  private static func errors(in schema: String) -> [Diagnostic] {
    let sources = Generation.sources([("Name.vmodel", schema)])
    let parsed = sources.map { parseSchema($0) }
    let found = parsed.flatMap(\.diagnostics) + checkSchemas(parsed.map(\.syntax), sources: sources).diagnostics
    return found.filter { $0.kind.severity == .error }
  }

  /// Compiles the schemas as a module that has the name of one of its types, and then the tests of the module.
  private static func compile(_ schemas: [(path: String, text: String)]) throws -> String {
    let module = "Comment"
    let sources = Generation.sources(schemas)
    let checked = try Generation.check(sources)
    let layers: Set<Layer> = [.model, .viewModel, .binding, .displays, .preview]
    let code = try generate(checked, sources: sources, options: GenerationOptions(layers: layers))
    let options = GenerationOptions(
      layers: [.tests], imports: [ExtraImport(module, isTestable: true)],
      testedModules: [.model: module, .viewModel: module], testModule: module)
    let tests = try generate(checked, sources: sources, options: options)
    let output = try Compilation.build(
      [
        Compilation.Module(name: module, files: texts(code), isTestable: true),
        Compilation.Module(name: module + "Tests", files: texts(tests)),
      ], setting, isDebug: true)
    let messages = output.split(separator: "\n").filter { $0.contains("error: ") || $0.contains("warning: ") }
    return messages.prefix(40).joined(separator: "\n")
  }

  private static func texts(_ files: [GeneratedFile]) -> [String: String] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }
}
