import Foundation
import TestTags
import Testing
import VmgenMustache

@testable import VmgenSwiftGeneration

/// Tests names and texts of schemas in Swift: they are escaped where necessary, and only there.
@Suite(.tags(.compiles)) struct SwiftTextTests {
  /// Tests every Swift keyword that the checker accepts as a name, in every position of names in generated code.
  @Test func everyKeywordIsAName() throws {
    let words = [
      "associatedtype", "class", "enum", "extension", "fileprivate", "func", "import", "inout",
      "internal", "let", "open", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
      "struct", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
      "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while", "Any", "as",
      "false", "is", "nil", "throws", "true", "try", "async", "await", "actor", "any", "some",
      "borrowing", "consuming", "consume", "copy", "convenience", "didSet", "discard", "dynamic", "each", "final",
      "get",
      "indirect", "infix", "isolated", "lazy", "left", "macro", "mutating", "none", "nonisolated", "nonmutating",
      "optional", "override", "package", "postfix", "precedence", "prefix", "required", "right", "sending",
      "set", "unowned", "unsafe", "weak", "willSet", "yield", "name", "x1",
    ]
    var text = ""
    for (index, word) in words.enumerated() {
      let name = swiftIdentifier(word)
      let member = swiftIdentifier(word, .member)
      text += """
        struct S\(index) {
          var \(name): Int
          func f(\(swiftIdentifier(word, .parameter)): Int) -> Int { \(name) + self.\(member) }
        }
        enum E\(index) { case \(name), other\(index) }
        func g\(index)(_ \(name): Int) -> Int {
          let value = S\(index)(\(swiftIdentifier(word, .label)): \(name))
          let _: E\(index) = .\(member)
          let _: KeyPath<S\(index), Int> = \\.\(member)
          return [value].map { \(name) in \(name).\(member) }.count + value.f(\(swiftIdentifier(word, .label)): 1)
        }

        """
    }
    let found = try Compilation.run(["main.swift": text])
    #expect(found == "")
  }

  @Test func keywordsAreQuotedOnlyWhereNecessary() {
    #expect(swiftIdentifier("default") == "`default`")
    #expect(swiftIdentifier("default", .member) == "default")
    #expect(swiftIdentifier("in", .label) == "in")
    #expect(swiftIdentifier("init", .member) == "`init`")
    #expect(swiftIdentifier("name") == "name")
  }

  /// Compiles and prints texts that contain Swift syntax.
  @Test func textsAreEscapedInLiterals() throws {
    var texts = [
      "", "plain", "\"", "\\", "\\(x)", "\\\\(1)", "\"\"\"", "#\"", "\"# + x", "a\nb\r\nc\rd\te", "\0",
      "\u{7F}\u{1B}[31m",
      "\u{202E}abc\u{202C}", "\u{2066}\u{2069}\u{200B}\u{FEFF}", "\u{2028}\u{2029}\u{85}", "é e\u{301} 日本 👩‍👧 🇩🇪",
      "\u{A0}",
      "*/ /* //", "$0 `x`", "\u{10FFFF}\u{E000}",
    ]
    var random = RandomSwift(seed: 7)
    let pieces = ["\"", "\\", "(", ")", "#", "\n", "a", "\u{202E}", "\u{0}", "{", "}", "u", "\u{301}"]
    for _ in 0..<200 { texts.append((0..<random.number(12)).map { _ in pieces[random.number(pieces.count)] }.joined()) }
    let literals = texts.map(swiftString)
    for literal in literals {
      #expect(!literal.unicodeScalars.contains { isInvisible($0) && $0 != " " })
    }
    let main = """
      let texts: [String] = [
      \(literals.map { "  \($0)," }.joined(separator: "\n"))
      ]
      for text in texts { print(text.unicodeScalars.map { String($0.value) }.joined(separator: " ")) }
      """
    let printed = try Compilation.run(["main.swift": main])
    let expected = texts.map { $0.unicodeScalars.map { String($0.value) }.joined(separator: " ") + "\n" }.joined()
    #expect(printed == expected)
  }

  @Test func documentationStaysAComment() {
    #expect(docComment(["One.", "", "Two."]) == "/// One.\n///\n/// Two.")
    #expect(docComment(["a\nlet x = 1\rlet y\u{2028}z"]) == "/// a\n/// let x = 1\n/// let y\n/// z")
    #expect(docComment(["*/ /* \u{202E}x  "]) == "/// */ /* \\u{202E}x")
    #expect(docComment([]) == "")
  }

  @Test func filtersAcceptOnlyTexts() throws {
    var set = TemplateSet(filters: swiftFilters)
    try set.add(
      name: "t", source: "{{x | swiftString}} {{y | swiftIdentifier}} {{y | swiftMember}}\n{{x | docComment}}")
    #expect(try set.renderString("t", ["x": "a\"b", "y": "class"]) == "\"a\\\"b\" `class` class\n/// a\"b")
    #expect(throws: TemplateError.self) { try set.render("t", ["x": [], "y": "a"]) }
  }
}
