// swift-tools-version: 6.1
// The examples of the documentation pages, as a package that uses the plugin. No generated code is checked in.
// `PageBuildTests` of the root package runs its tests,
// with the package of a release in place of the sources of the tool.
import PackageDescription

let package = Package(
  name: "PageTests",
  platforms: [.iOS(.v17), .macOS(.v14)],
  dependencies: [
    .package(name: "vmgen", path: Context.environment["VMGEN_PACKAGE"] ?? "../..")
  ],
  targets: [
    .target(name: "DocumentationExamples"),
    .testTarget(name: "DocumentationTests", dependencies: ["DocumentationExamples"]),
    .target(name: "LanguageReferenceExamples"),
    // An error policy applies to all schemas of its target.
    .target(name: "ErrorPolicyExamples"),
    .testTarget(name: "LanguageReferenceTests", dependencies: ["LanguageReferenceExamples", "ErrorPolicyExamples"]),
    .target(name: "StandardLibraryExamples"),
    .testTarget(name: "StandardLibraryTests", dependencies: ["StandardLibraryExamples"]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.dependencies.append(.product(name: "ViewModelRuntime", package: "vmgen"))
  if target.isTest || target.name == "DocumentationExamples" {
    target.dependencies.append(.product(name: "ViewModelTesting", package: "vmgen"))
  }
  target.swiftSettings = [.unsafeFlags(["-warnings-as-errors"])]
  target.plugins = [.plugin(name: "VmgenPlugin", package: "vmgen")]
}
