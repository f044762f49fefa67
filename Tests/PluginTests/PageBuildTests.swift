import Foundation
import Testing

extension ConsumerBuildTests {
  /// The examples of the documentation pages, of the language reference and of the standard library.
  @Test func theTestsOfThePagesPass() async throws {
    try await BuildSystem.native.lane.run {
      let pages = Consumer(
        folder: packageRoot.appending(path: "Tests/PageTests"), buildSystem: .native,
        environment: ["VMGEN_PACKAGE": try await Consumers.shared.release(for: .native).path])
      let tested = try await pages.test()
      #expect(tested.succeeded, "\(tested)")
      let suites = [
        "SignInTests", "ContactViewModelSchemaTests", "PortalArchiveViewModelSchemaTests", "TextEntriesSchemaTests",
      ]
      for suite in suites {
        #expect(tested.output.contains("Suite \(suite) passed"), "\(tested)")
      }
      let linted = try await pages.lintGenerated()
      #expect(linted.succeeded, "\(linted)")
    }
  }
}
