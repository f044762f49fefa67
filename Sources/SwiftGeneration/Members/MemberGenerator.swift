import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// What the members of one kind add to the Swift of their view model.
///
/// Each kind of member has one generator. ``memberGenerators(of:)`` lists them in the order of the generated
/// declarations.
protocol MemberGenerator {
  /// The key of the public declarations in the data of `viewmodel.mustache`; nil for a kind without any.
  var key: String? { get }

  /// What `viewmodel.mustache` reads of each public declaration.
  func properties(_ scope: inout MemberScope) -> [MustacheValue]

  /// The values that `StoredValues` holds.
  func storedValues(_ scope: inout MemberScope) -> [StoredValue]

  /// The values that `DerivedValues` caches.
  func derivedValues(_ scope: inout MemberScope) -> [DerivedValue]

  /// The names of the observable properties.
  var observedNames: [String] { get }

  /// For each property that a change can write: whether it differs.
  func differences(_ comparison: inout StrictComparison) -> [PropertyDifference]

  /// Whether the value that a node of the dependency graph had before a change differs from the present one; nil for
  /// nodes of other
  /// kinds.
  func difference(
    of node: String, _ before: SwiftExpression, _ now: SwiftExpression, _ comparison: inout StrictComparison
  ) -> SwiftExpression?

  /// Declares the static members of `CurrentValues`.
  func declareRules(_ rules: inout RuleDeclarations)

  /// The parameters of `bind`.
  func boundParts(_ context: inout FileContext) -> [BoundPart]

  /// The argument label of the table that generated tests check; nil for a kind without one.
  var testTable: String? { get }

  /// The rows of the table.
  func testRows(_ table: inout GraphTable, _ context: inout FileContext) -> [MustacheValue]
}

extension MemberGenerator {
  var key: String? { nil }
  var testTable: String? { nil }
  var observedNames: [String] { [] }

  func properties(_ scope: inout MemberScope) -> [MustacheValue] { [] }
  func storedValues(_ scope: inout MemberScope) -> [StoredValue] { [] }
  func derivedValues(_ scope: inout MemberScope) -> [DerivedValue] { [] }
  func differences(_ comparison: inout StrictComparison) -> [PropertyDifference] { [] }
  func difference(
    of node: String, _ before: SwiftExpression, _ now: SwiftExpression, _ comparison: inout StrictComparison
  ) -> SwiftExpression? { nil }
  func declareRules(_ rules: inout RuleDeclarations) {}
  func boundParts(_ context: inout FileContext) -> [BoundPart] { [] }
  func testRows(_ table: inout GraphTable, _ context: inout FileContext) -> [MustacheValue] { [] }
}

/// The generators of a view model, in the order of the declarations that they make.
func memberGenerators(of viewModel: ViewModel) -> [any MemberGenerator] {
  [
    InputGenerator(inputs: viewModel.inputs), DraftGenerator(drafts: viewModel.drafts),
    EditGenerator(edits: viewModel.edits), StateGenerator(states: viewModel.states),
    DisplayGenerator(derived: viewModel.derived), ValidityGenerator(drafts: viewModel.drafts, edits: viewModel.edits),
    UseGenerator(viewModel: viewModel), CommandGenerator(commands: viewModel.commands),
    ReactionGenerator(reactions: viewModel.reactions, follows: viewModel.follows),
  ]
}

/// What generators share while they describe a view model.
struct MemberScope {
  var context: FileContext
  let names: ViewModelNames
  /// Whether the previous property is documented, or nil before the first one and after a separated one.
  private var isDocumentedBefore: Bool?

  init(_ names: ViewModelNames, _ context: FileContext) {
    self.names = names
    self.context = context
  }

  var members: ViewModelMembers { names.members }

  /// Whether a blank line comes before a property: one without documentation is close to the one before.
  mutating func isApart(_ documentation: Documentation) -> Bool {
    let isApart = isDocumentedBefore != false || !documentation.isEmpty
    isDocumentedBefore = !documentation.isEmpty
    return isApart
  }

  /// Separates the next property with an empty line.
  mutating func endGroup() { isDocumentedBefore = nil }

  /// The data of a read-only property.
  mutating func property(_ name: String, _ type: String, _ lines: Documentation) -> MustacheValue {
    [
      "name": .string(swiftIdentifier(name)),
      "member": .string(swiftIdentifier(name, .member)),
      "type": .string(type),
      "blankBefore": .bool(isApart(lines)),
      "readsServices": .bool(members.readsServices(name)),
      "documentation": documentation(lines),
    ]
  }

  /// The data of a property with a setter, which the rules of its name decide about.
  func editedProperty(_ name: String, _ type: String, _ lines: Documentation) -> MustacheValue {
    [
      "name": .string(swiftIdentifier(name)),
      "member": .string(swiftIdentifier(name, .member)),
      "type": .string(type),
      "documentation": documentation(lines),
      "readsServices": .bool(members.readsServices(name)),
      "rules": .string(swiftIdentifier(name + "Rules")),
    ]
  }

  /// The initial value of stored state.
  mutating func initialValue(_ value: TypedExpression) -> SwiftExpression {
    var lowering = context.lowering(PlainNames())
    let result = lowering.expression(value)
    context.note(lowering)
    return result
  }

  /// `let fresh = Self.nameRules.edit(of: &self)`
  func fromRules(_ name: String, _ method: String) -> SwiftExpression {
    names.rules(of: name).member(method).call([SwiftArgument("of", names.writableValues)])
  }
}
