import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// A generator of the Swift code for the members of one kind.
///
/// Each kind of member has one generator. ``memberGenerators(of:)`` lists the generators in the order of the generated
/// declarations.
protocol MemberGenerator: Sendable {
  /// The key of the public declarations in the data for `viewmodel.mustache`; nil for a kind without public
  /// declarations.
  ///
  /// Kinds whose declarations have the same form share a key. `properties` are without a setter, `editedProperties`
  /// with one.
  var key: String? { get }

  /// Returns the data of each public declaration for `viewmodel.mustache`.
  func properties(_ scope: inout MemberScope) -> [MustacheValue]

  /// Returns the values that `StoredValues` contains.
  func storedValues(_ scope: inout MemberScope) -> [StoredValue]

  /// Returns the values that `DerivedValues` caches.
  func derivedValues(_ scope: inout MemberScope) -> [DerivedValue]

  /// Returns the values that are computed at each read.
  func computedValues(_ scope: inout MemberScope) -> [ComputedValue]

  /// The names of the observable properties.
  var observedNames: [String] { get }

  /// Returns a condition for each property that a change can write, which is true if the property differs.
  func differences(_ comparison: inout StrictComparison) -> [PropertyDifference]

  /// The comparisons of the nodes with a value in the dependency graph.
  var comparedNodes: [NodeComparison] { get }

  /// Declares the static members of `CurrentValues`.
  func declareRules(_ rules: inout RuleDeclarations)

  /// Returns the parameters of `bind`.
  func boundParts(_ context: FileContext) -> [BoundPart]

  /// The argument label of the table that generated tests check; nil for a kind without one.
  var testTable: String? { get }

  /// Returns the rows of the table.
  func testRows(_ table: inout GraphTable, _ context: FileContext) -> [SwiftExpression]
}

extension MemberGenerator {
  var key: String? { nil }
  var testTable: String? { nil }
  var observedNames: [String] { [] }
  var comparedNodes: [NodeComparison] { [] }

  func properties(_ scope: inout MemberScope) -> [MustacheValue] { [] }
  func storedValues(_ scope: inout MemberScope) -> [StoredValue] { [] }
  func derivedValues(_ scope: inout MemberScope) -> [DerivedValue] { [] }
  func computedValues(_ scope: inout MemberScope) -> [ComputedValue] { [] }
  func differences(_ comparison: inout StrictComparison) -> [PropertyDifference] { [] }
  func declareRules(_ rules: inout RuleDeclarations) {}
  func boundParts(_ context: FileContext) -> [BoundPart] { [] }
  func testRows(_ table: inout GraphTable, _ context: FileContext) -> [SwiftExpression] { [] }
}

/// How two values of a node in the dependency graph are compared.
struct NodeComparison {
  let node: DependencyGraph.NodeID
  let type: Type
  /// Whether the values are those of an edit or a draft.
  let isEdited: Bool

  init(_ node: DependencyGraph.NodeID, _ type: Type, isEdited: Bool = false) {
    self.node = node
    self.type = type
    self.isEdited = isEdited
  }
}

/// Returns the generators of a view model, in the order of the generated declarations.
func memberGenerators(of viewModel: ViewModel) -> [any MemberGenerator] {
  [
    EventGenerator(events: viewModel.events), InputGenerator(inputs: viewModel.inputs), ChildGenerator(viewModel),
    DraftGenerator(drafts: viewModel.drafts),
    EditGenerator(edits: viewModel.edits), FocusGenerator(viewModel), StateGenerator(states: viewModel.states),
    DisplayGenerator(derived: viewModel.derived), DisplayFunctionGenerator(derived: viewModel.derived),
    ValidityGenerator(drafts: viewModel.drafts, edits: viewModel.edits),
    UseGenerator(viewModel: viewModel), ListGenerator(viewModel), CommandGenerator(commands: viewModel.commands),
    ReactionGenerator(viewModel),
  ]
}

/// The state that the generators of a view model share.
struct MemberScope {
  let context: FileContext
  let names: ViewModelNames
  /// Whether the previous property is documented, or nil before the first one and after a separated one.
  private var isDocumentedBefore: Bool?

