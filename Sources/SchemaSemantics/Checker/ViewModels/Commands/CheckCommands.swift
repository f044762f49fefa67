import VmgenSchemaSyntax

/// The properties of a command that other members use.
struct CommandShape: Sendable {
  var id: MemberID
  var name: String { id.name }
  var parameters: [Parameter]
  var failure: Failure
  var range: SourceRange
  /// What handles errors of the command, so that it does not fail with them.
  var errorHandler: ErrorHandler?

  enum ErrorHandler: Sendable {
    /// The error policy of the module.
    case policy
    /// The last of the `catch` clauses of the command, which together handle all errors.
    case clause(SourceRange)
  }
}

extension MemberFacts {
  static func command(_ command: CommandShape) -> MemberFacts {
    MemberFacts(
      command.id, kind: .command(command), type: nil, reading: .noValue(Misuse(.commandAsValue)), call: .command,
      writing: Writing(reason: "it is a command"), facets: CommandFacets(command: command),
      property: .value(.command))
  }
}

/// `signIn.isRunning`, `signIn.error`
struct CommandFacets: FacetTable {
  let command: CommandShape

  var names: [String] { CommandFacet.allCases.map(\.rawValue) }

  func infer(_ name: Identifier, _ range: SourceRange, in checker: ExpressionChecker) -> TypedExpression? {
    guard let facet = CommandFacet(rawValue: name.text) else {
      reportUnknown(name, in: checker)
      return checker.invalid(range)
    }
    guard let type = type(of: facet) else {
      reportNeverFails(name, in: checker)
      return checker.invalid(range)
    }
    return TypedExpression(.facet(.command(command.id, facet)), type, range)
  }

  /// Returns the type of a facet, or nil for the error of a command that never fails.
  private func type(of facet: CommandFacet) -> Type? {
    switch facet {
    case .canRun, .isRunning, .canCancel: .bool
    case .progress: .optional(.double)
    case .successCount: .int
    case .busyText, .question: .optional(.string)
    case .errorText: command.failure == .never ? nil : .optional(.string)
    case .error: command.failure.errorType.map { .optional($0) }
    }
  }

  private func reportUnknown(_ name: Identifier, in checker: ExpressionChecker) {
    let details = ["type": command.name, "name": name.text]
    if let suggestion = checker.facetSuggestion(name, self) {
      checker.report(.noSuchMember, at: name.range, details, suggestion: suggestion)
    } else {
      checker.reportMissing(
        .noSuchMember, name.text, at: name.range, details, among: names,
        else: "the properties of a command are " + names.map { "`\($0)`" }.joined(separator: ", "))
    }
  }

  /// Reports the error of a command that has none, and what handles its errors.
  private func reportNeverFails(_ facet: Identifier, in checker: ExpressionChecker) {
    let (label, help): (Diagnostic.Label, String?) =
      switch command.errorHandler {
      case .policy:
        (
          .init(range: command.range, text: "the error policy handles its errors"),
          "write `throws` before the steps to keep the errors of the command"
        )
      case .clause(let range):
        (
          .init(range: range, text: "no error is left after this `catch`"),
          "write the text into a state in the `catch`, or remove the clause"
        )
      case nil: (.init(range: command.range, text: "no step of this command throws"), nil)
      }
    checker.report(
      .neverFails, at: facet.range, ["name": command.name, "facet": facet.text], labels: [label], help: help)
  }
}

extension Failure {
  /// The type of the errors; nil if there are none.
  var errorType: Type? {
    switch self {
    case .never: nil
    case .declared(let error): .declared(error)
    case .any: .anyError
    }
  }
}

extension Type {
  /// An error of any type: it has `label` and can be compared with nil.
  package static let anyError = Type.builtIn("Error", [])
}

extension MemberChecker {
  /// Declares the signatures of commands, so that derived values can read their facets.
  func declareCommands(_ syntax: ViewModelSyntax) {
    for (id, command) in syntax.identified({ if case .command(let command) = $0 { command } else { nil } }) {
      let parameters = resolveParameters(command.parameters, of: command.name.text, hasDefaults: true)
      let (failure, handler) = failure(of: command)
      let shape = CommandShape(
        id: id, parameters: expressions.checkDefaults(of: parameters, command.parameters), failure: failure,
        range: command.name.range, errorHandler: handler)
      expressions.environment.declare(.command(shape))
      if environment.ambiguous.contains(command.name.text) { expressions.environment.hiddenCommands[id] = shape }
    }
  }
}
