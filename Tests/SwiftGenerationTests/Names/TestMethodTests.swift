import Testing

@testable import VmgenSwiftGeneration

/// Tests that XCTest shows each example as a case with its name.
@Suite struct TestMethodTests {
  private static func methods(_ examples: String) throws -> [Substring] {
    let schema = """
      viewmodel Greeting {
        input name: String = ""
        display text = verbatim "Hi \\(name)"
        \(examples)
      }
      """
    let files = try Generation.files(
      [("Greeting.vmodel", schema)], GenerationOptions(layers: [.viewModel, .tests], testing: .xctest))
    let tests = files.map { String(decoding: $0.bytes, as: UTF8.self) }.joined()
    return tests.split(separator: "\n").filter { $0.contains("@MainActor func test") }
      .map { $0.drop { $0 == " " }.dropFirst("@MainActor func ".count).prefix { $0 != "(" } }
  }

  @Test(arguments: [
    ("a name", "testAName"), ("1 + 1 names", "test11Names"), ("a user's name", "testAUsersName"),
    ("über-große Namen", "testÜberGroßeNamen"), ("…", "test"), ("laws", "testLaws2"),
  ])
  func anExampleIsAMethodWithItsTitle(title: String, method: String) throws {
    let methods = try Self.methods(#"  example "\#(title)" { expect text == "Hi " }"#)
    #expect(methods == [Substring(method)])
  }

  @Test func aLongTitleIsCutAfterAWord() throws {
    let title = Array(repeating: "seven", count: 40).joined(separator: " ")
    let methods = try Self.methods(#"  example "\#(title)" { expect text == "Hi " }"#)
    #expect(methods == ["test" + repeatElement("Seven", count: 13).joined()])
  }

  @Test func methodsOfAGroupHaveItsTitleAndAreUnique() throws {
    let methods = try Self.methods(
      """
        examples "with a name" {
          given name = "Ada"
          example "greets" { expect text == "Hi Ada" }
          example "greets!" { expect text == "Hi Ada" }
        }
      """)
    #expect(methods == ["testWithANameGreets", "testWithANameGreets2"])
  }
}
