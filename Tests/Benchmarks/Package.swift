// swift-tools-version: 6.1
// Benchmarks beside their peers: a folder and an executable each, in packages of their own because they need
// third-party packages, which the product does not.
//
//   swift run -c release --package-path Tests/Benchmarks NAME
//   swift run -c release --package-path Tests/Benchmarks/TemplateBenchmark TemplateBenchmark
//
// Each measures itself and its peers interleaved in one run and prints medians and ratios. Nothing here is a test:
// tests never assert time. TemplateBenchmark is a package by itself: its peer's module is called Mustache as well.
import PackageDescription

let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(name: "vmgen", path: "../.."),
  ],
  targets: [
    .target(name: "HeapUse", path: "HeapUse"),
    .executableTarget(
      name: "ReactiveBenchmark",
      dependencies: [
        "HeapUse",
        .product(name: "OpenCombine", package: "OpenCombine"),
        .product(name: "ViewModelRuntime", package: "vmgen"),
      ],
      path: "ReactiveBenchmark", plugins: [.plugin(name: "VmgenPlugin", package: "vmgen")]),
    .executableTarget(
      name: "FormatBenchmark", dependencies: [.product(name: "ViewModelRuntime", package: "vmgen")],
      path: "FormatBenchmark"),
  ],
  swiftLanguageModes: [.v6]
)
