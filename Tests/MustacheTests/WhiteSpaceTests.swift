import Testing

@testable import VmgenMustache

/// Tests standalone lines and indentation.
@Suite struct WhiteSpaceTests {
  @Test(arguments: Profile.allCases, examples)
  func bothProfilesTreatWhiteSpaceAlike(profile: Profile, example: Example) throws {
    let text = try rendered(example.template, example.data, profile, partials: example.partials)
    #expect(text == example.expected)
  }

  static let examples = standaloneLines + otherLines + partials + blocks

  static let standaloneLines = [
    Example("a section's lines go", "a\n{{#x}}\nb\n{{/x}}\nc\n", ["x": true], "a\nb\nc\n"),
    Example("an inverted section's lines go", "a\n{{^x}}\nb\n{{/x}}\nc\n", ["x": false], "a\nb\nc\n"),
    Example("with their indentation", "a\n  {{#x}}  \nb\n\t{{/x}}\t\nc\n", ["x": true], "a\nb\nc\n"),
    Example("with CRLF", "a\r\n{{#x}}\r\nb\r\n{{/x}}\r\nc\r\n", ["x": true], "a\r\nb\r\nc\r\n"),
    Example("on the first line", "  {{#x}}\nb{{/x}}", ["x": true], "b"),
    Example("on the last line without a newline", "a\n  {{#x}}{{/x}}", ["x": true], "a\n"),
    Example("a comment's line goes", "a\n  {{! b }}\nc\n", "a\nc\n"),
    Example("a long comment's lines go", "a\n  {{! b\n b }}\nc\n", "a\nc\n"),
    Example("a delimiter tag's line goes", "a\n  {{=<% %>=}}\nc\n", "a\nc\n"),
    Example(
      "two tags share a line that goes", "a\n{{#x}}{{#y}}\nb\n{{/y}} {{/x}}\nc\n", ["x": 1, "y": 1], "a\nb\nc\n"),
    Example("a list repeats whole lines", "{{#x}}\n- {{.}}\n{{/x}}\n", ["x": [1, 2]], "- 1\n- 2\n"),
    Example("blank lines stay", "a\n\n{{#x}}\n\nb\n{{/x}}\n\nc\n", ["x": true], "a\n\n\nb\n\nc\n"),
  ]

  static let otherLines = [
    Example("text keeps a line", "{{#x}} a\n{{/x}}\n", ["x": true], " a\n"),
    Example("text after the closing tag keeps it", "{{#x}}\na\n {{/x}} b\n", ["x": true], "a\n  b\n"),
    Example("a value keeps its line", "  {{x}}\n", ["x": ""], "  \n"),
    Example("a value beside a section keeps it", "{{#x}}{{.}}{{/x}}\n", ["x": "1"], "1\n"),
    Example(
      "a partial beside a section keeps it", "{{#x}}{{>p}}{{/x}}\n", ["x": [1, 2]], partials: ["p": "p"], "pp\n"),
    Example("two partials keep it", "{{>p}} {{>p}}\n", partials: ["p": "p"], "p p\n"),
    Example("a block with content keeps it", "{{$b}}x{{/b}}\n", "x\n"),
  ]

  static let partials = [
    Example("a partial's line goes", "a\n{{>p}}\nb\n", partials: ["p": "p\n"], "a\np\nb\n"),
    Example("its indentation leads each line", "  {{>p}}\nb\n", partials: ["p": "1\n  2\n3"], "  1\n    2\n  3b\n"),
    Example("also the lines that start with a tag", " {{>p}}\n", ["x": 1], partials: ["p": "{{x}}\n{{x}}"], " 1\n 1"),
    Example(
      "but no standalone lines", " {{>p}}\n", ["x": [1, 2]], partials: ["p": "{{#x}}\n{{.}}\n{{/x}}\n"], " 1\n 2\n"),
    Example("indentations add up", " {{>p}}", partials: ["p": "1\n {{>q}}\n", "q": "2\n3\n"], " 1\n  2\n  3\n"),
    Example("a partial within a line is not indented", "  - {{>p}}\n", partials: ["p": "1\n2"], "  - 1\n2\n"),
    Example(
      "nor what is within a line of one that is", "  {{>p}}\n", partials: ["p": "a {{>q}}\n", "q": "1\n2"],
      "  a 1\n2\n"),
    Example("the end of a section starts a line", " {{>p}}\n", ["x": 1], partials: ["p": "{{#x}}a\n{{/x}}b"], " a\n b"),
    Example("a comment starts a line", " {{>p}}\n", partials: ["p": "{{!c}}a\n{{!c}}b"], " a\n b"),
    Example(
      "a whole parent on a line goes with it", "a\n {{<p}}{{/p}}\nb\n", partials: ["p": "1\n2\n"], "a\n 1\n 2\nb\n"),
    Example(
      "so does a parent with its blocks", "a\n {{<p}}{{$b}} x {{/b}}{{/p}}\nb\n", partials: ["p": "({{$b}}{{/b}})\n"],
      "a\n ( x )\nb\n"),
  ]

