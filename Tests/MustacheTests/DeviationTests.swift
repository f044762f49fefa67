import Testing

@testable import VmgenMustache

/// Tests every deviation of the code profile from the specification, in both profiles.
@Suite struct DeviationTests {
  enum Outcome: Sendable, Equatable {
    case text(String)
    case error(TemplateError.Kind)
  }

  struct Difference: Sendable, CustomTestStringConvertible {
    let deviation: String
    let template: String
    var data: MustacheValue = [:]
    var partials: [String: String] = [:]
    let spec: Outcome
    let code: Outcome

    var testDescription: String { "\(deviation): \(template)" }
  }

  @Test(arguments: differences)
  func eachDeviationBehavesAsDocumented(_ difference: Difference) {
    #expect(outcome(of: difference, .spec) == difference.spec)
    #expect(outcome(of: difference, .code) == difference.code)
  }

  private func outcome(of difference: Difference, _ profile: Profile) -> Outcome {
    do {
      return .text(
        try rendered(
          difference.template, difference.data, profile, partials: difference.partials,
          filters: ["f": { _ in "filtered" }]))
    } catch let error as TemplateError {
      return .error(error.kind)
    } catch {
      return .text("an error of another type: \(error)")
    }
  }

  static let differences = [
    Difference(
      deviation: "layouts", template: "({{x}})",
      data: ["x": .text(MustacheText(content: 0) { "\($0.before)|\($0.after)" })], spec: .text("(|)"),
      code: .text("((|))")),
    Difference(
      deviation: "no escaping", template: "{{x}}", data: ["x": "<&\">'"], spec: .text("&lt;&amp;&quot;&gt;'"),
      code: .text("<&\">'")),
    Difference(
      deviation: "unknown keys", template: "<{{nmae}}>", data: ["name": 1], spec: .text("<>"),
      code: .error(.unknownKey("nmae", near: ["name"]))),
    Difference(
      deviation: "unknown keys", template: "{{#x}}1{{/x}}", spec: .text(""),
      code: .error(.unknownKey("x", near: []))),
    Difference(
      deviation: "unknown keys", template: "{{^x}}1{{/x}}", spec: .text("1"),
      code: .error(.unknownKey("x", near: []))),
    Difference(
      deviation: "unknown keys", template: "{{a.bb.c}}", data: ["a": ["bbb": 1]], spec: .text(""),
      code: .error(.unknownKey("a.bb", near: ["a.bbb"]))),
    Difference(
      deviation: "unknown keys", template: "{{a.b}}", data: ["a": nil], spec: .text(""),
      code: .error(.unknownKey("a.b", near: []))),
    Difference(
      deviation: "unknown keys", template: "{{>*x}}", spec: .text(""), code: .error(.unknownKey("x", near: []))),
    Difference(
      deviation: "unknown partials", template: "<{{>rows}}>", partials: ["row": ""], spec: .text("<>"),
      code: .error(.unknownPartial("rows", near: ["row"]))),
    Difference(
      deviation: "unknown partials", template: "<{{<x}}{{/x}}>", spec: .text("<>"),
      code: .error(.unknownPartial("x", near: []))),
    Difference(
      deviation: "unknown partials", template: "<{{>*x}}>", data: ["x": "y"], spec: .text("<>"),
      code: .error(.unknownPartial("y", near: []))),
    Difference(
      deviation: "unknown partials", template: "<{{>*x}}>", data: ["x": 1], spec: .text("<>"),
      code: .error(.notText("x", type: "number"))),
    Difference(
      deviation: "unknown blocks", template: "{{<p}}{{$bdoy}}1{{/bdoy}}{{/p}}", partials: ["p": "{{$body}}0{{/body}}"],
      spec: .text("0"), code: .error(.unknownBlock("bdoy", parent: "p", near: ["body"]))),
    Difference(
      deviation: "content in parents", template: "{{<p}} stray {{/p}}", partials: ["p": "p"], spec: .text("p"),
      code: .error(.contentInParent(" stray "))),
    Difference(
      deviation: "content in parents", template: "{{<p}}{{#x}}{{$b}}1{{/b}}{{/x}}{{/p}}", data: ["x": 1],
      partials: ["p": "{{$b}}0{{/b}}"], spec: .text("0"), code: .error(.contentInParent("{{#x}}"))),
    Difference(
      deviation: "names", template: "<{{a b}}>", data: ["a b": 1], spec: .text("<1>"), code: .error(.badName("a b"))),
    Difference(
      deviation: "names", template: "<{{a..b}}>", data: ["a": ["b": 1]], spec: .text("<>"),
      code: .error(.badName("a..b"))),
    Difference(
      deviation: "names", template: "<{{>a b}}>", partials: ["a b": "1"], spec: .text("<1>"),
      code: .error(.badName("a b"))),
    Difference(
      deviation: "lists and objects", template: "<{{x}}>", data: ["x": [1]], spec: .text("<>"),
      code: .error(.notText("x", type: "list"))),
    Difference(
      deviation: "lists and objects", template: "<{{.}}>", spec: .text("<>"),
      code: .error(.notText(".", type: "object"))),
    Difference(
      deviation: "filters", template: "<{{x | f}}>", data: ["x": 1, "x | f": "key"], spec: .text("<key>"),
      code: .text("<filtered>")),
    Difference(
      deviation: "positions", template: "{{#x}}{{-index}}{{#-first}}F{{/-first}}{{^-last}},{{/-last}}{{/x}}",
      data: ["x": [true, true, true]], spec: .text(",,,"), code: .text("0F,1,2")),
    Difference(
      deviation: "positions", template: "{{-index}}", data: ["-index": "key"], spec: .text("key"),
      code: .error(.unknownKey("-index", near: []))),
    Difference(
      deviation: "boolean sections", template: "{{#x}}{{#y}}{{.}}{{/y}}{{/x}}", data: ["x": ["item"], "y": true],
      spec: .text("true"), code: .text("item")),
    Difference(
      deviation: "lines of a value", template: "  {{x}};\n", data: ["x": "{\n  1\n\n}"],
      spec: .text("  {\n  1\n\n};\n"),
      code: .text("  {\n    1\n\n  };\n")),
    Difference(
      deviation: "blank lines", template: "  {{>p}}\n", partials: ["p": "1\n\n2\r\n\r\n3\n"],
      spec: .text("  1\n  \n  2\r\n  \r\n  3\n"), code: .text("  1\n\n  2\r\n\r\n  3\n")),
  ]
}
