import Foundation
import Testing

@testable import ViewModelContext
@testable import ViewModelFormatting
@testable import VmgenSchemaTooling

@Suite struct TranslationCheckTests {
  private static let schema = """
    viewmodel AViewModel {
        input n: Int
        input name: String
        display people = plural(n, one: "\\(n) person", other: "\\(n) people")
        display greeting = "Hello \\(name), \\(n) new"
        display stars = plural(n, one: "star", other: "stars")
    }
    """

  private func mistakes(_ key: String, _ language: String, _ localization: String) throws -> [TranslationMistake.Kind] {
    let text =
      #"{"sourceLanguage":"en","strings":{"\#(key)":{"localizations":{"\#(language)":\#(localization)}}},"version":"1.0"}"#
    return try stringCatalog(text).mistakes(catalogTexts(Self.schema)).map(\.kind)
  }

  private func unit(_ value: String) -> String { #"{"stringUnit":{"state":"translated","value":"\#(value)"}}"# }

  @Test(arguments: [
    ("Hallo %@, %lld neu", ""), ("%2$lld neu, %1$@ 100 %%", ""), ("%2$d", ""),
    ("Hallo %lld, %@", "argument 1 needs `%@`"), ("%@ %lf", "argument 2 needs `%lld`"),
    ("%3$@", "it has no argument 3"),
    ("%@ %s", "`%s` is unknown; write `%%` for a percent sign"),
    ("100 % neu", "`% ` is unknown; write `%%` for a percent sign"),
    ("%#@count@", "it does not define the variable `count`"), ("%arg", "`%arg` is only known in a variable"),
  ])
  func specifiersMustMatchTheKey(value: String, reason: String) throws {
    let expected: [TranslationMistake.Kind] = reason.isEmpty ? [] : [.unusable(reason: reason)]
    #expect(try mistakes("Hello %@, %lld new", "de", unit(value)) == expected)
  }

  @Test func aLanguageNeedsItsPluralForms() throws {
    let forms = #"{"variations":{"plural":{"one":\#(unit("%lld человек")),"other":\#(unit("%lld людей"))}}}"#
    #expect(try mistakes("%lld people", "ru", forms) == [.missingForms(["few", "many"])])
    #expect(try mistakes("%lld people", "de", forms) == [])
    #expect(try mistakes("%lld people", "ja", forms) == [])
    let variable = #"""
      {"stringUnit":{"state":"translated","value":"%#@count@"},"substitutions":{"count":{"argNum":1,
      "formatSpecifier":"lld","variations":{"plural":{"one":\#(unit("Stern")),"other":\#(unit("%arg Sterne"))}}}}}
      """#
    #expect(try mistakes("(%lld) stars", "de", variable) == [])
  }

  @Test(arguments: [
    "ar", "be", "bs", "cs", "cy", "da", "de", "en", "fi", "ga", "he", "hr", "hu", "id", "ja", "ko", "lt", "lv", "mt",
    "nb", "nl", "pl", "ro", "ru", "sk", "sl", "sr", "sv", "th", "tr", "uk", "vi", "zh",
  ])
  func theFormsOfALanguageAreThoseOfTheRuntime(language: String) {
    let categories = (0...200).map { PluralCategory.cardinal($0.pluralOperands, Locale(identifier: language)).rawValue }
    #expect(Set(PluralForms.required(language)) == Set(categories + ["other"]))
  }

  @Test(arguments: [
    "", "plain", "%@", "%lld %2$@", "%#@a@ %1$#@b@", "%arg%%", "%5.2lf|%-3d|%+x", "100 % sure", "%", "%1$", "%1$#@a",
    "%9999d", "%.9999f", "%*d", "%n", "é%@😀", "%0$@", "%'d", "%hhd %zd %Lf %a",
  ])
  func formatsAreReadAsTheRuntimeReadsThem(format: String) {
    let runtime = FormatPiece.pieces(of: format).compactMap { piece -> FormatPart? in
      switch piece {
      case .text: nil
      case .argument(let specifier, let position):
        switch specifier.kind {
        case .text: .argument(.text, position: position)
        case .integer: .argument(.integer, position: position)
        case .number: .argument(.number, position: position)
        }
      case .variable(let name, let position): .variable(name, position: position)
      case .ownArgument: .ownArgument
      case .unknown(let text): .unknown(text)
      }
    }
    #expect(FormatPart.parts(of: format).map { "\($0)" } == runtime.map { "\($0)" })
  }

  @Test func theMessagesOfTheRuntimeAreInTheCatalog() throws {
    let problems: [TextProblem] = [
      .missing, .notAWholeNumber, .notANumber, .decimalSeparator(expected: "x"), .tooLarge, .tooSmall, .tooManyDigits,
      .notADate(example: "x"), .notATime(example: "x"), .noSuchDate, .noSuchTime, .wrongWeekday("x"),
      .notADuration(example: "x"), .notAnAddress, .notAUUID, .notAChoice(["a"]),
      .notAChoice(["a", "b", "c", "d", "e", "f", "g"]), .unreadable,
    ]
    var context = DisplayContext.example
    context.localization = Localization { text, _ in text.key }
    let others = ["This could not be checked", "OK", "Cancel", "Back"]
    #expect(problems.map { $0.text(in: context) } + others == RuntimeTexts.all.map(\.key))
    let schema = "viewmodel AViewModel {\n    edit age = 1\n    display a = \"A \\(age)\"\n}\n"
    let texts = try catalogTexts(schema.replacing("edit age = 1", with: "edit age = 1 as text")).texts
    #expect(texts["Enter a whole number"] != nil && texts["That date is a %@"] == nil)
    #expect(try catalogTexts(schema).texts["Enter a whole number"] == nil)
  }

  @Test(arguments: [
    ("confirm \"A?\"", ["Cancel", "OK"]), ("confirm \"A?\" yes \"B\"", ["Cancel"]),
    ("confirm \"A?\" yes \"B\" no \"C\"", []), ("let a = prompt \"A\" no \"C\"; text = a", ["OK"]),
    ("let a = choose \"A\" from [verbatim \"B\"]; text = a", ["Cancel"]),
    ("navigator.present(AViewModel())", ["Cancel"]), ("navigator.push(AViewModel())", []),
    ("try await navigator.cover(AViewModel())", ["Cancel"]), ("if text == \"\" { confirm \"A?\" no \"C\" }", ["OK"]),
  ])
  func theButtonsThatTheRuntimeAddsAreInTheCatalog(step: String, buttons: [String]) throws {
    let schema = """
      viewmodel AViewModel {
          use navigator: Navigator
          state text = ""
          display shownText = text
          command run {
              \(step.replacing("; ", with: "\n        "))
          }
      }
      """
    #expect(try catalogTexts(schema).texts.keys.filter(["OK", "Cancel", "Back"].contains).sorted() == buttons)
  }

  @Test func aScreenThatAsksBeforeItIsLeftHasAllButtons() throws {
    let schema = """
      viewmodel AViewModel {
          edit text: String = ""
          leave when text.isEmpty else confirm "A?"
      }
      """
    #expect(try catalogTexts(schema).texts.keys.sorted() == ["A?", "Back", "Cancel", "OK"])
  }
}
