import Testing

@testable import Mustache

/// Whatever comes in, an answer comes out.
@Suite("Limits")
struct LimitTests {
  @Test("A hundred thousand nested sections are an error", arguments: ["#", "^", "$", "<"])
  func deepNesting(sigil: String) {
    let template = String(repeating: "{{\(sigil)x}}", count: 100_000)
    #expect(failure(template, ["x": true], .spec)?.kind == .nestedTooDeep(limit: Compiler.nestingLimit))
    let lines = String(repeating: "{{\(sigil)x}}\n", count: 100_000)
    #expect(failure(lines, ["x": true], .spec)?.kind == .nestedTooDeep(limit: Compiler.nestingLimit))
  }

  @Test("Nesting up to the limit renders")
  func nestingWithinLimit() throws {
    let depth = Compiler.nestingLimit
    let template = String(repeating: "{{#x}}", count: depth) + "." + String(repeating: "{{/x}}", count: depth)
    #expect(try rendered(template, ["x": true]) == ".")
    #expect(try rendered(template, ["x": ["y"]], .spec) == ".")
  }

  @Test("Partials that include each other without end are an error, in both profiles", arguments: Profile.allCases)
  func endlessPartials(profile: Profile) {
    let partials = ["p": " {{>q}}", "q": "\n {{<p}}{{$b}}{{/b}}{{/p}}{{$b}}{{/b}}"]
    let error = failure("{{>p}}", [:], profile, partials: partials)
    #expect(error?.kind == .partialsTooDeep(limit: Renderer.callLimit))
    #expect(error?.inclusions.count == Renderer.callLimit)
  }

  @Test("Blocks that override each other without end are not possible")
  func recursiveBlocks() throws {
    let partials = ["p": "{{$a}}1{{/a}}{{$b}}2{{/b}}"]
    let template = "{{<p}}{{$a}}{{$b}}x{{/b}}{{/a}}{{$b}}{{$a}}y{{/a}}{{/b}}{{/p}}"
    #expect(try rendered(template, partials: partials) == "xy")
  }

  @Test("A hundred thousand tags on one line, and a template of many megabytes, render")
  func largeTemplates() throws {
    let tags = String(repeating: "{{x}}{{#x}}{{$b}}{{/b}}{{/x}}", count: 100_000)
    #expect(try rendered(tags, ["x": "1"]).utf8.count == 100_000)
    let line = String(repeating: "é", count: 50) + "\n"
    let text = String(repeating: line, count: 200_000)
    #expect(try rendered(text) == text)
    #expect(try rendered(" {{>p}}", .object([:]), partials: ["p": text]).utf8.count == text.utf8.count + 200_000)
  }

  @Test("Any mixture of pieces renders or is an error", arguments: 0..<40)
  func anyTemplate(seed: UInt64) {
    var random = Random(state: seed)
    let pieces = [
      "{{", "}}", "{", "}", "{{#a}}", "{{/a}}", "{{^a}}", "{{$a}}", "{{<p}}", "{{/p}}", "{{>p}}", "{{>*a}}", "{{a.b}}",
      "{{=| |=}}", "|a|", "|={{ }}=|", "{{!c}}", "\n", "\r\n", "  ", "\t", "x", "é", "{{.}}", "{{{a}}}", "{{-last}}",
      "=",
    ]
    func template() -> String {
      (0..<random.next(below: 30)).map { _ in pieces[random.next(below: pieces.count)] }.joined()
    }
    let values: [MustacheValue] = [nil, true, "p", [1, 2], ["b": "p"], [["a": "1\n2"]], 3]
    for _ in 0..<250 {
      var templates = TemplateSet(profile: random.next(below: 2) == 0 ? .spec : .code)
      try? templates.add(name: "p", source: template())
      do {
        try templates.add(name: "main", source: template())
        _ = try templates.render("main", ["a": values[random.next(below: values.count)]])
      } catch {
        #expect(error.location != nil)
      }
    }
  }

  @Test("Text without tags renders as itself, whatever its lines", arguments: 0..<20)
  func textIsItself(seed: UInt64) throws {
    var random = Random(state: seed)
    let pieces = ["a", " ", "\n", "\r\n", "{ ", "}}", "é", "\t"]
    let text = (0..<200).map { _ in pieces[random.next(below: pieces.count)] }.joined()
    #expect(try rendered(text) == text)
    #expect(try rendered("{{>p}}", partials: ["p": text]) == text)
  }
}

/// A small generator whose sequence a seed fixes (SplitMix64).
struct Random {
  var state: UInt64

  mutating func next(below bound: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(bound))
  }
}
