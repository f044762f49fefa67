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
  package let members: [MemberSyntax]

  package init(
    documentation: [String], range: SourceRange, name: Identifier, result: TypeSyntax? = nil, members: [MemberSyntax]
  ) {
    self.documentation = documentation
    self.range = range
    self.name = name
    self.result = result
    self.members = members
  }

  package var typeName: String? { name.text }
  package var parts: [SourceRange] { members.flatMap(\.node.parts) }
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

/// `display x: T = …`, or `let x = …` for an intermediate value that is not shown.
package final class DerivedSyntax: NamedMemberNode {
  package let documentation: [String]
  package let range: SourceRange
  package let isDisplay: Bool
  package let name: Identifier
  package let type: TypeSyntax?
  package let value: Expression

  package init(
    documentation: [String], range: SourceRange, isDisplay: Bool, name: Identifier, type: TypeSyntax? = nil,
    value: Expression
  ) {
    self.documentation = documentation
    self.range = range
    self.isDisplay = isDisplay
    self.name = name
    self.type = type
    self.value = value
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

/// `example "title" { given … expect … }`
package final class ExampleSyntax: MemberNode {
  package let documentation: [String]
  package let range: SourceRange
  package let title: Expression
  package let steps: [ExampleStepSyntax]

  package init(documentation: [String], range: SourceRange, title: Expression, steps: [ExampleStepSyntax]) {
    self.documentation = documentation
    self.range = range
    self.title = title
    self.steps = steps
  }

  package var itemRanges: [SourceRange] { steps.map(\.range) }
}

package struct ExampleStepSyntax: Sendable {
  package indirect enum Kind: Sendable {
    /// `given name = value`: an input, or a part of the context (`locale`, `calendar`, `timeZone`, `now`).
    case given(Identifier, Expression)
    /// `expect condition`
    case expect(Expression)
    /// `when name = value`: assigns an input after the view model is created.
    case when(Identifier, Expression)
    /// `given session.signIn returns value`, and the same after `when`.
    case stub(isGiven: Bool, ServiceFunctionReference, StubBehaviorSyntax)
    /// `when age.text = "x"`, `when form.name = "x"`
    case write(Expression, Expression)
    /// `when signIn(code: "1")`
    case run(Expression)
    /// `when signIn answers "1"`, `when signIn confirms`, `when signIn declines`
    case reply(Identifier, QuestionReply)
    /// `when age begins`, `when age ends`: the view begins or ends editing it.
    case editing(Identifier, begins: Bool)
    /// `when settings.delete confirms`, `when rows[0].note begins`: an event of a field or a question of a child.
    case inside(Expression, Kind)
    /// `when clock += 0.5s`
    case clock(Expression)
    /// `when appear`, `when background`
    case lifecycle(LifecycleEvent)
    /// `when commit form`, `when revert form`
    case commit(Identifier)
    case revert(Identifier)
    /// `expect navigator == [push HomeViewModel, pop]`
    case expectNavigation(Identifier, [NavigationSyntax])
  }
  package var range: SourceRange
  package var kind: Kind
}

/// `session.signIn`, in an example.
package struct ServiceFunctionReference: Sendable {
  package var use: Identifier
  package var function: Identifier
}

/// The behavior of a service's test double.
package enum StubBehaviorSyntax: Sendable {
  case returns(Expression?)
  case fails(Expression)
  /// The call is suspended until a later stub.
  case held
  /// The stream yields a value.
  case sends(Expression)
  case ends
  /// The screen is closed without a result.
  case declines

  package var keyword: StubKeyword {
    switch self {
    case .returns: .returns
    case .fails: .throws
    case .held: .held
    case .sends: .sends
    case .ends: .ends
    case .declines: .declines
    }
  }
}

/// The reply to a confirmation or a prompt of a command.
package enum QuestionReply: Sendable {
  case answers(Expression)
  case confirms
  /// The text of a button.
  case chooses(Expression)
  case declines
}

/// `push HomeViewModel`, `pop`
package struct NavigationSyntax: Sendable {
  package var kind: Identifier
  package var viewModel: Identifier?
}
