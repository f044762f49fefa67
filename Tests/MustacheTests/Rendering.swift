import Testing

@testable import VmgenMustache

/// Renders `template` with `partials`.
func rendered(
  _ template: String, _ data: MustacheValue = [:], _ profile: Profile = .code, partials: [String: String] = [:],
  filters: [String: Filter] = [:]
) throws -> String {
  var templates = TemplateSet(profile: profile, filters: filters)
  for (name, source) in partials.sorted(by: { $0.key < $1.key }) { try templates.add(name: name, source: source) }
  try templates.add(name: "main", source: template)
  return try templates.renderString("main", data)
}

/// Returns the error of compiling or rendering `template`, or nil.
func failure(
  _ template: String, _ data: MustacheValue = [:], _ profile: Profile = .code, partials: [String: String] = [:],
  filters: [String: Filter] = [:]
) -> TemplateError? {
  do {
    _ = try rendered(template, data, profile, partials: partials, filters: filters)
    return nil
  } catch {
    return error as? TemplateError
  }
}

/// A template with its data and the expected output.
struct Example: Sendable, CustomTestStringConvertible {
  let rule: String
  let template: String
  let data: MustacheValue
  let partials: [String: String]
  let expected: String

  init(
    _ rule: String, _ template: String, _ data: MustacheValue, partials: [String: String] = [:], _ expected: String
  ) {
    self.rule = rule
    self.template = template
    self.data = data
    self.partials = partials
    self.expected = expected
  }

  init(_ rule: String, _ template: String, partials: [String: String] = [:], _ expected: String) {
    self.init(rule, template, [:], partials: partials, expected)
  }

  var testDescription: String { rule }
}
