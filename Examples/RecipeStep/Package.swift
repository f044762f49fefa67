// swift-tools-version: 6.1
// A separate package that uses the plugin. No generated code is checked in.
// Run its tests with: swift test --package-path Examples/RecipeStep
import PackageDescription

let package = Package(
  name: "RecipeStepExample",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    .package(name: "vmgen", path: "../..")
  ],
  targets: [
    .target(
      name: "RecipeStepExample",
      dependencies: [.product(name: "ViewModelRuntime", package: "vmgen")],
      path: "Sources/RecipeStep",
      plugins: [.plugin(name: "VmgenPlugin", package: "vmgen")]),
    .testTarget(
      name: "RecipeStepExampleTests",
      dependencies: ["RecipeStepExample", .product(name: "ViewModelTesting", package: "vmgen")],
      path: "Tests/RecipeStepTests",
      plugins: [.plugin(name: "VmgenPlugin", package: "vmgen")]),
  ],
  swiftLanguageModes: [.v6]
)
