import VmgenSchemaSyntax

/// Follows values from the places where users see them back to the literals and names that they come from.
///
/// Which positions are localized is not decided here: the ``CheckSession`` has recorded them.
final class TextFlow {
  /// A literal that users see although it is not localized.
  struct Literal {
    var range: SourceRange
    /// Whether the literal can read the context, so that it can be localized.
    var hasContext: Bool
  }

  /// The use of a command's parameter.
  private struct ParameterUse: Equatable {
    var label: String?
    var use: TextUse
  }

  private let session: CheckSession
  /// The states that users do not see.
  let privateNames: Set<String>
  private var declarations: ModuleDeclarations { session.declarations }
  private(set) var uses: [Reference: TextUse] = [:]
  private(set) var literals: [Literal] = []
  private var parameters: [MemberID: [ParameterUse]] = [:]
  /// The functions and constants that have been followed.
  private var followed: Set<String> = []
  private var hasContext = true
  /// Whether an enclosing literal has been reported.
  private var isReported = false

  init(_ session: CheckSession, privateNames: Set<String> = []) {
    self.session = session
    self.privateNames = privateNames
  }

  /// Follows a value that is evaluated without the context.
  func visitWithoutContext(_ expression: TypedExpression, _ use: TextUse) {
    let outer = hasContext
    hasContext = false
    visit(expression, use)
    hasContext = outer
  }

  func visit(_ expression: TypedExpression, _ outer: TextUse) {
    let use = session.isLocalized(expression.range) ? .text : outer
    let passed: TextUse = use.isSeen ? .shown : use
    switch expression.kind {
    case .reference(let reference): visit(reference, use)
    case .string(let string): visit(string, expression.range, use)
    case .wrapped(let inner), .parenthesized(let inner): visit(inner, use)
    case .field(let base, _): visit(base, passed)
    case .array(let elements): for element in elements { visit(element, passed) }
    case .dictionary(let entries):
      for entry in entries {
        visit(entry.key, .data)
        visit(entry.value, passed)
      }
    case .closure(let closure): visit(closure.body, passed)
    case .construct(_, let arguments):
      for argument in arguments { visit(argument.value, argument.label == "id" ? .data : passed) }
    case .enumCase(_, _, let arguments): for argument in arguments { visit(argument.value, passed) }
    case .function(let name, let arguments):
      for argument in arguments { visit(argument.value, passed) }
      if use.isSeen { follow(function: name) }
    case .derivedCall(let formula, let arguments):
      for argument in arguments { visit(argument.value, passed) }
      visit(formula, use)
    case .builtIn(let call): visit(call, expression.type.canShowText ? passed : .data)
    default: visitChoice(expression, passed)
    }
  }

  /// Follows an expression whose value is that of one of its parts.
  private func visitChoice(_ expression: TypedExpression, _ use: TextUse) {
    switch expression.kind {
    case .ternary(let condition, let first, let second):
      visit(condition, .data)
      visit(first, use)
      visit(second, use)
    case .conditional(let conditions, let first, let second):
      visit(first, use)
      visit(second, use)
      for condition in conditions { visit(condition) }
    case .match(let subject, let cases):
      for item in cases { visit(item.body, use) }
      visit(subject, matching: cases.flatMap(\.patterns), cases.compactMap(\.guardCondition))
    case .coalesce(let first, let second), .sequence(let first, let second):
      visit(first, use)
      visit(second, use)
    case .optionalChain(let base, let chain):
      visit(chain, use)
      visit(base, use)
    case .binding(let name, let value, in: let body):
      visit(body, use)
      visit(value, uses[.local(name)] ?? .data)
    case .steps(let steps): visit(steps, use)
    case .equal(let left, let right, _):
      // Whether a text exists does not depend on its language.
      let isTest = [left, right].contains { if case .nilLiteral = $0.bare.kind { true } else { false } }
      for operand in [left, right] { visit(operand, isTest ? [] : .data) }
    default: expression.forEachChild { visit($0, .data) }
    }
  }

  /// Follows members until the uses of the parameters that they pass to commands are known.
  func visitMembers(_ visit: () -> Void) {
    let found = (literals, followed)
    var before: [MemberID: [ParameterUse]]
    repeat {
      before = parameters
      (literals, followed) = found
      visit()
    } while parameters != before
  }

