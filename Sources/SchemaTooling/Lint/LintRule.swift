import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A rule of `vmgen lint`, for what is correct but doubtful.
package struct LintRule: Sendable {
  package let explanation: DiagnosticExplanation
  let find: @Sendable (LintSubject) -> [Diagnostic]

  package var code: String { explanation.kind.code }

  package static let all: [LintRule] = [
    .hiddenMember, .repeatedFormula, .imageWithoutText, .assertionName, .eventName, .givenExpectation,
  ]

  /// Returns what the rules find in schemas without errors.
  ///
  /// - Parameters:
  ///   - disabled: The codes of the rules that are not applied.
  ///   - text: Returns the source text in a range.
  package static func diagnostics(
    _ schemas: SchemaSet, _ symbols: SymbolRecorder, disabled: Set<String>, text: @escaping (SourceRange) -> String
  ) -> [Diagnostic] {
    let index = SymbolIndex(symbols)
    let rules = all.filter { !disabled.contains($0.code) }
    return schemas.schemas.flatMap(\.viewModels).flatMap { viewModel in
      let subject = LintSubject(viewModel: viewModel, index: index, text: text)
      return rules.flatMap { $0.find(subject) }
    }
  }
}

/// What a rule examines.
struct LintSubject {
  let viewModel: ViewModel
  let index: SymbolIndex
  let text: (SourceRange) -> String

  /// The range of the name of a member.
  func name(of member: Member) -> SourceRange {
    let symbol = Symbol.member(viewModel: viewModel.name, member.id)
    return index.definition(of: symbol)?.range ?? member.checked.range
  }
}

/// VM0901–VM0906: the findings of `vmgen lint`.
extension DiagnosticExplanation {
  static let lintExplanations = LintRule.all.map(\.explanation)
}
