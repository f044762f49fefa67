import VmgenSchemaSyntax

/// An expression with resolved names and known types.
package final class TypedExpression: Sendable {
  package indirect enum Kind: Sendable {
    case integer(Int)
    /// An integer or decimal literal in source form, where a `Double` is expected.
    case double(String)
    /// A number literal in source form, where a `Decimal` is expected. It is never converted to `Double`.
    case decimal(String)
    case boolean(Bool)
    /// `Void` for the reason given at `Expression.Kind.missing`.
    case nilLiteral(Void)
    case string(TypedString)
    /// A duration in seconds and attoseconds, exactly.
    case duration(seconds: Int, attoseconds: Int)
    /// A checked `date("…")`: seconds since 1970-01-01T00:00:00Z and nanoseconds.
    case date(seconds: Int, nanoseconds: Int)
    /// A checked `day("…")`.
    case day(year: Int, month: Int, day: Int)
    case url(String)
    case uuid(String)
    /// `UUID()`: a new identifier, in a step.
    case newID(Void)
    case array([TypedExpression])
    case dictionary([(key: TypedExpression, value: TypedExpression)])
    case reference(Reference)
    /// A field of a model or the `rawValue` of an enum, which Swift reads by name.
    case field(TypedExpression, String)
    /// The label of an enum's case or of an error, which the context translates.
    case label(of: TypedExpression)
    /// `base?…`. The base is an optional, and `chain` reads its wrapped value through `.chained`. The result is
    /// optional.
    case optionalChain(base: TypedExpression, chain: TypedExpression)
    /// The wrapped value at the root of the innermost enclosing `optionalChain`'s chain.
    case chained(Void)
    /// A property of an edit, a command or a draft other than its value: `age.error`, `signIn.isRunning`.
    case facet(Facet)
    /// A property of another view model, such as a child: `header.name`, `settings.note.text`.
    case property(TypedExpression, ViewModelProperty)
    /// A query of a service.
    case query(ServiceCall)
    /// The number of calls of a service's function whose arguments are equal to values, in examples.
    case matchedCalls(service: String, function: String, [CallArgument])
    /// A call of the standard library, including operators. The receiver or left operand is the first argument.
    case builtIn(BuiltInCall)
    /// A `func` of the schema.
    case function(String, [CallArgument])
    /// A display or a `let` with parameters, to which the first expression refers: a reference, or a property of another
    /// view model.
    case derivedCall(TypedExpression, [CallArgument])
    /// A `custom` of the view model.
    case custom(MemberID, [CallArgument])
    /// `Person(name: …)`
    case construct(model: String, [CallArgument])
    /// `.a`, `.a(1)` of a declared enum or error.
    case enumCase(type: String, name: String, [CallArgument])
    /// `E.allCases`
    case allCases(type: String)
    /// `E(rawValue: …)`, which is nil if no case has the raw value.
    case fromRawValue(type: String, TypedExpression)
    case closure(TypedClosure)
    case ternary(TypedExpression, TypedExpression, TypedExpression)
    case conditional([TypedCondition], then: TypedExpression, else: TypedExpression)
    case match(TypedExpression, [TypedSwitchCase])
    /// The values of `switch (a, b)`.
    case tuple([TypedExpression])
    /// The value of `in`, which can read the value of `let name = …`.
    case binding(String, TypedExpression, in: TypedExpression)
    /// The value of the first expression, or of the second where the first is ``passed(_:)``.
    case sequence(TypedExpression, TypedExpression)
    /// The value that the steps of a body return.
    case steps([Step])
    /// The end of a branch that does not return. The value is that of the statements after the branch.
    case passed(Void)
    /// A `T` where a `T?` is expected. Its Swift text does not change.
    case wrapped(TypedExpression)
    /// `==` and `!=` on any equatable type.
    case equal(TypedExpression, TypedExpression, negated: Bool)
    case and(TypedExpression, TypedExpression)
    case or(TypedExpression, TypedExpression)
    case not(TypedExpression)
    /// An error as a value of a declared type, which is nil for other errors: `error as? E`.
    case errorAs(TypedExpression, type: String)
    /// `a ?? b`
    case coalesce(TypedExpression, TypedExpression)
    case range(TypedExpression, TypedExpression, closed: Bool)
    case parenthesized(TypedExpression)
    /// An expression that could not be typed. The schema has an error, and no code is generated from it.
    case invalid
  }
  package let kind: Kind
  package let type: Type
  package let range: SourceRange

  package init(_ kind: Kind, _ type: Type, _ range: SourceRange) {
    self.kind = kind
    self.type = type
    self.range = range
  }
}

