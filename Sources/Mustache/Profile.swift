/// The rules for a set of templates.
public enum Profile: String, Sendable, CaseIterable {
  /// The Mustache specification, including its optional modules.
  case spec
  /// A profile for generating code, which reports mistakes as errors. The page `CommandLine.md` lists every
  /// difference from `spec`.
  case code
}
