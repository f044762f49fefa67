import Testing

@testable import VmgenSchemaSemantics
@testable import VmgenSchemaSyntax
@testable import VmgenSchemaTooling

/// Tests the rules of `vmgen lint` for names.
@Suite struct NameLintTests {
  /// Returns the names that a rule finds, with the help.
  private func found(_ code: String, _ text: String) throws -> [String] {
    let source = SourceFile(id: SourceFile.ID(0), path: "T.vmodel", relativePath: "T.vmodel", bytes: Array(text.utf8))
    let symbols = SymbolRecorder()
    let result = checkSchemas([parseSchema(source).syntax], sources: [source], syntaxErrors: [], symbols: symbols)
    _ = try #require(result.schemas, "\(result.diagnostics.map(\.kind.message))")
    var allowances = result.allowances
    let found = LintRule.diagnostics(result, symbols, disabled: []) { source.text(at: $0) }
    return allowances.silence(found).filter { $0.kind.code == code }.map {
      "\(source.text(at: $0.range)): \($0.helpText ?? "")"
    }
  }

  @Test(
    arguments: [
      ("userId", ["userID"]), ("imageUrls", ["imageURLs"]), ("storeIds", ["storeIDs"]),
      ("htmlApiText", ["htmlAPIText"]),
      ("userID", []), ("urlText", []), ("idText", []), ("isIdle", []), ("videoIdentifier", []), ("Identity", []),
      ("apiary", []), ("shipIpswich", []), ("userIDs", []), ("uiText", []), ("rapidUi", ["rapidUI"]),
    ] as [(String, [String])])
  func initialismsHaveOneCase(name: String, expected: [String]) throws {
    let schema = "viewmodel V {\n  input x: Int\n  display \(name) = x\n}\n"
    #expect(try found("VM0913", schema) == expected.map { "\(name): rename it to `\($0)`" })
  }

  @Test func theHelpKeepsTheNameInJSON() throws {
    let schema = """
      enum Kind: String { case appUrl, webUrl = "web" }
      extern model Remote { let remoteId: Int }
      model HtmlPage { let pageId: Int; let authorId: Int key "author_id" }
      """
    #expect(
      try found("VM0913", schema) == [
        "appUrl: rename it to `appURL`, and give it the raw value `\"appUrl\"` to keep its name in JSON",
        "webUrl: rename it to `webURL`", "HtmlPage: rename it to `HTMLPage`",
        "pageId: rename it to `pageID`, and add `key \"pageId\"` after it to keep its name in JSON",
        "authorId: rename it to `authorID`",
      ])
  }

  @Test func aNameInAMemberCanBeAllowed() throws {
    let schema = """
      viewmodel V {
        input x: Int
        @allow(VM0913)
        display userId = x
        display otherId = x
      }
      """
    #expect(try found("VM0913", schema) == ["otherId: rename it to `otherID`"])
  }

  @Test func functionsOfValuesDoNotBeginWithGet() throws {
    let schema = """
      func getTitle(of name: String) -> String = name
      func getUserId(of name: String) -> String = name
      func getter(of name: String) -> String = name
      model Item {
        let name: String
        func getLabel() -> String { name }
      }
      service API {
        func getSettings() -> String
        func getItems() async -> [String]
      }
      viewmodel V {
        use api: API
        input item: Item
        display text = "\\(getTitle(of: item.name)) \\(getter(of: item.getLabel())) \\(api.getSettings())"
      }
      """.replacing("\\\\", with: "\\")
    #expect(
      try found("VM0914", schema) == [
        "getTitle: name it after its result: `title`", "getUserId: name it after its result: `userID`",
        "getLabel: name it after its result: `label`",
        "getSettings: name it after its result: `settings`",
      ])
  }

  @Test(
    arguments: [
      ("enum Tab { case homeTab, profile }", ["homeTab: rename it to `home`"]),
      ("enum LoadState { case loadStateIdle }", ["loadStateIdle: rename it to `idle`"]),
      ("enum Tab { case homeTab, home }", []), ("enum Tab { case noTab, allTab, tab, table }", []),
      ("enum Order { case byOrder, inOrder }", []), ("enum Color { case skin, accentColour }", []),
      ("enum Tab: String { case homeTab = \"home\" }", ["homeTab: rename it to `home`"]),
      (
        "enum Tab: String { case homeTab }",
        ["homeTab: rename it to `home`, and give it the raw value `\"homeTab\"` to keep its name in JSON"]
      ),
    ] as [(String, [String])])
  func casesDoNotRepeatTheirEnum(schema: String, expected: [String]) throws {
    #expect(try found("VM0915", schema) == expected)
  }

  @Test func fieldsDoNotRepeatTheirModel() throws {
    let schema = """
      model User { let userName: String; let userID: Int; let userDefaults: Int; let title: String; let userTitle: Int }
      model Order { let userID: Int; let orderType: Int key "type" }
      model Time { let timeZone: String; let timeText: String? }
      extern model Page { let pageTitle: String }
      """
    #expect(
      try found("VM0915", schema) == [
        "userName: rename it to `name`, and add `key \"userName\"` after it to keep its name in JSON",
        "userID: rename it to `id`, and add `key \"userID\"` after it to keep its name in JSON",
        "orderType: rename it to `type`",
        "timeText: rename it to `text`, and add `key \"timeText\"` after it to keep its name in JSON",
      ])
  }

  @Test func valuesAreNotNamedAfterTheirTypes() throws {
    let schema = """
      model Item { let name: String }
      viewmodel V {
        input itemList: [Item]
        input wishList: [Item]
        input itemArray: [Item]
        input countDict: [String: Int]
        input nameString: String
        input titleString: String?
        input urlString: String
        input dateString: String
        input title: String
        input isOnBool: Bool
        input ageInt: Int
        input point: Int
        input array: [Int]
      }
      """
    let plural = "name it after its elements, in the plural"
    #expect(
      try found("VM0916", schema) == [
        "itemList: \(plural)", "itemArray: \(plural)", "countDict: \(plural)", "nameString: rename it to `name`",
        "isOnBool: rename it to `isOn`", "ageInt: rename it to `age`",
      ])
  }
}