/// The meaning of a name in an expression.
package indirect enum Reference: Hashable, Sendable {
  /// A stored value of the view model, or a part of the context.
  case storage(StorageReference)
  /// A `display` or a `let x = …` of the view model.
  case derived(MemberID)
  /// The pending value of an edit, in a rule.
  case pending(MemberID)
  case sample(String)
  /// A parameter of a `func`, a closure's parameter, or a name bound by a pattern or `if let`.
  case local(String)
  /// A value of the row for which an example runs; nil if the row has a single value.
  case column(String?)
  /// `$0`
  case closureParameter(Int)
  /// An associated value of an enum case, in the label of that case.
  case carried(String)
}

/// A property of a view model, as its owner reads it.
package struct ViewModelProperty: Hashable, Sendable {
  package var name: String
  /// The property of an edit, a draft or a command that is read. It is `value` for the value of an edit or a draft.
  package var facet: String?

  /// The facet of a list that is its rows.
  package static let rows = "viewModels"

  package init(name: String, facet: String? = nil) {
    self.name = name
    self.facet = facet
  }
}

/// A property of a member other than its value, or of all members.
package indirect enum Facet: Hashable, Sendable {
  case member(MemberID, MemberFacet)
  /// Whether every edit of the view model is valid.
  case isValid
  /// The number of calls of a service's function so far, in examples.
  case calls(service: String, function: String)
  /// The arguments of all calls for one parameter, in examples.
  case arguments(service: String, function: String, parameter: String)
  /// An argument of the last call of a service's function, in examples.
  case lastArgument(service: String, function: String, parameter: String)
  /// A state of the fake that answers the calls of a service, in examples.
  case fakeState(service: String, fake: String, MemberID)
  /// The number of times that the view model has emitted an event, in examples.
  case emissions(MemberID)
  /// A value of all events of one kind, in examples.
  case eventValues(MemberID, parameter: String)
  /// A value of the last event of its kind, in examples.
  case lastEventValue(MemberID, parameter: String)
  /// The values that a property of the view model has had since the first step, in examples.
  case history(of: ViewModelProperty)
}

/// A property of a member of one kind other than its value.
package enum MemberFacet: Hashable, Sendable {
  case edit(EditFacet)
  case draft(DraftFacet)
  case command(CommandFacet)
  /// A property of a list that does not depend on the properties of its rows.
  case list(ListFacet)

  /// The name in the schema and in Swift.
  package var name: String {
    switch self {
    case .edit(let facet): facet.rawValue
    case .draft(let facet): facet.rawValue
    case .command(let facet): facet.rawValue
    case .list(let facet): facet.rawValue
    }
  }
}

package enum ContextPart: String, Hashable, Sendable, CaseIterable {
  case locale, calendar, timeZone, now
}

/// A string literal with its role.
package struct TypedString: Sendable {
  package indirect enum Segment: Sendable {
    case text(String)
    case interpolation(TypedExpression)
  }
  package var segments: [Segment]
  /// Whether the string is user-facing text, which the context can translate.
  package var isLocalized: Bool
}

/// An argument of a Swift call: its label, if it has one, and its value.
package struct CallArgument: Sendable {
  package var label: String?
  package var value: TypedExpression
}

package struct BuiltInCall: Sendable {
  /// The entry of the standard library.
  package var id: BuiltIn.ID
  package var builtIn: BuiltIn { StandardLibrary[id] }
  package var receiver: TypedExpression?
  /// The arguments in the order of the signature's parameters, including defaults. The arguments of a variadic
  /// parameter are one array.
  package var arguments: [BuiltInArgument]
}

package indirect enum BuiltInArgument: Sendable {
  case value(TypedExpression)
  case variadic([TypedExpression])
  /// The default of the parameter.
  case defaulted(TypedExpression)
}

package struct TypedClosure: Sendable {
  /// The names of the parameters, or none if the body uses `$0`.
  package var parameters: [String]
  package var body: TypedExpression

  package init(parameters: [String], body: TypedExpression) {
    self.parameters = parameters
    self.body = body
  }
}

package indirect enum TypedCondition: Sendable {
  case expression(TypedExpression)
  case unwrap(String, TypedExpression)
  case pattern(TypedPattern, TypedExpression)

  /// Whether the condition can bind names.
  package var bindsNames: Bool {
    if case .expression = self { false } else { true }
  }
}

package struct TypedSwitchCase: Sendable {
  /// The patterns, or none for `default`.
  package var patterns: [TypedPattern]
  package var guardCondition: TypedExpression?
  package var body: TypedExpression
}

