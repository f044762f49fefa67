// swift-tools-version: 6.1
// Compares vmgen's template engine with swift-mustache and Stencil.
//
//   swift run -c release --package-path Tests/Benchmarks/TemplateBenchmark TemplateBenchmark
//
// The module of swift-mustache is called Mustache, like vmgen's, and module names must be unique in a package graph.
// Therefore this package compiles vmgen's sources under another name.
import PackageDescription

let package = Package(
  name: "TemplateBenchmark",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/stencilproject/Stencil", from: "0.15.1"),
  ],
  targets: [
    // A symbolic link to Sources/Mustache.
    .target(name: "VmgenMustache", path: "VmgenMustache"),
    .executableTarget(
      name: "TemplateBenchmark",
      dependencies: [
        "VmgenMustache",
        .product(name: "Mustache", package: "swift-mustache"),
        .product(name: "Stencil", package: "Stencil"),
      ],
      path: "Sources"),
  ],
  swiftLanguageModes: [.v6]
)
