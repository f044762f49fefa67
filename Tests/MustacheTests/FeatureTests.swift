import Testing

@testable import VmgenMustache

/// Tests the features that both profiles share.
@Suite struct FeatureTests {
  @Test(arguments: Profile.allCases, examples)
  func bothProfilesRenderTheSame(profile: Profile, example: Example) throws {
    let text = try rendered(example.template, example.data, profile, partials: example.partials)
    #expect(text == example.expected)
  }

  static let examples = interpolation + sections + partials + inheritance + other

  static let interpolation = [
    Example("text is itself", "a {b} }} c\n", "a {b} }} c\n"),
    Example("a string", "<{{x}}>", ["x": "é✓"], "<é✓>"),
    Example("a whole number", "{{x}}", ["x": -42], "-42"),
    Example("a fraction", "{{x}}", ["x": 1.5], "1.5"),
    Example("a boolean", "{{x}} {{y}}", ["x": true, "y": false], "true false"),
    Example("null is nothing", "<{{x}}>", ["x": nil], "<>"),
    Example("unescaped in both notations", "{{{x}}} {{&x}}", ["x": "<&>\""], "<&>\" <&>\""),
    Example("white space in tags is ignored", "{{ x }}{{{ x }}}{{& x }}{{\nx\t}}", ["x": "1"], "1111"),
    Example("dotted names", "{{a.b.c}}", ["a": ["b": ["c": "deep"]]], "deep"),
    Example("the context itself", "{{.}}", "self", "self"),
    Example("an outer key from within", "{{#a}}{{x}}{{/a}}", ["a": ["y": 1], "x": "outer"], "outer"),
    Example("an inner key hides the outer", "{{#a}}{{x}}{{/a}}", ["a": ["x": "inner"], "x": "outer"], "inner"),
    Example(
      "an inner null hides the outer", "{{#a}}<{{x}}>{{/a}}", ["a": ["x": nil], "x": "outer"], "<>"),
    Example("a value is not a template", "{{x}}", ["x": "{{y}}"], "{{y}}"),
  ]

  static let sections = [
    Example("true", "{{#x}}yes{{/x}}{{^x}}no{{/x}}", ["x": true], "yes"),
    Example("false", "{{#x}}yes{{/x}}{{^x}}no{{/x}}", ["x": false], "no"),
    Example("null is false", "{{#x}}yes{{/x}}{{^x}}no{{/x}}", ["x": nil], "no"),
    Example("an empty list is false", "{{#x}}yes{{/x}}{{^x}}no{{/x}}", ["x": []], "no"),
    Example("zero is true", "{{#x}}yes{{/x}}{{^x}}no{{/x}}", ["x": 0], "yes"),
    Example("an empty string is true", "{{#x}}yes{{/x}}{{^x}}no{{/x}}", ["x": ""], "yes"),
    Example("an empty object is true", "{{#x}}yes{{/x}}{{^x}}no{{/x}}", ["x": [:]], "yes"),
    Example("a list runs once an item", "{{#x}}<{{.}}>{{/x}}", ["x": [1, "two", 3.5]], "<1><two><3.5>"),
    Example("objects of a list", "{{#x}}{{a}}{{b}};{{/x}}", ["x": [["a": 1], ["a": 2]], "b": "!"], "1!;2!;"),
    Example("items with keys in other places", "{{#x}}{{a}}{{/x}}", ["x": [["a": 1], ["b": 0, "a": 2]]], "12"),
    Example("a list of lists", "{{#x}}[{{#.}}{{.}},{{/.}}]{{/x}}", ["x": [[1, 2], [3]]], "[1,2,][3,]"),
    Example("a list item that is null", "{{#x}}<{{.}}>{{/x}}", ["x": [nil, 1]], "<><1>"),
    Example("a string is the context", "{{#x}}<{{.}}>{{/x}}", ["x": "s"], "<s>"),
    Example("dotted names in sections", "{{#a.b}}{{.}}{{/a.b}}", ["a": ["b": [1, 2]]], "12"),
    Example("sections in sections of one name", "{{#x}}a{{#x}}b{{/x}}c{{/x}}", ["x": true], "abc"),
  ]

