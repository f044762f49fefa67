import VmgenSchemaSyntax

/// The errors of commands, found in the syntax of their steps before types are inferred: a display can read
/// `signIn.error`.
final class CommandFailures: DeclarationReader {
  typealias Result = (failure: Failure, handler: CommandShape.ErrorHandler?)

  private let expressions: ExpressionChecker
  /// The commands of the view model, which can wait for each other.
  private let commands: [String: [CommandSyntax]]
  /// The errors that are known; nil while they are collected.
  private var known: [ObjectIdentifier: Result?] = [:]

  init(_ expressions: ExpressionChecker, _ commands: [CommandSyntax] = []) {
    self.expressions = expressions
    self.commands = Dictionary(grouping: commands, by: \.name.text)
  }

  var declarations: ModuleDeclarations { expressions.declarations }
  private var environment: Environment { expressions.environment }

  /// Returns the errors that a command fails with, and what handles others.
  func failure(of command: CommandSyntax) -> Result {
    // Commands that wait for each other are an error.
    if let result = known[ObjectIdentifier(command)] { return result ?? (.never, nil) }
    known[ObjectIdentifier(command)] = .some(nil)
    let lastClause = failures(in: command.steps).contains { $0 != .never } ? command.catches.last?.range : nil
    let uncaught = failures(in: command.steps, catching: command.catches)
    let rest = command.keepsErrors == nil ? declarations.failuresAfterErrorPolicy(uncaught) : uncaught
    let failed = rest.reduce(Failure.never) { $0.union($1) }
    let handler = rest.count < uncaught.count ? .policy : lastClause.map { CommandShape.ErrorHandler.clause($0) }
    known[ObjectIdentifier(command)] = (failed, handler)
    return (failed, handler)
  }

  /// Returns the errors of a command that a step receives.
  private func failure(ofCommand name: String, _ arguments: [Argument]) -> Failure? {
    guard let commands = commands[name], environment.local(name) == nil else { return nil }
    let labels = arguments.map { $0.label?.text ?? "_" }
    let called = commands.first { $0.parameters.map(\.callLabel) == labels } ?? commands[0]
    return failure(of: called).failure
  }

  /// Returns the errors of steps that no clause catches, and those of the clauses.
  private func failures(
    in steps: StepsSyntax, catching catches: [CatchSyntax], after caught: CaughtErrors = CaughtErrors()
  ) -> [Failure] {
    var coverage = CatchCoverage(failures(in: steps, after: caught), declarations)
    var failures: [Failure] = []
    for item in catches {
      let errors = item.errorType.map { [.declared($0.text)] } ?? (item.patterns.isEmpty ? coverage.rest : [])
      failures += self.failures(in: item.steps, after: CaughtErrors(name: item.errorName, errors: errors))
      coverage.cover(item)
    }
    return coverage.rest + failures.filter { $0 != .never }
  }

  /// Returns the errors that steps throw.
  ///
  /// - Parameter caught: The errors that the steps can read.
  func failures(in steps: StepsSyntax, after caught: CaughtErrors = CaughtErrors()) -> [Failure] {
    let ignored = startedCallsWithIgnoredErrors(in: steps)
    return steps.steps.flatMap { step in
      var failures: [Failure] = []
      if case .value(_, .start(let name)) = step.kind, ignored.contains(name.text) { return failures }
      for value in step.values where value.optionalTry == nil { note(value.value, in: value, &failures) }
      if case .throwing(let value) = step.kind { failures += self.failures(ofThrowing: value, after: caught) }
      if case .attempt(let body, let catches) = step.branches {
        return failures + self.failures(in: body, catching: catches, after: caught)
      }
      return failures + step.branches.bodies.flatMap { self.failures(in: $0, after: caught) }
    }
  }

  private func failures(ofThrowing value: Expression, after caught: CaughtErrors) -> [Failure] {
    if case .name(caught.name) = value.kind, !caught.errors.isEmpty { return caught.errors }
    if let name = value.thrownCase {
      return expressions.errors(withCase: name.text).first.map { [.declared($0)] } ?? []
    }
    if let name = value.constructedError, enumeration(.declared(name))?.isError == true { return [.declared(name)] }
    return [.any]
  }

  /// Returns the names of the calls of `async let` that all steps await with `try?`.
  private func startedCallsWithIgnoredErrors(in steps: StepsSyntax) -> Set<String> {
    var names: (ignored: Set<String>, thrown: Set<String>) = ([], [])
    steps.forEachStep { step in
      for value in step.values {
        guard case .name(let name) = value.value.kind else { continue }
        if value.optionalTry != nil { names.ignored.insert(name) } else if value.isTry { names.thrown.insert(name) }
      }
    }
    return names.ignored.subtracting(names.thrown)
  }

  /// Adds the errors of a call, and of the calls inside of a value with `try`.
  private func note(_ expression: Expression, in value: StepValueSyntax, _ failures: inout [Failure]) {
    // A value with a `try` of its own is noted on its own.
    if case .effects = expression.kind { return }
    if case .call(let callee, let arguments) = expression.kind,
      let failure = failure(of: callee, arguments, isReceived: value.isTry)
    {
      failures.append(failure)
    }
    if value.isTry { expression.forEachChild { note($0, in: value, &failures) } }
  }

  private func failure(of callee: Expression, _ arguments: [Argument], isReceived: Bool) -> Failure? {
    switch callee.kind {
    case .name(let name):
      if case .custom(let custom)? = environment.members[name]?.kind { return custom.failure }
      return isReceived ? failure(ofCommand: name, arguments) : nil
    case .member(let base, let name):
      guard case .name(let use) = base.kind, case .use(let service?)? = environment.members[use]?.kind else {
        return nil
      }
      return services[service]?.function(name.text, calledWith: arguments)?.failure
    default: return nil
    }
  }
}

