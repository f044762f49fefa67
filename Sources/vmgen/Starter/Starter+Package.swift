import VmgenProjectGeneration

extension Starter {
  /// A package with a library, a program for the terminal and tests.
  ///
  /// - Parameters:
  ///   - name: The name of the package and of its library.
  ///   - vmgen: Where the package finds vmgen.
  init(package name: String, vmgen: ToolDependency, in folder: String) {
    self.folder = folder
    let sources = "Sources/\(name)"
    files = [
      File(path: "Package.swift", text: Self.manifest(name, vmgen)),
      File(path: "\(sources)/ShoppingList.vmodel", text: Self.shoppingList),
      File(path: "\(sources)/\(ConfigurationFile.name)", text: Self.publicAccess),
      File(path: "\(sources)/ShoppingListView.swift", text: Self.view),
      File(path: "Sources/\(name)Program/Program.swift", text: Self.program(name)),
      File(path: "Tests/\(name)Tests/ShoppingListTests.swift", text: Self.tests(name)),
      File(path: ".gitignore", text: ".build/\n", keepsExisting: true),
    ]
    let enter = folder == "." ? "" : "  cd \(folder)\n"
    let compiles = vmgen.compilesTool ? "; the first build also compiles vmgen" : ""
    nextSteps = """
      Next:
      \(enter)  swift test    # generates the code and runs the tests\(compiles)
        swift run     # runs the program
      Then change ShoppingList.vmodel: the build reports its errors at their places.

      """
  }

  private static func manifest(_ name: String, _ vmgen: ToolDependency) -> String {
    """
    // swift-tools-version: 6.1
    import PackageDescription

    let package = Package(
      name: "\(name)",
      platforms: [.iOS(.v17), .macOS(.v14)],
      products: [
        .library(name: "\(name)", targets: ["\(name)"])
      ],
      dependencies: [
        \(vmgen.entry)
      ],
      targets: [
        .target(
          name: "\(name)",
          dependencies: [.product(name: "ViewModelRuntime", package: "vmgen")],
          plugins: [.plugin(name: "VmgenPlugin", package: "vmgen")]),
        .executableTarget(
          name: "\(name)Program",
          dependencies: ["\(name)", .product(name: "ViewModelRuntime", package: "vmgen")]),
        .testTarget(
          name: "\(name)Tests",
          dependencies: ["\(name)", .product(name: "ViewModelTesting", package: "vmgen")],
          plugins: [.plugin(name: "VmgenPlugin", package: "vmgen")]),
      ]
    )

    """
  }

  private static let publicAccess = """
    {
      "access": "public"
    }

    """
}
