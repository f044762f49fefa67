import Testing
import ViewModelRuntime

@Suite struct ChoiceTextTests {
  enum Size: String, CaseIterable { case small, medium, large }
  enum Stars: Int, CaseIterable {
    case none, one
    case many = 1000
  }
  enum Grade: CaseIterable {
    case upper, lower, same, again, spaced, blank

    var label: String {
      switch self {
      case .upper: "A"
      case .lower: "a"
      case .same, .again: "Straße"
      case .spaced: " very good "
      case .blank: ""
      }
    }
  }
  let grades = TextConversion<Grade>.choice { value, _ in value.label }

  @Test(arguments: readers)
  func aChoiceRoundTrips(locale: String) {
    TextConversion<Size>.choice.expectToKeep(Size.allCases, in: .example(locale))
    TextConversion<Stars>.choice.expectToKeep(Stars.allCases, in: .example(locale))
    TextConversion.optional(TextConversion<Size>.choice).expectToKeep(Size.allCases + [nil], in: .example(locale))
    grades.expectToKeep(Grade.allCases, in: .example(locale))
  }

  @Test func parsingATitleIgnoresCase() {
    #expect(TextConversion<Size>.choice.reading(" Medium") == .success(.medium))
    #expect(grades.reading("STRASSE") == .failure(.notAChoice(["A", "a", "Straße", "Straße", "very good", ""])))
    #expect(grades.reading("straße") == .success(.same))
    #expect(grades.reading("Very Good") == .success(.spaced))
  }

  @Test func theExactTitleComesFirst() {
    #expect(grades.reading("a") == .success(.lower))
    #expect(grades.reading("A") == .success(.upper))
  }

  @Test func anAmbiguousTitleKeepsTheOldValue() throws {
    #expect(try grades.value(of: "Straße", keeping: .again, in: .example) == .again)
    #expect(grades.reading("Straße") == .success(.same))
  }

  @Test func aChoiceByNumberIsParsedLikeANumber() {
    #expect(TextConversion<Stars>.choice.reading("1,000") == .success(.many))
    #expect(TextConversion<Stars>.choice.reading("٠", "ar_EG") == .success(Stars.none))
    #expect(TextConversion<Stars>.choice.reading("2") == .failure(.notAChoice(["0", "1", "1000"])))
    #expect(TextConversion<Stars>.choice.reading("") == .failure(.missing))
  }

  @Test func anotherTitleIsAProblem() {
    #expect(TextConversion<Size>.choice.reading("huge") == .failure(.notAChoice(["small", "medium", "large"])))
    #expect(TextConversion<Size>.choice.reading("\t") == .failure(.missing))
    let long = String(repeating: "small", count: 1_000_000)
    #expect(TextConversion<Size>.choice.reading(long) == .failure(.notAChoice(["small", "medium", "large"])))
  }
}
