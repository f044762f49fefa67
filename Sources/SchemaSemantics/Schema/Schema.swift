import VmgenSchemaSyntax

/// A checked schema file: resolved, typed and without errors.
package struct Schema: Sendable {
  package var file: SourceFile.ID
  /// The modules that the file imports, sorted.
  package var imports: [String]
  /// The declarations in source order.
  package var declarations: [Declaration]

  package indirect enum Declaration: Sendable {
    case enumeration(EnumDeclaration)
    case model(ModelDeclaration)
    case externType(ExternType)
    case function(FunctionDeclaration)
    case service(ServiceDeclaration)
    case serviceContainer(ServiceContainer)
    case sample(Sample)
    case viewModel(ViewModel)
    case router(Router)
    case errorPolicy(ErrorPolicy)
  }
}

/// The conformances of a declared type, computed from its parts.
package struct Conformances: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package static let equatable = Conformances(rawValue: 1 << 0)
  package static let hashable = Conformances(rawValue: 1 << 1)
  package static let codable = Conformances(rawValue: 1 << 2)
  package static let sendable = Conformances(rawValue: 1 << 3)
  package static let identifiable = Conformances(rawValue: 1 << 4)
  package static let caseIterable = Conformances(rawValue: 1 << 5)
  package static let comparable = Conformances(rawValue: 1 << 6)
}

/// The `///` lines of a declaration.
package typealias Documentation = [String]

package struct EnumDeclaration: Sendable {
  package var name: String
  package var range: SourceRange
  package var documentation: Documentation
  package var isError: Bool
  package var rawType: Type?
  package var cases: [EnumCase]
  package var conformances: Conformances
  /// Whether any case has a label, so that the enum has the property `label`.
  package var hasLabels: Bool { cases.contains { $0.label != nil } }
}

package struct EnumCase: Sendable {
  package var name: String
  package var range: SourceRange
  package var documentation: Documentation
  package var values: [Parameter]
  package var rawValue: TypedExpression?
  /// The localized text of the case. It refers to associated values by `Reference.carried`.
  package var label: TypedString?
}

/// A parameter. `label` is the argument label, or nil if there is none; `name` is the name in the body.
package struct Parameter: Sendable {
  package var label: String?
  package var name: String
  package var type: Type
  package var defaultValue: TypedExpression?
}

package struct ModelDeclaration: Sendable {
  package var name: String
  package var range: SourceRange
  package var documentation: Documentation
  package var isExtern: Bool
  package var fields: [Field]
  package var conformances: Conformances
}

package struct Field: Sendable {
  package var name: String
  package var range: SourceRange
  package var documentation: Documentation
  package var isVariable: Bool
  package var type: Type
  package var defaultValue: TypedExpression?
  /// The JSON key, if it differs from the name.
  package var key: String?
}

package struct ExternType: Sendable {
  package var name: String
  package var range: SourceRange
  package var documentation: Documentation
  package var conformances: Conformances
}

package struct FunctionDeclaration: Sendable {
  package var name: String
  package var range: SourceRange
  package var documentation: Documentation
  package var parameters: [Parameter]
  package var result: Type
  package var body: TypedExpression
  /// The parts of the context that the function reads, directly or through calls. If there are any, the context is
  /// passed to the function.
  package var reads: ContextParts
  /// Whether the function contains localized text and needs the context.
  package var needsContext: Bool
}

package struct Sample: Sendable {
  package var name: String
  package var range: SourceRange
  package var documentation: Documentation
  package var type: Type
  package var value: TypedExpression
}

package struct Input: Sendable {
  package var id: MemberID
  package var name: String { id.name }
  package var range: SourceRange
  package var documentation: Documentation
  /// Whether the input never changes: `let x: T`.
  package var isConstant: Bool
  package var type: Type
  package var defaultValue: TypedExpression?
}

package struct Derived: Sendable {
  package var id: MemberID
  package var name: String { id.name }
  package var range: SourceRange
  package var documentation: Documentation
  /// Whether the value is a display. Otherwise it is an intermediate value.
  package var isDisplay: Bool
  package var type: Type
  package var value: TypedExpression
}

package struct Custom: Sendable {
  package var id: MemberID
  package var name: String { id.name }
  package var range: SourceRange
  package var documentation: Documentation
  package var parameters: [Parameter]
  package var isAsync = false
  package var failure = Failure.never
  /// The type of the result, or nil if the custom is called only for its effect.
  package var result: Type?
  /// Whether the custom can be called in expressions, not only in steps.
  package var isFormula: Bool { result != nil && !isAsync && failure == .never }
}

package final class Example: Sendable {
  package let id: MemberID
  package let title: String
  package let range: SourceRange
  package let documentation: Documentation
  package let steps: [ExampleStep]

  package init(id: MemberID, title: String, range: SourceRange, documentation: Documentation, steps: [ExampleStep]) {
    self.id = id
    self.title = title
    self.range = range
    self.documentation = documentation
    self.steps = steps
  }
}

package struct ExampleStep: Sendable {
  package indirect enum Kind: Sendable {
    case givenInput(MemberID, TypedExpression)
    case givenContext(ContextPart, TypedExpression)
    /// Sets the next identifier of `UUID()`. If `isGiven`, the step precedes the creation of the view model.
    case nextID(TypedExpression, isGiven: Bool)
    case expect(TypedExpression)
    case assign(MemberID, TypedExpression)
    case assignContext(ContextPart, TypedExpression)
    /// Sets the behavior of a test double for the first call that is held, or otherwise for later calls.
    ///
    /// - Parameters:
    ///   - use: The name of the `use`, of this view model or of one that it creates.
    ///   - isGiven: Whether the step is a `given`; otherwise it is a `when`.
    case stub(use: String, service: String, function: String, StubAnswer, isGiven: Bool)
    /// Types text into an edit.
    case type(edit: MemberID, TypedExpression)
    /// Writes an edit, a field of a draft or a whole draft, as a view would.
    case write(StoragePath, TypedExpression)
    /// Changes a collection or a part of one of its elements, as a view would.
    case change(CollectionChange)
    case editing(edit: MemberID, begins: Bool)
    case run(command: MemberID, [CallArgument])
    /// Calls a function of a list.
    case list(MemberID, ListCommand, [CallArgument])
    case reply(command: MemberID, Reply)
    case cancel(command: MemberID)
    /// Advances the clock by a duration.
    case clock(TypedExpression)
    case lifecycle(LifecycleEvent)
    case commit(draft: MemberID)
    case revert(draft: MemberID)
    /// An action on a child.
    ///
    /// - Parameters:
    ///   - row: The row of a list; nil for a single child.
    ///   - isChained: Whether the child is optional.
    case inside(child: MemberID, row: RowSelector?, viewModel: String, isChained: Bool, Kind)
    case expectNavigation([(kind: Navigation.Kind, viewModel: String?)])
  }
  package var kind: Kind
  package var range: SourceRange
}

package enum StubAnswer: Sendable {
  case returns(TypedExpression?)
  case fails(TypedExpression)
  case held
  case sends(TypedExpression)
  case ends
  case declines
}

package enum Reply: Sendable {
  case answers(TypedExpression)
  case confirms
  case chooses(TypedExpression)
  case declines
}
