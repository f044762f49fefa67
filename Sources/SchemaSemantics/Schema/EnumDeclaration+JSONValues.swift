extension EnumDeclaration {
  /// The values of the cases in JSON. A case without a raw value has Swift's implicit value.
  package var jsonValues: [String] {
    var next = 0
    return cases.map { item in
      guard rawType == .int else { return item.rawValue?.literalText ?? item.name }
      if case .integer(let value)? = item.rawValue?.kind { next = value }
      defer { next &+= 1 }
      return String(next)
    }
  }
}

extension TypedExpression {
  /// The value of a literal of a raw value.
  fileprivate var literalText: String? {
    switch kind {
    case .integer(let value): String(value)
    case .double(let text), .decimal(let text): text
    case .string(let text): text.plainText
    default: nil
    }
  }
}