  static let partials = [
    Example("a partial sees the context", "{{#a}}{{>p}}{{/a}}", ["a": ["x": 1]], partials: ["p": "<{{x}}>"], "<1>"),
    Example(
      "a partial calls itself", "{{>p}}", ["x": 1, "n": [["x": 2, "n": []]]],
      partials: ["p": "{{x}}({{#n}}{{>p}}{{/n}})"], "1(2())"),
    Example(
      "delimiters stay in their template", "{{=| |=}}|>p||x|", ["x": 1], partials: ["p": "{{x}}|x|"], "1|x|1"),
    Example(
      "a dynamic name", "{{#x}}{{>*kind}}{{/x}}", ["x": [["kind": "a"], ["kind": "b"]]],
      partials: ["a": "A", "b": "B"], "AB"),
    Example("a dotted dynamic name", "{{> * k.n }}", ["k": ["n": "a"]], partials: ["a": "A"], "A"),
  ]

  static let inheritance = [
    Example("a block's own content", "{{$b}}own{{/b}}", "own"),
    Example("a block overridden", "{{<p}}{{$b}}new{{/b}}{{/p}}", partials: ["p": "({{$b}}own{{/b}})"], "(new)"),
    Example(
      "one block of two", "{{<p}}{{$b}}new{{/b}}{{/p}}", partials: ["p": "{{$a}}A{{/a}}{{$b}}B{{/b}}"], "Anew"),
    Example(
      "one parent twice", "{{<p}}{{$b}}1{{/b}}{{/p}}{{<p}}{{$b}}2{{/b}}{{/p}}{{>p}}",
      partials: ["p": "{{$b}}0{{/b}}"], "120"),
    Example(
      "the outermost override wins", "{{<p}}{{$b}}1{{/b}}{{/p}}",
      partials: ["p": "{{<q}}{{$b}}2{{/b}}{{/q}}", "q": "{{$b}}3{{/b}}"], "1"),
    Example(
      "overrides see the parent's context", "{{<p}}{{$b}}{{x}}{{/b}}{{/p}}", ["x": "outer", "in": ["x": "inner"]],
      partials: ["p": "{{#in}}{{$b}}{{/b}}{{/in}}"], "inner"),
    Example(
      "an override with a block of its own name in it", "{{<p}}{{$b}}<{{$b}}new{{/b}}>{{/b}}{{/p}}",
      partials: ["p": "{{$b}}old{{/b}}"], "<new>"),
    Example(
      "a partial passes overrides on", "{{<p}}{{$b}}new{{/b}}{{/p}}",
      partials: ["p": "{{>q}}", "q": "{{$b}}old{{/b}}"], "new"),
    Example(
      "a parent by a dynamic name", "{{<*n}}{{$b}}new{{/b}}{{/*n}}", ["n": "p"], partials: ["p": "({{$b}}{{/b}})"],
      "(new)"),
    Example(
      "a parent inside an override", "{{<p}}{{$b}}{{<q}}{{$c}}new{{/c}}{{/q}}{{/b}}{{/p}}",
      partials: ["p": "({{$b}}{{/b}})", "q": "[{{$c}}{{/c}}]"], "([new])"),
  ]

  static let other = [
    Example("a comment", "a{{! {{x} # }}b", "ab"),
    Example("a comment of several lines", "a{{!\n x\n}}b\n", "ab\n"),
    Example("other delimiters", "{{=<% %>=}}<%x%>{{x}}<%={{ }}=%>{{x}}", ["x": 1], "1{{x}}1"),
    Example("a delimiter of one character", "{{=$ $=}}$x$", ["x": 1], "1"),
    Example("three braces with other delimiters", "{{=<% %>=}}<%{x}%>", ["x": "<"], "<"),
    Example("an empty template", "", ""),
  ]
}
