import Foundation
import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// The texts of the buttons that the runtime adds.
@MainActor
struct ButtonTextTests {
  private struct Services: NavigatorProvider {
    let navigator: any Navigator
  }

  /// A context in German, whose catalog translates two of the three texts.
  private static func german() -> DisplayContext {
    var context = DisplayContext.example.with(locale: "de_DE")
    let translations = ["Cancel": "Abbrechen", "Back": "Zurück"]
    context.localization = .lookup { key, locale in locale.identifier == "de_DE" ? translations[key] : nil }
    return context
  }

  @Test func theContextTranslatesTheText() {
    #expect(ButtonText.cancel.text(in: Self.german()) == "Abbrechen")
    #expect(ButtonText.back.text(in: Self.german()) == "Zurück")
  }

  @Test func theSystemTranslatesOnlyToTheLanguageOfTheApp() {
    let system = { (key: String) in "system \(key)" }
    var context = DisplayContext.example
    context.locale = .current
    #expect(ButtonText.ok.text(in: context, systemText: system) == "system OK")
    let other = Locale.current.language.languageCode == "fi" ? "sv" : "fi"
    #expect(ButtonText.ok.text(in: context.with(locale: other), systemText: system) == "OK")
    context.localization = .lookup { _, _ in "In Ordnung" }
    #expect(ButtonText.ok.text(in: context, systemText: system) == "In Ordnung")
  }

  @Test func aButtonWithATitleShowsIt() {
    let choices = QuestionChoice.choices(["Löschen"], role: .destructive, cancelText: nil, in: Self.german())
    #expect(choices.map(\.label) == ["Löschen", "Abbrechen"] && choices.map(\.title) == ["Löschen", nil])
  }

  @Test func theQuestionOfAScreenHasTheLanguageOfItsContext() throws {
    let navigation = Navigation()
    let desk = ChoreDeskViewModel(depth: 0, services: Services(navigator: navigation), context: Self.german())
    navigation.performNow(.resetRoot(desk))
    desk.note.text = "a"
    #expect(desk.displayContext.locale.identifier == "de_DE")
    navigation.performNow(.resetRoot(TestScreen("a")))
    let question = try #require(navigation.questions.current)
    #expect(question.text == "Leave?" && question.choices.map(\.label) == ["OK", "Abbrechen"])
  }
}
