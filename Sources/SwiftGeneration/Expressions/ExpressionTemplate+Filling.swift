/// The values that replace the placeholders of an expression template.
struct TemplateArguments {
  enum Argument {
    case one(SwiftExpression)
    case many([SwiftExpression])
    /// No argument: the Swift function uses its default value.
    case omitted
  }

  var receiver: SwiftExpression?
  var arguments: [Argument]
  var context: SwiftExpression = .text("context")
  /// Returns the function that a template calls by name.
  var function: (String) -> SwiftExpression = { .text($0) }

  private func expression(_ index: Int) -> SwiftExpression {
    guard index < arguments.count else { return .text("()") }
    switch arguments[index] {
    case .one(let value): return value
    case .many(let values): return .array(values)
    case .omitted: return .text("()")
    }
  }

  /// Returns the expression of a node, with the placeholders replaced.
  func filled(_ node: ExpressionTemplate.Node) -> SwiftExpression {
    switch node {
    case .receiver: receiver ?? .text("self")
    case .context: context
    case .argument(let index): expression(index)
    case .text(let text): .text(text)
    case .member(let base, let name): filled(base).member(name)
    case .optional(let base): filled(base).chained
    case .call(let callee, let arguments, let trailing): call(callee, arguments, trailing)
    case .index(let base, let arguments): filled(base).index(filled(arguments))
    case .prefix(let symbol, let operand): .prefix(symbol, filled(operand))
    case .binary(let left, let symbol, let right): .binary(filled(left), symbol, filled(right))
    case .ternary(let condition, let then, let otherwise):
      .ternary(filled(condition), filled(then), filled(otherwise))
    case .parenthesized(let inner): filled(inner).parenthesized
    case .array(let elements): .array(filled(elements).map(\.value))
    case .closure(let parameters, let body): .closure(SwiftClosure(parameters, [.value(filled(body))]))
    }
  }

  private func call(
    _ callee: ExpressionTemplate.Node, _ arguments: [ExpressionTemplate.Argument], _ trailing: ExpressionTemplate.Node?
  ) -> SwiftExpression {
    let passed = filled(arguments)
    let function = if case .text(let name) = callee { self.function(name) } else { filled(callee) }
    guard let trailing else { return function.call(passed) }
    let last = filled(trailing)
    guard case .closure(let closure) = last.kind else { return function.call(passed + [SwiftArgument(nil, last)]) }
    return function.call(passed, trailing: closure)
  }

  private func filled(_ arguments: [ExpressionTemplate.Argument]) -> [SwiftArgument] {
    var result: [SwiftArgument] = []
    for argument in arguments {
      guard case .argument(let index) = argument.value, index < self.arguments.count else {
        result.append(SwiftArgument(argument.label, filled(argument.value)))
        continue
      }
      switch self.arguments[index] {
      case .one(let value): result.append(SwiftArgument(argument.label, value))
      case .many(let values):
        for (position, value) in values.enumerated() {
          result.append(SwiftArgument(position == 0 ? argument.label : nil, value))
        }
      case .omitted: break
      }
    }
    return result
  }
}
