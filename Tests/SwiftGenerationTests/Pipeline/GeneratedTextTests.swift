import TestTags
import Testing

@testable import VmgenSwiftGeneration

/// Tests that generated files of every layer, for both test libraries, are formatted.
@Suite(.tags(.compiles)) struct GeneratedTextTests {
  private static let lone = """
    model Person {
      let name: String
    }

    model Nobody {
    }

    sample grace: Person = Person(name: "Grace")

    viewmodel Lone {
      input person: Person
      display title = person.name

      example "one" {
        given person = grace
        expect title == "Grace"
      }
    }

    viewmodel Still {
      let name: String
      display title = name
    }

    viewmodel Nothing {
      let name: String
    }
    """

  @Test(arguments: AccessLevel.allCases, TestLibrary.allCases)
  func filesAreFormatted(access: AccessLevel, testing: TestLibrary) throws {
    let options = GenerationOptions(
      layers: Set(Layer.allCases), access: access, testing: testing, imports: [ExtraImport("Shop", isTestable: true)])
    let texts = [("Lone.vmodel", Self.lone), ("Shop.vmodel", ShopSchema.text + "\n" + ShopSchema.viewModels)]
    var files: [String: String] = [:]
    for file in try Generation.files(texts, options) { files[file.path] = String(decoding: file.bytes, as: UTF8.self) }
    #expect(files.count == 4)
    for columns in [100, 120] {
      let found = try Toolchain.lint(files, columns: columns)
      #expect(found == "")
    }
  }
}
