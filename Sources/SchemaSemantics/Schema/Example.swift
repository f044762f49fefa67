import VmgenSchemaSyntax

/// An example, or a group of examples that begin with the same steps.
package final class Example: Sendable {
  package let id: MemberID
  package let title: String
  package let range: SourceRange
  package let documentation: Documentation
  /// The rows for which the example runs; nil for an example that runs once.
  package let table: ExampleRows?
  package let steps: [ExampleStep]
  /// The examples of a group; nil for a single example.
  package let nested: [Example]?

  package init(
    id: MemberID, title: String, range: SourceRange, documentation: Documentation, table: ExampleRows? = nil,
    steps: [ExampleStep], nested: [Example]? = nil
  ) {
    self.id = id
    self.title = title
    self.range = range
    self.documentation = documentation
    self.table = table
    self.steps = steps
    self.nested = nested
  }

  /// The single examples, each with the groups around it from the outermost.
  package var runs: [ExampleRun] {
    guard let nested else { return [ExampleRun(groups: [], example: self)] }
    return nested.flatMap(\.runs).map { ExampleRun(groups: [self] + $0.groups, example: $0.example) }
  }

  /// The steps of the example and of those in it.
  package var allSteps: [ExampleStep] { steps + (nested ?? []).flatMap(\.allSteps) }
}

extension Example: CheckedMember {
  package func forEachChild(_ visit: (SemanticNode) -> Void) {
    for value in table?.values ?? [] { value.forEachRoot(visit) }
    for step in steps { visit(.exampleStep(step)) }
    for example in nested ?? [] { example.forEachChild(visit) }
  }
}

/// The table of an example.
package struct ExampleRows: Sendable {
  package struct Column: Sendable {
    package let name: String
    package let type: Type
  }

  package let columns: [Column]
  /// The values of each row, in the order of the columns.
  package let rows: [[TypedExpression]]

  package var values: [TypedExpression] { rows.flatMap { $0 } }
}

/// A single example with the groups around it.
package struct ExampleRun: Sendable {
  package let groups: [Example]
  package let example: Example

  /// The steps of the groups, and then those of the example.
  package var steps: [ExampleStep] { groups.flatMap(\.steps) + example.steps }

  /// The table of the example or of one of its groups.
  package var table: ExampleRows? { (groups + [example]).lazy.compactMap(\.table).first }

  /// The title for each row of the table, and the values of the row by the names of its columns; a table with one column
  /// has no name.
  package var cases: [(title: String, columns: [String?: TypedExpression])] {
    func title(_ index: Int) -> String {
      (groups + [example]).map { $0.table == nil ? $0.title : "\($0.title) [\(index)]" }.joined(separator: ": ")
    }
    guard let table else { return [(title(0), [:])] }
    let names = table.columns.count == 1 ? [nil] : table.columns.map(\.name)
    return table.rows.enumerated().map { index, row in
      (title(index), Dictionary(zip(names, row).map { ($0, $1) }, uniquingKeysWith: { first, _ in first }))
    }
  }
}

