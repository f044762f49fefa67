/// How diagnostics are written. People read `pretty`; the others are for tools.
package enum DiagnosticFormat: String, CaseIterable, Sendable {
  case pretty, xcode, json, github, sarif
}
