// swift-tools-version: 6.1
// The second reference of the first-build benchmark: a module with one macro, which compiles swift-syntax.
import CompilerPluginSupport
import PackageDescription

let package = Package(
  name: "MacroPeer",
  platforms: [.macOS(.v14)],
  dependencies: [.package(url: "https://github.com/swiftlang/swift-syntax", exact: "602.0.0")],
  targets: [
    .macro(
      name: "PeerMacros",
      dependencies: [
        .product(name: "SwiftCompilerPlugin", package: "swift-syntax"),
        .product(name: "SwiftSyntaxMacros", package: "swift-syntax"),
      ]),
    .target(name: "MacroPeer", dependencies: ["PeerMacros"]),
  ]
)
