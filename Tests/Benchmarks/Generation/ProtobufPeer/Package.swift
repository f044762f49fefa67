// swift-tools-version: 6.1
// Builds the reference program of the generation benchmark: `swift build -c release --product protoc-gen-swift`.
import PackageDescription

let package = Package(
  name: "ProtobufPeer",
  platforms: [.macOS(.v14)],
  dependencies: [.package(url: "https://github.com/apple/swift-protobuf", from: "1.39.0")],
  targets: [
    .executableTarget(
      name: "ProtobufPeer",
      dependencies: [.product(name: "SwiftProtobuf", package: "swift-protobuf")], path: "Sources")
  ]
)
