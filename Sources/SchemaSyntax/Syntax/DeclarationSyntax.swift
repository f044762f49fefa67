/// The typed syntax of a schema file.
package struct SchemaSyntax: Sendable {
  package var file: SourceFile.ID
  package var declarations: [DeclarationSyntax]
  package var allowances: [AllowanceSyntax] = []
}

/// `@allow(VM0532)` above an item.
package struct AllowanceSyntax: Sendable {
  package var range: SourceRange
  /// The codes of warnings.
  package var codes: [Identifier]
  /// The declaration, member or step in which it silences the warnings; empty until the item is read.
  package var item: SourceRange
}

/// A name without backquotes, and its range.
package struct Identifier: Hashable, Sendable {
  package var text: String
  package var range: SourceRange

  package init(text: String, range: SourceRange) {
    self.text = text
    self.range = range
  }
}

package indirect enum DeclarationSyntax: Sendable {
  case importModule(ImportSyntax)
  case enumeration(EnumSyntax)
  case model(ModelSyntax)
  case externType(ExternTypeSyntax)
  case function(FunctionSyntax)
  case service(ServiceSyntax)
  case serviceContainer(ServiceContainerSyntax)
  case fake(FakeSyntax)
  case sample(SampleSyntax)
  case viewModel(ViewModelSyntax)
  case router(RouterSyntax)
  case errorPolicy(ErrorPolicySyntax)
}

extension DeclarationSyntax {
  package var node: any DeclarationNode {
    switch self {
    case .importModule(let syntax): syntax
    case .enumeration(let syntax): syntax
    case .model(let syntax): syntax
    case .externType(let syntax): syntax
    case .function(let syntax): syntax
    case .service(let syntax): syntax
    case .serviceContainer(let syntax): syntax
    case .fake(let syntax): syntax
    case .sample(let syntax): syntax
    case .viewModel(let syntax): syntax
    case .router(let syntax): syntax
    case .errorPolicy(let syntax): syntax
    }
  }
}

/// What the declarations of all kinds have in common.
package protocol DeclarationNode: Sendable {
  var range: SourceRange { get }
  /// The name of the type that it declares, if it declares one.
  var typeName: String? { get }
  /// The ranges of its parts. A syntax error in one part hides no diagnostics in another.
  var parts: [SourceRange] { get }
}

extension DeclarationNode {
  package var typeName: String? { nil }
  package var parts: [SourceRange] { [range] }
}

/// `import Module`
package struct ImportSyntax: DeclarationNode {
  package var range: SourceRange
  package var module: Identifier
}

/// `enum E: Raw { … }` and `error E { … }`
package final class EnumSyntax: DeclarationNode {
  package let documentation: [String]
  package let range: SourceRange
  package let isError: Bool
  package let name: Identifier
  package let rawType: TypeSyntax?
  package let cases: [EnumCaseSyntax]
  package let methods: [FunctionSyntax]

  package init(
    documentation: [String], range: SourceRange, isError: Bool, name: Identifier, rawType: TypeSyntax? = nil,
    cases: [EnumCaseSyntax], methods: [FunctionSyntax] = []
  ) {
    self.documentation = documentation
    self.range = range
    self.isError = isError
    self.name = name
    self.rawType = rawType
    self.cases = cases
    self.methods = methods
  }

  package var typeName: String? { name.text }
  package var parts: [SourceRange] { cases.map(\.range) + methods.map(\.range) }
}

/// `case name(values) = raw "label"`
package final class EnumCaseSyntax: Sendable {
  package let documentation: [String]
  package let range: SourceRange
  package let name: Identifier
  package let values: [ParameterSyntax]
  package let rawValue: Expression?
  /// A string literal. Its interpolations can use the associated values.
  package let label: Expression?

  package init(
    documentation: [String], range: SourceRange, name: Identifier, values: [ParameterSyntax],
    rawValue: Expression? = nil, label: Expression? = nil
  ) {
    self.documentation = documentation
    self.range = range
    self.name = name
    self.values = values
    self.rawValue = rawValue
    self.label = label
  }
}

/// `model M: Identifiable { … }` and `extern model M from Module { … }`
package final class ModelSyntax: DeclarationNode {
  package let documentation: [String]
  package let range: SourceRange
  package let isExtern: Bool
  package let name: Identifier
  package let conformances: [Identifier]
  /// The module of an `extern model`, if it is not the schema's.
  package let module: Identifier?
  package let fields: [FieldSyntax]
  package let methods: [FunctionSyntax]

  package init(
    documentation: [String], range: SourceRange, isExtern: Bool, name: Identifier, conformances: [Identifier],
    module: Identifier? = nil, fields: [FieldSyntax], methods: [FunctionSyntax] = []
  ) {
    self.documentation = documentation
    self.range = range
    self.isExtern = isExtern
    self.name = name
    self.conformances = conformances
    self.module = module
    self.fields = fields
    self.methods = methods
  }

  package var typeName: String? { name.text }
  package var parts: [SourceRange] { fields.map(\.range) + methods.map(\.range) }
}

/// `let name: Type = default key "json_name"`
package final class FieldSyntax: Sendable {
  package let documentation: [String]
  package let range: SourceRange
  package let isVariable: Bool
  package let name: Identifier
  package let type: TypeSyntax
  package let defaultValue: Expression?
  package let key: Expression?

  package init(
    documentation: [String], range: SourceRange, isVariable: Bool, name: Identifier, type: TypeSyntax,
    defaultValue: Expression? = nil, key: Expression? = nil
  ) {
    self.documentation = documentation
    self.range = range
    self.isVariable = isVariable
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.key = key
  }
}

