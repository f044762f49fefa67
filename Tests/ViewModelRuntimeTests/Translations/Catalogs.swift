import Foundation

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// Catalogs and bundles that tests write.
enum Catalogs {
  /// Returns a catalog with one entry, whose localizations are given as JSON.
  static func json(_ key: String, _ localizations: String, entry: String = "") -> Data {
    Data(
      #"{"sourceLanguage":"en","strings":{"\#(key)":{\#(entry)"localizations":{\#(localizations)}}},"version":"1.0"}"#
        .utf8)
  }

  static func unit(_ value: String, state: String = "translated") -> String {
    #"{"stringUnit":{"state":"\#(state)","value":"\#(value)"}}"#
  }

  static func plural(_ forms: KeyValuePairs<String, String>) -> String {
    let forms = forms.map { #""\#($0.key)":\#(unit($0.value))"# }.joined(separator: ",")
    return #"{"variations":{"plural":{\#(forms)}}}"#
  }

  /// The people of a list in languages with one, two, three, four and six plural categories.
  static let people = json(
    "%lld people",
    [
      #""en":"# + plural(["one": "%lld person", "other": "%lld people"]),
      #""de":"# + plural(["one": "%lld Person", "other": "%lld Personen"]),
      #""fr":"# + plural(["one": "%lld personne", "many": "%lld de personnes", "other": "%lld personnes"]),
      #""ru":"#
        + plural([
          "one": "%lld человек", "few": "%lld человека", "many": "%lld человек (много)",
          "other": "%lld человека (дробь)",
        ]),
      #""pl":"# + plural(["one": "%lld osoba", "few": "%lld osoby", "many": "%lld osób", "other": "%lld osoby (u)"]),
      #""ja":"# + plural(["other": "%lld人"]),
      #""ar":"#
        + plural([
          "zero": "لا أحد", "one": "شخص واحد", "two": "شخصان", "few": "%lld أشخاص", "many": "%lld شخصًا",
          "other": "%lld شخص",
        ]),
    ].joined(separator: ","))

  static func context(_ locale: String, _ localization: Localization) -> DisplayContext {
    var context = DisplayContext.example(locale)
    context.localization = localization
    return context
  }
}
