import Foundation
import Testing

extension ConsumerBuildTests {
  /// SwiftPM builds the files of the example that need no framework of Apple's.
  @Test func theTestsOfTheXcodeExamplePass() async throws {
    let example = packageRoot.appending(path: "Examples/AddressBook")
    let project = try XcodeProjectFile(at: example.appending(path: "AddressBook.xcodeproj"))
    var files = ["Package.swift": manifestOfTheXcodeExample]
    for target in ["AddressBook", "AddressBookTests"] {
      for name in project.files(in: target) {
        let text = try String(contentsOf: example.appending(path: "\(target)/\(name)"), encoding: .utf8)
        if !text.contains(/import (SwiftUI|AppIntents)\n/) { files["\(target)/\(name)"] = text }
      }
    }
    try await withBookShop(.native, startingWith: files) { consumer in
      let tested = try await consumer.test()
      #expect(tested.succeeded, "\(tested)")
      #expect(!tested.output.contains("warning:"), "\(tested)")
      #expect(tested.output.contains("a contact is deleted after a confirmation"), "\(tested)")
      #expect(tested.output.contains("aNewContactIsSaved"), "\(tested)")
    }
  }
}

private let manifestOfTheXcodeExample = """
  // swift-tools-version: 6.1
  import PackageDescription

  let package = Package(
    name: "AddressBook",
    platforms: [.iOS(.v17), .macOS(.v14)],
    dependencies: [.package(path: "../vmgen")],
    targets: [
      .target(
        name: "AddressBook", dependencies: [\(BookShop.runtime), \(BookShop.testing)], path: "AddressBook",
        \(BookShop.plugin)),
      .testTarget(
        name: "AddressBookTests", dependencies: ["AddressBook"], path: "AddressBookTests", \(BookShop.plugin)),
    ]
  )

  """
