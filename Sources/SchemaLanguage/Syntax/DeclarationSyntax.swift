/// A schema file as it was written: what the parser makes and the checker reads.
public struct SchemaSyntax: Sendable {
  public var file: SourceFile.ID
  public var declarations: [DeclarationSyntax]
  /// Comments after the last declaration.
  public var trailingComments: [Comment]
}

/// A name at its place. Backquotes are taken off.
public struct Identifier: Hashable, Sendable {
  public var text: String
  public var range: SourceRange
}

/// A comment that documents nothing, kept with what it stands before or behind.
public struct Comment: Hashable, Sendable {
  /// The text with its `//` or `/* */`.
  public var text: String
  public var range: SourceRange
  /// Whether an empty line stands before it: kept by the printer.
  public var blankLineBefore = false
}

/// What stands around a declaration, member, field or case.
public struct Trivia: Hashable, Sendable {
  /// The lines of the `///` comment, each without `///` and one space after it.
  public var documentation: [String] = []
  /// Other comments on the lines before.
  public var leading: [Comment] = []
  /// A comment on the same line, after it.
  public var trailing: Comment?
  /// Whether an empty line stands between the leading comments, or what is before, and the item with its documentation.
  public var blankLineBefore = false
}

public enum DeclarationSyntax: Sendable {
  case importModule(ImportSyntax)
  case enumeration(EnumSyntax)
  case model(ModelSyntax)
  case externType(ExternTypeSyntax)
  case function(FunctionSyntax)
  case service(ServiceSyntax)
  case sample(SampleSyntax)
  case viewModel(ViewModelSyntax)
}

/// `import Module`
public struct ImportSyntax: Sendable {
  public var trivia: Trivia
  public var range: SourceRange
  public var module: Identifier
}

/// `enum E: Raw { … }` and `error E { … }`
public struct EnumSyntax: Sendable {
  public var trivia: Trivia
  public var range: SourceRange
  public var isError: Bool
  public var name: Identifier
  public var rawType: TypeSyntax?
  public var cases: [EnumCaseSyntax]
  public var trailingComments: [Comment]
}

/// `case name(values) = raw "label"`
public struct EnumCaseSyntax: Sendable {
  public var trivia: Trivia
  public var range: SourceRange
  public var name: Identifier
  public var values: [ParameterSyntax]
  public var rawValue: Expression?
  /// A string literal; its interpolations may name the carried values.
  public var label: Expression?
}

/// `model M: Identifiable { … }` and `extern model M { … }`
public struct ModelSyntax: Sendable {
  public var trivia: Trivia
  public var range: SourceRange
  public var isExtern: Bool
  public var name: Identifier
  public var conformances: [Identifier]
  public var fields: [FieldSyntax]
  public var trailingComments: [Comment]
}

/// `let name: Type = default key "json_name"`
public struct FieldSyntax: Sendable {
  public var trivia: Trivia
  public var range: SourceRange
  public var isVariable: Bool
  public var name: Identifier
  public var type: TypeSyntax
  public var defaultValue: Expression?
  public var key: Expression?
}

/// `extern T: Hashable, Sendable`
public struct ExternTypeSyntax: Sendable {
  public var trivia: Trivia
  public var range: SourceRange
  public var name: Identifier
  public var conformances: [Identifier]
}

/// A parameter of a function, a custom or an enum case.
///
/// `label` is nil for `_ name`, and equal to `name` where one word is written. A case's value may have no name
/// at all (`case a(Int)`): then both `label` and `name` are nil.
public struct ParameterSyntax: Sendable {
  public var range: SourceRange
  public var label: Identifier?
  public var name: Identifier?
  public var type: TypeSyntax
  public var defaultValue: Expression?
}

/// `func f(_ s: Int) -> String = …`
public struct FunctionSyntax: Sendable {
  public var trivia: Trivia
  public var range: SourceRange
  public var name: Identifier
  public var parameters: [ParameterSyntax]
  public var result: TypeSyntax
  public var body: Expression
}

/// `sample ada: Person = …`
public struct SampleSyntax: Sendable {
  public var trivia: Trivia
  public var range: SourceRange
  public var name: Identifier
  public var type: TypeSyntax
  public var value: Expression
}
