import Testing

@testable import VmgenMustache

@Suite struct TemplateSetTests {
  @Test func aTemplateReplacesAnEarlierOneWithTheSameName() throws {
    var templates = TemplateSet()
    try templates.add(name: "main", source: "{{>p}}")
    try templates.add(name: "p", source: "1 {{>r}}")
    try templates.add(name: "p", source: "2 {{>q}}{{>q}}{{>*n}}")
    #expect(templates.names == ["main", "p"])
    #expect(templates.mentionedNames == ["p", "q"])
    try templates.add(name: "q", source: "{{<main2}}{{/main2}}")
    #expect(templates.mentionedNames == ["p", "q", "main2"])
  }

  @Test func aTemplateWithAnErrorDoesNotChangeTheSet() throws {
    var templates = TemplateSet()
    try templates.add(name: "p", source: "old")
    #expect(throws: TemplateError.self) { try templates.add(name: "p", source: "{{>x}}{{#y}}") }
    #expect(throws: TemplateError.self) { try templates.add(name: "new", source: "{{>x}}{{#y}}") }
    #expect(templates.names == ["p"])
    #expect(templates.mentionedNames == [])
    #expect(try templates.renderString("p", [:]) == "old")
  }

  @Test func theLoaderLoadsMissingTemplatesIncludingDynamicNames() throws {
    let loader: TemplateSet.Loader = { name in
      name == "missing" ? nil : ("dir/\(name).mustache", Array("<\(name) {{x}}>".utf8))
    }
    var templates = TemplateSet(loader: loader)
    try templates.add(name: "p", source: "p")
    try templates.add(name: "main", source: "{{>p}}{{>q}}{{>*n}}{{>q}}")
    #expect(try templates.renderString("main", ["n": "r", "x": 1]) == "p<q 1><r 1><q 1>")
    let unknown = #expect(throws: TemplateError.self) { try templates.render("main", ["n": "missing", "x": 1]) }
    #expect(unknown?.kind == .unknownPartial("missing", near: []))
    let inLoaded = #expect(throws: TemplateError.self) { try templates.render("main", ["n": "r"]) }
    #expect(
      inLoaded?.description == """
        dir/q.mustache:1:4: unknown key `x`
          in partial `q` included at main:1:7
        """)
  }

  @Test func errorsOfALoaderAndOfLoadedTemplatesIncludeTheInclusionPath() throws {
    struct Unreadable: Error, CustomStringConvertible {
      var description: String { "not readable" }
    }
    var templates = TemplateSet(loader: { name in
      if name == "broken" { return ("broken.mustache", Array("{{#x}}".utf8)) }
      throw Unreadable()
    })
    try templates.add(name: "a", source: "{{>q}}")
    try templates.add(name: "b", source: "{{>p}}")
    try templates.add(name: "p", source: " {{>broken}}")
    let unreadable = #expect(throws: TemplateError.self) { try templates.render("a", [:]) }
    #expect(unreadable?.description == "a:1:1: partial `q` cannot be loaded: not readable")
    let broken = #expect(throws: TemplateError.self) { try templates.render("b", [:]) }
    #expect(
      broken?.description == """
        broken.mustache:1:1: `x` is not closed
          in partial `p` included at b:1:1
        """)
  }

  @Test func renderingOnManyThreadsAtOnceReturnsTheSameResult() async throws {
    var templates = TemplateSet()
    try templates.add(name: "main", source: "{{#x}}\n{{.}}\n{{/x}}\n")
    let set = templates
    try await withThrowingTaskGroup(of: String.self) { group in
      for _ in 0..<50 { group.addTask { try set.renderString("main", ["x": [1, 2, 3]]) } }
      for try await text in group { #expect(text == "1\n2\n3\n") }
    }
  }
}
