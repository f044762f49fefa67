/// Which rules a set of templates is held to.
public enum Profile: String, Sendable, CaseIterable {
  /// Exactly the Mustache specification, its optional modules included.
  case spec
  /// For generating code: what would silently go wrong is an error. `deviations` lists every difference from `spec`.
  case code

  /// One way in which the code profile departs from the specification.
  public struct Deviation: Sendable, Equatable {
    /// Its name, unique in the list.
    public let name: String
    /// What the specification asks for.
    public let spec: String
    /// What the code profile does instead.
    public let code: String
  }

  /// Every deviation of this profile from the specification; none for `spec`.
  public var deviations: [Deviation] { self == .spec ? [] : Self.codeDeviations }

  private static let codeDeviations: [Deviation] = [
    Deviation(
      name: "no escaping", spec: "{{x}} escapes & \" < > for HTML",
      code: "{{x}} writes the text as it is, like {{{x}}} and {{&x}}"),
    Deviation(
      name: "unknown keys", spec: "a key that is nowhere renders as nothing and counts as false in a section",
      code: "it is an error with the near names, also in a section; a key that is there with null is not"),
    Deviation(
      name: "unknown partials", spec: "a partial, parent or dynamic name that is not found renders as nothing",
      code: "it is an error with the near names"),
    Deviation(
      name: "unknown blocks", spec: "overriding a block that the parent does not have does nothing",
      code: "it is an error with the near names"),
    Deviation(
      name: "content in parents", spec: "text and tags between {{<parent}} and {{/parent}} are ignored outside blocks",
      code: "only blocks, comments and white space may stand there"),
    Deviation(
      name: "names", spec: "a name that cannot exist, such as {{a b}} or {{a..b}}, is not found",
      code: "it is a syntax error"),
    Deviation(
      name: "lists and objects", spec: "interpolating a list or an object is undefined; it renders as nothing",
      code: "it is an error"),
    Deviation(
      name: "filters", spec: "| is a character of a name",
      code: "{{ x | f | g }} applies the host's functions f, then g, to the value; also {{#x | f}} and {{^x | f}}"),
    Deviation(
      name: "positions", spec: "-first, -last and -index are keys like others",
      code: "in a section over a list they tell the item's place; -index counts from 0"),
    Deviation(
      name: "boolean sections", spec: "a section over true makes true the context, so that {{.}} is \"true\"",
      code: "the context stays, so that {{.}} is still the list's item"),
    Deviation(
      name: "layouts", spec: "a value has one text",
      code: "a laid-out text is asked for once its line is known; a section over a layout lays out its content so"),
    Deviation(
      name: "lines of a value", spec: "a value of several lines is written as it is",
      code: "where only white space precedes the value on its line, that white space leads its further lines too"),
    Deviation(
      name: "blank lines", spec: "the indentation of a partial or block leads each of its lines",
      code: "it does not lead blank lines, so that they carry no trailing white space"),
  ]
}
