extension SwiftExpression {
  static func hole(_ hole: SwiftHole) -> SwiftExpression { SwiftExpression(.hole(hole)) }

  /// The first parameter of a closure, which has no name yet.
  static let placeholder = hole(.parameter)

  /// Returns the expression with another expression in place of the parameter that has no name yet.
  func replacingPlaceholder(with name: SwiftExpression) -> SwiftExpression {
    replacing(.parameter, with: name, in: .readsPlaceholder)
  }

  /// Returns the expression with another expression in place of the root of its optional chain.
  func replacingChainRoot(with root: SwiftExpression) -> SwiftExpression {
    replacing(.chainRoot, with: root, in: .readsChainRoot)
  }

  /// - Parameter trait: The trait of expressions that contain the hole. Others are not searched.
  private func replacing(_ hole: SwiftHole, with value: SwiftExpression, in trait: SwiftTraits) -> SwiftExpression {
    guard traits.contains(trait) else { return self }
    if case .hole(hole) = kind { return value }
    return mapChildren { $0.replacing(hole, with: value, in: trait) }
  }
}

extension [SwiftStatement] {
  func replacingPlaceholder(with name: SwiftExpression) -> [SwiftStatement] {
    traits.contains(.readsPlaceholder) ? mapChildren { $0.replacingPlaceholder(with: name) } : self
  }
}

extension SwiftClosure {
  /// Creates a closure whose body reads its parameter as a placeholder. The parameter is `$0`, or has the name if the
  /// body contains braces.
  ///
  /// - Parameter result: The type of the result, if Swift cannot infer it without a search.
  init(naming name: String, result: String? = nil, _ body: [SwiftStatement]) {
    let traits = body.traits
    if !traits.contains(.readsPlaceholder) {
      self.init(["_"], result: result, body)
    } else if traits.contains(.hasBraces) || result != nil {
      self.init([name], result: result, body.replacingPlaceholder(with: .text(name)))
    } else {
      self.init([], body.replacingPlaceholder(with: .parameter(0)))
    }
  }
}
