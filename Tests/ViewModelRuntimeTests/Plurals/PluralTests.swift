import Foundation
import Testing
@_spi(Generated) import ViewModelRuntime

@Suite struct PluralTests {
  private func category(_ count: some PluralNumber, _ locale: String) -> String {
    // `zero:` applies to 0 in every language.
    plural(
      count, zero: count.pluralOperands == 0.pluralOperands ? nil : "zero", one: "one", two: "two", few: "few",
      many: "many", other: "other", in: .example(locale))
  }

  /// The samples of CLDR.
  @Test(
    arguments: [
      ("en_US", "one", [1]), ("en_US", "other", [0, 2, 16, 100, 1000, 1_000_000]),
      ("fr_FR", "one", [0, 1]), ("fr_FR", "many", [1_000_000, 2_000_000]), ("fr_FR", "other", [2, 17, 1000]),
      ("pt_BR", "one", [0, 1]), ("pt_PT", "one", [1]), ("pt_PT", "other", [0, 2]), ("es", "many", [1_000_000]),
      ("ja", "other", [0, 1, 2, 100]), ("zh_Hans_CN", "other", [0, 1, 2]), ("ko", "other", [1]), ("vi", "other", [1]),
      ("ru", "one", [1, 21, 31, 101, 1001]), ("ru", "few", [2, 3, 4, 22, 24, 102, 1002]),
      ("ru", "many", [0, 5, 11, 12, 14, 19, 100, 1000]), ("uk", "few", [2, 22]), ("be", "many", [0, 5, 11, 111]),
      ("pl", "one", [1]), ("pl", "few", [2, 3, 4, 22, 32, 102]), ("pl", "many", [0, 5, 12, 19, 21, 100, 101]),
      ("cs", "one", [1]), ("cs", "few", [2, 3, 4]), ("cs", "other", [0, 5, 19, 100]), ("sk", "few", [2]),
      ("sl", "one", [1, 101, 201]), ("sl", "two", [2, 102]), ("sl", "few", [3, 4, 103]), ("sl", "other", [0, 5, 100]),
      ("hr", "one", [1, 21, 101]), ("sr_Latn_RS", "few", [2, 3, 4, 22]), ("bs", "other", [0, 5, 11]),
      ("lt", "one", [1, 21, 31]), ("lt", "few", [2, 9, 22]), ("lt", "other", [0, 10, 11, 19, 20]),
      ("lv", "one", [1, 21, 31]), ("lv", "other", [2, 9, 22]), ("lv", "zero", [10, 11, 20, 30]),
      ("ro", "one", [1]), ("ro", "few", [0, 2, 16, 101, 119]), ("ro", "other", [20, 35, 100]),
      ("ar", "one", [1]), ("ar", "two", [2]), ("ar", "few", [3, 10, 103, 110]), ("ar", "many", [11, 26, 99, 111]),
      ("ar", "other", [100, 102, 200, 1000]), ("he", "one", [1]), ("he", "two", [2]), ("he", "other", [0, 3, 17, 20]),
      ("iw_IL", "two", [2]), ("cy", "two", [2]), ("cy", "few", [3]), ("cy", "many", [6]),
      ("cy", "other", [4, 5, 7, 20]),
      ("ga", "one", [1]), ("ga", "two", [2]), ("ga", "few", [3, 6]), ("ga", "many", [7, 10]),
      ("ga", "other", [0, 11, 25]),
      ("gd", "one", [1, 11]), ("gd", "two", [2, 12]), ("gd", "few", [3, 10, 13, 19]), ("gd", "other", [0, 20, 34]),
      ("mt", "two", [2]), ("mt", "few", [0, 3, 10, 103]), ("mt", "many", [11, 19, 111]), ("mt", "other", [20, 35]),
      ("br", "one", [1, 21, 31, 81]), ("br", "two", [2, 22]), ("br", "few", [3, 4, 9, 23]), ("br", "many", [1_000_000]),
      ("br", "other", [0, 5, 11, 71, 91]), ("hi", "one", [0, 1]), ("da", "one", [1]), ("is", "one", [1, 21, 101]),
      ("mk", "one", [1, 21]), ("fil", "one", [0, 1, 2, 3, 5, 7]), ("fil", "other", [4, 6, 9, 14]), ("tr", "one", [1]),
      ("xx_XX", "other", [0, 1, 2]), ("", "other", [1]),
    ] as [(String, String, [Int])])
  func pluralFormsFollowTheLanguage(locale: String, expected: String, counts: [Int]) {
    for count in counts { #expect(category(count, locale) == expected, "\(count)") }
  }

  @Test(arguments: [
    ("en_US", 1.5, "other"), ("en_US", 1.0, "one"), ("fr_FR", 1.5, "one"), ("fr_FR", 2.5, "other"),
    ("ru", 1.5, "other"),
    ("cs", 1.5, "many"), ("lt", 1.5, "many"), ("da", 0.5, "one"), ("pl", 1.5, "other"), ("sl", 0.1, "few"),
    ("hi", 0.5, "one"), ("he", 0.5, "one"), ("hr", 0.1, "one"), ("hr", 0.2, "few"), ("is", 0.1, "one"),
    ("lv", 0.1, "one"),
    ("ar", 1.1, "other"), ("en_US", .nan, "other"), ("en_US", .infinity, "other"), ("en_US", 1e300, "other"),
  ])
  func decimalsHavePluralForms(locale: String, count: Double, expected: String) {
    #expect(category(count, locale) == expected)
    #expect(category(Decimal(saturating: count), locale) == expected)
  }

  @Test func theSignMakesNoDifference() {
    #expect(category(-1, "en_US") == "one")
    #expect(category(Int.min, "en_US") == "other")
    #expect(category(Decimal(-3), "pl") == "few")
  }

  @Test func zeroAppliesToZeroInEveryLanguage() {
    #expect(plural(0, zero: "none", other: "some", in: .example) == "none")
    #expect(plural(10, zero: "none", other: "some", in: .example) == "some")
    #expect(plural(0.0, zero: "none", other: "some", in: .example) == "none")
    #expect(plural(0, one: "one", other: "some", in: .example) == "some")
  }

  @Test func zeroIsTheTextForItsCategoryInLanguagesThatHaveIt() {
    let latvian = DisplayContext.example("lv")
    for count in [0, 10, 11, 20, 100] { #expect(plural(count, zero: "zero", other: "other", in: latvian) == "zero") }
    #expect(plural(21, zero: "zero", one: "one", other: "other", in: latvian) == "one")
    #expect(plural(22, zero: "zero", other: "other", in: latvian) == "other")
  }

  @Test func anOmittedFormUsesOther() {
    #expect(plural(2, one: "one", other: "other", in: .example("ar")) == "other")
  }

  @Test func onlyTheChosenFormIsEvaluated() {
    var made: [String] = []
    func make(_ text: String) -> String {
      made.append(text)
      return text
    }
    #expect(plural(1, one: make("one"), other: make("other"), in: .example) == "one")
    #expect(made == ["one"])
  }

  @Test(arguments: [
    (
      "en_US",
      [1: "one", 2: "two", 3: "few", 4: "other", 11: "other", 12: "other", 13: "other", 21: "one", 111: "other"]
    ),
    ("fr_FR", [1: "one", 2: "other"]), ("it", [8: "many", 11: "many", 80: "many", 1: "other"]),
    ("sv", [1: "one", 2: "one", 3: "other", 11: "other", 21: "one"]), ("de_DE", [1: "other"]),
    ("cy", [0: "zero", 1: "one", 2: "two", 3: "few", 5: "many", 7: "zero", 10: "other"]),
    ("ca", [1: "one", 3: "one", 2: "two", 4: "few"]), ("hu", [1: "one", 5: "one", 2: "other"]),
    ("uk", [3: "few", 13: "other", 23: "few"]), ("az", [1: "one", 3: "few", 6: "many", 9: "other", 100: "few"]),
  ])
  func ordinalFormsFollowTheLanguage(locale: String, forms: [Int: String]) {
    for (place, expected) in forms {
      let form = ordinal(
        place, zero: "zero", one: "one", two: "two", few: "few", many: "many", other: "other", in: .example(locale))
      #expect(form == expected, "\(place)")
    }
  }
}
