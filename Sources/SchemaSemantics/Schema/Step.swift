import VmgenSchemaSyntax

package struct Step: Sendable {
  package indirect enum Kind: Sendable {
    /// With the type that is written in the schema, if any.
    case constant(String, Type?, StepValue)
    /// `let state: T`, whose value later steps assign on each path to its first use.
    case declaration(String, Type)
    /// The assignment of a declared name that may have no value. `isChange` is whether it may have one.
    case initialize(String, StepValue, isChange: Bool)
    /// `async let user = session.user()`: starts a call, whose result a later step awaits.
    case start(String, StepValue)
    /// `+=` and `-=` are resolved to plain assignments.
    case assign(StoragePath, StepValue)
    /// A change of a collection or of a part of one of its elements.
    case change(CollectionChange)
    case call(StepValue)
    /// `signIn(code: …)`: runs another command, or the same command again after this run. Steps after it can read what
    /// the run returns.
    case command(MemberID, [CallArgument], CommandWait, ReturnedValue?)
    case navigate(Navigation)
    /// `settings.apply()`: runs a command of a child, if the child exists.
    case childCommand(MemberID, command: ChildCommand, [CallArgument], waits: Bool)
    /// `rows.refresh()`
    case list(MemberID, ListCommand, [CallArgument])
    /// `rows.remove(id) undo 5s { try await store.remove(id) }`: removes a row at once, and runs the steps after the period.
    case removal(MemberID, id: TypedExpression, period: TypedExpression, [Step])
    /// `emit removed(id: line.id)`
    case emit(event: MemberID, [CallArgument])
    /// In a fake, what the streams of a function with certain arguments receive: `emit prices(of: item, 3)`.
    case send(StreamSignal, to: MemberID, matching: [CallArgument])
    /// In a fake, the call of another of its functions: `try save()`.
    case answer(of: ServiceFunction, [CallArgument])
    case conditional([TypedCondition], then: [Step], else: [Step])
    /// `switch … { … }`
    case match(TypedExpression, [StepCase])
    /// `guard … else { … }`. The names that the conditions bind are those of the steps after it, and the `else` always
    /// returns.
    case guarded([TypedCondition], else: [Step])
    /// `do { … } catch { … }`, with the errors that no clause catches.
    case attempt(CommandBody, uncaught: [Failure])
    /// `defer { … }`: the changes are made when the block ends, or when the run ends in it.
    case deferred(DeferredSteps)
    /// Makes deferred changes, because the steps leave the block.
    case leave(DeferredSteps)
    /// `return`: ends the steps, also inside of branches and loops.
    case end
    /// `continue`: ends the turn of the loop around it.
    case nextTurn
    /// `break`: ends the loop around it.
    case endLoop
    /// `return items`: ends the function of a fake with its result.
    case result(TypedExpression)
    /// `throw error`: ends the steps with an error.
    case throwing(TypedExpression, Failure)
    /// The name of each element, the collection, and the steps for each element.
    case forEach(String, TypedExpression, [Step])
    /// Cancels the runs of a command.
    case cancel(MemberID)
    /// Reports the progress of the command that contains the step. Without a total, it is a fraction.
    case progress(MemberID, TypedExpression, of: TypedExpression?)
    /// Suspends the steps for a duration.
    case wait(TypedExpression)
    /// If the answer is no, the steps end, or the name is false.
    case confirm(String?, Question)
    case prompt(String, Question)
    /// Binds the element whose button the user chooses.
    case choose(String, Question, QuestionElements)
    case commit(MemberID)
    case revert(MemberID)
    /// Invalidates the results of a `use`.
    case invalidate(MemberID)
    /// Closes the screen with a result.
    case finish(TypedExpression)
  }
  package var kind: Kind
  package var range: SourceRange
}

/// The steps of a `defer`, which only change values of the view model.
package final class DeferredSteps: Sendable {
  package let steps: [Step]

  init(_ steps: [Step]) { self.steps = steps }

  /// A name that no step has, different for each `defer`.
  package var name: String { "defer \(steps.first?.range.lower ?? 0)" }
}

/// What a fake sends to a stream.
package enum StreamSignal: Sendable {
  /// A value, or nothing for a `stream Void`.
  case value(TypedExpression?)
  /// `prices.finish()`
  case end
  /// `prices.finish(throwing: error)`
  case failure(TypedExpression)

  package var expression: TypedExpression? {
    switch self {
    case .value(let value): value
    case .end: nil
    case .failure(let error): error
    }
  }
}

/// A case of a `switch` in steps.
package struct StepCase: Sendable {
  /// The patterns, or none for `default`.
  package var patterns: [TypedPattern]
  package var guardCondition: TypedExpression?
  package var steps: [Step]
}

