import Foundation
import Snapshots
import Testing

/// The views of AddressBook beside those of the same app on plain `@Observable`.
enum AddressBookComparison {
  static let example = "Examples/AddressBook/AddressBook"
  static let plain = "Tests/Fixtures/PlainAddressBook"
  static let screens = ["ContactsScreen.swift", "ContactScreen.swift", "ContactEditorScreen.swift"]

  /// Returns the number of lines of a file, without blank lines, comments, imports, and code for previews.
  static func lines(of file: String, in folder: String) throws -> Int {
    var isPreview = false
    return try RepositoryFiles.text(at: folder + "/" + file).split(separator: "\n").count { line in
      let code = line.drop(while: \.isWhitespace)
      if code.hasPrefix("#if DEBUG") { isPreview = true }
      defer { if code.hasPrefix("#endif") { isPreview = false } }
      return !isPreview && !code.isEmpty && !code.hasPrefix("//") && !code.hasPrefix("import ")
    }
  }

  static func lines(of files: [String], in folder: String) throws -> Int {
    try files.map { try lines(of: $0, in: folder) }.reduce(0, +)
  }
}

@Suite struct AddressBookComparisonTests {
  @Test(arguments: AddressBookComparison.screens)
  func noScreenNeedsMoreLinesWithAGeneratedViewModel(screen: String) throws {
    let lines = try AddressBookComparison.lines(of: screen, in: AddressBookComparison.example)
    #expect(try lines <= AddressBookComparison.lines(of: screen, in: AddressBookComparison.plain))
  }

  @Test func theLinesOfBothAppsAreTheRecordedOnes() throws {
    let app = ["AddressBookApp.swift"]
    let parts: [(name: String, example: [String], plain: [String])] =
      AddressBookComparison.screens.map { ($0, [$0], [$0]) } + [
        ("the app and its services", app + ["AddressBookServices.swift"], app),
        ("views that the library contains", [], ["DeletionQuestion.swift", "ErrorField.swift"]),
        ("the menu", ["AddressBookCommands.swift"], ["AddressBookCommands.swift"]),
        ("the intent", ["AddContactIntent.swift"], ["AddContactIntent.swift"]),
        ("the store", ["MemoryContactStore.swift"], ["MemoryContactStore.swift"]),
      ]
    var text = ""
    for part in parts {
      let example = try AddressBookComparison.lines(of: part.example, in: AddressBookComparison.example)
      let plain = try AddressBookComparison.lines(of: part.plain, in: AddressBookComparison.plain)
      text += "\(part.name): \(example), plain \(plain)\n"
    }
    let logic = [
      "Contact.swift", "StoreUser.swift", "ContactsViewModel.swift", "ContactViewModel.swift",
      "ContactEditorViewModel.swift",
    ]
    let schema = try RepositoryFiles.text(at: AddressBookComparison.example + "/Contacts.vmodel")
    text += "models and view models: \(Self.declarations(of: schema)) lines of schema without examples, plain "
    text += "\(try AddressBookComparison.lines(of: logic, in: AddressBookComparison.plain))\n"
    try expectSnapshot(text, "address-book-lines")
  }

  /// Returns the number of lines of a schema without its examples, blank lines and comments.
  private static func declarations(of schema: String) -> Int {
    var isExample = false
    return schema.split(separator: "\n").count { line in
      if line.hasPrefix("    example ") { isExample = true }
      defer { if line == "    }" { isExample = false } }
      let code = line.drop(while: \.isWhitespace)
      return !isExample && !code.isEmpty && !code.hasPrefix("//")
    }
  }
}
