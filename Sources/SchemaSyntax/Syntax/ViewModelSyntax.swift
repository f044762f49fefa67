/// `viewmodel V { … }`
package struct ViewModelSyntax: Sendable {
  package var documentation: [String]
  package var range: SourceRange
  package var name: Identifier
  package var members: [MemberSyntax]
}

/// `input x: T = default`, or `let x: T` for an input that never changes.
package struct InputSyntax: NamedMemberNode {
  package var documentation: [String]
  package var range: SourceRange
  package var isConstant: Bool
  package var name: Identifier
  package var type: TypeSyntax
  package var defaultValue: Expression?

  package func collectChildren(_ nodes: inout SyntaxNodeCollector) {
    nodes.collect(type)
    nodes.collect(defaultValue)
  }
}

/// `display x: T = …`, or `let x = …` for an intermediate value that is not shown.
package struct DerivedSyntax: NamedMemberNode {
  package var documentation: [String]
  package var range: SourceRange
  package var isDisplay: Bool
  package var name: Identifier
  package var type: TypeSyntax?
  package var value: Expression

  package func collectChildren(_ nodes: inout SyntaxNodeCollector) {
    nodes.collect(type)
    nodes.collect(value)
  }
}

/// `custom f(params) -> T`, for expressions. With effects or without a result, a custom is for steps.
package struct CustomSyntax: NamedMemberNode {
  package var documentation: [String]
  package var range: SourceRange
  package var name: Identifier
  package var parameters: [ParameterSyntax]
  package var effects = EffectsSyntax()
  package var result: TypeSyntax?

  package func collectChildren(_ nodes: inout SyntaxNodeCollector) {
    nodes.collect(parameters)
    nodes.collect(effects)
    nodes.collect(result)
  }
}

/// `example "title" { given … expect … }`
package struct ExampleSyntax: MemberNode {
  package var documentation: [String]
  package var range: SourceRange
  package var title: Expression
  package var steps: [ExampleStepSyntax]

  package var hasBody: Bool { true }
  package var itemRanges: [SourceRange] { steps.map(\.range) }

  package func collectChildren(_ nodes: inout SyntaxNodeCollector) {
    nodes.collect(title)
    for step in steps { nodes.collect(step) }
  }
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
    /// `when clock += 0.5s`
    case clock(Expression)
    /// `when appear`, `when disappear`
    case appear
    case disappear
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
}

/// The reply to a confirmation or a prompt of a command.
package enum QuestionReply: Sendable {
  case answers(Expression)
  case confirms
  case declines
}

/// `push HomeViewModel`, `pop`
package struct NavigationSyntax: Sendable {
  package var kind: Identifier
  package var viewModel: Identifier?
}
