// swift-tools-version: 6.1
// The reference program of the first-build benchmark, which depends only on swift-argument-parser.
import PackageDescription

let package = Package(
  name: "ArgumentParserPeer",
  platforms: [.macOS(.v14)],
  dependencies: [.package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")],
  targets: [
    .executableTarget(
      name: "ArgumentParserPeer",
      dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")], path: "Sources")
  ]
)