extension TypedExpression {
  /// Whether the expression contains `UUID()`, so that its value is another one each time.
  package var createsIDs: Bool {
    var creates = false
    forEachExpression { if case .newID = $0.kind { creates = true } }
    return creates
  }

  /// Whether the value depends on members of its view model, on services or on the context.
  ///
  /// - Parameter takesContext: Returns whether a function of the schema reads the context.
  package func readsViewModel(takesContext: (String) -> Bool) -> Bool {
    containsExpression { expression in
      switch expression.kind {
      case .reference(.storage), .reference(.derived), .query, .custom, .label: true
      case .builtIn(let call): !call.builtIn.reads.isEmpty
      case .function(let name, _): takesContext(name)
      case .string(let string): string.isLocalized
      default: false
      }
    }
  }

  /// Calls `visit` with every expression directly inside this one, in source order.
  package func forEachChild(_ visit: (TypedExpression) -> Void) {
    switch kind {
    case .integer, .double, .decimal, .boolean, .nilLiteral, .duration, .date, .day, .url, .uuid, .newID, .reference,
      .chained, .allCases, .facet, .passed, .invalid:
      break
    case .string(let string):
      for case .interpolation(let value) in string.segments { visit(value) }
    case .array(let elements), .tuple(let elements): for element in elements { visit(element) }
    case .dictionary(let entries):
      for entry in entries {
        visit(entry.key)
        visit(entry.value)
      }
    case .field(let base, _), .label(let base), .property(let base, _), .wrapped(let base), .not(let base),
      .parenthesized(let base), .fromRawValue(_, let base), .errorAs(let base, _):
      visit(base)
    case .optionalChain(let base, let chain):
      visit(base)
      visit(chain)
    case .builtIn(let call):
      if let receiver = call.receiver { visit(receiver) }
      for argument in call.arguments {
        switch argument {
        case .value(let value): visit(value)
        case .variadic(let values): for value in values { visit(value) }
        case .defaulted: break
        }
      }
    case .function(_, let arguments), .custom(_, let arguments), .construct(_, let arguments),
      .enumCase(_, _, let arguments):
      for argument in arguments { visit(argument.value) }
    case .derivedCall(let formula, let arguments):
      visit(formula)
      for argument in arguments { visit(argument.value) }
    case .query(let call):
      for argument in call.arguments { visit(argument.value) }
    case .matchedCalls(_, _, let arguments):
      for argument in arguments { visit(argument.value) }
    case .closure(let closure): visit(closure.body)
    case .ternary(let condition, let first, let second):
      visit(condition)
      visit(first)
      visit(second)
    case .conditional(let conditions, let first, let second):
      for condition in conditions { condition.forEachChild(visit) }
      visit(first)
      visit(second)
    case .match(let subject, let cases):
      visit(subject)
      for item in cases { item.forEachChild(visit) }
    case .steps(let steps): steps.forEachRoot { $0.forEachOutermostExpression(visit) }
    case .equal(let left, let right, _), .and(let left, let right), .or(let left, let right),
      .coalesce(let left, let right), .range(let left, let right, _), .binding(_, let left, in: let right),
      .sequence(let left, let right):
      visit(left)
      visit(right)
    }
  }
}

extension SemanticTree {
  /// The samples that the expression refers to.
  var samplesNamed: [String] {
    var names: [String] = []
    forEachExpression { if case .reference(.sample(let name)) = $0.kind { names.append(name) } }
    return names
  }

  /// Whether a part of the expression could not be typed.
  package var hasInvalid: Bool {
    containsExpression { if case .invalid = $0.kind { true } else { false } }
  }
}

extension TypedCondition {
  /// The names that the condition binds.
  package var names: [String] {
    switch self {
    case .expression, .unwrap("_", _): []
    case .unwrap(let name, _): [name]
    case .pattern(let pattern, _): pattern.boundNames
    }
  }

  /// Returns the condition with `_` in place of unused names.
  package func dropping(_ unused: Set<String>) -> TypedCondition {
    switch self {
    case .unwrap(let name, let value) where unused.contains(name): .unwrap("_", value)
    case .pattern(let pattern, let value): .pattern(pattern.dropping(unused), value)
    default: self
    }
  }

  package func forEachChild(_ visit: (TypedExpression) -> Void) {
    switch self {
    case .expression(let value), .unwrap(_, let value): visit(value)
    case .pattern(let pattern, let value):
      pattern.forEachValue(visit)
      visit(value)
    }
  }
}

extension TypedSwitchCase {
  package func forEachChild(_ visit: (TypedExpression) -> Void) {
    for pattern in patterns { pattern.forEachValue(visit) }
    if let guardCondition { visit(guardCondition) }
    visit(body)
  }
}
