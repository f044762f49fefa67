// swift-tools-version: 6.1
// Tests the Combine support of the runtime with OpenCombine on platforms without Combine.
//
//   swift test --package-path Tests/CombineTests
//
// A module named Combine re-exports OpenCombine, and the sources of the runtime are compiled with it, so that code in
// `#if canImport(Combine)` is compiled and run. On Apple platforms, the tests use Apple's Combine.
import PackageDescription

#if canImport(Combine)
  let combine: [Target] = []
  let packages: [Package.Dependency] = []
  let combineModule: [Target.Dependency] = []
#else
  let combine: [Target] = [
    .target(name: "Combine", dependencies: [.product(name: "OpenCombine", package: "OpenCombine")], path: "Combine")
  ]
  let packages: [Package.Dependency] = [.package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")]
  let combineModule: [Target.Dependency] = ["Combine"]
#endif

let package = Package(
  name: "CombineTests",
  platforms: [.macOS(.v14)],
  dependencies: packages,
  targets: combine + [
    // Symbolic links to the folders in Sources.
    .target(name: "ViewModelContext", path: "ViewModelContext"),
    .target(name: "ViewModelCore", dependencies: ["ViewModelContext"] + combineModule, path: "ViewModelCore"),
    .target(name: "ViewModelFormatting", dependencies: ["ViewModelContext"], path: "ViewModelFormatting"),
    .target(
      name: "ViewModelRuntime", dependencies: ["ViewModelCore", "ViewModelFormatting"] + combineModule,
      path: "ViewModelRuntime"),
    .target(name: "ViewModelTesting", dependencies: ["ViewModelRuntime"], path: "ViewModelTesting"),
    .testTarget(
      name: "CombineTests", dependencies: ["ViewModelRuntime", "ViewModelTesting"] + combineModule, path: "Tests",
      exclude: ["Counter.vmodel"]),
  ],
  swiftLanguageModes: [.v6]
)
