import VmgenSchemaSyntax

/// Subscripts, whose result is optional.
extension ExpressionChecker {
  func inferIndex(_ base: TypedExpression, _ arguments: [Argument], _ range: SourceRange) -> TypedExpression {
    guard base.type != .unknown else {
      inferUnused(arguments)
      return invalid(range)
    }
    let name = Identifier(
      text: "subscript", range: SourceRange(file: range.file, lower: Int(base.range.upper), upper: Int(range.upper)))
    let matching = candidates(for: name.text, on: base.type)
    if !matching.isEmpty { return resolve(matching, base, arguments, name, range, .anything) }
    inferUnused(arguments)
    if base.type.isOptional, !candidates(for: name.text, on: base.type.unwrapped).isEmpty {
      report(
        .memberOfOptional, at: name.range, ["name": "[…]", "type": "\(base.type)"],
        fixIt: Diagnostic.FixIt(range: base.range.end, replacement: "?"))
    } else {
      report(.noIndex, at: name.range, ["type": "\(base.type)"])
    }
    return invalid(range)
  }
}
