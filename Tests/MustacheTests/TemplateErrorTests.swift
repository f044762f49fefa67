import Testing

@testable import VmgenMustache

@Suite struct TemplateErrorTests {
  @Test(arguments: Profile.allCases, syntax)
  func bothProfilesCheckTheSyntax(profile: Profile, mistake: Mistake) {
    let error = failure(mistake.template, [:], profile)
    #expect(error?.kind == mistake.kind)
    #expect(error?.location == TemplateError.Location(template: "main", line: mistake.line, column: mistake.column))
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    let template: String
    let kind: TemplateError.Kind
    let line: Int
    let column: Int

    init(_ template: String, _ kind: TemplateError.Kind, _ line: Int, _ column: Int) {
      self.template = template
      self.kind = kind
      self.line = line
      self.column = column
    }

    var testDescription: String { template.debugDescription }
  }

  static let syntax = [
    Mistake("a\n{{x", .unclosedTag(closer: "}}"), 2, 1),
    Mistake("a{{{x}}", .unclosedTag(closer: "}}}"), 1, 2),
    Mistake("{{!x", .unclosedTag(closer: "}}"), 1, 1),
    Mistake("{{=<% %>}}", .unclosedTag(closer: "=}}"), 1, 1),
    Mistake("{{=<% %>=}}<%x}}", .unclosedTag(closer: "%>"), 1, 12),
    Mistake("{{", .unclosedTag(closer: "}}"), 1, 1),
    Mistake("é {{}}", .emptyTag, 1, 4),
    Mistake("{{# }}", .emptyTag, 1, 1),
    Mistake("{{>*}}", .emptyTag, 1, 1),
    Mistake("{{{ }}}", .emptyTag, 1, 1),
    Mistake("{{=<%=}}", .badDelimiters("<%"), 1, 1),
    Mistake("{{=a b c=}}", .badDelimiters("a b c"), 1, 1),
    Mistake("{{= =}}", .badDelimiters(""), 1, 1),
    Mistake("{{=a= =b=}}", .badDelimiters("a= =b"), 1, 1),
    Mistake("\n {{#x}}", .unclosedSection("x"), 2, 2),
    Mistake("{{#x}}{{^y}}{{/y}}", .unclosedSection("x"), 1, 1),
    Mistake("{{<x}}", .unclosedSection("x"), 1, 1),
    Mistake("{{/x}}", .strayClose("x"), 1, 1),
    Mistake("{{#x}}{{#y}}{{/x}}{{/y}}", .mismatchedClose(open: "y", close: "x"), 1, 13),
    Mistake("{{$x}}{{/ y }}", .mismatchedClose(open: "x", close: "y"), 1, 7),
    Mistake("a\0", .containsNUL, 1, 2),
    Mistake("aaaaaaaaaaaaaaaaaaaaaaaaa\n\0", .containsNUL, 2, 1),
  ]

  @Test(
    "invalid UTF-8 is an error at its position",
    arguments: [
      [0xFF], [0xC0, 0x80], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF0, 0x9F, 0x98],
      [0xC3], [0x80], [0xE2, 0x82], [0xC3, 0x41],
    ] as [[UInt8]])
  func invalidUTF8(_ bytes: [UInt8]) {
    var templates = TemplateSet()
    for padding in ["a", "é✓😀 and more", "12345678"] {
      let error = #expect(throws: TemplateError.self) {
        try templates.add(name: "t", source: Array("\n\(padding)".utf8) + bytes, origin: "t.mustache")
      }
      #expect(error?.kind == .invalidUTF8)
      #expect(error?.location?.line == 2)
      #expect(error?.location?.column == padding.utf8.count + 1)
    }
  }

  @Test func messagesContainTheTemplateThePositionInBytesAndNearNames() {
    let error = failure("\n é{{naem}}", ["name": 1, "names": 2, "nam": 3, "other": 4])
    #expect(error?.description == "main:2:4: unknown key `naem`: did you mean `nam` or `name`?")
  }

  @Test func errorsContainThePathThroughPartialsParentsAndBlocks() {
    let partials = [
      "row": "{{>cell}}\n", "cell": "\n  {{x}}", "page": "{{$body}}\n{{/body}}\n",
    ]
    let error = failure("{{<page}}\n{{$body}}\n {{>row}}\n{{/body}}\n{{/page}}\n", partials: partials)
    #expect(
      error?.description == """
        cell:2:3: unknown key `x`
          in partial `cell` included at row:1:1
          in partial `row` included at main:3:2
          in block `body` included at page:1:1
          in parent `page` included at main:1:1
        """)
    #expect(error?.inclusions.map(\.construct) == [.partial, .partial, .block, .parent])
  }

  @Test func aTemplateThatIsNotInTheSetIsAnErrorWithNearNames() throws {
    var templates = TemplateSet()
    try templates.add(name: "model", source: "")
    let error = #expect(throws: TemplateError.self) { try templates.render("modle", [:]) }
    #expect(error?.description == "unknown template `modle`: did you mean `model`?")
  }

  @Test func nearNamesAtMostThreeNearestFirstWithinAThirdOfTheLength() {
    #expect(nearNames(to: "name", among: ["nama", "names", "nam", "game", "names", "xyz"]) == ["game", "nam", "nama"])
    #expect(nearNames(to: "c", among: ["a", "b"]) == [])
    #expect(nearNames(to: "access", among: ["acess", "process"]) == ["acess"])
    #expect(nearNames(to: "acces", among: ["access", "accessLevel"]) == ["access"])
    #expect(nearNames(to: "fisrt", among: ["first"]) == ["first"])
    #expect(nearNames(to: "", among: ["a"]) == [])
  }

  @Test func everyMessageIsOneLineInLowercaseWithoutAFullStop() {
    let kinds: [TemplateError.Kind] =
      Self.syntax.map(\.kind) + [
        .invalidUTF8, .badName("a b"), .contentInParent("x"), .nestedTooDeep(limit: 5),
        .unknownPartial("x", near: ["y"]), .unknownFilter("x", near: []),
        .unknownBlock("x", parent: "p", near: ["a", "b", "c"]), .notText("x", type: "object"),
        .filterFailed("f", reason: "r"), .lambdaFailed(reason: "r"), .loaderFailed("x", reason: "r"),
        .partialsTooDeep(limit: 5),
      ]
    for message in kinds.map(\.message) {
      #expect(!message.contains("\n"))
      #expect(!message.hasSuffix("."))
      #expect(message.first?.isUppercase == false)
    }
  }
}
