import VmgenProjectGeneration
import VmgenSchemaTooling

extension SchemaReview {
  /// The review by the rules of `vmgen lint`, without those that a project disables.
  package static func lint(_ arguments: Arguments) -> SchemaReview {
    let disabled = Set((arguments[ProjectOptions.disabledRules] ?? []).map(\.rawValue))
    let access = arguments[ProjectOptions.access] ?? .internal
    return SchemaReview(
      reports: { $0.hasPrefix("VM09") && !disabled.contains($0) },
      diagnostics: {
        LintRule.diagnostics($0, $1, disabled: disabled, isExported: access != .internal, text: $2)
      })
  }
}