/// The errors that the steps of a `catch` can read by a name.
struct CaughtErrors {
  var name = "error"
  var errors: [Failure] = []
}

/// The coverage of the errors that steps throw by `catch` clauses.
struct CatchCoverage {
  private let declarations: ModuleDeclarations
  /// The thrown errors, each once, in source order.
  private var thrown: [Failure] = []
  private var covered: [String: Set<String>] = [:]
  /// The cases of each error that no clause catches so far, for the errors with a clause.
  private var uncovered: [String: Set<String>] = [:]

  init(_ failures: [Failure], _ declarations: ModuleDeclarations) {
    self.declarations = declarations
    for failure in failures where failure != .never && !thrown.contains(failure) { thrown.append(failure) }
  }

  /// The errors that no clause catches so far.
  var rest: [Failure] { thrown }

  var isEmpty: Bool { thrown.isEmpty }

  /// Whether an error of unknown type may be thrown.
  var hasAny: Bool { thrown.contains(.any) }

  /// The error types whose cases a pattern may name without the type.
  var errors: [String] {
    thrown.compactMap { if case .declared(let name) = $0 { name } else { nil } }
  }

  /// Returns the types in ``errors`` that have a case with a name.
  func errors(with name: String) -> [String] {
    errors.filter { declarations.enumCase(name, of: .declared($0)) != nil }
  }

  mutating func coverAll() { thrown = [] }

  /// Adds what a clause catches.
  mutating func cover(_ clause: CatchSyntax) {
    if clause.catchesAll { coverAll() }
    if let error = clause.errorType { _ = coverAll(of: error.text, isGuarded: clause.condition != nil) }
    for pattern in clause.patterns {
      guard case .enumCase(let type, let name, _) = pattern.kind else { continue }
      let errors = type.map { [$0.text] } ?? errors(with: name.text)
      if errors.count == 1 { _ = cover(errors[0], name.text, isGuarded: clause.condition != nil) }
    }
  }

  /// Adds all cases of an error. Returns false if earlier clauses catch them.
  ///
  /// - Parameter isGuarded: Whether the clause has a condition, so that later clauses can catch the error too.
  mutating func coverAll(of error: String, isGuarded: Bool = false) -> Bool {
    guard hasAny || thrown.contains(.declared(error)) else { return false }
    let cases = Set(declarations.enumeration(.declared(error))?.cases.map(\.name) ?? [])
    guard covered[error]?.isSuperset(of: cases) != true else { return false }
    if isGuarded { return true }
    covered[error] = cases
    thrown.removeAll { $0 == .declared(error) }
    return true
  }

  /// Adds a case. Returns false if an earlier clause catches it.
  ///
  /// - Parameter isGuarded: Whether the clause has a condition, so that later clauses can catch the case too.
  mutating func cover(_ error: String, _ name: String, isGuarded: Bool = false) -> Bool {
    if isGuarded { return covered[error]?.contains(name) != true }
    guard covered[error, default: []].insert(name).inserted else { return false }
    if uncovered[error] == nil {
      guard let declaration = declarations.enumeration(.declared(error)) else { return true }
      uncovered[error] = Set(declaration.cases.map(\.name))
    }
    uncovered[error]?.remove(name)
    if uncovered[error]?.isEmpty == true { thrown.removeAll { $0 == .declared(error) } }
    return true
  }
}

/// The error policy of the module.
extension MemberChecker {
  /// Checks the error policy. Its steps can call its services, and read the error and the context.
  func checkErrorPolicy(_ entry: ErrorPolicyEntry) -> ErrorPolicy {
    let syntax = entry.syntax
    let scope = ViewModelSyntax(
      documentation: syntax.documentation, range: syntax.range,
      name: Identifier(text: ErrorPolicy.name, range: syntax.keyword), members: syntax.uses.map { .use($0) })
    let resolved = resolveInterface(scope)
    let steps = StepChecker(expressions.in(resolved.environment), stepsOf: .errorPolicy)
    steps.markErrorUnavailable()
    let clauses = steps.checkCatches(syntax.catches, of: nil, [(.any, syntax.keyword)]).clauses
    if let thrown = steps.scope.thrown.first { report(.throwingErrorPolicy, at: thrown.range) }
    let members = CheckedMembers(resolved.members, of: scope)
    let graph = makeGraph(of: members, scope)
    if resolved.hasNoErrors { checkUse(of: members, in: resolved, graph) }
    return ErrorPolicy(
      range: syntax.range, documentation: syntax.documentation, catches: clauses, services: entry.services,
      scope: ViewModel(
        name: scope.name.text, range: syntax.range, documentation: [], members: resolved.members, graph: graph,
        isStateful: true))
  }

  /// Returns whether the error policy handles errors that steps do not catch. Such steps may suspend.
  func usesErrorPolicy(_ uncaught: [(failure: Failure, range: SourceRange)], keepsErrors: SourceRange? = nil) -> Bool {
    keepsErrors == nil && declarations.errorPolicyMayCatch(uncaught.map(\.failure))
  }

  /// Returns the first error that neither steps nor the error policy catch.
  func firstUncaught(_ uncaught: [(failure: Failure, range: SourceRange)]) -> SourceRange? {
    let rest = declarations.failuresAfterErrorPolicy(uncaught.map(\.failure))
    return uncaught.first { rest.contains($0.failure) }?.range
  }
}

extension ErrorPolicy {
  /// The name of the generated type.
  package static let name = "ErrorPolicy"
}