  init(_ names: ViewModelNames, _ context: FileContext) {
    self.names = names
    self.context = context
  }

  var members: ViewModelMembers { names.members }

  /// Returns the data of a member's declarations. Those of a private member have no access level.
  func shown(_ id: MemberID, _ data: MustacheObject) -> MustacheValue {
    guard members.viewModel.privateMembers.contains(id) else { return .object(data) }
    var data = data
    data.append("access", .string(""))
    return .object(data)
  }

  /// Returns the Swift spelling of a type in the declarations of a member.
  func typeText(_ type: Type, of id: MemberID) -> String {
    members.viewModel.privateMembers.contains(id) ? context.typeText(type) : context.shownType(type)
  }

  /// Returns the data of a parameter of a member's method.
  ///
  /// - Parameter local: The name of the parameter in the body.
  func parameter(_ parameter: Parameter, local: String, of id: MemberID) -> MustacheValue {
    parameterData(
      parameter.swiftNames(local: local), typeText(parameter.type, of: id),
      default: defaultValue(parameter.defaultValue, context))
  }

  /// Returns whether a blank line precedes a property. Consecutive properties without documentation are not separated.
  mutating func isApart(_ documentation: Documentation) -> Bool {
    let isApart = isDocumentedBefore != false || !documentation.isEmpty
    isDocumentedBefore = !documentation.isEmpty
    return isApart
  }

  /// Separates the next property with an empty line.
  mutating func endGroup() { isDocumentedBefore = nil }

  /// Returns the data of a property whose value is computed or only read.
  ///
  /// - Parameters:
  ///   - isStored: whether its value is one of `StoredValues`.
  ///   - setter: The method that an assignment calls.
  mutating func property(
    _ node: DependencyGraph.NodeID, _ type: String, _ lines: Documentation, isStored: Bool = false,
    setter: String? = nil
  ) -> MustacheValue {
    let data: MustacheObject = [
      "name": .string(swiftIdentifier(node.name)),
      "member": .string(swiftIdentifier(node.name, .member)),
      "accessor": accessor(of: node.name, isStored: isStored),
      "type": .string(type),
      "isStored": .bool(isStored),
      "isCached": .bool(!isStored && members.renewals[node.name] != nil),
      "blankBefore": .bool(isApart(lines)),
      "setter": setter.map { .string(swiftIdentifier($0)) } ?? .null,
      "readsServices": .bool(members.readsServices(node)),
      "documentation": documentation(lines),
    ]
    if case .member(let id) = node { return shown(id, data) }
    return .object(data)
  }

  /// Returns the name after `CurrentValues` or, for a stored value, after `StoredValues`.
  func accessor(of member: String, isStored: Bool = false) -> MustacheValue {
    .string(swiftIdentifier(isStored ? member : members.accessor(of: member), .member))
  }

  /// Returns the data of a property with a setter, which calls the rules of the property.
  ///
  /// - Parameter isStored: Whether its value is one of `StoredValues`.
  func editedProperty(
    _ id: MemberID, _ type: String, _ lines: Documentation, isStored: Bool = false
  ) -> MustacheValue {
    shown(
      id,
      [
        "name": .string(swiftIdentifier(id.name)),
        "member": .string(swiftIdentifier(id.name, .member)),
        "accessor": accessor(of: id.name, isStored: isStored),
        "type": .string(type),
        "isStored": .bool(isStored),
        "isCached": .bool(!isStored),
        "documentation": documentation(lines),
        "readsServices": .bool(members.readsServices(.member(id))),
        "rules": .string(swiftIdentifier(GeneratedName.rules(of: id.name))),
      ])
  }

  /// Returns the initial value of stored state.
  mutating func initialValue(_ value: TypedExpression) -> SwiftExpression {
    var lowering = context.lowering(PlainNames(newID: .text("context.clock.newID").call()))
    let result = lowering.expression(value)
    return result
  }

  /// Returns the call of a method of a member's rules: `Self.nameRules.edit(of: &self)`.
  func fromRules(_ name: String, _ method: String) -> SwiftExpression {
    names.rules(of: name).member(method).call(["of": names.writableValues])
  }
}
