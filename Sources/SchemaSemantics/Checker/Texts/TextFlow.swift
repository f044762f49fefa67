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

  private let session: CheckSession
  private var declarations: ModuleDeclarations { session.declarations }
  private(set) var uses: [Reference: TextUse] = [:]
  private(set) var literals: [Literal] = []
  /// The functions and constants that have been followed.
  private var followed: Set<String> = []
  private var hasContext = true
  /// Whether an enclosing literal has been reported.
  private var isReported = false

  init(_ session: CheckSession) { self.session = session }

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
    case .builtIn(let call): visit(call, passed)
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
      for item in cases {
        visit(item.body, use)
        if let condition = item.guardCondition { visit(condition, .data) }
        for pattern in item.patterns { pattern.forEachValue { visit($0, .data) } }
      }
      let names = cases.flatMap(\.patterns).flatMap(\.boundNames)
      visit(subject, names.reduce(into: .data) { $0.formUnion(uses[.local($1)] ?? []) })
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

  /// Follows the value of a body. Values pass through its variables, also from one turn of a loop to the next.
  private func visit(_ steps: [Step], _ use: TextUse) {
    let found = (literals, followed)
    var before: [Reference: TextUse]
    repeat {
      before = uses
      (literals, followed) = found
      for step in steps.reversed() { visit(step, use) }
    } while uses != before
  }

  private func visit(_ step: Step, _ use: TextUse) {
    for branch in step.facts.branches.reversed() {
      for each in branch.reversed() { visit(each, use) }
    }
    var passed = TextUse.data
    if case .result = step.kind { passed = use }
    if let name = step.receivingName { passed = uses[.local(name)] ?? [] }
    if let conditions = step.conditions { return conditions.forEach(visit) }
    let keys = step.keys
    SemanticNode.step(step).forEachChild { node in
      guard case .expression(let value) = node else { return }
      visit(value, keys.contains { $0 === value } ? .data : passed)
    }
  }

  private func visit(_ condition: TypedCondition) {
    switch condition {
    case .expression(let value): visit(value, .data)
    case .unwrap(let name, let value): visit(value, uses[.local(name)] ?? [])
    case .pattern(let pattern, let value):
      pattern.forEachValue { visit($0, .data) }
      visit(value, pattern.boundNames.reduce(into: .data) { $0.formUnion(uses[.local($1)] ?? []) })
    }
  }

  /// Functions of the library that only test whether there is a text.
  private static let tests: Set<String> = ["isEmpty", "count"]

  private func visit(_ call: BuiltInCall, _ use: TextUse) {
    let name = call.builtIn.name
    let passesArguments =
      name == "+" || ExpressionChecker.textFunctions.contains(name) || ExpressionChecker.mappingMethods.contains(name)
    for argument in call.arguments {
      switch argument {
      case .value(let value): visit(value, passesArguments ? use : .data)
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
    guard followed.insert("func \(name)").inserted, let body = declarations.functions[name]?.declaration.body else {
      return
    }
    // Locals of the function can have the names of those of the caller.
    let (outer, wasReported) = (uses, isReported)
    isReported = false
    visit(body, .shown)
    (uses, isReported) = (outer, wasReported)
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

  /// The keys of the elements that the step changes.
  fileprivate var keys: [TypedExpression] {
    guard case .change(let change) = kind else { return [] }
    return change.parts.compactMap { if case .element(_, let key, _) = $0 { key } else { nil } }
  }
}
