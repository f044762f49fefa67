import Testing
import ViewModelRuntime

@Suite struct OptionalTextTests {
  @Test(arguments: ["", " ", "\n\u{A0}"])
  func anEmptyTextIsNil(text: String) {
    #expect(TextConversion.optional(.integer).reading(text) == .success(nil))
    #expect(TextConversion.optional(.text).reading(text) == .success(nil))
  }

  @Test func aPresentValueIsConvertedAsIfNotOptional() {
    #expect(TextConversion.optional(.integer).reading(" 5") == .success(5))
    #expect(TextConversion.optional(.integer).reading("x") == .failure(.notAWholeNumber))
    #expect(TextConversion.optional(.text).reading(" Ada ") == .success(" Ada "))
  }

  @Test func nilIsShownAsTheEmptyText() {
    #expect(TextConversion.optional(.integer).text(of: nil, in: .example) == "")
    #expect(TextConversion.present(.integer).text(of: nil, in: .example) == "")
    // White text is nil, and is displayed as nil.
    #expect(TextConversion.optional(.text).text(of: " ", in: .example) == "")
  }

  @Test func noTextIsNilForAnOptionalPath() {
    #expect(TextConversion.present(.integer).reading("") == .failure(.missing))
    #expect(TextConversion.present(.text).reading("") == .success(""))
    #expect(TextConversion.present(.integer).reading("5") == .success(5))
  }

  @Test func theOldValueIsPassed() throws {
    let appended = TextConversion<String> { value, _ in
      value
    } parse: { text, old, _ throws(TextProblem) in
      (old ?? "none") + text
    }
    #expect(try TextConversion.optional(appended).value(of: "b", keeping: "a", in: .example) == "ab")
    #expect(try TextConversion.present(appended).value(of: "b", keeping: .some(nil), in: .example) == "noneb")
    #expect(try TextConversion.present(appended).value(of: "b", keeping: nil, in: .example) == "noneb")
  }
}
