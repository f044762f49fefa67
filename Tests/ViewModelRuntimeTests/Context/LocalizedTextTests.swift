import Foundation
import Testing
import ViewModelRuntime

@Suite struct LocalizedTextTests {
  @Test func textWithoutATranslationIsUnchanged() {
    let name = "Ada"
    #expect(DisplayContext.example.text("Hello, \(name)!") == "Hello, Ada!")
    #expect(DisplayContext.example.text("100 %") == "100 %")
  }

  @Test func theKeyHasAPlaceholderForEachArgument() throws {
    let name = "Ada"
    let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    let text: LocalizedText = "\(name) has \(3) of \(0.5) and 5 %: \(true) \(Decimal(2)) \(id)"
    #expect(text.key == "%@ has %lld of %lf and 5 %%: %@ %@ %@")
    #expect(text.standard == "Ada has 3 of 0.5 and 5 %: true 2 E621E1F8-C36C-495A-93FC-0C247A3E6E5F")
    #expect(text.arguments.count == 6)
  }

  @Test(arguments: [
    ("%@ : %lld", "Ada : 3"), ("%2$lld – %1$@", "3 – Ada"), ("%%%@", "%Ada"), ("nothing", "nothing"),
    ("%@ %lld %@", "Ada 3 %@"), ("%9$@", "%9$@"), ("5 %", "5 %"), ("%", "%"), ("%z", "%z"), ("%1$", "%1$"),
    ("%99999999999999999999$@", "%99999999999999999999$@"),
  ])
  func aTranslationPlacesTheArguments(format: String, expected: String) {
    var context = DisplayContext.example
    context.localization = .lookup { key, _ in key == "%@: %lld" ? format : nil }
    #expect(context.text("\("Ada"): \(3)") == expected)
  }

  @Test func aKeyWithoutTranslationUsesTheText() {
    var context = DisplayContext.example
    context.localization = .lookup { _, _ in nil }
    #expect(context.text("5 % of \(3)") == "5 % of 3")
  }

  @Test func theLocalizationReceivesTheLocale() {
    var context = DisplayContext.example("fr_FR")
    context.localization = Localization { text, locale in "\(locale.identifier): \(text.key)" }
    #expect(context.text("Hello") == "fr_FR: Hello")
  }

  @Test func aBundleWithoutTheTableHasNoTranslations() {
    var context = DisplayContext.example
    context.localization = .bundle(.main, table: "None")
    #expect(context.text("Hello, \(3)!") == "Hello, 3!")
  }
}
