/// One checked schema file: resolved, typed and free of mistakes.
public struct Schema: Sendable {
  public var file: SourceFile.ID
  /// Modules named by `import`, sorted.
  public var imports: [String]
  /// In the order written.
  public var declarations: [Declaration]

  public enum Declaration: Sendable {
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
public struct Conformances: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let equatable = Conformances(rawValue: 1 << 0)
  public static let hashable = Conformances(rawValue: 1 << 1)
  public static let codable = Conformances(rawValue: 1 << 2)
  public static let sendable = Conformances(rawValue: 1 << 3)
  public static let identifiable = Conformances(rawValue: 1 << 4)
  public static let caseIterable = Conformances(rawValue: 1 << 5)
  public static let comparable = Conformances(rawValue: 1 << 6)
}

/// The `///` lines of a declaration.
public typealias Documentation = [String]

public struct EnumDeclaration: Sendable {
  public var name: String
  public var range: SourceRange
  public var documentation: Documentation
  public var isError: Bool
  public var rawType: Type?
  public var cases: [EnumCase]
  public var conformances: Conformances
  /// Whether any case has a label: the enum then has `label`.
  public var hasLabels: Bool { cases.contains { $0.label != nil } }
}

public struct EnumCase: Sendable {
  public var name: String
  public var range: SourceRange
  public var documentation: Documentation
  public var values: [Parameter]
  public var rawValue: TypedExpression?
  /// Text for people; refers to values by `Reference.carried`.
  public var label: TypedString?
}

/// `label` is what a call writes, nil for none; `name` what the body reads.
public struct Parameter: Sendable {
  public var label: String?
  public var name: String
  public var type: Type
  public var defaultValue: TypedExpression?
}

public struct ModelDeclaration: Sendable {
  public var name: String
  public var range: SourceRange
  public var documentation: Documentation
  public var isExtern: Bool
  public var fields: [Field]
  public var conformances: Conformances
}

public struct Field: Sendable {
  public var name: String
  public var range: SourceRange
  public var documentation: Documentation
  public var isVariable: Bool
  public var type: Type
  public var defaultValue: TypedExpression?
  /// The JSON key where it is not the name.
  public var key: String?
}

public struct ExternType: Sendable {
  public var name: String
  public var range: SourceRange
  public var documentation: Documentation
  public var conformances: Conformances
}

public struct FunctionDeclaration: Sendable {
  public var name: String
  public var range: SourceRange
  public var documentation: Documentation
  public var parameters: [Parameter]
  public var result: Type
  public var body: TypedExpression
  /// What of the context it reads, itself or through what it calls; where not empty it is passed the context.
  public var reads: ContextParts
  /// Whether text for people stands in it, so that it is passed the context.
  public var needsContext: Bool
}

public struct Sample: Sendable {
  public var name: String
  public var range: SourceRange
  public var documentation: Documentation
  public var type: Type
  public var value: TypedExpression
}

public struct ViewModel: Sendable {
  public var name: String
  public var range: SourceRange
  public var documentation: Documentation
  /// `input` and `let x: T`, in the order written.
  public var inputs: [Input]
  /// `display` and `let x = …`, in the order written.
  public var derived: [Derived]
  public var uses: [Use] = []
  public var states: [StateMember] = []
  public var edits: [Edit] = []
  public var drafts: [Draft] = []
  public var commands: [Command] = []
  public var follows: [Follow] = []
  public var reactions: [Reaction] = []
  public var customs: [Custom]
  public var examples: [Example]
  public var graph: DependencyGraph
}

public struct Input: Sendable {
  public var name: String
  public var range: SourceRange
  public var documentation: Documentation
  /// Whether it never changes: `let x: T`.
  public var isConstant: Bool
  public var type: Type
  public var defaultValue: TypedExpression?
}

public struct Derived: Sendable {
  public var name: String
  public var range: SourceRange
  public var documentation: Documentation
  /// Whether a view shows it; else it is an intermediate value.
  public var isDisplay: Bool
  public var type: Type
  public var value: TypedExpression
}

public struct Custom: Sendable {
  public var name: String
  public var range: SourceRange
  public var documentation: Documentation
  public var parameters: [Parameter]
  public var isAsync = false
  public var failure = Failure.never
  /// nil for one that is run for its effect.
  public var result: Type?
  /// Whether it is a formula, and no step.
  public var isFormula: Bool { result != nil && !isAsync && failure == .never }
}

public struct Example: Sendable {
  public var title: String
  public var range: SourceRange
  public var documentation: Documentation
  public var steps: [ExampleStep]
}

public struct ExampleStep: Sendable {
  public enum Kind: Sendable {
    case givenInput(String, TypedExpression)
    case givenContext(ContextPart, TypedExpression)
    case expect(TypedExpression)
    case assign(String, TypedExpression)
    case assignContext(ContextPart, TypedExpression)
    /// What a double answers from now on; callers that it holds are answered first.
    /// - Parameter isGiven: whether `given` says so, and not `when`.
    case stub(use: String, service: String, function: String, StubAnswer, isGiven: Bool)
    /// Types a text into an edit.
    case type(edit: String, TypedExpression)
    /// Writes an edit, a draft's field or a whole draft as the view would.
    case write(WritablePath, TypedExpression)
    case editing(edit: String, begins: Bool)
    case run(command: String, [CallArgument])
    case reply(command: String, Reply)
    /// Moves the clock on by a duration.
    case clock(TypedExpression)
    case appear
    case disappear
    case commit(draft: String)
    case revert(draft: String)
    case expectNavigation(use: String, [(kind: Navigation.Kind, viewModel: String?)])
  }
  public var kind: Kind
  public var range: SourceRange
}

public enum StubAnswer: Sendable {
  case returns(TypedExpression?)
  case fails(TypedExpression)
  case held
  case sends(TypedExpression)
  case ends
}

public enum Reply: Sendable {
  case answers(TypedExpression)
  case confirms
  case declines
}
