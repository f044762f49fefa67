import VmgenSchemaSemantics
import VmgenSchemaSyntax

// The conversions between the values of edits and their texts.
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
    case .date(let pattern): return .text(".date").call(.literal(pattern))
    case .day(let pattern?): return .text(".day").call(.literal(pattern))
    case .day(nil): return .text(".day")
    case .choice: return choice(of: edit.type.unwrapped)
    case .optional(let inner): return .text(".optional").call(conversion(inner, of: edit))
    // If the path contains no optional, nil is a value of the edit itself.
    case .present(.optional(let inner)): return conversion(.optional(inner), of: edit)
    case .present(let inner): return .text(".present").call(conversion(inner, of: edit))
    case .custom(let format, let parse) where text.readsMembers:
      return .text(".custom").call(["format": inValues(format), "parse": inValues(parse)])
    case .custom(let format, let parse): return custom(format, parse, of: edit.type.unwrapped)
    }
  }

  /// Returns a conversion for the cases of an enum, by their labels or by their names if the enum has no labels.
  private func choice(of type: Type) -> SwiftExpression {
    guard case .declared(let name) = type,
      case .enumeration(let enumeration)? = names.members.declarations.types[name], enumeration.hasLabels
    else {
      let text = SwiftExpression.text("String").call(["describing": .text("value")])
      return .text(".choice").call(trailing: SwiftClosure(["value", "_"], [.value(text)]))
    }
    let label = SwiftExpression.parameter(0).member("label").call(["in": .parameter(1)])
    return .text(".choice").call(trailing: SwiftClosure([], [.value(label)]))
  }

  /// Returns a conversion with the schema's own closures, which read only their parameter and the display context.
  private mutating func custom(_ format: TypedExpression, _ parse: TypedExpression, of type: Type) -> SwiftExpression {
    .text("TextConversion<\(context.typeText(type))>").call(["format": inContext(format), "parse": inContext(parse)])
  }

  /// A closure that returns its first parameter: `{ value, _ in value }`.
  private var identity: SwiftExpression { .closure(SwiftClosure(["value", "_"], [.value(.text("value"))])) }

  /// Returns a closure of a value and the context, `{ $0.formatted(.decimals(2), in: $1) }`. It names its parameters if
  /// it contains another closure.
  private mutating func inContext(_ expression: TypedExpression) -> SwiftExpression {
    guard case .closure(let closure) = expression.kind else { return identity }
    var lowering = context.lowering(
      PlainNames(context: .placeholder, parameters: closure.parameters + names.members.all))
    let unnamed = lowering.closure(closure, type: expression.type)
    let traits = unnamed.body.traits
    if unnamed.parameters.isEmpty, traits.contains(.readsPlaceholder), !traits.contains(.hasBraces) {
      return .closure(SwiftClosure([], unnamed.body.replacingPlaceholder(with: .parameter(1))))
    }
    let named = unnamed.parameters.isEmpty ? lowering.namedClosure(closure, type: expression.type) : unnamed
    let readsContext = named.body.traits.contains(.readsPlaceholder)
    return .closure(
      SwiftClosure(
        named.parameters + [readsContext ? "context" : "_"],
        named.body.replacingPlaceholder(with: .text("context"))))
  }

  /// Returns a closure of a value and the values of the view model: `{ value, values in … }`.
  mutating func inValues(_ expression: TypedExpression) -> SwiftExpression {
    guard case .closure(let closure) = expression.kind else { return identity }
    var lowering = context.lowering(names.at(.rule(values: .placeholder)))
    let named = lowering.namedClosure(closure, type: expression.type)
    let readsValues = named.body.traits.contains(.readsPlaceholder)
    return .closure(
      SwiftClosure(
        named.parameters + [readsValues ? "values" : "_"], named.body.replacingPlaceholder(with: .text("values"))))
  }
}

extension EditText {
  /// Whether the closures of a custom conversion read other members of the view model.
  var readsMembers: Bool {
    switch self {
    case .custom(let format, let parse): format.readsStoredMembers || parse.readsStoredMembers
    case .optional(let inner), .present(let inner): inner.readsMembers
    default: false
    }
  }
}

extension TypedExpression {
  /// Whether the expression reads members of the view model, apart from the display context.
  fileprivate var readsStoredMembers: Bool {
    containsExpression { expression in
      switch expression.kind {
      case .reference(.storage(.context)), .reference(.local), .reference(.closureParameter), .reference(.carried),
        .reference(.sample):
        false
      case .reference, .facet, .query, .custom: true
      default: false
      }
    }
  }
}
