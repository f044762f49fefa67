// swift-tools-version: 6.1
// Our template engine beside swift-mustache and Stencil.
//
//   swift run -c release --package-path Tests/Benchmarks/TemplateBenchmark TemplateBenchmark
//
// swift-mustache's module is called Mustache, as ours is, and a package graph may have only one of that name. So this
// package compiles our sources under another name instead of depending on our package.
import PackageDescription

let package = Package(
  name: "TemplateBenchmark",
  platforms: [.macOS(.v14)],
  dependencies: [
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/stencilproject/Stencil", from: "0.15.1"),
  ],
  targets: [
    // A link to Sources/Mustache.
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
