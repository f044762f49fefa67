import Foundation
import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

@Suite struct StringCatalogTests {
  private func people(_ count: Int, _ locale: String) throws -> String {
    let context = Catalogs.context(locale, try .catalog(Catalogs.people))
    return context.plural(count, one: "1 person", other: "\(count) people")
  }

  @Test(arguments: [
    ("en_US", 1, "1 person"), ("en_US", 0, "0 people"), ("de_DE", 1, "1 Person"), ("de_AT", 3, "3 Personen"),
    ("fr_FR", 0, "0 personne"), ("fr_FR", 1, "1 personne"), ("fr_FR", 2, "2 personnes"),
    ("ru_RU", 1, "1 человек"), ("ru_RU", 2, "2 человека"), ("ru_RU", 5, "5 человек (много)"),
    ("ru_RU", 21, "21 человек"),
    ("pl_PL", 1, "1 osoba"), ("pl_PL", 22, "22 osoby"), ("pl_PL", 12, "12 osób"),
    ("ja_JP", 1, "1人"), ("ja_JP", 2, "2人"),
    ("ar_AE", 0, "لا أحد"), ("ar_AE", 1, "شخص واحد"), ("ar_AE", 2, "شخصان"), ("ar_AE", 3, "3 أشخاص"),
    ("ar_AE", 11, "11 شخصًا"), ("ar_AE", 100, "100 شخص"), ("ar_EG", 3, "٣ أشخاص"),
  ])
  func theRulesOfTheTranslationsLanguageChooseTheForm(locale: String, count: Int, expected: String) throws {
    #expect(try people(count, locale) == expected)
  }

  @Test func aTextWithoutATranslationHasTheFormOfTheSourceLanguage() throws {
    let context = Catalogs.context("fr_FR", try .catalog(Catalogs.json("other", "")))
    #expect(context.plural(0, one: "1 person", other: "\(0) people") == "0 people")
    #expect(context.text("Hello") == "Hello")
  }

  @Test func numbersInATranslationHaveTheFormatOfTheLocale() throws {
    #expect(try people(1234, "de_DE") == "1.234 Personen")
    #expect(try people(1234, "en_US") == "1234 people", "as in the examples of a schema")
  }

  @Test func anEmptyCatalogChangesNothing() throws {
    let context = Catalogs.context("de_DE", try .catalog(Data(#"{"sourceLanguage":"en","strings":{}}"#.utf8)))
    #expect(context.text("Hello, \("Ada")!") == "Hello, Ada!")
  }

  @Test(arguments: [
    ("de_AT", "Servus"), ("de_CH", "Guten Tag"), ("de", "Guten Tag"), ("en_GB", "Hi"), ("fr", "Hi"), ("zh_TW", "Hi"),
  ])
  func aLanguageFallsBackToItsParentAndThenToTheSource(locale: String, expected: String) throws {
    let localizations =
      #""de":\#(Catalogs.unit("Guten Tag")),"de-AT":\#(Catalogs.unit("Servus")),"en":\#(Catalogs.unit("Hi")),"#
      + #""zh-Hans":\#(Catalogs.unit("你好"))"#
    let context = Catalogs.context(locale, try .catalog(Catalogs.json("Hello", localizations)))
    #expect(context.text("Hello") == expected)
  }

  @Test func aTextThatOnlyTheParentLanguageHasIsInTheParentLanguage() throws {
    let data = Data(
      #"""
      {"sourceLanguage":"en","strings":{
        "A":{"localizations":{"de":\#(Catalogs.unit("a")),"de-AT":\#(Catalogs.unit("aa", state: "new"))}},
        "B":{"localizations":{"de-AT":\#(Catalogs.unit("bb"))}}}}
      """#.utf8)
    let context = Catalogs.context("de_AT", try .catalog(data))
    #expect(context.text("A") == "a")
    #expect(context.text("B") == "bb")
  }

  @Test func stateNewIsUntranslatedAndNeedsReviewIsTranslated() throws {
    func text(_ state: String) throws -> String {
      let data = Catalogs.json("Hello", #""de":\#(Catalogs.unit("Hallo", state: state))"#)
      return Catalogs.context("de_DE", try .catalog(data)).text("Hello")
    }
    #expect(try text("new") == "Hello")
    #expect(try text("needs_review") == "Hallo")
  }

  @Test func aTextThatIsNotToBeTranslatedIsInTheSourceLanguage() throws {
    let localizations = #""de":\#(Catalogs.unit("Fenster")),"en":\#(Catalogs.unit("Windows"))"#
    let data = Catalogs.json("Windows", localizations, entry: #""shouldTranslate":false,"#)
    #expect(Catalogs.context("de_DE", try .catalog(data)).text("Windows") == "Windows")
  }

  @Test func aDeviceVariationFallsBackToOther() throws {
    let forms =
      #"{"variations":{"device":{"mac":\#(Catalogs.unit("Klicken")),"other":\#(Catalogs.unit("Tippen"))}}}"#
    let data = Catalogs.json("Tap", #""de":\#(forms)"#)
    #expect(Catalogs.context("de", try .catalog(data, devices: ["mac"])).text("Tap") == "Klicken")
    #expect(Catalogs.context("de", try .catalog(data, devices: ["ipad"])).text("Tap") == "Tippen")
    #expect(Catalogs.context("de", try .catalog(data, devices: [])).text("Tap") == "Tippen")
  }

  @Test func variablesHaveFormsOfTheirOwn() throws {
    let substitutions = #"""
      {"stringUnit":{"state":"translated","value":"%1$@: %#@files@ в %#@folders@"},
      "substitutions":{
        "files":{"argNum":2,"formatSpecifier":"lld","variations":{"plural":{
          "one":\#(Catalogs.unit("%arg файл")),"few":\#(Catalogs.unit("%arg файла")),
          "many":\#(Catalogs.unit("%arg файлов")),"other":\#(Catalogs.unit("%arg файла"))}}},
        "folders":{"argNum":3,"formatSpecifier":"lld","variations":{"plural":{
          "one":\#(Catalogs.unit("%lld папке")),"other":\#(Catalogs.unit("%3$lld папках"))}}}}}
      """#
    let data = Catalogs.json("%@: %lld files in %lld folders", #""ru":\#(substitutions)"#)
    let context = Catalogs.context("ru_RU", try .catalog(data))
    #expect(context.text("\("Имя"): \(22) files in \(1) folders") == "Имя: 22 файла в 1 папке")
    #expect(context.text("\("Имя"): \(5) files in \(3) folders") == "Имя: 5 файлов в 3 папках")
  }

  @Test func anInvalidCatalogIsAnErrorWithItsPlace() {
    #expect(throws: StringCatalogError.self) { try Localization.catalog(Data("{".utf8)) }
    let error = #expect(throws: StringCatalogError.self) {
      try Localization.catalog(Data(#"{"sourceLanguage":"en","strings":{"A":{"localizations":[]}}}"#.utf8))
    }
    #expect(error?.description.contains("strings → A → localizations") == true)
    #expect(throws: StringCatalogError.self) {
      try Localization.catalog(contentsOf: URL(fileURLWithPath: "/nowhere.xcstrings"))
    }
  }
}
