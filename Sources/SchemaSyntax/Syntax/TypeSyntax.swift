/// A type as it was written.
package struct TypeSyntax: Sendable {
  package indirect enum Kind: Sendable {
    case name(String)
    case optional(TypeSyntax)
    case array(TypeSyntax)
    case dictionary(key: TypeSyntax, value: TypeSyntax)
    /// Nothing could be read here; a diagnostic says why.
    case missing
  }
  package var kind: Kind
  package var range: SourceRange

  package init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}
