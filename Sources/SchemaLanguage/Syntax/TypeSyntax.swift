/// A type as it was written.
public struct TypeSyntax: Sendable {
  public indirect enum Kind: Sendable {
    case name(String)
    case optional(TypeSyntax)
    case array(TypeSyntax)
    case dictionary(key: TypeSyntax, value: TypeSyntax)
    /// Nothing could be read here; a diagnostic says why.
    case missing
  }
  public var kind: Kind
  public var range: SourceRange

  public init(_ kind: Kind, _ range: SourceRange) {
    self.kind = kind
    self.range = range
  }
}