extension Step: SemanticTree {
  package func forEachRoot(_ visit: (SemanticNode) -> Void) { visit(.step(self)) }

  func forEachChild(_ visit: (SemanticNode) -> Void) {
    switch kind {
    case .constant(_, _, let value), .start(_, let value), .assign(_, let value), .call(let value),
      .initialize(_, let value, _):
      value.forEachRoot(visit)
    case .change(let change): change.forEachRoot(visit)
    case .command(_, let arguments, _, _), .childCommand(_, _, let arguments, _): arguments.forEachRoot(visit)
    case .list(_, _, let arguments): arguments.forEachRoot(visit)
    case .emit(_, let arguments), .answer(of: _, let arguments): arguments.forEachRoot(visit)
    case .send(let signal, to: _, let matching):
      matching.forEachRoot(visit)
      signal.expression.forEachRoot(visit)
    case .removal(_, let id, let period, let steps):
      visit(.expression(id))
      visit(.expression(period))
      steps.forEachRoot(visit)
    case .navigate(let navigation): navigation.forEachRoot(visit)
    case .conditional(let conditions, let then, let otherwise):
      conditions.forEachRoot(visit)
      then.forEachRoot(visit)
      otherwise.forEachRoot(visit)
    case .match(let subject, let cases):
      visit(.expression(subject))
      for each in cases {
        for pattern in each.patterns { pattern.forEachValue { visit(.expression($0)) } }
        each.guardCondition.forEachRoot(visit)
        each.steps.forEachRoot(visit)
      }
    case .guarded(let conditions, let otherwise):
      conditions.forEachRoot(visit)
      otherwise.forEachRoot(visit)
    case .attempt(let body, _): body.forEachRoot(visit)
    case .deferred(let deferred): deferred.steps.forEachRoot(visit)
    case .forEach(_, let elements, let body):
      visit(.expression(elements))
      body.forEachRoot(visit)
    case .progress(_, let done, let total):
      visit(.expression(done))
      total.forEachRoot(visit)
    case .wait(let value), .finish(let value), .throwing(let value, _), .result(let value): visit(.expression(value))
    case .confirm(_, let question), .prompt(_, let question):
      for expression in question.expressions { visit(.expression(expression)) }
    case .choose(_, let question, let elements):
      for expression in question.expressions + [elements.elements, elements.titles] { visit(.expression(expression)) }
    case .declaration, .leave, .cancel, .commit, .revert, .invalidate, .end, .nextTurn, .endLoop: break
    }
  }
}

package indirect enum StepValue: Sendable {
  case expression(TypedExpression)
  case service(ServiceCall)
  /// A `custom` with effects, or without a result.
  case custom(MemberID, [CallArgument], isAsync: Bool, failure: Failure, result: Type?)
  /// A screen whose result the step waits for.
  case screen(Navigation, ScreenWait)
  /// The result of a call that an earlier step has started.
  case started(StartedCall)
  /// The result of a call, or nil after an error: `try? await …`. `isOptional` is whether the result itself is optional.
  case resultOrNil(StepValue, isOptional: Bool)
}

extension StepValue {
  /// The value without `try?`.
  package var withoutOptionalTry: StepValue { if case .resultOrNil(let call, _) = self { call } else { self } }
}

/// What a step that runs a command waits for.
package enum CommandWait: Sendable, Equatable {
  /// Nothing: `load()`.
  case none
  /// The end of the run: `await load()`.
  case end
  /// The end of the run, whose errors the steps receive: `try await load()`.
  case result(Failure)
  /// Nothing, because the run has ended after the call; the steps receive its errors: `try save()`.
  case errors(Failure)
  /// The end of the run, whose errors the steps ignore: `try? await load()`, `try? save()`.
  case ignoredErrors(Failure, suspends: Bool)

  /// The errors of the run that the steps receive or ignore.
  package var failure: Failure {
    switch self {
    case .none, .end: .never
    case .result(let failure), .errors(let failure), .ignoredErrors(let failure, _): failure
    }
  }

  /// Whether the steps continue only after a run that completes.
  package var needsCompletion: Bool {
    switch self {
    case .none, .end, .ignoredErrors: false
    case .result, .errors: true
    }
  }

  /// Whether the steps suspend until the run has ended.
  package var suspends: Bool {
    switch self {
    case .none, .errors: false
    case .end, .result: true
    case .ignoredErrors(_, let suspends): suspends
    }
  }
}

/// What a run of a command returns.
package struct ReturnedValue: Sendable {
  /// The name of the value in the steps.
  package var name: String
  /// The state with the last result of the command.
  package let state: MemberID
  /// Whether the result itself is optional.
  package let isOptional: Bool
  /// The range of the call.
  let range: SourceRange
}

