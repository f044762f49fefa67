import VmgenSchemaSyntax

/// The meaning of a name in a schema.
package indirect enum Symbol: Hashable, Sendable {
  case module(String)
  /// A model, an enum, an error or an extern type.
  case type(String)
  case field(type: String, name: String)
  /// A case of an enum, or one of some tabs.
  case enumCase(type: String, name: String)
  case function(String)
  case sample(String)
  case service(String)
  case serviceFunction(service: String, name: String)
  case fake(String)
  case viewModel(String)
  case router(String)
  case tabs(String)
  case member(viewModel: String, MemberID)
  /// A property of a member other than its value, such as `error` in `age.error`.
  case facet(owner: String, name: String)
  /// A parameter, a constant of steps, or a name that a pattern, a closure or `if let` binds, identified by the range
  /// of its definition.
  case local(String, SourceRange)
  /// The label or the name of a parameter or an associated value for its callers, identified by the range of its
  /// definition. If the declaration reads the parameter, its name is a local, too.
  case parameter(String, SourceRange)
  case context(ContextPart)
  /// A function, property or operator of the standard library.
  case builtIn(BuiltIn.ID)
  case builtInType(String)
}

/// An occurrence of a symbol in the source.
package struct SymbolOccurrence: Sendable {
  package enum Role: Hashable, Sendable {
    case definition, reference
  }

  package var symbol: Symbol
  package var role: Role
  package var range: SourceRange
  /// The type of the value at the occurrence, or nil if there is none or it is unknown.
  package var type: Type?
}

/// A name that could stand in place of the one that an author is writing.
package struct OfferedName: Hashable, Sendable {
  package var text: String
  /// What the name is a member of: a type, a service, a view model or another member; nil for a name without a base.
  package var owner: String?
  /// The type of the parameter that the name is the label of; nil for another name.
  package var parameterType: Type?

  package init(_ text: String, of owner: String? = nil, parameterType: Type? = nil) {
    self.text = text
    self.owner = owner
    self.parameterType = parameterType
  }
}

/// Records the occurrences of one run, for tools that pass it to ``checkSchemas(_:sources:syntaxErrors:symbols:)``.
package final class SymbolRecorder {
  package private(set) var occurrences: [SymbolOccurrence] = []
  /// A name that stands for what an author is writing; nil if nothing is completed.
  let completedName: String?
  /// The names that could stand in place of ``completedName``.
  package private(set) var offeredNames: [OfferedName] = []
  /// The type of the value that ``completedName`` stands for; nil if any type is allowed.
  package private(set) var expectedType: Type?

  /// The operands of comparisons of which only the first is typed, because the second has the same parts.
  package private(set) var mirrors: [(typed: SourceRange, other: SourceRange)] = []

  /// The conditions that compare two values or have operands, or whose values are known.
  package private(set) var conditions: [TypedExpression] = []

  package init(completing name: String? = nil) { completedName = name }

  func offer(_ names: some Sequence<String>, of owner: String? = nil) {
    offer(names.map { OfferedName($0, of: owner) })
  }

  func offer(_ names: [OfferedName]) { offeredNames += names }

  func expect(_ type: Type) { expectedType = type }

  func mirror(_ typed: SourceRange, at other: SourceRange) { mirrors.append((typed, other)) }

  func add(condition: TypedExpression) { conditions.append(condition) }

  /// What a recorder has recorded after a point in time.
  struct Record: Sendable {
    var occurrences: [SymbolOccurrence] = []
    var offeredNames: [OfferedName] = []
    var expectedType: Type?
    var mirrors: [(typed: SourceRange, other: SourceRange)] = []
    var conditions: [TypedExpression] = []
  }

  /// How much was recorded up to a point in time.
  struct Counts {
    fileprivate var occurrences = 0
    fileprivate var offeredNames = 0
    fileprivate var mirrors = 0
    fileprivate var conditions = 0
  }

  var counts: Counts {
    Counts(
      occurrences: occurrences.count, offeredNames: offeredNames.count, mirrors: mirrors.count,
      conditions: conditions.count)
  }

  /// Removes and returns what was recorded after a point in time.
  func take(after counts: Counts) -> Record {
    let record = Record(
      occurrences: Array(occurrences[counts.occurrences...]), offeredNames: Array(offeredNames[counts.offeredNames...]),
      expectedType: expectedType, mirrors: Array(mirrors[counts.mirrors...]),
      conditions: Array(conditions[counts.conditions...]))
    occurrences.removeLast(record.occurrences.count)
    offeredNames.removeLast(record.offeredNames.count)
    mirrors.removeLast(record.mirrors.count)
    conditions.removeLast(record.conditions.count)
    return record
  }

  func add(_ record: Record) {
    occurrences += record.occurrences
    offeredNames += record.offeredNames
    mirrors += record.mirrors
    conditions += record.conditions
    expectedType = record.expectedType ?? expectedType
  }

  func define(_ symbol: Symbol, at name: Identifier, type: Type? = nil) {
    if !name.text.isEmpty { add(symbol, .definition, name.range, type) }
  }

  func refer(to symbol: Symbol, at range: SourceRange, type: Type? = nil) { add(symbol, .reference, range, type) }

  private func add(_ symbol: Symbol, _ role: SymbolOccurrence.Role, _ range: SourceRange, _ type: Type?) {
    occurrences.append(SymbolOccurrence(symbol: symbol, role: role, range: range, type: type))
  }
}
