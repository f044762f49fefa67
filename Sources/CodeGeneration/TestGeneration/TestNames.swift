import VmgenSchemaLanguage

/// The names of an example's expectations, which read a view model from outside.
struct TestNames: ExpressionNames {
  let context = SwiftExpression.text("viewModel").member("context")
  private let typeName: SwiftExpression
  /// The Swift of the intermediate values, which a view model does not show.
  private var intermediates: [String: SwiftExpression] = [:]

  /// - Parameter lower: turns an intermediate value into Swift.
  init(_ viewModel: ViewModel, lower: (TypedExpression, TestNames) -> SwiftExpression) {
    typeName = .text(swiftIdentifier(viewModel.name))
    for node in viewModel.graph.nodes {
      guard let derived = viewModel.derived.first(where: { $0.name == node.name }), !derived.isDisplay else { continue }
      intermediates[node.name] = lower(derived.value, self).parenthesizedOperand
    }
  }

  func reference(_ reference: Reference) -> SwiftExpression {
    switch reference {
    case .input(let name): .text("viewModel").member(swiftIdentifier(name, .member))
    case .derived(let name): intermediates[name] ?? .text("viewModel").member(swiftIdentifier(name, .member))
    case .context(let part): context.member(part.rawValue)
    case .local(let name), .carried(let name), .sample(let name): .text(swiftIdentifier(name))
    case .state(let name), .edit(let name), .pending(let name), .draft(let name): .text(swiftIdentifier(name))
    case .closureParameter(let index): .text("$\(index)")
    }
  }

  func custom(_ name: String) -> SwiftExpression { typeName.member(swiftIdentifier(name, .member)) }

  func isTaken(_ name: String) -> Bool { isReserved(name) }

  func isReserved(_ name: String) -> Bool { name == "viewModel" || name == "check" }
}

extension SwiftExpression {
  /// Itself, or in parentheses where it is more than a name, a literal or a call.
  fileprivate var parenthesizedOperand: SwiftExpression {
    switch kind {
    case .binary, .ternary, .prefix, .closure: parenthesized
    default: self
    }
  }
}
