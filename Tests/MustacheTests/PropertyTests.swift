import Testing

@testable import VmgenMustache

/// Tests properties of random templates.
@Suite struct PropertyTests {
  @Test(arguments: 0..<40)
  func anyCombinationOfPiecesRendersOrIsAnError(seed: UInt64) {
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

  @Test(arguments: 0..<20)
  func textWithoutTagsRendersUnchanged(seed: UInt64) throws {
    var random = Random(state: seed)
    let pieces = ["a", " ", "\n", "\r\n", "{ ", "}}", "é", "\t"]
    let text = (0..<200).map { _ in pieces[random.next(below: pieces.count)] }.joined()
    #expect(try rendered(text) == text)
    #expect(try rendered("{{>p}}", partials: ["p": text]) == text)
  }

  @Test(arguments: 0..<20)
  func aParentWithoutBlocksIsAPartial(seed: UInt64) {
    var random = Random(state: seed)
    for _ in 0..<100 {
      let partials = ["p": random.tameTemplate(depth: 3), "q": "1\n 2\n"]
      for around in ["  {{T}}\n", "a {{T}} b\n", "{{#a}}\n {{T}}\n{{/a}}\n"] {
        let partial = around.replacing("{{T}}", with: "{{>p}}")
        let parent = around.replacing("{{T}}", with: "{{<p}}{{/p}}")
        guard let text = try? rendered(partial, Self.data, partials: partials) else { continue }
        #expect((try? rendered(parent, Self.data, partials: partials)) == text)
      }
    }
  }

  @Test(arguments: 0..<20)
  func bothProfilesRenderTheSameExceptForTheDeviations(seed: UInt64) {
    var random = Random(state: seed)
    for _ in 0..<200 {
      let partials = ["p": random.tameTemplate(depth: 2), "q": "1\n 2\n"]
      let template = random.tameTemplate(depth: 3)
      guard let text = try? rendered(template, Self.data, partials: partials) else { continue }
      let spec = try? rendered(template, Self.data, .spec, partials: partials)
      #expect(spec.map(withoutTrailingBlanks) == withoutTrailingBlanks(text))
    }
  }

  private static let data: MustacheValue = ["a": [1, 2], "o": ["x": "ox"], "t": "tt"]

  private func withoutTrailingBlanks(_ text: String) -> [Substring] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      var line = line
      while line.last == " " { line.removeLast() }
      return line
    }
  }
}

extension Random {
  /// Returns a template with text, values, sections, blocks and partials, but without anything that the profiles render
  /// differently: booleans, escaped characters, and values of several lines.
  fileprivate mutating func tameTemplate(depth: Int) -> String {
    let leaves = [
      "x", "é", "{{t}}", "{{o.x}}", "{{!c}}", "\n", "\n", "\r\n", "  ", "{{>q}}", "{{<q}}{{/q}}",
      "{{=| |=}}|t||={{ }}=|",
    ]
    let pairs = [("{{#a}}", "{{/a}}"), ("{{#o}}", "{{/o}}"), ("{{^a}}", "{{/a}}"), ("{{$b}}", "{{/b}}")]
    var text = ""
    for _ in 0..<next(below: 8) {
      if depth > 0, next(below: 3) == 0 {
        let (open, close) = pairs[next(below: pairs.count)]
        text += open + tameTemplate(depth: depth - 1) + close
      } else {
        text += leaves[next(below: leaves.count)]
      }
    }
    return text
  }
}
