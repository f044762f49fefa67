/// What the members of all kinds have in common.
package protocol MemberNode: Sendable {
  var documentation: [String] { get }
  var range: SourceRange { get }
  /// The name that the member declares; nil for a kind without names.
  var declaredName: Identifier? { get }
  /// Its blocks of steps, including those of its `catch` clauses.
  var blocks: [StepsSyntax] { get }
  /// The ranges of its rules and steps, each before those inside it.
  var itemRanges: [SourceRange] { get }
}

extension MemberNode {
  package var declaredName: Identifier? { nil }
  package var blocks: [StepsSyntax] { [] }

  package var itemRanges: [SourceRange] {
    var ranges: [SourceRange] = []
    for block in blocks { block.forEachStep { ranges.append($0.range) } }
    return ranges
  }

  /// The range of the member and those of its rules and steps, each up to the first one inside it.
  var parts: [SourceRange] {
    let ranges = [range] + itemRanges
    return zip(ranges, ranges.dropFirst().map(Optional.some) + [nil]).map { range, next in
      guard let next, next.lower < range.upper else { return range }
      return SourceRange(file: range.file, lower: Int(range.lower), upper: max(Int(range.lower), Int(next.lower) - 1))
    }
  }
}

/// A member that declares a name.
package protocol NamedMemberNode: MemberNode {
  var name: Identifier { get }
}

extension NamedMemberNode {
  package var declaredName: Identifier? { name }
}

/// `viewmodel V { … }`, or `viewmodel V -> T { … }` for a screen with a result.
package final class ViewModelSyntax: DeclarationNode {
  package let documentation: [String]
  package let range: SourceRange
  package let name: Identifier
  package let result: TypeSyntax?
  /// The members in source order, and after them those that others imply: see ``ImpliedMembers``.
  package let members: [MemberSyntax]
  /// The `static` functions and constants.
  package let functions: [FunctionSyntax]
  private let writtenCount: Int
  /// The names of the members that get the values of each `follow` with steps.
  private let storages: [(follow: Int, name: String)]
  /// The names that several `follow`s with steps have for their values. Only these steps read them.
  package let namesInSteps: [String]
  /// The modifiers of the members that have any, in source order.
  package let modifiers: [MemberModifiers]
  /// The full names, such as `load(id:)`, of the commands that share their names with other commands, by the indices of
  /// the members. It is empty for a view model without such commands.
  private let fullNames: [String?]

  package init(
    documentation: [String], range: SourceRange, name: Identifier, result: TypeSyntax? = nil, members: [MemberSyntax],
    modifiers: [MemberModifiers] = [], functions: [FunctionSyntax] = []
  ) {
    self.documentation = documentation
    self.range = range
    self.name = name
    self.result = result
    let implied = ImpliedMembers(of: members, modifiers)
    self.members = members + implied.members
    self.functions = functions
    writtenCount = members.count
    storages = implied.storages
    namesInSteps = implied.namesInSteps
    self.modifiers = modifiers + implied.modifiers
    fullNames = Self.fullNames(in: members)
  }

  package var typeName: String? { name.text }

  /// Returns the name of the member that gets the values of a `follow` with steps.
  package func storage(ofFollowAt index: Int) -> String? { storages.first { $0.follow == index }?.name }

  /// The members without those that others imply.
  package var writtenMembers: ArraySlice<MemberSyntax> { members.prefix(writtenCount) }

  package var parts: [SourceRange] { writtenMembers.flatMap(\.node.parts) + functions.map(\.range) }

  /// Whether commands share a name and differ in their labels.
  package var hasOverloads: Bool { !fullNames.isEmpty }

  /// Returns the full name of a command that shares its name with other commands; nil for another member.
  package func fullName(at index: Int) -> String? { fullNames.indices.contains(index) ? fullNames[index] : nil }

  /// Returns the full names of the commands with the same name and different labels.
  private static func fullNames(in members: [MemberSyntax]) -> [String?] {
    var first: [String: String] = [:]
    var shared: Set<String> = []
    for case .command(let command) in members where !command.name.text.isEmpty {
      if let other = first.updateValue(command.fullName, forKey: command.name.text), other != command.fullName {
        shared.insert(command.name.text)
      }
    }
    if shared.isEmpty { return [] }
    return members.map { member in
      guard case .command(let command) = member, shared.contains(command.name.text) else { return nil }
      return command.fullName
    }
  }
}

