/// What parsing gives: the tree of what could be read, and everything that could not.
public struct ParseResult: Sendable {
  public var syntax: SchemaSyntax
  /// In order of place.
  public var diagnostics: [Diagnostic]
}
