import Observation
import TestTags
import Testing
@_spi(Generated) import ViewModelRuntime

/// Rules for all dependency graphs, verified with random inputs, nodes, observers and changes.
@MainActor
@Suite(.tags(.random)) struct RandomGraphTests {
  @Test(arguments: 0..<30 as Range<UInt64>)
  func updatedValuesEqualRecomputedOnes(seed: UInt64) {
    var random = SeededRandom(state: seed)
    let shape = Shape.random(using: &random)
    let viewModel = GraphViewModel(shape, inputs: shape.randomInputs(using: &random))
    let watcher = Watcher(viewModel, shape, using: &random)
    for _ in 0..<20 {
      let before = shape.values(of: viewModel.inputs)
      var after = viewModel.inputs
      for _ in 0..<Int.random(in: 0...3, using: &random) {
        after[Int.random(in: 0..<after.count, using: &random)] = Int.random(in: 0...3, using: &random)
      }
      watcher.expect(before: before, after: shape.values(of: after))
      viewModel.inputs = after
      watcher.verify()
      for node in shape.nodes.indices where Bool.random(using: &random) {
        #expect(viewModel.value(node) == shape.values(of: after)[node])
      }
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func theOrderOfReadsAndWritesDoesNotMatter(seed: UInt64) {
    var random = SeededRandom(state: seed)
    let shape = Shape.random(using: &random)
    let inputs = shape.randomInputs(using: &random)
    let one = GraphViewModel(shape, inputs: inputs)
    let other = GraphViewModel(shape, inputs: inputs)
    let target = shape.randomInputs(using: &random)
    for node in shape.nodes.indices.shuffled(using: &random) { _ = one.value(node) }
    for input in inputs.indices.shuffled(using: &random) { one.inputs[input] = target[input] }
    other.inputs = target
    for node in shape.nodes.indices.shuffled(using: &random) { #expect(one.value(node) == other.value(node)) }
  }
}

/// The nodes of a graph. Each is a sum of lower nodes and inputs, reduced to few values so that many changes have no
/// effect.
struct Shape {
  struct Node {
    var inputs: [Int]
    var nodes: [Int]
    var modulus: Int
  }

  var inputCount: Int
  var nodes: [Node]

  static func random(using random: inout SeededRandom) -> Shape {
    let inputCount = Int.random(in: 1...5, using: &random)
    // Sometimes more than 64.
    let nodeCount = Bool.random(using: &random) ? Int.random(in: 1...12, using: &random) : 90
    let nodes = (0..<nodeCount).map { index in
      Node(
        inputs: (0..<inputCount).filter { _ in Int.random(in: 0..<3, using: &random) == 0 },
        nodes: (0..<index).filter { _ in Int.random(in: 0..<max(index, 3), using: &random) < 2 },
        modulus: Int.random(in: 1...4, using: &random))
    }
    return Shape(inputCount: inputCount, nodes: nodes)
  }

  func randomInputs(using random: inout SeededRandom) -> [Int] {
    (0..<inputCount).map { _ in Int.random(in: 0...3, using: &random) }
  }

  /// The values of all nodes, recomputed.
  func values(of inputs: [Int]) -> [Int] {
    nodes.reduce(into: []) { values, node in
      values.append((node.inputs.map { inputs[$0] } + node.nodes.map { values[$0] }).reduce(0, +) % node.modulus)
    }
  }
}

/// A view model with such a graph.
@MainActor
final class GraphViewModel: ViewModel {
  struct Inputs: ViewModelInputs {
    var values: [Int]
    var context: DisplayContext
  }

  private let state: ViewModelState<Values>

  init(_ shape: Shape, inputs: [Int]) {
    state = ViewModelState(Values(inputs: Inputs(values: inputs, context: .example), shape: shape))
  }

  var inputs: [Int] {
    get { state.values.inputs.values }
    _modify { yield &state[self].values }
  }

  func value(_ node: Int) -> Int { self[node: node] }

  subscript(node node: Int) -> Int { state[Key(rawValue: node), self][node] }

  var viewModelObservers: ViewModelObservers<GraphViewModel> { state }

  struct Key: ObservationKey {
    static let context = Key(rawValue: 89)

    var rawValue: Int
  }

  struct Derived: DeferredValue {
    var nodes: [Int: Int] = [:]
  }

  struct Values: ViewModelValues {
    static let observedProperties = ObservedProperties<GraphViewModel>(
      (0..<90).map { \GraphViewModel[node: $0] })
    var inputs: Inputs
    var shape: Shape
    @DeferredStorage var derived: Derived

    subscript(node: Int) -> Int {
      mutating get {
        if let known = $derived?.value.nodes[node] { return known }
        let parts = shape.nodes[node].inputs.map { inputs.values[$0] } + shape.nodes[node].nodes.map { self[$0] }
        let fresh = parts.reduce(0, +) % shape.nodes[node].modulus
        derived.nodes[node] = fresh
        return fresh
      }
    }

    mutating func updateDerived(from old: Self, _ changes: inout PropertyChanges<Key>) {
      for (index, node) in shape.nodes.enumerated() {
        let isAffected =
          node.inputs.contains { old.inputs.values[$0] != inputs.values[$0] }
          || node.nodes.contains { changes[Key(rawValue: $0)] }
        if let before = old.$derived?.value.nodes[index], isAffected {
          derived.nodes[index] = nil
          changes[Key(rawValue: index)] = differs(before, self[index])
        }
      }
    }
  }
}

/// Observes some nodes with Observation and some with bindings, and records the notifications and the values at that
/// time.
@MainActor
private final class Watcher {
  private let viewModel: GraphViewModel
  private let tracked: [Int]
  private let bound: [Int]
  private var tokens: [BindingToken] = []
  /// The nodes whose observation has not been notified yet.
  private var armed: Set<Int> = []
  private var before: [Int] = []
  private var after: [Int] = []
  private var announced: [Int] = []
  private var delivered: [Int] = []
  private var torn: [String] = []

  init(_ viewModel: GraphViewModel, _ shape: Shape, using random: inout SeededRandom) {
    self.viewModel = viewModel
    tracked = shape.nodes.indices.filter { _ in Bool.random(using: &random) }
    bound = shape.nodes.indices.filter { _ in Bool.random(using: &random) }
    after = shape.values(of: viewModel.inputs)
    for node in bound {
      tokens.append(
        viewModel.observe(\.[node: node]) { [weak self] value in
          self?.delivered.append(node)
          self?.record(node, value, isAnnounced: false)
        })
    }
  }

  func expect(before: [Int], after: [Int]) {
    (self.before, self.after) = (before, after)
    (announced, delivered) = ([], [])
    for node in tracked where armed.insert(node).inserted {
      withObservationTracking {
        _ = viewModel.value(node)
      } onChange: {
        MainActor.assumeIsolated {
          self.armed.remove(node)
          self.announced.append(node)
          self.record(node, self.viewModel.value(node), isAnnounced: true)
        }
      }
    }
  }

  /// Records a value: during a notification all values are old, during a delivery all are new.
  private func record(_ node: Int, _ value: Int, isAnnounced: Bool) {
    let expected = isAnnounced ? before : after
    if value != expected[node] { torn.append("\(node) reads \(value), not \(expected[node])") }
    for other in expected.indices where viewModel.value(other) != expected[other] {
      torn.append("with \(node), \(other) reads \(viewModel.value(other)), not \(expected[other])")
    }
  }

  func verify() {
    let changed = after.indices.filter { before[$0] != after[$0] }
    #expect(announced.sorted() == changed.filter(tracked.contains))
    #expect(delivered.sorted() == changed.filter(bound.contains))
    #expect(torn == [])
  }
}