  /// Follows the values of a member's steps.
  func visitSteps(_ steps: [Step], of member: Member) {
    visit(steps, .data)
    if case .command(let command) = member {
      let found = command.parameters.map { ParameterUse(label: $0.label, use: uses[.local($0.name)] ?? .data) }
      if found.contains(where: \.use.isSeen) { parameters[command.id] = found }
    }
    uses = uses.filter { if case .local = $0.key { false } else { true } }
  }

  /// Follows the values of steps. They pass through the variables, also from one turn of a loop to the next.
  ///
  /// - Parameter use: The use of the value that the steps return.
  private func visit(_ steps: [Step], _ use: TextUse) {
    var hasLoop = false
    steps.forEachStep { hasLoop = hasLoop || $0.isLoop }
    let found = (literals, followed)
    var before: [Reference: TextUse]
    repeat {
      before = uses
      (literals, followed) = found
      for step in steps.reversed() { visit(step, use) }
    } while hasLoop && uses != before
  }

  private func visit(_ step: Step, _ result: TextUse) {
    for branch in step.facts.branches.reversed() {
      for each in branch.reversed() { visit(each, result) }
    }
    if let conditions = step.conditions { return conditions.forEach(visit) }
    if case .match(let subject, let cases) = step.kind {
      return visit(subject, matching: cases.flatMap(\.patterns), cases.compactMap(\.guardCondition))
    }
    if case .command(let id, let arguments, _, _) = step.kind { return visit(arguments, of: id) }
    let (passed, use) = (step.passedValues, use(of: step, result))
    SemanticNode.step(step).forEachChild { node in
      guard case .expression(let value) = node else { return }
      visit(value, passed.contains { $0 === value } ? use : .data)
    }
  }

  /// Follows the subject of a `switch`, whose parts the patterns bind.
  private func visit(_ subject: TypedExpression, matching patterns: [TypedPattern], _ guards: [TypedExpression]) {
    for condition in guards { visit(condition, .data) }
    for pattern in patterns { pattern.forEachValue { visit($0, .data) } }
    visit(subject, use(of: patterns.flatMap(\.boundNames)))
  }

  private func visit(_ arguments: [CallArgument], of command: MemberID) {
    var rest = (parameters[command] ?? [])[...]
    for argument in arguments {
      // Parameters with a default can have no argument.
      let parameter = rest.firstIndex { $0.label == argument.label }
      visit(argument.value, parameter.map { rest[$0].use } ?? .data)
      if let parameter { rest = rest[(parameter + 1)...] }
    }
  }

  /// The use of the values that a step passes on.
  private func use(of step: Step, _ result: TextUse) -> TextUse {
    if step.navigation != nil || step.facts.role == .navigation { return .shown }
    if let name = step.receivingName { return uses[.local(name)] ?? [] }
    switch step.kind {
    case .result: return result
    case .throwing, .choose: return .shown
    default: return step.facts.writtenPath.map(isSeen) == true ? .shown : .data
    }
  }

  private func isSeen(_ path: StoragePath) -> Bool {
    let isEdit = if case .edit = path.root { true } else { false }
    return (path.root.isDisplayed || isEdit) && !privateNames.contains(path.root.name)
  }

  /// The use of a value whose parts are bound to names.
  private func use(of names: [String]) -> TextUse {
    names.reduce(into: .data) { $0.formUnion(uses[.local($1)] ?? []) }
  }

  private func visit(_ condition: TypedCondition) {
    switch condition {
    case .expression(let value): visit(value, .data)
    case .unwrap(let name, let value): visit(value, uses[.local(name)] ?? [])
    case .pattern(let pattern, let value):
      pattern.forEachValue { visit($0, .data) }
      visit(value, use(of: pattern.boundNames))
    }
  }

  /// Functions of the library that only test whether there is a text.
  private static let tests: Set<String> = ["isEmpty", "count"]
  /// Functions of the library whose value contains those of their arguments and closures.
  private static let passing: Set<String> = ["+", "String", "joined", "mapValues", "max", "min", "reduce", "zip"]