/// A call that `async let` has started.
package struct StartedCall: Sendable {
  /// The name of the `async let`.
  package let name: String
  package let failure: Failure
  package let result: Type?
  /// The call of a service; nil for a `custom`.
  var call: ServiceCall?
}

/// What a step waits for after it has opened a screen.
package enum ScreenWait: Sendable {
  /// The result. If the screen is closed without one, the steps end.
  case result
  /// The result, or nil if the screen is closed without one. `isOptional` is whether the result itself is optional.
  case resultOrNil(isOptional: Bool)
  /// The end of the screen.
  case end(hasResult: Bool)
}

extension StepValue: SemanticTree {
  package func forEachRoot(_ visit: (SemanticNode) -> Void) {
    switch self {
    case .expression(let value): visit(.expression(value))
    case .service(let call): call.arguments.forEachRoot(visit)
    case .custom(_, let arguments, _, _, _): arguments.forEachRoot(visit)
    case .screen(let navigation, _): navigation.forEachRoot(visit)
    case .started: break
    case .resultOrNil(let call, _): call.forEachRoot(visit)
    }
  }
}

/// A question of a step.
package final class Question: Sendable {
  package let text: TypedExpression
  package let message: TypedExpression?
  package let confirmText: TypedExpression?
  package let cancelText: TypedExpression?
  package let isDestructive: Bool
  package let isSecure: Bool

  init(
    text: TypedExpression, message: TypedExpression?, confirmText: TypedExpression?, cancelText: TypedExpression?,
    isDestructive: Bool, isSecure: Bool
  ) {
    self.text = text
    self.message = message
    self.confirmText = confirmText
    self.cancelText = cancelText
    self.isDestructive = isDestructive
    self.isSecure = isSecure
  }

  package var expressions: [TypedExpression] { [text, message, confirmText, cancelText].compactMap(\.self) }
}

/// The elements of a question with several choices, and the texts of their buttons.
package struct QuestionElements: Sendable {
  package var elements: TypedExpression
  package var titles: TypedExpression
}

/// A change of a collection, or of a part of one of its elements: `order.lines[i].quantity = n`, `lines.append(x)`.
///
/// It has no effect if an element on the way to the changed value does not exist.
package final class CollectionChange: Sendable {
  /// A step from a stored value to the changed value, after ``path``.
  package indirect enum Part: Sendable {
    /// An element of a collection, after the given number of `?`.
    case element(ElementSelector, TypedExpression, unwraps: Int)
    /// A field of an element, after the given number of `?`.
    case field(String, unwraps: Int)
  }

  package enum ElementSelector: Sendable {
    /// `lines[i]`
    case index
    /// `lines[id: x]`
    case id
    /// `answers[key]`, in a dictionary
    case key
  }

  package indirect enum Action: Sendable {
    case assign(StepValue)
    case append(TypedExpression)
    case insert(TypedExpression, at: TypedExpression)
    case removeAt(TypedExpression)
    case removeID(TypedExpression)
    case removeAll
    /// The insertion of an element into a set, and its removal.
    case insertMember(TypedExpression)
    case removeMember(TypedExpression)
    case move(id: TypedExpression, before: TypedExpression)
    /// The call of a `mutating` method, by its name in the table of functions.
    case call(String, [CallArgument])

    /// The arguments of a method, in their order.
    package var arguments: [TypedExpression] {
      switch self {
      case .assign, .removeAll: []
      case .append(let value), .removeAt(let value), .removeID(let value), .insertMember(let value),
        .removeMember(let value):
        [value]
      case .insert(let value, let place), .move(let value, let place): [value, place]
      case .call(_, let arguments): arguments.map(\.value)
      }
    }
  }

  /// The stored value before the first element.
  package let path: StoragePath
  package let parts: [Part]
  /// The number of `?` before a method.
  package let unwraps: Int
  package let action: Action

  /// The value that replaces the one at the end of the parts.
  package var assignedValue: StepValue? { if case .assign(let value) = action { value } else { nil } }

  package init(path: StoragePath, parts: [Part], unwraps: Int = 0, action: Action) {
    self.path = path
    self.parts = parts
    self.unwraps = unwraps
    self.action = action
  }
}

extension CollectionChange: SemanticTree {
  package func forEachRoot(_ visit: (SemanticNode) -> Void) {
    for case .element(_, let key, _) in parts { visit(.expression(key)) }
    assignedValue?.forEachRoot(visit)
    for argument in action.arguments { visit(.expression(argument)) }
  }
}

extension Step.Kind {
  /// Creates the assignment of a value to a stored value or to a part of an element.
  static func assign(_ target: WritableTarget, _ value: StepValue) -> Step.Kind {
    target.parts.isEmpty
      ? .assign(target.path, value)
      : .change(CollectionChange(path: target.path, parts: target.parts, action: .assign(value)))
  }
}
