import Foundation
import Testing
import ViewModelRuntime

@Suite struct IdentifierTextTests {
  @Test(
    arguments: [
      ("https://example.com", "https://example.com"), (" HTTP://example.com/a?b=c#d ", "HTTP://example.com/a?b=c#d"),
      ("mailto:ada@example.com", "mailto:ada@example.com"), ("file:///tmp/a%20b", "file:///tmp/a%20b"),
      ("tel:5551234", "tel:5551234"),
      ("https://user:secret@[::1]:8080/", "https://user:secret@[::1]:8080/"),
      ("com.example.app:open", "com.example.app:open"),
      ("https://example.com/größe", "https://example.com/gr%C3%B6%C3%9Fe"),
    ])
  func aURLIsParsed(text: String, expected: String) throws {
    let url = try TextConversion.url.value(of: text, keeping: nil, in: .example)
    #expect(TextConversion.url.text(of: url, in: .example) == expected)
    TextConversion.url.expectToKeep([url], in: .example)
  }

  @Test(arguments: [
    "example.com", "example.com:8080", "localhost:8080/a", "https:", "https://", "https:///path", "http:example.com",
    "://example.com",
    "1http://example.com", "https://exa mple.com", "https://example.com/a b", "https://example.com/%zz",
    "https://example.com/%4",
    "https://example.com/<a>", "https://example.com/\u{0}", "https://example.com/\u{202E}a", "ht tp://example.com", "x",
    "🙂", "https://exam\nple.com",
  ])
  func otherTextsAreNotAddresses(text: String) {
    #expect(TextConversion.url.reading(text) == .failure(.notAnAddress))
  }

  @Test func parsingAUUIDIgnoresCase() throws {
    let uuid = try #require(UUID(uuidString: "123E4567-E89B-12D3-A456-426614174000"))
    for text in ["123E4567-E89B-12D3-A456-426614174000", " 123e4567-e89b-12d3-a456-426614174000\n"] {
      #expect(TextConversion.uuid.reading(text) == .success(uuid))
    }
    TextConversion.uuid.expectToKeep([uuid] + (0..<50).map { _ in UUID() }, in: .example)
  }

  @Test(arguments: [
    "123E4567E89B12D3A456426614174000", "123E4567-E89B-12D3-A456-42661417400", "123E4567-E89B-12D3-A456-4266141740000",
    "{123E4567-E89B-12D3-A456-426614174000}", "123G4567-E89B-12D3-A456-426614174000",
    "123E4567-E89B-12D3-A456_426614174000", "x",
    "123E4567-E89B-12D3-A456-42661417400\u{0}",
  ])
  func otherTextsAreNotUUIDs(text: String) {
    #expect(TextConversion.uuid.reading(text) == .failure(.notAUUID))
  }

  @Test func noTextIsMissing() {
    #expect(TextConversion.url.reading(" ") == .failure(.missing))
    #expect(TextConversion.uuid.reading("") == .failure(.missing))
  }

  @Test func aHugeTextIsAProblem() {
    for part in ["a", ":", "%", "https://", "\u{301}", " "] {
      let text = String(repeating: part, count: 100_000) + "x"
      #expect(TextConversion.url.reading(text) == .failure(.notAnAddress))
      #expect(TextConversion.uuid.reading(text) == .failure(.notAUUID))
    }
  }
}
