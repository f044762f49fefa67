import VmgenSchemaSemantics

/// The values of a view model that are computed at each read, which takes less time than storing and finding them: formulas
/// that only return a stored value, or calculate with stored numbers and truth values, and the statuses of commands that
/// depend on no other values.
struct ComputedFormulas: Sendable {
  /// The number of operations, names and literals of a formula, including those of the formulas that it reads, above which
  /// it is cached.
  private static let largestCost = 128

  private var costs: [MemberID: Int] = [:]
  private let commands: Set<MemberID>

  init(_ viewModel: ViewModel) {
    let formulas = Dictionary(
      viewModel.derived.filter { !$0.isFunction }.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    commands = Set(viewModel.commands.filter { viewModel.hasPlainStatus($0) }.map(\.id))
    // A node follows its dependencies.
    for node in viewModel.graph.nodes {
      guard case .member(let id) = node.id, let formula = formulas[id] else { continue }
      let leaves = node.directLeaves.map { viewModel.graph.leaves[$0] }
      guard leaves.allSatisfy(\.isStored) else { continue }
      // A leaf of another type contains the value in a way that only Swift knows.
      if formula.value.isStoredPath, leaves.allSatisfy({ $0.type == formula.value.type }) {
        costs[id] = 1
      } else if leaves.allSatisfy(\.type.isNumber), let cost = cost(of: formula.value), cost <= Self.largestCost {
        costs[id] = cost
      }
    }
  }

  func contains(_ member: MemberID) -> Bool { costs[member] != nil || commands.contains(member) }

  func contains(_ node: DependencyGraph.Node) -> Bool {
    if case .member(let id) = node.id { contains(id) } else { false }
  }

  /// Whether a node is the status of a command, which is compared only after what it depends on differs.
  func containsStatus(_ node: DependencyGraph.Node) -> Bool {
    if case .member(let id) = node.id { commands.contains(id) } else { false }
  }

  /// Returns the cost of an expression; nil if it does more than calculate with numbers and truth values.
  private func cost(of expression: TypedExpression) -> Int? {
    guard expression.type.isNumber else { return nil }
    switch expression.kind {
    case .integer, .double, .boolean, .nilLiteral, .reference(.storage): return 1
    case .reference(.derived(let id)): return costs[id]
    case .field(let base, _): return base.isStoredPath ? 1 : nil
    case .parenthesized(let value), .wrapped(let value): return cost(of: value)
    case .not(let value): return cost(of: [value])
    case .equal(let left, let right, _), .and(let left, let right), .or(let left, let right),
      .coalesce(let left, let right):
      return cost(of: [left, right])
    case .ternary(let condition, let then, let otherwise): return cost(of: [condition, then, otherwise])
    case .builtIn(let call):
      var operands = call.receiver.map { [$0] } ?? []
      for argument in call.arguments {
        switch argument {
        case .value(let value): operands.append(value)
        case .variadic(let values): operands += values
        case .defaulted: return nil
        }
      }
      return cost(of: operands)
    default: return nil
    }
  }

  /// Returns the cost of an operation.
  private func cost(of operands: [TypedExpression]) -> Int? {
    var sum = 1
    for operand in operands {
      guard let cost = cost(of: operand) else { return nil }
      sum += cost
    }
    return sum
  }
}

extension ViewModel {
  /// Whether the status of a command depends only on the command's own state and the locale.
  fileprivate func hasPlainStatus(_ command: Command) -> Bool {
    guard command.gate == nil, command.busy == nil, let position = graph.position(of: .member(command.id)) else {
      return false
    }
    return graph.nodes[position].directNodes.isEmpty
      && graph.nodes[position].directLeaves.allSatisfy {
        switch graph.leaves[$0].root {
        case .command(let id): id == command.id
        case .context(.locale): true
        default: false
        }
      }
  }
}

extension StoragePath {
  /// Whether the path leads to a part of an input or a state.
  fileprivate var isStored: Bool { root.plainMember != nil }
}

extension TypedExpression {
  /// Whether the expression is a stored value or a field of one.
  fileprivate var isStoredPath: Bool {
    switch kind {
    case .reference(.storage): true
    case .field(let base, _), .parenthesized(let base): base.isStoredPath
    default: false
    }
  }
}

extension Type {
  /// Whether it is `Int`, `Double` or `Bool`, or an optional of one.
  fileprivate var isNumber: Bool {
    switch self {
    case .int, .double, .bool: true
    case .optional(let wrapped): wrapped.isNumber
    default: false
    }
  }
}
