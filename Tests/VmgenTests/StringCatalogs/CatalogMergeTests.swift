import Foundation
import Testing
import VmgenMustache

@testable import VmgenSchemaTooling

@Suite struct CatalogMergeTests {
  private static let empty = String(decoding: StringCatalog.empty(sourceLanguage: "en"), as: UTF8.self)

  /// A schema with some of these displays.
  private static func schema(_ displays: String...) -> String {
    "/// A screen.\nviewmodel AViewModel {\n    input n: Int\n    input name: String\n"
      + displays.map { "    \($0)\n" }.joined() + "}\n"
  }

  private static let people = schema(
    "/// The people in the room.\n    display people = plural(n, one: \"\\(n) person\", other: \"\\(n) people\")")

  @Test func aNewEntryIsWrittenAsXcodeWritesIt() throws {
    #expect(
      try merged(Self.people, into: Self.empty) == """
        {
          "sourceLanguage" : "en",
          "strings" : {
            "%lld people" : {
              "comment" : "The people in the room.\\n%lld: n\\nvmgen: AViewModel.people",
              "extractionState" : "manual",
              "generatesSymbol" : false,
              "localizations" : {
                "en" : {
                  "variations" : {
                    "plural" : {
                      "one" : {
                        "stringUnit" : {
                          "state" : "new",
                          "value" : "%lld person"
                        }
                      },
                      "other" : {
                        "stringUnit" : {
                          "state" : "new",
                          "value" : "%lld people"
                        }
                      }
                    }
                  }
                }
              }
            }
          },
          "version" : "1.0"
        }
        """)
  }

  @Test func aNumberThatTheTextDoesNotContainIsAVariable() throws {
    let text = try merged(
      Self.schema("display a = plural(n, one: \"star of \\(name)\", other: \"stars of \\(name)\")"), into: Self.empty)
    let entry = try #require(try stringCatalog(text).entry("(%lld) stars of %@"))
    let expected = #"""
      {"stringUnit":{"state":"new","value":"%#@count@"},"substitutions":{"count":{"argNum":1,"formatSpecifier":"lld",
      "variations":{"plural":{"one":{"stringUnit":{"state":"new","value":"star of %2$@"}},
      "other":{"stringUnit":{"state":"new","value":"stars of %2$@"}}}}}}}
      """#
    #expect(entry.localizations["en"] == (try MustacheValue(json: expected)))
    #expect(entry.comment == "A screen.\n%1$lld: n; %2$@: name\nvmgen: AViewModel.a")
  }

  @Test func equalInterpolationsOfTheFormsAreOneArgument() throws {
    let schema = """
      model Item {
          let weight: Double
      }
      viewmodel AViewModel {
          input items: [Item]
          input rating: Decimal
          display a = plural(items.sum { $0.weight }, one: "\\(items.sum { $0.weight }) kilo", other: "\\(items.sum { $0.weight }) kilos")
          display b = plural(rating, one: "\\(rating) star", other: "\\(rating) stars")
      }
      """
    let texts = try catalogTexts(schema).texts
    #expect(texts.keys.sorted() == ["%lf kilos", "(%lf) %@ stars"])
    #expect(texts["(%lf) %@ stars"]?.source?.json.contains("%2$@ star\"") == true, "a decimal number is a text")
  }

  @Test(arguments: CatalogForms.all.map(\.name))
  func aMergeWithoutTextsChangesNoByte(name: String) throws {
    let form = try #require(CatalogForms.all.first { $0.name == name })
    let merge = CatalogMerge(CatalogTexts(), into: try stringCatalog(form.text))
    #expect(String(decoding: merge.bytes, as: UTF8.self) == form.text)
    #expect(merge.orphaned.isEmpty)
  }

  @Test(arguments: [CatalogForms.extracted, CatalogForms.substitutions])
  func writingACatalogOfXcodeGivesTheSameBytes(text: String) throws {
    let value = try MustacheValue(json: text)
    #expect(CatalogValue.text(value, depth: 0, .xcode) == text)
  }

  @Test(arguments: CatalogForms.all.map(\.name))
  func aMergeKeepsAllOtherLinesAndIsIdempotent(name: String) throws {
    let form = try #require(CatalogForms.all.first { $0.name == name })
    let once = try merged(Self.people, into: form.text)
    #expect(try merged(Self.people, into: once) == once)
    let entries = try stringCatalog(once).entries
    for entry in try stringCatalog(form.text).entries {
      #expect(entries.contains { $0.key == entry.key && $0.value == entry.value })
    }
    #expect(entries.contains { $0.key == "%lld people" })
    // Without the new entry, the catalog has the bytes of before.
    let pruned = try stringCatalog(once).removing(["%lld people"])
    #expect(
      try stringCatalog(String(decoding: pruned, as: UTF8.self)).entries.map(\.key)
        == stringCatalog(form.text).entries.map(\.key))
    if !name.hasPrefix("no entries") { #expect(String(decoding: pruned, as: UTF8.self) == form.text) }
  }

  @Test func aMergeOfTwoSchemasIsTheMergeOfBoth() throws {
    let (a, b) = (Self.schema("display a = \"One\""), Self.schema("display b = \"Two\""))
    let both = Self.schema("display a = \"One\"", "display b = \"Two\"")
    let inTurn = try merged(b, into: try merged(a, into: CatalogForms.variations))
    #expect(inTurn == (try merged(both, into: CatalogForms.variations)))
    #expect(inTurn == (try merged(a, into: try merged(b, into: CatalogForms.variations))))
  }

  @Test func translationsCommentsAndStatesStay() throws {
    let old = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "Hello" : {
            "comment" : "My own words",
            "extractionState" : "migrated",
            "localizations" : {
              "de" : {
                "stringUnit" : {
                  "state" : "needs_review",
                  "value" : "Hallo"
                }
              },
              "en" : {
                "stringUnit" : {
                  "state" : "translated",
                  "value" : "Hi"
                }
              }
            }
          }
        },
        "version" : "1.0"
      }
      """
    #expect(try merged(Self.schema("display a = \"Hello\""), into: old) == old)
  }

  @Test func anEntryOfXcodeBecomesManualAndGetsAComment() throws {
    let new = try merged(Self.schema("display a = \"Edit\"", "display b = \"Add house\""), into: CatalogForms.extracted)
    let catalog = try stringCatalog(new)
    #expect(catalog.entry("Edit")?.extractionState == "manual")
    #expect(catalog.entry("Edit")?.comment == "A screen.\nvmgen: AViewModel.a")
    #expect(catalog.entry("Add house")?.extractionState == "manual")
    #expect(catalog.entry("Add house")?.isTranslated(to: "it") == true)
    #expect(catalog.entry("x")?.extractionState == nil)
  }

  @Test func noSymbolIsGeneratedForAManualEntryUnlessItAsksForOne() throws {
    let old = """
      {
        "sourceLanguage" : "en",
        "strings" : {
          "A" : {
            "extractionState" : "manual"
          },
          "B" : {
            "extractionState" : "manual",
            "generatesSymbol" : true
          },
          "C" : {
            "extractionState" : "extracted_with_value"
          }
        },
        "version" : "1.1"
      }
      """
    let new = try merged(Self.schema("display a = \"A\"", "display b = \"B\"", "display c = \"C\""), into: old)
    let catalog = try stringCatalog(new)
    #expect(["A", "B", "C"].map { catalog.entry($0)?.value["generatesSymbol"] } == [.bool(false), .bool(true), nil])
    #expect(new.contains("\"version\" : \"1.1\""))
  }

  @Test func aChangedPluralIsUpdatedAndItsTranslationsNeedAReview() throws {
    let first = try merged(Self.people, into: Self.empty)
    let translated = first.replacing(
      "\"en\" : {",
      with:
        "\"de\" : { \"stringUnit\" : { \"state\" : \"translated\", \"value\" : \"%lld Leute\" } },\n        \"en\" : {")
    #expect(translated != first)
    let changed = Self.people.replacing("one: \"\\(n) person\"", with: "zero: \"Nobody\", one: \"1 person\"")
    let second = try merged(changed, into: translated)
    #expect(second.contains(#"{ "state" : "needs_review", "value" : "%lld Leute" }"#))
    #expect(second.contains("\"value\" : \"Nobody\"") && second.contains("\"value\" : \"1 person\""))
    #expect(try merged(changed, into: second) == second)
    let edited = translated.replacing("\"state\" : \"new\"", with: "\"state\" : \"translated\"")
    #expect(try merged(changed, into: edited) == edited, "a person has edited the English forms")
  }

  @Test func theLastLineOfACommentFollowsTheSchemaAndTheOthersStay() throws {
    let first = try merged(Self.schema("display a = \"Hello\""), into: Self.empty)
    let edited = first.replacing("A screen.", with: "My words.")
    let moved = Self.schema("/// New words.\n    display b = \"Hello\"")
    #expect(try stringCatalog(merged(moved, into: edited)).entry("Hello")?.comment == "My words.\nvmgen: AViewModel.b")
    #expect(
      try stringCatalog(merged(moved, into: edited, updatesComments: true)).entry("Hello")?.comment
        == "New words.\nvmgen: AViewModel.b")
  }

  @Test func keysThatNoSchemaHasAnyMoreAreReported() throws {
    let first = try merged(Self.schema("display a = \"Hello\"", "display b = \"Bye\""), into: CatalogForms.extracted)
    let catalog = try stringCatalog(first)
    let merge = CatalogMerge(try catalogTexts(Self.schema("display b = \"Bye\"")), into: catalog)
    #expect(merge.orphaned == ["Hello"])
    let pruned = String(decoding: catalog.removing(["Hello"]), as: UTF8.self)
    #expect(pruned == (try merged(Self.schema("display b = \"Bye\""), into: CatalogForms.extracted)))
  }

  @Test func newKeysAreInTheOrderOfXcode() throws {
    let keys = try stringCatalog(CatalogForms.extracted).entries.map(\.key)
    #expect(keys.sorted { CatalogOrder($0) < CatalogOrder($1) } == keys)
    let symbolic = [
      "continue", "Empty", "Empty.Comment", "Key", "my_snake_case", "my.snake_case.with-multiple-separators",
      "myDeviceVariant", "myPlural", "name", "nameLower", "new", "newNote", "nip05", "nip05Connected", "no",
    ]
    #expect(symbolic.reversed().sorted { CatalogOrder($0) < CatalogOrder($1) } == symbolic)
    #expect(
      ["item10", "item9", "Item 2"].sorted { CatalogOrder($0) < CatalogOrder($1) } == ["Item 2", "item9", "item10"])
  }

  @Test(arguments: [
    "{", "[]", #"{"strings":{}}"#, #"{"sourceLanguage":1,"strings":{}}"#, #"{"sourceLanguage":"en","strings":[]}"#,
    #"{"sourceLanguage":"en","strings":{"a":1}}"#, #"{"sourceLanguage":"en","strings":{"a":{},"a":{}}}"#, "",
    "\u{FEFF}{}",
  ])
  func anInvalidCatalogIsRefused(text: String) {
    #expect(throws: InvalidSchema.self) { try stringCatalog(text) }
  }
}
