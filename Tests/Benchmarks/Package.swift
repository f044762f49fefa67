// swift-tools-version: 6.1
// Benchmarks against comparable libraries. Each is a folder and an executable. The packages are separate because they
// depend on third-party packages, which the product does not.
//
//   swift run -c release --package-path Tests/Benchmarks NAME
//   swift run -c release --package-path Tests/Benchmarks/TemplateBenchmark TemplateBenchmark
//
// Each benchmark alternates between vmgen and the other libraries in one run, and prints medians and ratios. Benchmarks
// are not tests: tests never assert time. TemplateBenchmark is a package of its own because the module of
// swift-mustache is called Mustache, too.
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
    .executableTarget(
      name: "ListBenchmark", dependencies: ["HeapUse", .product(name: "ViewModelRuntime", package: "vmgen")],
      path: "ListBenchmark", plugins: [.plugin(name: "VmgenPlugin", package: "vmgen")]),
  ],
  swiftLanguageModes: [.v6]
)
