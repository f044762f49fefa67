import VmgenSchemaSyntax

extension Signature.Parameter {
  /// Returns the default as an expression of the IR. The expression is invalid if the notation has no default or an
  /// invalid one, which a test rejects.
  ///
  /// - Parameters:
  ///   - type: The type of the parameter, with its type variables bound.
  ///   - range: The range of the call, which omits the argument.
  func defaultArgument(as type: Type, at range: SourceRange) -> TypedExpression {
    TypedExpression(defaultKind(as: type, at: range) ?? .invalid, type, range)
  }

  private func defaultKind(as type: Type, at range: SourceRange) -> TypedExpression.Kind? {
    guard let text = defaultValue else { return nil }
    switch text {
    case "nil": return .nilLiteral(())
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    default: break
    }
    if text.utf8.first == UInt8(ascii: "\"") {
      let segments = [TypedString.Segment.text(String(text.dropFirst().dropLast()))]
      return .string(TypedString(segments: segments, isLocalized: false))
    }
    if text.utf8.first == UInt8(ascii: ".") { return Self.staticMember(String(text.dropFirst()), of: type) }
    return Int(text).map { .integer($0) }
  }

  private static func staticMember(_ name: String, of type: Type) -> TypedExpression.Kind? {
    let entries = (SignatureIndex.shared.positions[name] ?? []).map { StandardLibrary.all[$0] }
    let entry = entries.first { entry in
      guard let signature = SignatureParser.parse(entry.signature) else { return false }
      return signature.form == .staticMember && signature.receiver == type && !signature.isCalled
    }
    return entry.map { .builtIn(BuiltInCall(id: $0.id, receiver: nil, arguments: [])) }
  }
}
