import Foundation
import Testing
import ViewModelRuntime

@Suite struct TextProblemTests {
  static let words: [(TextProblem, String)] = [
    (.missing, "Enter a value"), (.notAWholeNumber, "Enter a whole number"), (.notANumber, "Enter a number"),
    (.decimalSeparator(expected: ","), "Write decimals with “,”"), (.tooLarge, "Enter a smaller value"),
    (.tooSmall, "Enter a greater value"),
    (.tooManyDigits, "Enter fewer digits"), (.notADate(example: "12/31/2025"), "Enter a date like 12/31/2025"),
    (.notATime(example: "14:30"), "Enter a time like 14:30"), (.noSuchDate, "There is no such date"),
    (.noSuchTime, "There is no such time on that day"), (.wrongWeekday("Sunday"), "That date is a Sunday"),
    (.notADuration(example: "1:30:00"), "Enter a duration like 1:30:00"),
    (.notAnAddress, "Enter an address like https://example.com"),
    (.notAUUID, "Enter a UUID like 123E4567-E89B-12D3-A456-426614174000"),
    (.notAChoice(["A", "B", "C"]), "Enter A, B, or C"),
    (.notAChoice((0..<100).map(String.init)), "Enter one of the choices, such as 0, 1, or 2"),
    (.unreadable, "The text cannot be read"), (.other("Ask \("Ada")"), "Ask Ada"),
  ]

  @Test(arguments: words)
  func aProblemHasAText(problem: TextProblem, words: String) {
    #expect(problem.text(in: .example) == words)
  }

  @Test func theTextOfAProblemIsTranslated() {
    var context = DisplayContext.example("de_DE")
    let table = ["Enter a whole number": "Ganze Zahl eingeben", "Enter a date like %@": "Datum wie %@ eingeben"]
    context.localization = .lookup { key, _ in table[key] }
    #expect(TextProblem.notAWholeNumber.text(in: context) == "Ganze Zahl eingeben")
    #expect(throws: TextProblem.notADate(example: "31.12.2025")) {
      try TextConversion.day.value(of: "x", keeping: nil, in: context)
    }
    #expect(TextProblem.notADate(example: "31.12.2025").text(in: context) == "Datum wie 31.12.2025 eingeben")
  }

  @Test func theTextOfTheOldValueMeansTheOldValue() throws {
    let refusing = TextConversion<Int> { value, _ in
      String(value)
    } parse: { _, _, _ throws(TextProblem) in
      throw .other("No")
    }
    #expect(try refusing.value(of: "5", keeping: 5, in: .example) == 5)
    #expect(throws: TextProblem.other("No")) { try refusing.value(of: "6", keeping: 5, in: .example) }
    #expect(try TextConversion.double.value(of: "", keeping: .nan, in: .example).isNaN)
  }
}
