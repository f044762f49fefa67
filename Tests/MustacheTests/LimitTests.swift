import Testing

@testable import VmgenMustache

/// Tests the limits of templates.
@Suite struct LimitTests {
  @Test(arguments: ["#", "^", "$", "<"])
  func aHundredThousandNestedSectionsAreAnError(sigil: String) {
    let template = String(repeating: "{{\(sigil)x}}", count: 100_000)
    #expect(failure(template, ["x": true], .spec)?.kind == .nestedTooDeep(limit: Compiler.nestingLimit))
    let lines = String(repeating: "{{\(sigil)x}}\n", count: 100_000)
    #expect(failure(lines, ["x": true], .spec)?.kind == .nestedTooDeep(limit: Compiler.nestingLimit))
  }

  @Test func nestingUpToTheLimitRenders() throws {
    let depth = Compiler.nestingLimit
    let template = String(repeating: "{{#x}}", count: depth) + "." + String(repeating: "{{/x}}", count: depth)
    #expect(try rendered(template, ["x": true]) == ".")
    #expect(try rendered(template, ["x": ["y"]], .spec) == ".")
  }

  @Test(arguments: Profile.allCases)
  func endlessPartialsAreAnErrorInBothProfiles(profile: Profile) {
    let partials = ["p": " {{>q}}", "q": "\n {{<p}}{{$b}}{{/b}}{{/p}}{{$b}}{{/b}}"]
    let error = failure("{{>p}}", [:], profile, partials: partials)
    #expect(error?.kind == .partialsTooDeep(limit: Renderer.callLimit))
    #expect(error?.inclusions.count == Renderer.callLimit)
  }

  @Test func blocksCannotOverrideEachOtherEndlessly() throws {
    let partials = ["p": "{{$a}}1{{/a}}{{$b}}2{{/b}}"]
    let template = "{{<p}}{{$a}}{{$b}}x{{/b}}{{/a}}{{$b}}{{$a}}y{{/a}}{{/b}}{{/p}}"
    #expect(try rendered(template, partials: partials) == "xy")
  }

  @Test func tensOfThousandsOfTagsOnOneLineAndATemplateOfManyMegabytesRender() throws {
    let tags = String(repeating: "{{x}}{{#x}}{{$b}}{{/b}}{{/x}}", count: 20_000)
    #expect(try rendered(tags, ["x": "1"]).utf8.count == 20_000)
    let line = String(repeating: "é", count: 50) + "\n"
    let text = String(repeating: line, count: 40_000)
    #expect(try rendered(text) == text)
    #expect(try rendered(" {{>p}}", .object([:]), partials: ["p": text]).utf8.count == text.utf8.count + 40_000)
  }
}
