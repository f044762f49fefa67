/// The dependency graph of a view model, from what its derived values read.
extension SchemaChecker {
  func makeGraph(of model: ViewModel) -> DependencyGraph {
    let reads = model.derived.map { ReadsCollector.reads(of: $0.value, self) }
    let numbers = Dictionary(zip(model.derived.map(\.name), model.derived.indices), uniquingKeysWith: { a, _ in a })
    let links = reads.map { $0.derived.compactMap { numbers[$0] }.sorted() }
    let order = orderAndCycles(count: reads.count, successors: { links[$0] }).order
    let paths = sortedPaths(reads, model)
    let parts = ContextPart.allCases.filter { part in reads.contains { $0.context.contains(part.parts) } }
    let pathNumbers = Dictionary(uniqueKeysWithValues: zip(paths, paths.indices))
    var positions: [Int: Int] = [:]
    var nodes: [DependencyGraph.Node] = []
    for number in order {
      let ofContext = parts.indices.filter { reads[number].context.contains(parts[$0].parts) }
      let direct = reads[number].paths.compactMap { pathNumbers[$0] }.sorted() + ofContext.map { paths.count + $0 }
      // In a cycle, which is reported, a node may read one that is not placed yet.
      let below = links[number].compactMap { positions[$0] }.sorted()
      positions[number] = nodes.count
      nodes.append(
        DependencyGraph.Node(
          name: model.derived[number].name, directLeaves: direct, directNodes: below,
          allLeaves: Self.union(direct, below.map { nodes[$0].allLeaves })))
    }
    usedCustoms = reads.reduce(into: []) { $0.formUnion($1.customs) }
    return DependencyGraph(
      leaves: paths.map { DependencyGraph.Leaf(root: .input($0.root), path: $0.steps, type: $0.type) }
        + parts.map { DependencyGraph.Leaf(root: .context($0), path: [], type: $0.type) }, nodes: nodes)
  }

  private static func union(_ direct: [Int], _ others: [[Int]]) -> [Int] {
    if others.isEmpty { return direct }
    return others.reduce(into: Set(direct)) { $0.formUnion($1) }.sorted()
  }

  /// By the inputs in the order declared, then by name.
  private func sortedPaths(_ reads: [Reads], _ model: ViewModel) -> [Reads.Path] {
    let inputs = Dictionary(zip(model.inputs.map(\.name), model.inputs.indices), uniquingKeysWith: { a, _ in a })
    return reads.reduce(into: Set<Reads.Path>()) { $0.formUnion($1.paths) }.sorted { first, second in
      if first.root == second.root { return first.key < second.key }
      return (inputs[first.root] ?? 0) < (inputs[second.root] ?? 0)
    }
  }

  /// Warns of what nothing reads.
  func checkUse(of model: ViewModel, _ syntax: ViewModelSyntax) {
    var roots: Set<String> = []
    for leaf in model.graph.leaves { if case .input(let name) = leaf.root { roots.insert(name) } }
    var read: Set<String> = []
    for node in model.graph.nodes { for index in node.directNodes { read.insert(model.graph.nodes[index].name) } }
    // Where something could not be typed, what it reads is not known.
    if model.derived.contains(where: { $0.value.hasInvalid }) { return }
    // Of two members of one name it is not known which is read.
    let names = memberNames(syntax).map(\.name.text)
    if Set(names).count < names.count { return }
    for member in syntax.members {
      switch member {
      case .input(let input) where !roots.contains(input.name.text) && isNameable(input.name):
        let kind = input.isConstant ? "constant" : "input"
        report(.unusedInput, at: input.name.range, ["name": input.name.text, "kind": kind])
      case .derived(let derived) where !derived.isDisplay && !read.contains(derived.name.text):
        report(.unusedConstant, at: derived.name.range, ["name": derived.name.text])
      case .custom(let custom) where !usedCustoms.contains(custom.name.text) && isNameable(custom.name):
        report(.unusedCustom, at: custom.name.range, ["name": custom.name.text])
      default: break
      }
    }
  }
}

extension TypedExpression {
  /// Whether a part of it could not be typed.
  var hasInvalid: Bool {
    if case .invalid = kind { return true }
    var found = false
    forEachChild { if !found, $0.hasInvalid { found = true } }
    return found
  }
}
