import VmgenSchemaSemantics
import VmgenSchemaSyntax

// How the texts of edits are written and read.
extension RuleDeclarations {
  mutating func conversion(_ text: EditText, of edit: Edit) -> SwiftExpression {
    switch text {
    case .string: return .text(".text")
    case .integer: return .text(".integer")
    case .double: return .text(".double")
    case .decimal: return .text(".decimal")
    case .url: return .text(".url")
    case .uuid: return .text(".uuid")
    case .duration: return .text(".duration")
    case .date(let pattern): return .text(".date").call([SwiftArgument(nil, .text(swiftString(pattern)))])
    case .day(let pattern?): return .text(".day").call([SwiftArgument(nil, .text(swiftString(pattern)))])
    case .day(nil): return .text(".day")
    case .choice: return choice(of: edit.type.unwrapped)
    case .optional(let inner): return .text(".optional").call([SwiftArgument(nil, conversion(inner, of: edit))])
    // Where nothing lies in the way, a nil is one of the value's own.
    case .present(.optional(let inner)): return conversion(.optional(inner), of: edit)
    case .present(let inner): return .text(".present").call([SwiftArgument(nil, conversion(inner, of: edit))])
    case .custom(let format, let parse): return custom(format, parse, of: edit.type.unwrapped)
    }
  }

  /// By label, or by name.
  private func choice(of type: Type) -> SwiftExpression {
    guard case .declared(let name) = type,
      case .enumeration(let enumeration)? = names.members.declarations.types[name], enumeration.hasLabels
    else {
      let text = SwiftExpression.text("String").call([SwiftArgument("describing", .text("value"))])
      return .text(".choice").call(trailing: SwiftClosure(["value", "_"], [.value(text)]))
    }
    let label = SwiftExpression.text("$0").member("label").call([SwiftArgument("in", .text("$1"))])
    return .text(".choice").call(trailing: SwiftClosure([], [.value(label)]))
  }

  /// One's own closures, which read nothing but what they are given and the context.
  private mutating func custom(_ format: TypedExpression, _ parse: TypedExpression, of type: Type) -> SwiftExpression {
    .text("TextConversion<\(context.typeText(type))>").call([
      SwiftArgument("format", inContext(format)), SwiftArgument("parse", inContext(parse)),
    ])
  }

  /// `{ $0.formatted(.decimals(2), in: $1) }`, with names where another closure stands in it.
  private mutating func inContext(_ expression: TypedExpression) -> SwiftExpression {
    guard case .closure(let closure) = expression.kind else { return .text("{ value, _ in value }") }
    for name in ["$1", "context"] {
      var lowering = context.lowering(
        PlainNames(context: .text(name), parameters: closure.parameters + names.members.all))
      let lowered =
        name == "$1"
        ? lowering.closure(closure, type: expression.type) : lowering.namedClosure(closure, type: expression.type)
      let text = lowered.body.text
      if name == "$1", text.contains("{") || !lowered.parameters.isEmpty || !text.contains(name) { continue }
      context.note(lowering)
      if name == "$1" { return .closure(lowered) }
      return .closure(SwiftClosure(lowered.parameters + [text.contains(name) ? name : "_"], lowered.body))
    }
    return .text("{ value, _ in value }")
  }
}
