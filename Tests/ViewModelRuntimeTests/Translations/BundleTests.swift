import Foundation
import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// Bundles with the files that Xcode compiles a string catalog to.
@Suite struct BundleTests {
  private static let plurals = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0"><dict><key>%lld people</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@count@</string>
    <key>count</key><dict>
    <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>%lld человек</string><key>few</key><string>%lld человека</string>
    <key>many</key><string>%lld человек</string><key>other</key><string>%lld человека</string>
    </dict></dict></dict></plist>
    """

  /// Writes a bundle with the given files, and removes it afterwards.
  private func withBundle(_ files: [String: String], _ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, content) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
    try body(try #require(Bundle(path: folder.path)))
  }

  @Test func aPluralEntryShowsTheFormOfTheContextsLanguage() throws {
    let files = [
      "en.lproj/Localizable.strings": #""Hello" = "Hi";"#,
      "ru.lproj/Localizable.strings": #""Hello" = "Привет"; "%@ of %lld" = "%2$lld: %1$@";"#,
      "ru.lproj/Localizable.stringsdict": Self.plurals,
    ]
    try withBundle(files) { bundle in
      let russian = Catalogs.context("ru_RU", .bundle(bundle))
      let people = [1, 3, 5, 21].map { count in
        russian.plural(count, one: "1 person", other: "\(count) people")
      }
      #expect(people == ["1 человек", "3 человека", "5 человек", "21 человек"])
      #expect(russian.text("\(3) people") == "3 человека")
      #expect(russian.text("Hello") == "Привет")
      #expect(russian.text("\("x") of \(1234)") == "1\u{A0}234: x")
    }
  }

  @Test func theFormsOfOneDeviceCanBePlural() throws {
    let entry = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>%lld people</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>mac</key><string>%lld Leute am Mac</string>
        <key>other</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@people@</string>
          <key>people</key><dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>lld</string>
            <key>one</key><string>%lld Person</string><key>other</key><string>%lld Personen</string>
          </dict>
        </dict>
      </dict></dict></dict></plist>
      """
    try withBundle(["en.lproj/Localizable.strings": "", "de.lproj/Localizable.stringsdict": entry]) { bundle in
      let german = Catalogs.context("de", .bundle(bundle))
      let people = [1, 2].map { count in german.plural(count, one: "1 person", other: "\(count) people") }
      #expect(people == ["1 Person", "2 Personen"])
    }
  }

  @Test func theContextsLocaleSelectsTheLanguage() throws {
    let files = [
      "en.lproj/Localizable.strings": #""Hello" = "Hi";"#, "de.lproj/Localizable.strings": #""Hello" = "Hallo";"#,
      "pt-PT.lproj/Localizable.strings": #""Hello" = "Olá";"#, "zh-Hant.lproj/Localizable.strings": #""Hello" = "你好";"#,
      "de.lproj/Other.strings": #""Hello" = "Anderes";"#,
    ]
    try withBundle(files) { bundle in
      func text(_ locale: String, table: String? = nil) -> String {
        Catalogs.context(locale, .bundle(bundle, table: table)).text("Hello")
      }
      #expect(["de_AT", "en_US", "pt_AO", "zh_TW", "fr_FR"].map { text($0) } == ["Hallo", "Hi", "Olá", "你好", "Hi"])
      #expect(text("de", table: "Other") == "Anderes")
      #expect(text("en", table: "Other") == "Hello")
    }
  }

  @Test func manyThreadsReadOneBundle() async throws {
    let files = ["de.lproj/Localizable.strings": #""Hello" = "Hallo";"#]
    try withBundle(files) { bundle in
      let context = Catalogs.context("de_DE", .bundle(bundle))
      DispatchQueue.concurrentPerform(iterations: 64) { _ in
        #expect(context.text("Hello") == "Hallo")
      }
    }
  }

  @Test func aCatalogThatWasCopiedToTheBundleIsRead() throws {
    try withBundle(["Localizable.xcstrings": String(decoding: Catalogs.people, as: UTF8.self)]) { bundle in
      let context = Catalogs.context("pl_PL", .bundle(bundle))
      #expect(context.plural(3, one: "1 person", other: "\(3) people") == "3 osoby")
    }
  }
}
