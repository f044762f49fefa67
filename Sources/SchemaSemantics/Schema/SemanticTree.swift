import VmgenSchemaSyntax

/// A node of a checked schema.
package indirect enum SemanticNode: Sendable {
  case member(Member)
  case step(Step)
  case exampleStep(ExampleStep)
  case expression(TypedExpression)
}

/// Whether a walk visits the children of a node after entering it.
package enum WalkContinuation: Sendable {
  case visitChildren, skipChildren
}

/// A visitor of the nodes of a walk.
package protocol SemanticVisitor {
  /// Visits a node before its children.
  mutating func enter(_ node: SemanticNode) -> WalkContinuation
  /// Visits a node after its children.
  mutating func leave(_ node: SemanticNode)
}

extension SemanticVisitor {
  package mutating func enter(_ node: SemanticNode) -> WalkContinuation { .visitChildren }
  package mutating func leave(_ node: SemanticNode) {}

  /// Walks a tree in source order.
  package mutating func walk(_ tree: some SemanticTree) { tree.forEachRoot { walk($0) } }

  private mutating func walk(_ node: SemanticNode) {
    if enter(node) == .visitChildren { walkChildren(of: node) }
    leave(node)
  }

  /// Walks the children of a node. Use it in a visitor that acts between the children.
  package mutating func walkChildren(of node: SemanticNode) { node.forEachChild { walk($0) } }
}

/// One or several nodes with their descendants.
package protocol SemanticTree {
  /// Calls `visit` with each outermost node, in source order.
  func forEachRoot(_ visit: (SemanticNode) -> Void)
}

extension SemanticTree {
  /// Calls `visit` with every node in preorder.
  package func forEachNode(_ visit: (SemanticNode) -> Void) {
    forEachRoot { node in
      visit(node)
      node.forEachChild { $0.forEachNode(visit) }
    }
  }

  /// Calls `visit` with every expression in preorder.
  package func forEachExpression(_ visit: (TypedExpression) -> Void) {
    forEachNode { if case .expression(let expression) = $0 { visit(expression) } }
  }

  /// Calls `visit` with every step of commands, reactions and `catch` clauses, in preorder.
  package func forEachStep(_ visit: (Step) -> Void) {
    forEachRoot { node in
      switch node {
      case .step(let step):
        visit(step)
        node.forEachChild { $0.forEachStep(visit) }
      case .member: node.forEachChild { $0.forEachStep(visit) }
      case .expression, .exampleStep: break
      }
    }
  }

  /// Returns whether any node satisfies a predicate. No node is tested after the first such node.
  package func contains(where predicate: (SemanticNode) -> Bool) -> Bool {
    var isFound = false
    forEachRoot { isFound = isFound || $0.satisfies(predicate) }
    return isFound
  }

  /// Returns whether any expression satisfies a predicate.
  package func containsExpression(where predicate: (TypedExpression) -> Bool) -> Bool {
    contains { if case .expression(let expression) = $0 { predicate(expression) } else { false } }
  }

  /// Returns whether any expression reads the local constant or variable of a name.
  package func mentions(_ name: String) -> Bool {
    containsExpression { if case .reference(.local(name)) = $0.kind { true } else { false } }
  }
}

extension SemanticNode: SemanticTree {
  package func forEachRoot(_ visit: (SemanticNode) -> Void) { visit(self) }

  /// Returns whether the node or one inside it satisfies a predicate.
  fileprivate func satisfies(_ predicate: (SemanticNode) -> Bool) -> Bool {
    if predicate(self) { return true }
    var isFound = false
    forEachChild { isFound = isFound || $0.satisfies(predicate) }
    return isFound
  }

  /// Calls `visit` with each expression that no other expression of the node contains, in source order.
  func forEachOutermostExpression(_ visit: (TypedExpression) -> Void) {
    if case .expression(let expression) = self { return visit(expression) }
    forEachChild { $0.forEachOutermostExpression(visit) }
  }

  /// Calls `visit` with the node's children, in source order.
  package func forEachChild(_ visit: (SemanticNode) -> Void) {
    switch self {
    case .member(let member): member.checked.forEachChild(visit)
    case .step(let step): step.forEachChild(visit)
    case .exampleStep(let step): step.forEachChild(visit)
    case .expression(let expression): expression.forEachChild { visit(.expression($0)) }
    }
  }
}

extension ViewModel: SemanticTree {
  package func forEachRoot(_ visit: (SemanticNode) -> Void) { members.forEachRoot(visit) }
}

extension Member: SemanticTree {
  package func forEachRoot(_ visit: (SemanticNode) -> Void) { visit(.member(self)) }

  /// Calls `visit` with every expression of the member except those in its steps.
  func forEachFormula(_ visit: (TypedExpression) -> Void) {
    checked.forEachChild { node in
      if case .expression(let expression) = node { visit(expression) }
    }
  }
}

extension TypedExpression: SemanticTree {
  package func forEachRoot(_ visit: (SemanticNode) -> Void) { visit(.expression(self)) }
}

extension TypedCondition: SemanticTree {
  package func forEachRoot(_ visit: (SemanticNode) -> Void) { forEachChild { visit(.expression($0)) } }
}

extension CallArgument: SemanticTree {
  package func forEachRoot(_ visit: (SemanticNode) -> Void) { visit(.expression(value)) }
}

extension Array: SemanticTree where Element: SemanticTree {
  package func forEachRoot(_ visit: (SemanticNode) -> Void) { for element in self { element.forEachRoot(visit) } }
}

extension Optional: SemanticTree where Wrapped: SemanticTree {
  package func forEachRoot(_ visit: (SemanticNode) -> Void) { self?.forEachRoot(visit) }
}
