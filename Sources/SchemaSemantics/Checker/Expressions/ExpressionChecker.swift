import VmgenSchemaSyntax

/// What the expression checkers of one view model share, or those of everything outside of view models.
final class CheckSession {
  let declarations: ModuleDeclarations
  /// The texts in the declarations outside of view models.
  let sharedTexts: TextRanges
  /// Whether each local has been read, by its number.
  var usedLocals: [Bool] = []
  /// The numbers of the variables that steps change.
  var changedLocals: Set<Int> = []
  /// The names without a value at the step being checked.
  var uninitialized = Uninitialized()
  /// The steps that declare the elements that are reported, because they can be nil.
  var reportedElements: Set<SourceRange> = []
  /// The uses of members that the session has found, by the names of their view models.
  var memberUses: [SourceRange: MemberUse] = [:]
  /// The uses that earlier passes have found.
  let earlierUses: [SourceRange: MemberUse]
  /// Calls in places without a context. Which of the functions need one is known only later.
  var contextFreeCalls: [(CallGraph.Node, SourceRange)] = []
  /// The types of the values of bodies, by their ranges.
  var resultTypes: [SourceRange: Type] = [:]
  private(set) var texts: TextRanges
  /// The number of expressions typed. Tests check it against a limit.
  var inferredCount = 0
  /// The number of `UUID()` in the examples of the view model.
  var constantIDCount = 0

  init(
    _ declarations: ModuleDeclarations, texts: TextRanges = TextRanges(), shared: TextRanges = TextRanges(),
    earlierUses: [SourceRange: MemberUse] = [:]
  ) {
    self.declarations = declarations
    self.texts = texts
    self.earlierUses = earlierUses
    sharedTexts = shared
  }

  func noteLocalized(_ range: SourceRange) { texts.localized.insert(range) }
  func noteVerbatim(_ range: SourceRange) { texts.verbatim.insert(range) }
  func isLocalized(_ range: SourceRange) -> Bool {
    texts.localized.contains(range) || sharedTexts.localized.contains(range)
  }
  func isVerbatim(_ range: SourceRange) -> Bool {
    texts.verbatim.contains(range) || sharedTexts.verbatim.contains(range)
  }
}

/// What the checker has decided about literals. The flow of texts to users reads it, so that it cannot differ from what
/// has been localized.
struct TextRanges: Sendable {
  /// The expressions whose literals are localized if they have words.
  var localized: Set<SourceRange> = []
  /// The literals after `verbatim`.
  var verbatim: Set<SourceRange> = []
}

/// Infers the types of expressions and writable paths bidirectionally: expected types are passed down, inferred types
/// up.
///
/// An instance checks the expressions of one ``Environment``. There is one extension file for each kind of expression.
final class ExpressionChecker: DeclarationReader {
  let session: CheckSession
  /// The environment of the expression being checked.
  var environment: Environment

  init(_ session: CheckSession, _ environment: Environment = Environment()) {
    self.session = session
    self.environment = environment
  }

  var declarations: ModuleDeclarations { session.declarations }

  /// Returns a checker for another environment.
  func `in`(_ environment: Environment) -> ExpressionChecker { ExpressionChecker(session, environment) }
}

