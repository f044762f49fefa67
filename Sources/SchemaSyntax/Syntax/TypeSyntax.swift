/// A type in the source.
package final class TypeSyntax: Sendable {
  package indirect enum Kind: Sendable {
    case name(String)
    /// `OrderLine.ID`: the type of a model's `id`.
    case identity(of: String)
    case optional(TypeSyntax)
    case array(TypeSyntax)
    case dictionary(key: TypeSyntax, value: TypeSyntax)
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
  /// The literal of an empty value, as in `state count: Int = 0`; nil if the type has none.
  var emptyValue: String? {
    switch kind {
    case .name("String"): "\"\""
    case .name("Int"), .name("Double"), .name("Decimal"): "0"
    case .name("Bool"): "false"
    case .array: "[]"
    case .dictionary: "[:]"
    case .optional: "nil"
    case .name, .identity, .missing: nil
    }
  }
}
