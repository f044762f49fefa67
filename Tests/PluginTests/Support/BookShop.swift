/// The initial consumer: an app with two modules, a package that it depends on, and its tests. The package of the release
/// is beside it.
enum BookShop {
  static let files: [String: String] = [
    "Package.swift": manifest(),
    "Sources/Core/Core.swift": "// A target needs a source file to be one.\n",
    "Sources/Core/vmgen.json": #"{ "access": "public" }"# + "\n",
    "Sources/Core/Person.vmodel": person,
    "Sources/App/App.swift": "",
    "Sources/App/vmgen.json": "{}\n",
    "Sources/App/People/Row.vmodel": personRow,
    "Sources/App/Books/Row.vmodel": bookRow,
    "Tests/AppTests/AppTests.swift": appTests,
    "Catalog/Package.swift": catalogManifest,
    "Catalog/Sources/Catalog/Catalog.swift": "// A target needs a source file to be one.\n",
    "Catalog/Sources/Catalog/vmgen.json": #"{ "access": "public" }"# + "\n",
    "Catalog/Sources/Catalog/Book.vmodel": book,
  ]

  /// The names of the folders with the compiled targets of the consumer, for both build systems.
  static let buildFolders = Set(
    ["Core", "App", "AppTests", "Catalog", "Kept", "KeptTests", "AddressBook", "AddressBookTests"].map { "\($0).build" }
  )

  /// The identities of the consumer and of the package that it depends on.
  static let packages = ["book shop", "catalog"]

  static let runtime = #".product(name: "ViewModelRuntime", package: "vmgen")"#
  static let testing = #".product(name: "ViewModelTesting", package: "vmgen")"#
  static let plugin = #"plugins: [.plugin(name: "VmgenPlugin", package: "vmgen")]"#

  /// The dependencies of the app apart from the runtime.
  static let modulesOfApp = [#""Core""#, #".product(name: "Catalog", package: "Catalog")"#]

  static func manifest(
    appDependencies: [String] = [runtime] + modulesOfApp, testDependencies: [String] = [#""App""#, testing]
  ) -> String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "BookShop",
      platforms: [.iOS(.v17), .macOS(.v14)],
      dependencies: [
        .package(path: "../vmgen"),
        .package(path: "Catalog"),
      ],
      targets: [
        .target(name: "Core", \(plugin)),
        .target(name: "App", dependencies: [\(appDependencies.joined(separator: ", "))], \(plugin)),
        .testTarget(name: "AppTests", dependencies: [\(testDependencies.joined(separator: ", "))], \(plugin)),
      ]
    )

    """
  }

  private static let catalogManifest = """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Catalog",
      products: [.library(name: "Catalog", targets: ["Catalog"])],
      dependencies: [.package(path: "../../vmgen")],
      targets: [.target(name: "Catalog", \(plugin))]
    )

    """

  /// A package without the build plugin, whose generated files are checked in beside its sources.
  static let keepingGeneratedFiles: [String: String] = [
    "Package.swift": """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "Keeper",
      platforms: [.iOS(.v17), .macOS(.v14)],
      dependencies: [.package(path: "../vmgen")],
      targets: [.target(name: "Kept", exclude: ["Person.vmodel", "vmgen.json"]), .testTarget(name: "KeptTests", dependencies: ["Kept"])]
    )

    """,
    "Sources/Kept/Kept.swift": #"let person = Person(name: "Ada")"# + "\n",
    "Sources/Kept/Person.vmodel": person,
    "Sources/Kept/vmgen.json": #"{ "testsOutput": "../../Tests/KeptTests/Generated" }"# + "\n",
    "Tests/KeptTests/KeptTests.swift": "import Testing\n",
  ]

  static let person = """
    /// A customer.
    model Person {
        let name: String
    }

    """

  static let book = """
    model Book {
        let title: String
    }

    """

  static let personRow = """
    import Core

    viewmodel PersonRow {
        input person: Person

        display title = verbatim "\\(person.name)!"

        example "shows the name" {
            given person = Person(name: "Ada")
            expect title == "Ada!"
        }
    }

    """

  static let bookRow = """
    import Catalog

    viewmodel BookRow {
        input book: Book

        display title = book.title.uppercased()

        example "shouts" {
            given book = Book(title: "Emma")
            expect title == "EMMA"
        }
    }

    """

  /// A hand-written test beside the generated ones.
  private static let appTests = """
    import Core
    import Testing

    @testable import App

    @MainActor
    struct AppTests {
      @Test func generatedViewModelsWork() {
        #expect(PersonRow(person: Person(name: "Ada")).title == "Ada!")
      }
    }

    """
}
