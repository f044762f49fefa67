/// The typed syntax of a schema file.
package struct SchemaSyntax: Sendable {
  package var file: SourceFile.ID
  package var declarations: [DeclarationSyntax]
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
  case sample(SampleSyntax)
  case viewModel(ViewModelSyntax)
}

/// `import Module`
package struct ImportSyntax: Sendable {
  package var range: SourceRange
  package var module: Identifier
}

/// `enum E: Raw { … }` and `error E { … }`
package struct EnumSyntax: Sendable {
  package var documentation: [String]
  package var range: SourceRange
  package var isError: Bool
  package var name: Identifier
  package var rawType: TypeSyntax?
  package var cases: [EnumCaseSyntax]
}

/// `case name(values) = raw "label"`
package struct EnumCaseSyntax: Sendable {
  package var documentation: [String]
  package var range: SourceRange
  package var name: Identifier
  package var values: [ParameterSyntax]
  package var rawValue: Expression?
  /// A string literal. Its interpolations can use the associated values.
  package var label: Expression?
}

/// `model M: Identifiable { … }` and `extern model M { … }`
package struct ModelSyntax: Sendable {
  package var documentation: [String]
  package var range: SourceRange
  package var isExtern: Bool
  package var name: Identifier
  package var conformances: [Identifier]
  package var fields: [FieldSyntax]
}

/// `let name: Type = default key "json_name"`
package struct FieldSyntax: Sendable {
  package var documentation: [String]
  package var range: SourceRange
  package var isVariable: Bool
  package var name: Identifier
  package var type: TypeSyntax
  package var defaultValue: Expression?
  package var key: Expression?
}

/// `extern T: Hashable, Sendable`
package struct ExternTypeSyntax: Sendable {
  package var documentation: [String]
  package var range: SourceRange
  package var name: Identifier
  package var conformances: [Identifier]
}

/// A parameter of a function, a custom or an enum case.
///
/// `label` is nil for `_ name`, and equal to `name` if the source has only one name. A case's value can have no name
/// (`case a(Int)`): then both `label` and `name` are nil.
package struct ParameterSyntax: Sendable {
  package var range: SourceRange
  package var label: Identifier?
  package var name: Identifier?
  package var type: TypeSyntax
  package var defaultValue: Expression?
}

/// `func f(_ s: Int) -> String = …`
package struct FunctionSyntax: Sendable {
  package var documentation: [String]
  package var range: SourceRange
  package var name: Identifier
  package var parameters: [ParameterSyntax]
  package var result: TypeSyntax
  package var body: Expression
}

/// `sample ada: Person = …`
package struct SampleSyntax: Sendable {
  package var documentation: [String]
  package var range: SourceRange
  package var name: Identifier
  package var type: TypeSyntax
  package var value: Expression
}
