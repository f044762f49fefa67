import Testing

@testable import VmgenMustache

@Suite struct CodeProfileTests {
  @Test(arguments: lines)
  func theLinesOfAValueAreIndentedLikeItsTag(_ example: Example) throws {
    let text = try rendered(example.template, example.data, partials: example.partials)
    #expect(text == example.expected)
  }

  static let lines = [
    Example("first on its line", "  {{x}}\n", ["x": "1\n2"], "  1\n  2\n"),
    Example("with tabs", "\t{{x}}\n", ["x": "1\n2\n"], "\t1\n\t2\n\n"),
    Example("not after other text", "  a {{x}}\n", ["x": "1\n2"], "  a 1\n2\n"),
    Example("also after tags that wrote nothing", "  {{#x}}{{.}}{{/x}}\n", ["x": "1\n2"], "  1\n  2\n"),
    Example(
      "also under a partial's indentation", "  {{>p}}\n", ["x": "1\n2"], partials: ["p": "  {{x}}\n"], "    1\n    2\n"),
    Example("not at the margin", "{{x}}\n", ["x": "1\n  2"], "1\n  2\n"),
    Example("CRLF lines", "  {{x}}\r\n", ["x": "1\r\n\r\n2"], "  1\r\n\r\n  2\r\n"),
  ]

  @Test func positionsReferToTheInnermostList() throws {
    let data: MustacheValue = ["rows": [["a", "b"], ["c"]]]
    let template = "{{#rows}}{{-index}}:{{#.}}{{.}}{{-index}}{{^-last}},{{/-last}}{{/.}}{{^-last}} {{/-last}}{{/rows}}"
    #expect(try rendered(template, data) == "0:a0,b1 1:c0")
  }

  @Test func positionsAreAvailableInObjectsAndPartials() throws {
    let data: MustacheValue = ["x": [["o": ["n": 1]], ["o": ["n": 2]]]]
    #expect(
      try rendered("{{#x}}{{#o}}{{>p}}{{/o}}{{/x}}", data, partials: ["p": "{{n}}{{^-last}}, {{/-last}}"]) == "1, 2")
  }

  @Test func theResultOfAFilterCanBeInterpolatedTestedAndIterated() throws {
    let filters: [String: Filter] = [
      "quoted": { value in
        guard case .string(let text) = value else { return nil }
        return .string("\"\(text)\"")
      },
      "isEmpty": { value in .bool(value == "") },
      "twice": { value in .list([value, value]) },
    ]
    let data: MustacheValue = ["x": "a", "o": ["y": ""]]
    func text(_ template: String) throws -> String { try rendered(template, data, filters: filters) }
    #expect(try text("{{ x | quoted }}") == "\"a\"")
    #expect(try text("{{{x|quoted|quoted}}}") == "\"\"a\"\"")
    #expect(try text("{{#o.y | isEmpty}}empty{{/o.y | isEmpty}}") == "empty")
    #expect(try text("{{^x | isEmpty}}filled{{/x}}") == "filled")
    #expect(try text("{{#x | twice}}{{.}}{{^-last}},{{/-last}}{{/x}}") == "a,a")
    #expect(try text("{{#x | twice}}{{. | quoted}}{{/x}}") == "\"a\"\"a\"")
  }

  @Test func anInvalidFilterIsAnError() {
    struct Refusal: Error, CustomStringConvertible {
      var description: String { "no" }
    }
    let filters: [String: Filter] = ["swiftString": { _ in throw Refusal() }]
    let data: MustacheValue = ["x": "a"]
    #expect(
      failure("{{x | swiftStrnig}}", data, filters: filters)?.kind
        == .unknownFilter("swiftStrnig", near: ["swiftString"]))
    #expect(
      failure("{{x | swiftString}}", data, filters: filters)?.kind == .filterFailed("swiftString", reason: "no"))
    #expect(failure("{{x | }}", data, filters: filters)?.kind == .unknownFilter("", near: []))
    #expect(failure("{{ | swiftString}}", data, filters: filters)?.kind == .badName(""))
  }

  @Test func lambdasCanBePartOfTheData() throws {
    let data: MustacheValue = [
      "shout": .lambda(MustacheLambda { section in (section ?? "{{x}}") + "!" }), "x": "a",
    ]
    #expect(try rendered("{{shout}} {{#shout}}<{{x}}>{{/shout}} {{^shout}}{{/shout}}", data) == "a! <a>! ")
    #expect(
      failure("\n {{f}}", ["f": .lambda(MustacheLambda { _ in "{{y}}" })])?.description == """
        lambda:1:1: unknown key `y`
          in lambda `lambda` included at main:2:2
        """)
  }

  @Test func aLambdaThatReturnsItsOwnTagIsAnError() {
    let data: MustacheValue = ["f": .lambda(MustacheLambda { _ in "{{f}}" })]
    #expect(failure("{{f}}", data)?.kind == .partialsTooDeep(limit: Renderer.lambdaLimit))
  }
}
