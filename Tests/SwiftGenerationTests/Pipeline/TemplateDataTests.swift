import DerivedFiles
import Testing
import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

@testable import VmgenSwiftGeneration

/// Tests that `TemplateObject`, from which `TemplateData.md` is written, has exactly the keys that templates can read.
@Suite struct TemplateDataTests {
  /// An error policy and a container of services, which a module has once.
  private static let moduleDeclarations = """
    service Notices {
      func show(_ text: String) async
    }
    service Door {
      func open() async throws
    }
    services AppServices
    errors {
      use notices: Notices
      catch { await notices.show(error.label) }
    }
    viewmodel HallViewModel {
      use door: Door
      command enter { try await door.open() }
    }
    """

  /// A service with a query that no double can answer, so that the examples of its view model are skipped.
  private static let skippedExamples = """
    extern Key: Equatable, Sendable
    service Cabinet {
      func key() -> Key
    }
    viewmodel KeyViewModel {
      use cabinet: Cabinet
      state isSame = false
      display mark = isSame
      command compare { isSame = cabinet.key() == cabinet.key() }
      example "no value of a key is known" {
        expect !mark
      }
    }
    """

  /// The methods and properties of types with each key of their template data.
  static let documentedMethods = """
    enum Coin {
      case penny
      /// The value in pennies.
      var worth: Int { 1 }
      func total(_ count: Int = 1) -> String { "\\(count * worth) pennies" }
    }
    model Purse {
      let coins: [Coin]
      /// The number of coins.
      var count: Int { coins.count }
      func text(of count: Int = 1) -> String { "\\(count) coins" }
    }
    """

  @Test func everyKeyIsDocumented() throws {
    var paths: Set<String> = []
    for text in [
      ShopSchema.text + "\n" + ShopSchema.viewModels, StatefulSchema.text, try Generation.fixture("Login"),
      try Generation.fixture("Repositories"), try Generation.fixture("OrderForm"), try Generation.fixture("Focus"),
      try Generation.fixture("News"), try Generation.fixture("Ages"), try Generation.fixture("Offers"),
      try Generation.fixture("Pledges"), try Generation.fixture("Lockers"), try Generation.fixture("Vaults"),
      try Generation.fixture("Countries"), try Generation.fixture("Seatings"), try Generation.fixture("Tuners"),
      try Generation.fixture("Fares"),
      Self.documentedMethods, try Generation.navigationSchema("Portal"),
      Self.moduleDeclarations,
      Self.skippedExamples,
    ] {
      let sources = Generation.sources([("Shop.vmodel", text)])
      let schemas = try Generation.check(sources)
      for testing in TestLibrary.allCases {
        let options = GenerationOptions(layers: Set(Layer.allCases), access: .public, testing: testing)
        for schema in schemas.schemas {
          paths.formUnion(templateData(schema, in: schemas, sources: sources, options: options).keyPaths)
        }
      }
    }
    // The examples of a group have the keys of the examples outside of it.
    paths = Set(paths.map { $0.replacing(/(\.entries\[\])+/, with: ".entries[]") })
    let documented = TemplateObject.paths()
    #expect(paths.subtracting(documented).sorted() == [])
    #expect(documented.subtracting(paths).sorted() == [])
  }
}
