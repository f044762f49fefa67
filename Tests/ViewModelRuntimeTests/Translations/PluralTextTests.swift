import Foundation
import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// The keys and arguments of `plural` texts, and the forms that a translation gets.
@Suite struct PluralTextTests {
  /// Returns the key and the arguments of a plural text, as the localization receives them.
  private func received(_ text: (DisplayContext) -> String) -> String {
    text(Catalogs.context("en_US", Localization { text, _ in "\(text.key) \(text.arguments)" }))
  }

  @Test func theKeyOfAllFormsIsThatOfOther() {
    for count in [0, 1, 2] {
      #expect(
        received { $0.plural(count, zero: "Nobody", one: "1 person", other: "\(count) people") }
          == "%lld people [\(count)]")
    }
  }

  @Test func argumentsThatOtherDoesNotHaveAreInFrontOfTheKey() {
    #expect(received { $0.plural(by: 2, one: "star", other: "stars") } == "(%lld) stars [2]")
    #expect(received { $0.plural(by: 2.5, other: "\("2,5") stars") } == "(%lf) %@ stars [2.5, 2,5]")
    #expect(received { $0.plural(by: Decimal(3), one: "a", other: "b") } == "(%lf) b [3.0]")
    let name = "Ada"
    #expect(
      received { $0.plural(1, one: "Only \(name)", other: "\(1) people", with: "\(name)") }
        == "(%@) %lld people [Ada, 1]")
  }

  @Test func withoutTranslationsTheFormIsThatOfTheContextsLanguage() {
    func text(_ count: Int, _ locale: String) -> String {
      DisplayContext.example(locale).plural(count, one: "\(count) one", few: "\(count) few", other: "\(count) other")
    }
    #expect(text(2, "en_US") == "2 other")
    #expect(text(2, "ru_RU") == "2 few")
    #expect(text(1, "ja_JP") == "1 other")
  }

  @Test func lookupReceivesTheKeyOfTheForm() {
    let context = Catalogs.context(
      "de_DE", .lookup { key, _ in ["1 person": "1 Person", "%lld people": "%lld Personen"][key] })
    #expect(context.plural(1, one: "1 person", other: "\(1) people") == "1 Person")
    #expect(context.plural(2, one: "1 person", other: "\(2) people") == "2 Personen")
  }

  @Test func aTranslationHasCategoriesThatTheSchemaLacks() throws {
    let variable = #"""
      {"stringUnit":{"state":"translated","value":"%#@count@"},"substitutions":{"count":{"argNum":1,
      "formatSpecifier":"lld","variations":{"plural":{"one":\#(Catalogs.unit("звезда (%2$@)")),
      "few":\#(Catalogs.unit("звезды (%2$@)")),"other":\#(Catalogs.unit("звёзд (%2$@)"))}}}}}
      """#
    let context = Catalogs.context("ru", try .catalog(Catalogs.json("(%lld) stars of %@", #""ru":\#(variable)"#)))
    func text(_ count: Int) -> String {
      context.plural(by: count, one: "star of \("Ада")", other: "stars of \("Ада")")
    }
    #expect([1, 3, 7].map(text) == ["звезда (Ада)", "звезды (Ада)", "звёзд (Ада)"])
  }
}