package struct ExampleStep: Sendable {
  package indirect enum Kind: Sendable {
    case givenInput(MemberID, TypedExpression)
    case givenContext(ContextPart, TypedExpression)
    /// Sets the next identifier of `UUID()`. If `isGiven`, the step precedes the creation of the view model.
    case nextID(TypedExpression, isGiven: Bool)
    /// `let tokyo = City(…)`, with the type that is written in the schema, if any. If `isGiven`, the value does not read
    /// the view model, and the steps that create it can use the value.
    case constant(String, Type?, TypedExpression, isGiven: Bool)
    /// `let row = rows[0]`, `let errors = validate()`: the value of an optional that is nil if there is no such element or
    /// result. Then the example fails, and ends. The text is that of the value in the schema.
    case required(String, TypedExpression, text: String)
    case expect(TypedExpression)
    case assign(MemberID, TypedExpression)
    case assignContext(ContextPart, TypedExpression)
    /// Sets the behavior of a test double for the first call that is held, or otherwise for later calls.
    ///
    /// - Parameters:
    ///   - use: The name of the `use`, of this view model or of one that it creates.
    ///   - matching: The values of the parameters, by their names, of the calls that are answered.
    ///   - isGiven: Whether the step is a `given`; otherwise it is a `when`.
    case stub(
      use: String, service: String, function: String, matching: [CallArgument] = [], StubAnswer, isGiven: Bool)
    /// Sets what the double of a service does by a fake. A stub of a function precedes the fake if `isGiven`; later, the
    /// fake replaces the stubs and answers the calls that wait.
    case fake(use: String, service: String, fake: String, [CallArgument], isGiven: Bool)
    /// Changes a state of the fake of a service.
    case setFake(service: String, fake: String, MemberID, TypedExpression)
    /// Types text into an edit.
    case type(edit: MemberID, TypedExpression)
    /// Writes an edit, a field of a draft or a whole draft, as a view would.
    case write(StoragePath, TypedExpression)
    /// Changes a collection or a part of one of its elements, as a view would.
    case change(CollectionChange)
    case editing(edit: MemberID, begins: Bool)
    /// Presses Return in the field of an edit.
    case submit(edit: MemberID)
    case run(command: MemberID, [CallArgument])
    /// Calls a function of a list, a draft or a command: `rows.refresh()`, `form.commit()`, `save.cancel()`.
    case method(MemberID, String, [CallArgument] = [])
    case reply(command: MemberID, Reply)
    /// Advances the clock by a duration.
    case clock(TypedExpression)
    case lifecycle(LifecycleEvent)
    /// Creates another view model with the same services and inputs, which the next steps are about.
    case recreate
    /// Begins a turn of the `while` around the step, if the condition holds. Otherwise the loop ends.
    case turn(while: TypedExpression)
    /// Begins a turn of the `for` around the step with the next of elements that are known when the example runs.
    case each(of: TypedExpression)
    /// Calls a function of a fake, which is no call of the view model.
    case callFake(service: String, fake: String, function: String, [CallArgument])
    /// An act with the value of an optional, `delete(items[0])`, whose nil is a failure.
    case unwrapping(String, TypedExpression, text: String, Kind)
    /// Forgets the calls of services so far.
    case forgetCalls
    /// An action on a child.
    ///
    /// - Parameters:
    ///   - row: The row of a list; nil for a single child.
    ///   - isChained: Whether the child is optional.
    case inside(child: MemberID, row: RowSelector?, viewModel: String, isChained: Bool, Kind)
    case expectNavigation([ExpectedMove])
    /// All events that the view model has emitted, in order, or the last ones.
    case expectEvents([(event: MemberID, values: [CallArgument])], areLast: Bool)
    /// All calls of the services in the list, in order.
    case expectCalls([ExpectedCall], areLast: Bool)
  }
  package var kind: Kind
  package var range: SourceRange
  /// The loop that repeats the step.
  package var loop: ExampleLoop?
  /// The calls of functions that the step is a part of, the innermost first.
  package var calls: [SourceRange] = []
}

/// A loop of an example.
///
/// The example has the steps of a `for` whose elements the schema writes once for each element, after a constant with the
/// element, and those of another loop once, after the step that begins a turn.
package final class ExampleLoop: Sendable {
  /// The maximum number of turns of a loop whose elements the schema does not write.
  package static let maximumTurns = 10_000

  /// The name of an element; nil for `_`.
  package let name: String?
  /// The elements; nil for a `while`.
  package let elements: TypedExpression?
  /// Whether the example has the steps once for each element.
  package let isUnrolled: Bool
  /// The number of steps of a turn.
  package let length: Int

  init(_ name: String?, in elements: TypedExpression?, isUnrolled: Bool, length: Int) {
    self.name = name
    self.elements = elements
    self.isUnrolled = isUnrolled
    self.length = length
  }
}

/// One turn of a loop, or a step that is in no loop.
package struct ExampleTurn: Sendable {
  package let loop: ExampleLoop?
  package let steps: ArraySlice<ExampleStep>

  /// The condition of a `while`.
  package var condition: TypedExpression? {
    if case .turn(let condition)? = steps.first?.kind { condition } else { nil }
  }

  /// Whether the view model may be read where the loop begins a turn.
  package var readsAtHead: Bool { loop?.isUnrolled == false }
}

extension Sequence<ExampleStep> {
  /// The steps, with one turn of each loop.
  package var turns: [ExampleTurn] {
    var rest = Array(self)[...]
    var turns: [ExampleTurn] = []
    while let step = rest.first {
      turns.append(ExampleTurn(loop: step.loop, steps: rest.prefix(step.loop?.length ?? 1)))
      rest = step.loop.map { loop in rest.drop { $0.loop === loop } } ?? rest.dropFirst()
    }
    return turns
  }
}