/// Dispatches on the kind of an expression.
extension ExpressionChecker {
  /// Returns the typed expression. `expected` is a hint for literals, and is not enforced.
  func infer(_ expression: Expression, _ expected: Expected = .anything) -> TypedExpression {
    session.inferredCount += 1
    if expected.isText { session.noteLocalized(expression.range) }
    return switch expression.kind {
    case .integer(let text): inferInteger(text, isNegative: false, expression.range, expected)
    case .decimal(let text): inferDecimal(text, isNegative: false, expression.range, expected)
    case .duration(let text, let unit): inferDuration(text, unit, expression.range)
    case .boolean(let value): TypedExpression(.boolean(value), .bool, expression.range)
    case .nilLiteral: inferNil(expression.range, expected)
    case .string(let literal): inferString(literal, isText: expected.isText, expression.range)
    case .verbatim(let literal): inferVerbatim(literal, expression.range)
    case .name(let name): inferName(name, expression.range, expecting: expected)
    case .ownMember(let name):
      outside(ofLocal: name, at: expression.range)?.infer(Expression(.name(name.text), name.range), expected)
        ?? invalid(expression.range)
    case .closureParameter(let index): inferClosureParameter(index, expression.range)
    case .implicitMember(let name):
      inferImplicitMember(CallSite(of: name, [], at: expression.range, expecting: expected), isCalled: false)
    case .member, .call, .index, .optionalChain: inferChain(expression, expected)
    case .prefix(let symbol, let operand): inferPrefix(symbol, operand, at: expression.range, expecting: expected)
    case .binary(let left, let symbol, let right):
      inferBinary(
        BinaryOperation(left: left, symbol: symbol, right: right, range: expression.range), expecting: expected)
    case .ternary(let condition, let first, let second):
      inferTernary(condition, first, second, at: expression.range, expecting: expected)
    case .conditional(let conditions, let first, let second):
      inferConditional(conditions, first, second, at: expression.range, expecting: expected)
    case .match(let subject, let cases): inferMatch(subject, cases, at: expression.range, expecting: expected)
    case .tuple(let parts): inferTuple(parts, expression.range)
    case .array(let elements): inferArray(elements, expression.range, expected)
    case .dictionary(let entries): inferDictionary(entries, expression.range, expected)
    case .emptyCollection(let type): inferEmptyCollection(type, expression.range)
    case .closure: reportLooseClosure(expression, expected)
    case .parenthesized(let inner): parenthesize(infer(inner, expected), expression.range)
    case .block(let body): inferBody(body, expecting: expected)
    case .steps(let steps): inferBody(steps, expecting: expected)
    case .effects(let value): reportMisplacedEffects(value)
    case .missing: TypedExpression(.invalid, .unknown, expression.range)
    }
  }

  /// Returns the typed expression as `type`. Reports a mismatch.
  func check(
    _ expression: Expression, as type: Type, isText: Bool = false, in place: ValuePlace = .expression
  ) -> TypedExpression {
    // The type has an error, which has been reported.
    if type == .unknown, expression.needsType { return untyped(expression) }
    return convert(
      infer(expression, Expected(type: type == .unknown ? nil : type, isText: isText)), to: type, in: place)
  }

  func invalid(_ range: SourceRange) -> TypedExpression {
    TypedExpression(.invalid, .unknown, range)
  }

  private func parenthesize(_ inner: TypedExpression, _ range: SourceRange) -> TypedExpression {
    TypedExpression(.parenthesized(inner), inner.type, range)
  }

  /// Reports `try await` before a call that a step does not make in any case.
  private func reportMisplacedEffects(_ value: StepValueSyntax) -> TypedExpression {
    let words = value.isTry ? "try" : "await"
    report(
      .effectPlace(word: words, place: "at the beginning of the step's value"), at: value.range.head(words.utf8.count),
      help: "assign the result in a step before: `let answer = \(words) …`")
    return invalid(value.range)
  }

  /// Returns an invalid expression for one that is not typed, because of an error in another part. The locals that it names
  /// are used.
  func untyped(_ expression: Expression) -> TypedExpression {
    let numbers = Dictionary(environment.locals.map { ($0.name, $0.number) }, uniquingKeysWith: { $1 })
    for number in FreeNames.of(expression, among: numbers, called: numbers) { session.usedLocals[number] = true }
    return invalid(expression.range)
  }

  private func reportLooseClosure(_ expression: Expression, _ expected: Expected) -> TypedExpression {
    report(.closureOutOfPlace(type: expected.type.map { "\($0)" } ?? "a value"), at: expression.range)
    return untyped(expression)
  }
}

extension Expression {
  /// Whether the type is only known from what is expected.
  fileprivate var needsType: Bool {
    switch kind {
    case .nilLiteral, .implicitMember, .closure: true
    case .array(let elements): elements.isEmpty
    case .dictionary(let entries): entries.isEmpty
    case .call(let callee, let arguments): callee.needsType || arguments.isEmpty && callee.isNameOfSet
    default: false
    }
  }

  /// Whether the expression is the `Set` of `Set()`.
  var isNameOfSet: Bool { if case .name("Set") = kind { true } else { false } }
}
