import VmgenSchemaSyntax

/// One checked schema file: resolved, typed and free of mistakes.
package struct Schema: Sendable {
  package var file: SourceFile.ID
  /// Modules named by `import`, sorted.
  package var imports: [String]
  /// In the order written.
  package var declarations: [Declaration]

  package enum Declaration: Sendable {
    case enumeration(EnumDeclaration)
    case model(ModelDeclaration)
    case externType(ExternType)
    case function(FunctionDeclaration)
    case service(ServiceDeclaration)
    case sample(Sample)
    case viewModel(ViewModel)
  }
}

/// What a declared type can do, computed from its parts.
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
  /// Whether any case has a label: the enum then has `label`.
  package var hasLabels: Bool { cases.contains { $0.label != nil } }
}

package struct EnumCase: Sendable {
  package var name: String
  package var range: SourceRange
  package var documentation: Documentation
  package var values: [Parameter]
  package var rawValue: TypedExpression?
  /// Text for people; refers to values by `Reference.carried`.
  package var label: TypedString?
}

/// `label` is what a call writes, nil for none; `name` what the body reads.
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
  /// The JSON key where it is not the name.
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
  /// What of the context it reads, itself or through what it calls; where not empty it is passed the context.
  package var reads: ContextParts
  /// Whether it contains localized text and needs the context.
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
  /// Whether it never changes: `let x: T`.
  package var isConstant: Bool
  package var type: Type
  package var defaultValue: TypedExpression?
}

package struct Derived: Sendable {
  package var id: MemberID
  package var name: String { id.name }
  package var range: SourceRange
  package var documentation: Documentation
  /// Whether a view shows it; else it is an intermediate value.
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
  /// nil for one that is run for its effect.
  package var result: Type?
  /// Whether it is a formula, and no step.
  package var isFormula: Bool { result != nil && !isAsync && failure == .never }
}

package struct Example: Sendable {
  package var id: MemberID
  package var title: String
  package var range: SourceRange
  package var documentation: Documentation
  package var steps: [ExampleStep]
}

package struct ExampleStep: Sendable {
  package enum Kind: Sendable {
    case givenInput(MemberID, TypedExpression)
    case givenContext(ContextPart, TypedExpression)
    case expect(TypedExpression)
    case assign(MemberID, TypedExpression)
    case assignContext(ContextPart, TypedExpression)
    /// What a double answers from now on; callers that it holds are answered first.
    /// - Parameters:
    ///   - use: the name of the `use`, of this view model or of one that it creates.
    ///   - isGiven: whether `given` says so, and not `when`.
    case stub(use: String, service: String, function: String, StubAnswer, isGiven: Bool)
    /// Types a text into an edit.
    case type(edit: MemberID, TypedExpression)
    /// Writes an edit, a draft's field or a whole draft as the view would.
    case write(StoragePath, TypedExpression)
    case editing(edit: MemberID, begins: Bool)
    case run(command: MemberID, [CallArgument])
    case reply(command: MemberID, Reply)
    /// Moves the clock on by a duration.
    case clock(TypedExpression)
    case appear
    case disappear
    case commit(draft: MemberID)
    case revert(draft: MemberID)
    case expectNavigation(use: MemberID, [(kind: Navigation.Kind, viewModel: String?)])
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
}

package enum Reply: Sendable {
  case answers(TypedExpression)
  case confirms
  case declines
}
