import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A rule of `vmgen lint`, for what is correct but doubtful.
package struct LintRule: Sendable {
  package let explanation: DiagnosticExplanation
  let find: @Sendable (LintedModule) -> [Diagnostic]

  /// Creates a rule for single view models.
  init(explanation: DiagnosticExplanation, find: @escaping @Sendable (LintSubject) -> [Diagnostic]) {
    self.explanation = explanation
    self.find = { $0.subjects.flatMap(find) }
  }

  init(explanation: DiagnosticExplanation, findInModule: @escaping @Sendable (LintedModule) -> [Diagnostic]) {
    self.explanation = explanation
    find = findInModule
  }

  package var code: String { explanation.kind.code }

  package static let all: [LintRule] = [
    .hiddenMember, .repeatedFormula, .imageWithoutText, .assertionName, .eventName, .givenExpectation,
    .unusedFunction, .constantCondition, .constantExpectation, .droppedCall, .runningFlag,
    .errorWithoutText, .initialism, .needlessGet, .repeatedTypeName, .typeInName,
  ]

  /// Returns what the rules find in the view models without errors, and one warning about the others.
  ///
  /// - Parameters:
  ///   - disabled: The codes of the rules that are not applied.
  ///   - isExported: Whether other modules can use the declarations.
  ///   - text: Returns the source text in a range.
  package static func diagnostics(
    _ result: CheckResult, _ symbols: SymbolRecorder, disabled: Set<String>, isExported: Bool = false,
    text: @escaping (SourceRange) -> String
  ) -> [Diagnostic] {
    let index = SymbolIndex(symbols)
    let rules = all.filter { !disabled.contains($0.code) }
    let viewModels = result.checked.schemas.flatMap(\.viewModels)
    let module = LintedModule(
      result: result, symbols: symbols, index: index, text: text, isExported: isExported,
      subjects: viewModels.filter(result.isSound).map { LintSubject(viewModel: $0, index: index, text: text) })
    let found = rules.flatMap { $0.find(module) }
    let others = viewModels.filter { !result.isSound($0) }
    if disabled.contains(DiagnosticKind.notLinted(name: "").code) { return found }
    return found
      + notLinted(others.map { (name: $0.name, range: index.definition(of: .viewModel($0.name))?.range ?? $0.range) })
  }

  private static func notLinted(_ viewModels: [(name: String, range: SourceRange)]) -> [Diagnostic] {
    guard let first = viewModels.first else { return [] }
    let labels = viewModels.dropFirst().prefix(20).map { Diagnostic.Label(range: $0.range, text: "nor is this one") }
    return [Diagnostic(.notLinted(name: first.name), at: first.range, labels: labels)]
  }
}

extension CheckResult {
  /// Whether a view model has no error, and uses no declaration that could not be checked.
  fileprivate func isSound(_ viewModel: ViewModel) -> Bool {
    guard hasErrors else { return true }
    if errors.contains(where: { viewModel.range.contains($0) }) { return false }
    var isSound = true
    viewModel.forEachExpression { if case .invalid = $0.kind { isSound = false } }
    return isSound
  }
}

extension DiagnosticKind {
  package static func notLinted(name: String) -> DiagnosticKind {
    DiagnosticKind(
      "VM0900", "`\(name)` is not linted, because it or a declaration that it uses has an error", severity: .warning,
      help: "correct the error, and run `vmgen lint` again")
  }
}

/// What a rule for modules examines.
struct LintedModule {
  let result: CheckResult
  let symbols: SymbolRecorder
  let index: SymbolIndex
  let text: (SourceRange) -> String
  /// Whether other modules can use the declarations.
  let isExported: Bool
  /// The view models without errors.
  let subjects: [LintSubject]
}

/// What a rule for view models examines.
struct LintSubject {
  let viewModel: ViewModel
  let index: SymbolIndex
  let text: (SourceRange) -> String

  /// The conditions that the examples expect, with the ranges of the steps.
  var expectations: [(condition: TypedExpression, range: SourceRange)] {
    viewModel.examples.flatMap(\.allSteps).compactMap { step in
      if case .expect(let condition) = step.kind { (condition, step.range) } else { nil }
    }
  }

  /// The range of the name of a member.
  func name(of member: Member) -> SourceRange {
    let symbol = Symbol.member(viewModel: viewModel.name, member.id)
    return index.definition(of: symbol)?.range ?? member.checked.range
  }
}

/// VM0900–VM0916: the findings of `vmgen lint`.
extension DiagnosticExplanation {
  static let lintExplanations =
    [
      DiagnosticExplanation(
        of: .notLinted(name: "{name}"),
        """
        The rules of `vmgen lint` apply to view models without errors. The other view models are linted.
        """)
    ] + LintRule.all.map(\.explanation)
}
