import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension DiagnosticKind {
  package static func noAssertion(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0904", "the name of the `Bool` `\(name)` is no assertion", severity: .warning,
      help: "begin it with a verb, as in `is…`, `has…`, `can…` or `shows…`")
  }
}

extension LintRule {
  /// Values of the type `Bool` whose names do not say what is true.
  ///
  /// Source: https://www.swift.org/documentation/api-design-guidelines/#strive-for-fluent-usage
  static let assertionName = LintRule(
    explanation: DiagnosticExplanation(
      of: .noAssertion(name: "{name}"),
      """
      By Swift's API Design Guidelines, Boolean properties read as assertions: `isEmpty`, `canSave`, `showsDetails`. The
      first word of the name is a verb in the third person, an auxiliary verb or a participle. Edits, which are named
      after their fields, are exempt.
      """,
      schema: """
          viewmodel Row {
            input count: Int
        -   display badge = count > 0
        +   display showsBadge = count > 0
          }
        """)
  ) { subject in
    subject.viewModel.members.compactMap { member in
      guard member.isNamedBool, !isAssertion(member.id.name) else { return nil }
      return Diagnostic(.noAssertion(name: member.id.name), at: subject.name(of: member))
    }
  }

  private static let auxiliaries: Set<String> = [
    "can", "should", "will", "did", "may", "must", "are", "had", "have", "do",
  ]

  private static func isAssertion(_ name: String) -> Bool {
    let first = String(name.prefix { !$0.isUppercase })
    let isAdjective = ["ed", "able", "ible"].contains { name.hasSuffix($0) }
    return auxiliaries.contains(first) || first.hasSuffix("s") && first.count > 1 || isAdjective
  }
}

extension Member {
  /// Whether the member is a value of the type `Bool` that the schema names.
  fileprivate var isNamedBool: Bool {
    switch self {
    case .derived(let member): member.type == .bool
    case .state(let member): member.type == .bool
    default: false
    }
  }
}