extension ExampleStep {
  /// Whether the step precedes the creation of the view model.
  package var isGiven: Bool {
    switch kind {
    case .givenInput, .givenContext, .nextID(_, isGiven: true): true
    case .stub(_, _, _, _, _, let isGiven), .constant(_, _, _, let isGiven), .fake(_, _, _, _, let isGiven): isGiven
    default: false
    }
  }

  /// Whether the step verifies something.
  package var isExpectation: Bool {
    switch kind {
    case .expect, .expectNavigation, .expectEvents, .expectCalls: true
    default: false
    }
  }
}

extension ExampleStep: SemanticTree {
  package func forEachRoot(_ visit: (SemanticNode) -> Void) { visit(.exampleStep(self)) }

  func forEachChild(_ visit: (SemanticNode) -> Void) {
    switch kind {
    case .givenInput(_, let value), .givenContext(_, let value), .nextID(let value, _), .expect(let value),
      .turn(let value), .each(let value), .constant(_, _, let value, _), .required(_, let value, _),
      .assign(_, let value),
      .assignContext(_, let value), .type(_, let value), .write(_, let value), .setFake(_, _, _, let value),
      .clock(let value):
      value.forEachRoot(visit)
    case .stub(_, _, _, let matching, let answer, _):
      matching.forEachRoot(visit)
      for value in answer.values { value.forEachRoot(visit) }
    case .change(let change): change.forEachRoot(visit)
    case .run(_, let arguments), .method(_, _, let arguments), .fake(_, _, _, let arguments, _),
      .callFake(_, _, _, let arguments):
      arguments.forEachRoot(visit)
    case .reply(_, .answers(let value)), .reply(_, .chooses(let value)): value.forEachRoot(visit)
    case .inside(_, let row, _, _, let kind):
      row?.value.forEachRoot(visit)
      ExampleStep(kind: kind, range: range).forEachChild(visit)
    case .unwrapping(_, let optional, _, let kind):
      optional.forEachRoot(visit)
      ExampleStep(kind: kind, range: range).forEachChild(visit)
    case .expectNavigation(let moves): for move in moves { move.values.forEachRoot(visit) }
    case .expectEvents(let events, _): for event in events { event.values.forEachRoot(visit) }
    case .expectCalls(let calls, _): for call in calls { call.matching.forEachRoot(visit) }
    case .reply, .editing, .submit, .lifecycle, .recreate, .forgetCalls: break
    }
  }
}

/// A step of the navigator that an example expects.
package struct ExpectedMove: Sendable {
  package var kind: Navigation.Kind
  /// The screen or the tabs.
  package var name: String?
  /// The inputs of the screen, the link of `open`, or the result of `finish`; nil if they are not compared.
  package var compared: [CallArgument]?

  package var values: [CallArgument] { compared ?? [] }
}

/// The row of a list that an action of an example is for.
package enum RowSelector: Sendable {
  /// `rows[0]`
  case index(TypedExpression)
  /// `rows[id: 3]`
  case id(TypedExpression)

  package var value: TypedExpression {
    switch self {
    case .index(let value), .id(let value): value
    }
  }
}

package indirect enum StubAnswer: Sendable {
  case returns(TypedExpression?)
  case fails(TypedExpression)
  /// The function throws `CancellationError()`, which ends the run as if it was cancelled.
  case cancels
  case held
  case sends(TypedExpression?)
  case ends
  case declines
  /// Answers of consecutive calls. The last one repeats.
  case sequence([StubAnswer])
  /// The answer of the screens of one view model: `navigator.present(PickerViewModel) returns .red`.
  case ofScreen(String, StubAnswer)
}

extension StubAnswer {
  /// The values that the stub returns, throws or sends.
  fileprivate var values: [TypedExpression] {
    switch self {
    case .returns(let value), .sends(let value): value.map { [$0] } ?? []
    case .fails(let value): [value]
    case .cancels, .held, .ends, .declines: []
    case .sequence(let answers): answers.flatMap(\.values)
    case .ofScreen(_, let answer): answer.values
    }
  }
}

package enum Reply: Sendable {
  case answers(TypedExpression)
  case confirms
  case chooses(TypedExpression)
  case declines
}
