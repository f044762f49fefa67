import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The values of a view model that the steps of a `load` read. Rows that were loaded for other values are not mixed with
/// later ones.
///
/// The page, locals and the current date are different in each load, so they are not among the values. The list itself
/// changes with each page.
struct LoadReads {
  private let names: ViewModelNames
  private let context: FileContext
  /// The code of the values.
  private var code: [SwiftExpression] = []
  /// The largest expressions that do not depend on the page, without repetitions.
  private(set) var values: [TypedExpression] = []

  init(_ load: ListLoad, _ names: ViewModelNames, _ context: FileContext) {
    self.names = names
    self.context = context
    for step in load.steps { step.forEachNode { node in self.collect(node) } }
  }

  /// Adds the expressions directly inside of a step.
  private mutating func collect(_ node: SemanticNode) {
    guard case .step = node else { return }
    node.forEachChild { if case .expression(let expression) = $0 { collect(expression) } }
  }

  private mutating func collect(_ expression: TypedExpression) {
    guard expression.readsMembers else { return }
    if !isConstant(expression) { return expression.forEachChild { collect($0) } }
    var lowering = context.lowering(names)
    let lowered = lowering.expression(expression)
    guard !code.contains(lowered) else { return }
    code.append(lowered)
    values.append(expression)
  }

  /// Whether the value of an expression is the same for each page.
  private func isConstant(_ expression: TypedExpression) -> Bool {
    var hasClosure = false
    var hasChain = false
    expression.forEachExpression { part in
      switch part.kind {
      case .closure: hasClosure = true
      case .optionalChain: hasChain = true
      default: break
      }
    }
    return !expression.containsExpression { part in
      switch part.kind {
      case .reference(.local), .newID, .query, .custom, .property, .facet(.member(_, .list)), .invalid: true
      case .reference(.closureParameter): !hasClosure
      case .chained: !hasChain
      case .reference(.storage(let storage)): storage.access.changesWithPages
      case .reference(.derived(let id)): changesWithPages(id)
      default: false
      }
    }
  }

  private func changesWithPages(_ derived: MemberID) -> Bool {
    let graph = names.members.viewModel.graph
    guard let node = graph.node(of: derived) else { return true }
    return node.allLeaves.contains { graph.leaves[$0].root.access.changesWithPages }
  }
}
