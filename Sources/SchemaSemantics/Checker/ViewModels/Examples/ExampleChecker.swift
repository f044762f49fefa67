import VmgenSchemaSyntax

/// Checks the examples of a view model whose other members have been checked.
struct ExampleChecker: DeclarationReader {
  /// The members of the view model.
  let model: CheckedMembers
  /// Checks what the examples read and write.
  let expressions: ExpressionChecker
  /// Checks the values of `given` and of stubs, which cannot read members.
  let values: ExpressionChecker
  /// Checks the values of `when` for an act on a child, which read the members of the view model with the example.
  private let outerActs: ExpressionChecker?
  /// All view models of the module, by name.
  let models: [String: CheckedBodies]
  let errorPolicy: ErrorPolicy?
  /// Whether the view model exists, so that answers of services can read it.
  var isCreated = false
  let incomplete = IncompleteExamples()
  let names = ExampleNames()
  /// The functions of the groups around the example, by the ranges of their names.
  var groupFunctions: [SourceRange: ExampleFunction] = [:]
  /// The names of the caller, which the steps of a function do not see.
  var callerNames: Set<String> = []

  init(
    of checked: CheckedBodies, _ session: CheckSession, _ models: [String: CheckedBodies], _ errorPolicy: ErrorPolicy?,
    acts: ExpressionChecker? = nil
  ) {
    model = checked.members
    expressions = ExpressionChecker(session, checked.environment)
    values = ExpressionChecker(session, model.givenEnvironment)
    outerActs = acts
    self.models = models
    self.errorPolicy = errorPolicy
  }

  var declarations: ModuleDeclarations { expressions.declarations }
  /// Whether the acts are those of an example of a parent.
  var isInChild: Bool { outerActs != nil }
  var environment: Environment { expressions.environment }
  var steps: StepChecker { StepChecker(expressions) }
  /// Checks the values of `when`.
  var acts: ExpressionChecker { outerActs ?? expressions.in(expectationEnvironment) }

  /// Returns the checker of an answer, which reads the view model if it names its members or values that depend on it.
  func answers(_ answer: Expression) -> ExpressionChecker {
    guard isCreated else { return values }
    let late = expressions.environment.locals.map(\.name).filter { values.environment.local($0) == nil }
    let numbers = Dictionary((model.ids.map(\.name) + late).map { ($0, 0) }, uniquingKeysWith: { first, _ in first })
    let known = values.environment.locals.map(\.name)
    return FreeNames.of(answer, among: numbers, bound: known).isEmpty ? values : acts
  }

  /// Checks the keys and values of changes of a collection. In a child, they cannot read members.
  var keys: ExpressionChecker {
    guard let outerActs else { return acts }
    var environment = values.environment
    environment.locals = outerActs.environment.locals
    return values.in(environment)
  }
}

/// The display context of examples.
extension ExampleChecker {
  /// Checks a value of the context: `locale`, `calendar` and `timeZone` are identifiers, `now` is a date.
  func contextValue(_ part: ContextPart, _ value: Expression) -> TypedExpression {
    let typed = values.check(value, as: part == .now ? .date : .string)
    guard case .string(let string) = typed.kind else { return typed }
    guard let text = string.plainText, part.takes(text) else {
      let near =
        part == .calendar ? suggestion(for: string.plainText ?? "", among: Array(ContextPart.calendars)) : nil
      report(.contextIdentifier(part: part.rawValue, example: part.example), at: value.range, help: near)
      return typed
    }
    return typed
  }
}

extension ContextPart {
  /// Returns whether `text` has the form of an identifier. Which identifiers exist is known only at run time.
  fileprivate func takes(_ text: String) -> Bool {
    let words = text.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" || $0 == "@" || $0 == "=" }
    switch self {
    case .now: return true
    case .calendar: return Self.calendars.contains(text)
    case .locale:
      guard let language = words.first, (2...3).contains(language.utf8.count) else { return false }
      return words.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy(SignatureParser.isIdentifier) }
        && language.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
    case .timeZone:
      return !text.isEmpty
        && text.utf8.allSatisfy { SignatureParser.isIdentifier($0) || "/+-:".utf8.contains($0) }
    }
  }

  fileprivate var example: String {
    switch self {
    case .locale: "\"fr_FR\""
    case .calendar: "\"gregorian\" or \"buddhist\""
    case .timeZone: "\"Europe/Paris\""
    case .now: "date(\"1970-01-31\")"
    }
  }

  fileprivate static let calendars: Set<String> = [
    "gregorian", "iso8601", "buddhist", "chinese", "coptic", "ethiopicAmeteMihret", "ethiopicAmeteAlem", "hebrew",
    "indian", "islamic", "islamicCivil", "islamicTabular", "islamicUmmAlQura", "japanese", "persian", "republicOfChina",
  ]
}

extension Environment {
  /// The time of an example without `given now`, in seconds since 1970: 2025-01-15T12:00:00Z.
  private static let nowOfExamples = 1_736_942_400

  /// Creates the environment of values in `given` and of stubs, which cannot read members.
  init(ofValuesGivenTo model: CheckedMembers) {
    self.init(file: model.range.file)
    hasSamples = true
    hasConstantIDs = true
    owner = model.name
    hidingMembers = ReservedNames.ofTests
    for name in model.ids.map(\.name) {
      unavailable[name] = .init(reason: "the view model is created after this value is known")
    }
    knownNow = TypedExpression(.date(seconds: Self.nowOfExamples, nanoseconds: 0), .date, model.range)
    unavailable[ContextPart.now.rawValue, default: .init()].help = "write the date: `date(\"2026-05-01T08:30:00Z\")`"
  }
}