extension CommandSyntax {
  /// The name with the labels of the parameters: `load(id:)`.
  package var fullName: String { Self.fullName(name.text, parameters.map { $0.label?.text ?? "_" }) }

  /// Returns the full name that a reference such as `load(id:)` has, whose arguments are labels only.
  package static func fullName(_ name: String, labels: [Argument]) -> String {
    fullName(name, labels.map { $0.label?.text ?? "_" })
  }

  package static func fullName(_ name: String, _ labels: [String]) -> String {
    "\(name)(\(labels.map { $0 + ":" }.joined()))"
  }
}

/// `input x: T = default`, or `let x: T` for an input that never changes.
package final class InputSyntax: NamedMemberNode {
  package let documentation: [String]
  package let range: SourceRange
  package let isConstant: Bool
  package let name: Identifier
  package let type: TypeSyntax
  package let defaultValue: Expression?

  package init(
    documentation: [String], range: SourceRange, isConstant: Bool, name: Identifier, type: TypeSyntax,
    defaultValue: Expression? = nil
  ) {
    self.documentation = documentation
    self.range = range
    self.isConstant = isConstant
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
  }
}

/// `display x: T = …`, `display f(params) -> T = …`, `let` for an intermediate value that is not shown, or
/// `var x: T { get { … } set { … } }`.
package final class DerivedSyntax: NamedMemberNode {
  package let documentation: [String]
  package let range: SourceRange
  package let isDisplay: Bool
  /// Whether the display is the question of a `leave`.
  package var isLeave: Bool { name.text == Self.leaveName }
  /// The name of the display that a `leave` declares.
  static let leaveName = "leaveQuestion"
  package let name: Identifier
  /// What the reader of the value passes; empty for a single value.
  package let parameters: [ParameterSyntax]
  package var isFunction: Bool { !parameters.isEmpty }
  package let type: TypeSyntax?
  package let value: Expression
  /// What an assignment does; nil for a value that is only read.
  package let setter: SetterSyntax?

  package init(
    documentation: [String], range: SourceRange, isDisplay: Bool, name: Identifier, parameters: [ParameterSyntax] = [],
    type: TypeSyntax? = nil, value: Expression, setter: SetterSyntax? = nil
  ) {
    self.documentation = documentation
    self.range = range
    self.isDisplay = isDisplay
    self.name = name
    self.parameters = parameters
    self.type = type
    self.value = value
    self.setter = setter
  }

  package var itemRanges: [SourceRange] {
    var ranges: [SourceRange] = []
    setter?.steps.forEachStep { ranges.append($0.range) }
    return ranges
  }
}

/// `set { steps }`, `set(value) { steps }`
package final class SetterSyntax: Sendable {
  package let range: SourceRange
  /// The range of `get { … }`.
  package let getter: SourceRange
  /// The name of the assigned value.
  package let parameter: Identifier
  package let steps: StepsSyntax

  package init(range: SourceRange, getter: SourceRange, parameter: Identifier, steps: StepsSyntax) {
    self.range = range
    self.getter = getter
    self.parameter = parameter
    self.steps = steps
  }
}

/// `custom f(params) -> T`, for expressions. With effects or without a result, a custom is for steps.
package final class CustomSyntax: NamedMemberNode {
  package let documentation: [String]
  package let range: SourceRange
  package let name: Identifier
  package let parameters: [ParameterSyntax]
  package let effects: EffectsSyntax
  package let result: TypeSyntax?

  package init(
    documentation: [String], range: SourceRange, name: Identifier, parameters: [ParameterSyntax],
    effects: EffectsSyntax = EffectsSyntax(), result: TypeSyntax? = nil
  ) {
    self.documentation = documentation
    self.range = range
    self.name = name
    self.parameters = parameters
    self.effects = effects
    self.result = result
  }
}
