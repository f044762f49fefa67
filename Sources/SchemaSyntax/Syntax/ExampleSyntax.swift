/// `example "title" { given … expect … }`, or `examples "title" { given … example "title" { … } }`
package final class ExampleSyntax: MemberNode {
  package let documentation: [String]
  package let range: SourceRange
  package let title: Expression
  /// The rows of `example "title" for x in [a, b] { … }`.
  package let table: ExampleTableSyntax?
  /// The steps; those of a group run before the steps of each of its examples.
  package let steps: [ExampleStepSyntax]
  /// The examples of a group; nil for a single example.
  package let nested: [ExampleSyntax]?
  /// The functions of a group, whose steps the examples in it call.
  package let functions: [ExampleFunctionSyntax]

  package init(
    documentation: [String], range: SourceRange, title: Expression, table: ExampleTableSyntax? = nil,
    steps: [ExampleStepSyntax], nested: [ExampleSyntax]? = nil, functions: [ExampleFunctionSyntax] = []
  ) {
    self.documentation = documentation
    self.range = range
    self.title = title
    self.table = table
    self.steps = steps
    self.nested = nested
    self.functions = functions
  }

  /// The table of the example, or else of an example in the group.
  var firstTable: ExampleTableSyntax? { table ?? (nested ?? []).lazy.compactMap(\.firstTable).first }

  /// The steps of the example, of its functions and of the examples in it.
  package var allSteps: [ExampleStepSyntax] {
    steps + functions.flatMap(\.steps) + (nested ?? []).flatMap(\.allSteps)
  }

  package var itemRanges: [SourceRange] {
    (steps + functions.flatMap(\.steps)).map(\.range) + functions.map(\.range)
      + (nested ?? []).flatMap { [$0.range] + $0.itemRanges }
  }
}

/// `func expectLocked(title: String) { expect isLocked … }`, in a group of examples.
package final class ExampleFunctionSyntax: Sendable {
  package let range: SourceRange
  package let name: Identifier
  package let parameters: [ParameterSyntax]
  package let steps: [ExampleStepSyntax]

  package init(range: SourceRange, name: Identifier, parameters: [ParameterSyntax], steps: [ExampleStepSyntax]) {
    self.range = range
    self.name = name
    self.parameters = parameters
    self.steps = steps
  }
}

/// `(text, message) in [("", "Enter a name"), ("ab", "At least 3 letters")]`
package struct ExampleTableSyntax: Sendable {
  package struct Column: Sendable {
    package var name: Identifier
    package var type: TypeSyntax?
  }

  package struct Row: Sendable {
    package var range: SourceRange
    package var values: [Expression]
  }

  package var range: SourceRange
  package var columns: [Column]
  package var rows: [Row]
}

package struct ExampleStepSyntax: Sendable {
  package indirect enum Kind: Sendable {
    /// `given name = value`: an input, or a part of the context (`locale`, `calendar`, `timeZone`, `now`).
    case given(Identifier, Expression)
    /// `given store.items = value`: a state of a fake, or a property of a service.
    case givenPart(ServiceFunctionReference, Expression)
    /// `let tokyo = City(…)`
    case constant(Identifier, TypeSyntax?, Expression)
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
    /// `when recreated`: a second view model with the same services and inputs takes the place of the first.
    case recreated
    /// `when commit form`, `when revert form`
    case commit(Identifier)
    case revert(Identifier)
    /// `for _ in 0..<3 { when add() }`, `for (index, row) in rows.enumerated() { expect … }`
    case loop([Identifier], Expression, [ExampleStepSyntax])
    /// `while seconds > 0 { when tick() }`
    case whileLoop(Expression, [ExampleStepSyntax])
    /// `if case .failed(let message) = state { expect … }`
    case matching([Condition], [ExampleStepSyntax])
    /// `expectLocked(title: "A")`: the call of a function of a group.
    case call(Expression)
    /// A call with the steps of the function.
    case called(ExampleFunctionSyntax, Expression, [ExampleStepSyntax])
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
  /// The arguments of the calls that are meant; nil for all calls.
  package var arguments: [Argument]?
}

/// The behavior of a service's test double.
package enum StubBehaviorSyntax: Sendable {
  case returns(Expression?)
  case fails(Expression)
  /// The call is suspended until a later stub.
  case held
  /// The stream yields a value, or none for `stream Void`.
  case sends(Expression?)
  case ends
  /// The screen is closed without a result.
  case declines
  /// `returns a then held then throws .x`: the last answer repeats.
  case sequence([StubBehaviorSyntax])

  package var keyword: StubKeyword {
    switch self {
    case .returns, .sequence: .returns
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

/// `push HomeViewModel`, `push DetailViewModel(id: 1)`, `open "/users/1"`, `pop`
package struct NavigationSyntax: Sendable {
  package var kind: Identifier
  package var viewModel: Identifier?
  /// The construction of the view model, the link of `open`, or the result of `finish`; nil if it is not compared.
  package var value: Expression?
}