  static let blocks = [
    Example(
      "content moves to the block's indentation", "{{<p}}\n{{$b}}\n      1\n        2\n{{/b}}\n{{/p}}\n",
      partials: ["p": "{\n  {{$b}}\n  {{/b}}\n}\n"], "{\n  1\n    2\n}\n"),
    Example(
      "or to that of the block's own content", "{{<p}}\n{{$b}}\n1\n2\n{{/b}}\n{{/p}}\n",
      partials: ["p": "{\n{{$b}}\n    own\n{{/b}}\n}\n"], "{\n    1\n    2\n}\n"),
    Example(
      "own content stays where it is", "{{>p}}", partials: ["p": "{\n  {{$b}}\n      own\n  {{/b}}\n}\n"],
      "{\n      own\n}\n"),
    Example(
      "content less indented than its first line", "{{<p}}\n{{$b}}\n  1\n 2\n{{/b}}\n{{/p}}\n",
      partials: ["p": "{{$b}}\n{{/b}}\n"], "1\n2\n"),
    Example(
      "content with its sections", "{{<p}}\n{{$b}}\n  {{#x}}\n  {{.}}\n  {{/x}}\n{{/b}}\n{{/p}}\n", ["x": [1, 2]],
      partials: ["p": " {{$b}}\n {{/b}}\n"], " 1\n 2\n"),
    Example(
      "a partial in content", "{{<p}}\n{{$b}}\n  {\n    {{>q}}\n  }\n{{/b}}\n{{/p}}\n",
      partials: ["p": " {{$b}}\n {{/b}}\n", "q": "1\n2\n"], " {\n   1\n   2\n }\n"),
    Example(
      "content within a line takes the line's place", "{{<p}}{{$b}}1{{/b}}{{/p}}",
      partials: ["p": "{\n  {{$b}}\n  own\n  {{/b}}\n}\n"], "{\n  1\n}\n"),
    Example(
      "lines within a line", "{{<p}}\n{{$b}}\n1\n2\n{{/b}}\n{{/p}}\n", partials: ["p": "a {{$b}}{{/b}} z\n"],
      "a 1\n2\n z\n"),
    Example(
      "an empty block's line goes", "{{>p}}", partials: ["p": "a\n  {{$b}}{{/b}}\nz\n"], "a\nz\n"),
    Example(
      "an empty override's line goes", "{{<p}}{{$b}}{{/b}}{{/p}}", partials: ["p": "a\n  {{$b}}{{/b}}\nz\n"],
      "a\nz\n"),
    Example(
      "an empty block filled by lines", "{{<p}}\n{{$b}}\n1\n2\n{{/b}}\n{{/p}}\n",
      partials: ["p": "a\n  {{$b}}{{/b}}\nz\n"], "a\n  1\n  2\nz\n"),
    Example(
      "filled without a newline, with CRLF", "{{<p}}{{$b}}1{{/b}}{{/p}}",
      partials: ["p": "a\r\n  {{$b}}{{/b}}\r\nz\r\n"], "a\r\n  1\r\nz\r\n"),
    Example(
      "an indented parent", "  {{<p}}\n  {{$b}}\n  1\n  {{/b}}\n  {{/p}}\n",
      partials: ["p": "{\n  {{$b}}\n  {{/b}}\n}\n"], "  {\n    1\n  }\n"),
    Example(
      "own content of a block in moved content",
      "{{<p}}\n{{$b}}\n    1\n    {{$c}}\n      2\n    {{/c}}\n{{/b}}\n{{/p}}\n",
      partials: ["p": "{{$b}}\n{{/b}}\n"], "1\n  2\n"),
  ]
}
