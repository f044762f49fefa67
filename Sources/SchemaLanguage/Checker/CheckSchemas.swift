/// What checking gives: schemas where there are no errors, and every diagnostic in order of file and place.
public struct CheckResult: Sendable {
  /// nil where an error was found.
  public var schemas: SchemaSet?
  public var diagnostics: [Diagnostic]
}