  private func visit(_ call: BuiltInCall, _ use: TextUse) {
    let name = call.builtIn.name
    let passesArguments = [Self.passing, ExpressionChecker.textFunctions, ExpressionChecker.mappingMethods]
      .contains { $0.contains(name) }
    for (index, argument) in call.arguments.enumerated() {
      let isReplacement = name.hasPrefix("replacing") && index == 1
      switch argument {
      case .value(let value): visit(value, passesArguments || isReplacement ? use : .data)
      case .variadic(let values): for value in values { visit(value, passesArguments ? use : .data) }
      case .defaulted: break
      }
    }
    if let receiver = call.receiver { visit(receiver, Self.tests.contains(name) ? [] : use) }
  }

  private func visit(_ string: TypedString, _ range: SourceRange, _ use: TextUse) {
    let outer = isReported
    defer { isReported = outer }
    if use.isSeen, !session.isLocalized(range), !string.isLocalized, !isReported, string.isProse,
      !session.isVerbatim(range)
    {
      literals.append(Literal(range: range, hasContext: hasContext))
      isReported = true
    }
    for value in string.arguments { visit(value, use.isSeen ? .shown : use) }
  }

  private func visit(_ reference: Reference, _ use: TextUse) {
    if case .sample(let name) = reference {
      guard use.isSeen, let constant = declarations.samples[name]?.declaration, constant.isConstant,
        followed.insert("let \(name)").inserted
      else { return }
      visitWithoutContext(constant.value, .shown)
    } else {
      uses[reference, default: []].formUnion(use)
    }
  }

  /// Follows the value of a function that users see. Its own texts are localized, and not those in its models.
  private func follow(function name: String) {
    guard followed.insert("func \(name)").inserted, let function = declarations.functions[name]?.declaration else {
      return
    }
    // Locals of the function can have the names of those of the caller.
    let (outer, wasReported) = (uses, isReported)
    isReported = false
    uses = uses.filter { if case .local = $0.key { false } else { true } }
    visit(function.body, .shown)
    for parameter in function.parameters {
      guard let value = parameter.defaultValue, uses[.local(parameter.name)]?.isSeen == true else { continue }
      visitWithoutContext(value, .shown)
    }
    (uses, isReported) = (outer, wasReported)
  }
}

extension Type {
  /// Whether users can see the texts of which a value is computed in it: not in the result of a comparison or a search.
  fileprivate var canShowText: Bool {
    switch unwrapped {
    case .bool, .int, .double, .decimal, .duration, .date, .day, .uuid: false
    default: true
    }
  }
}

extension Step {
  /// The constant, variable or element of a loop that the values of the step go to; nil for other steps.
  fileprivate var receivingName: String? {
    switch kind {
    case .constant(let name, _, _), .forEach(let name, _, _), .initialize(let name, _, _): name
    default: facts.writtenVariable
    }
  }

  /// The conditions that decide which steps run.
  fileprivate var conditions: [TypedCondition]? {
    switch kind {
    case .conditional(let conditions, _, _), .guarded(let conditions, _): conditions
    default: nil
    }
  }

  /// The values that go to what the step writes, throws, shows or returns. Other values only decide what it does.
  fileprivate var passedValues: [TypedExpression] {
    if let navigation { return navigation.viewModel?.arguments.map(\.value) ?? [] }
    let facts = facts
    if facts.valueUse == .output, facts.role != .effect {
      var values: [TypedExpression] = []
      forEachChild { if case .expression(let value) = $0 { values.append(value) } }
      return values
    }
    switch kind {
    case .forEach(_, let value, _): return [value]
    case .choose(_, _, let elements): return [elements.elements]
    case .change(let change): return change.passedValues
    default: return facts.value?.expression.map { [$0] } ?? []
    }
  }
}

extension CollectionChange {
  fileprivate var passedValues: [TypedExpression] {
    switch action {
    case .assign(let value): value.expression.map { [$0] } ?? []
    case .append(let value), .insert(let value, at: _), .insertMember(let value): [value]
    case .call(_, let arguments): arguments.map(\.value)
    case .removeAt, .removeID, .removeAll, .removeMember, .move: []
    }
  }
}
