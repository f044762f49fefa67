/// The rules for a set of templates.
public enum Profile: String, Sendable, CaseIterable {
  /// The Mustache specification, including its optional modules.
  case spec
  /// A profile for generating code, which reports mistakes as errors. `deviations` lists every difference from `spec`.
  case code

  /// A difference between the code profile and the specification.
  public struct Deviation: Sendable, Equatable {
    /// A unique name.
    public let name: String
    /// The behavior that the specification requires.
    public let spec: String
    /// The behavior of the code profile.
    public let code: String
  }

  /// All deviations of this profile from the specification; empty for `spec`.
  public var deviations: [Deviation] { self == .spec ? [] : Self.codeDeviations }

  private static let codeDeviations: [Deviation] = [
    Deviation(
      name: "no escaping", spec: "{{x}} escapes & \" < > for HTML",
      code: "{{x}} writes the text unchanged, like {{{x}}} and {{&x}}"),
    Deviation(
      name: "unknown keys", spec: "an unknown key renders as nothing and is false in a section",
      code: "an unknown key is an error with near names, also in a section; a key with the value null is not"),
    Deviation(
      name: "unknown partials", spec: "an unknown partial, parent or dynamic name renders as nothing",
      code: "it is an error with near names"),
    Deviation(
      name: "unknown blocks", spec: "overriding a block that the parent does not have does nothing",
      code: "it is an error with near names"),
    Deviation(
      name: "content in parents", spec: "text and tags between {{<parent}} and {{/parent}} are ignored outside blocks",
      code: "only blocks, comments and white space are allowed there"),
    Deviation(
      name: "names", spec: "an invalid name, such as {{a b}} or {{a..b}}, is not found",
      code: "it is a syntax error"),
    Deviation(
      name: "lists and objects", spec: "interpolating a list or an object is undefined; it renders as nothing",
      code: "it is an error"),
    Deviation(
      name: "filters", spec: "| is part of a name",
      code: "{{ x | f | g }} applies the host's functions f, then g, to the value; also {{#x | f}} and {{^x | f}}"),
    Deviation(
      name: "positions", spec: "-first, -last and -index are ordinary keys",
      code: "in a section over a list they describe the position of the item; -index counts from 0"),
    Deviation(
      name: "boolean sections", spec: "in a section over true, {{.}} is \"true\"",
      code: "the context does not change, so {{.}} is still the item of the list"),
    Deviation(
      name: "layouts", spec: "a value has one text",
      code: "a laid-out text depends on the line of its tag; a section over a layout lays out its content"),
    Deviation(
      name: "lines of a value", spec: "a value of several lines is written unchanged",
      code: "if only white space precedes the value on its line, its other lines have the same indentation"),
    Deviation(
      name: "blank lines", spec: "every line of a partial or block is indented",
      code: "blank lines are not indented, so they have no trailing white space"),
  ]
}
