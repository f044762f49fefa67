import VmgenSchemaSemantics
import VmgenSchemaSyntax

extension SwiftLowering {
  /// Returns `context.plural(count, one: "1 star", other: "\(count) stars")` for forms that are localized together;
  /// nil if an interpolation needs statements.
  mutating func plural(_ plural: PluralText) -> SwiftExpression? {
    let before = self
    var arguments = [SwiftArgument(plural.hasCountInText ? nil : "by", value(plural.count))]
    var texts = plural.forms.map { (label: $0.category, segments: $0.text.segments) }
    if !plural.values.isEmpty { texts.append(("with", plural.values.map { .interpolation($0) })) }
    for text in texts {
      var bound: [SwiftStatement] = []
      arguments.append(SwiftArgument(text.label, literal(text.segments, &bound)))
      guard bound.isEmpty else {
        self = before
        return nil
      }
    }
    return names.context.member("plural").call(arguments)
  }
}