/// `extern T: Hashable, Sendable from Module`
package struct ExternTypeSyntax: DeclarationNode {
  package var documentation: [String]
  package var range: SourceRange
  package var name: Identifier
  package var conformances: [Identifier]
  /// The module of the type, if it is not the schema's.
  package var module: Identifier?

  package var typeName: String? { name.text }
}

/// `sample ada: Person = …`, for examples, or `let us = Country(…)`, for schemas too.
package struct SampleSyntax: DeclarationNode {
  package var documentation: [String]
  package var range: SourceRange
  /// Whether the value is a `let`.
  package var isConstant = false
  package var name: Identifier
  /// The type, which only a `let` can omit.
  package var type: TypeSyntax?
  package var value: Expression
}

/// `service S { func … var … }`
package struct ServiceSyntax: DeclarationNode {
  package var documentation: [String]
  package var range: SourceRange
  package var name: Identifier
  /// The service whose functions the service also has.
  package var refined: Identifier?
  /// The functions, and the accessors of properties.
  package var functions: [ServiceFunctionSyntax]

  package var typeName: String? { name.text }
  package var parts: [SourceRange] { functions.filter { $0.accessor != .setter }.map(\.range) }
}

/// `func signIn(login: String) async throws(SignInError) -> User`, or `func updates() -> stream User`.
package final class ServiceFunctionSyntax: Sendable {
  package let documentation: [String]
  package let range: SourceRange
  package let name: Identifier
  package let parameters: [ParameterSyntax]
  package let effects: EffectsSyntax
  package let isStream: Bool
  package let result: TypeSyntax?
  /// What the function does for a property, `var isOn: Bool { get set }`; nil for a `func`.
  package let accessor: Accessor?

  package enum Accessor: Sendable { case getter, setter }

  package init(
    documentation: [String], range: SourceRange, name: Identifier, parameters: [ParameterSyntax],
    effects: EffectsSyntax, isStream: Bool, result: TypeSyntax? = nil, accessor: Accessor? = nil
  ) {
    self.documentation = documentation
    self.range = range
    self.name = name
    self.parameters = parameters
    self.effects = effects
    self.isStream = isStream
    self.result = result
    self.accessor = accessor
  }
}

/// The effects of a function: `async throws(E)`.
package struct EffectsSyntax: Sendable {
  /// The place of `async`.
  package var asyncRange: SourceRange?
  package var throwing: ThrowsSyntax?
}

extension EffectsSyntax {
  package var isAsync: Bool { asyncRange != nil }
}

package struct ThrowsSyntax: Sendable {
  package var range: SourceRange
  /// The `E` of `throws(E)`; nil for `throws` alone.
  package var error: TypeSyntax?
}

/// `services AppServices`, or `services SignInServices { Session, Keychain }` for some services of the module.
package final class ServiceContainerSyntax: DeclarationNode {
  package let documentation: [String]
  package let range: SourceRange
  package let name: Identifier
  /// The services in braces; nil for all services of the module.
  package let services: [Identifier]?

  package init(documentation: [String], range: SourceRange, name: Identifier, services: [Identifier]?) {
    self.documentation = documentation
    self.range = range
    self.name = name
    self.services = services
  }
}

/// `errors { use navigator: Navigator catch .expired { steps } }`: what commands do with errors that they do not catch.
package final class ErrorPolicySyntax: DeclarationNode {
  package let documentation: [String]
  package let range: SourceRange
  /// The range of `errors`.
  package let keyword: SourceRange
  package let uses: [UseSyntax]
  package let catches: [CatchSyntax]

  package init(
    documentation: [String], range: SourceRange, keyword: SourceRange, uses: [UseSyntax], catches: [CatchSyntax]
  ) {
    self.documentation = documentation
    self.range = range
    self.keyword = keyword
    self.uses = uses
    self.catches = catches
  }

  package var parts: [SourceRange] { uses.map(\.range) + catches.map(\.range) }
}

/// A type in the source.
package final class TypeSyntax: Sendable {
  package indirect enum Kind: Sendable {
    case name(String)
    /// `OrderLine.ID`: the type of a model's `id`.
    case identity(of: String)
    case optional(TypeSyntax)
    case array(TypeSyntax)
    /// `Set<T>`.
    case set(TypeSyntax)
    case dictionary(key: TypeSyntax, value: TypeSyntax)
    /// `Range<Int>` and `ClosedRange<Int>`.
    case range(TypeSyntax, isClosed: Bool)
    /// A part that could not be read. A diagnostic gives the reason.
    case missing
  }
  package let kind: Kind
  package let range: SourceRange

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}

extension TypeSyntax {
  package var isOptional: Bool { if case .optional = kind { true } else { false } }

  /// The literal of an empty value, as in `state count: Int = 0`; nil if the type has none.
  var emptyValue: String? {
    switch kind {
    case .name("String"): "\"\""
    case .name("Int"), .name("Double"), .name("Decimal"): "0"
    case .name("Bool"): "false"
    case .array, .set: "[]"
    case .dictionary: "[:]"
    case .optional: "nil"
    case .range(_, isClosed: false): "0..<0"
    case .range(_, isClosed: true): "0...0"
    case .name, .identity, .missing: nil
    }
  }
}
