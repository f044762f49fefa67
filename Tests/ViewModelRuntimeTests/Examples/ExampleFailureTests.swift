import Testing
import ViewModelRuntime

@testable import ViewModelTesting

extension ExampleFailure {
  /// The failure after the name and the line of the schema.
  var text: String { "\(fileID.split(separator: "/").last ?? ""):\(line): \(description)" }
}

/// The places of failures, which open the schema.
@MainActor
@Suite struct ExampleFailureTests {
  @Test func aFailureIsAtTheLineOfItsExpectationInTheSchema() async throws {
    let examples = ViewModelExample<ContactCard>.list(
      in: "../../../Sources/App/Cards.vmodel", from: "/app/Tests/AppTests/Generated/App_Cards.vmodel.tests.swift",
      id: "AppTests/App_Cards.vmodel.tests.swift"
    ) {
      ContactCard()
    } examples: { list in
      list.add("greets", at: 9) { card, check in check.equal(card.nameText, "Bob", "nameText", at: 11) }
    }
    let failure = try #require(await examples[0].run().first)
    #expect(failure.filePath == "/app/Sources/App/Cards.vmodel")
    #expect(failure.fileID == "AppTests/Cards.vmodel")
    #expect(failure.line == 11)
    #expect("\(failure)" == #""greets": expect nameText == "Bob": nameText is "Ada Lovelace""#)
  }

  @Test func theDefaultFolderIsThatOfTheTests() async throws {
    let failure = try #require(
      await failuresOfExample("greets") { card, check in check.equal(card.nameText, "", "nameText", at: 2) }.first)
    #expect(failure == #"Cards.vmodel:2: "greets": expect nameText == "": nameText is "Ada Lovelace""#)
  }
}
