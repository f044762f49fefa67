/// A format for diagnostics. `pretty` is for people, the other formats are for tools.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  case pretty, xcode, json, github, sarif
}
