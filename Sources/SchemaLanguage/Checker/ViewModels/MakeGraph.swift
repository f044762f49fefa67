/// The dependency graph of a view model, from what its derived values read.
extension SchemaChecker {
  func makeGraph(of model: ViewModel) -> DependencyGraph {
    let reads = model.derived.map { ReadsCollector.reads(of: $0.value, self) }
    let numbers = Dictionary(zip(model.derived.map(\.name), model.derived.indices), uniquingKeysWith: { a, _ in a })
    let links = reads.map { $0.derived.compactMap { numbers[$0] }.sorted() }
    let order = orderAndCycles(count: reads.count, successors: { links[$0] }).order
    let leaves = sortedLeaves(reads, model)
    let leafNumbers = Dictionary(uniqueKeysWithValues: zip(leaves, leaves.indices))
    var positions: [Int: Int] = [:]
    var nodes: [DependencyGraph.Node] = []
    for number in order {
      let direct = Self.leaves(of: reads[number]).compactMap { leafNumbers[$0] }.sorted()
      // In a cycle, which is reported, a node may read one that is not placed yet.
      let below = links[number].compactMap { positions[$0] }.sorted()
      var all = Set(direct)
      for position in below { all.formUnion(nodes[position].allLeaves) }
      positions[number] = nodes.count
      nodes.append(
        DependencyGraph.Node(
          name: model.derived[number].name, directLeaves: direct, directNodes: below, allLeaves: all.sorted()))
    }
    usedCustoms = reads.reduce(into: []) { $0.formUnion($1.customs) }
    return DependencyGraph(leaves: leaves, nodes: nodes)
  }

  private static func leaves(of reads: Reads) -> [DependencyGraph.Leaf] {
    let paths = reads.paths.map { DependencyGraph.Leaf(root: .input($0.root), path: $0.steps, type: $0.type) }
    let parts = ContextPart.allCases.filter { reads.context.contains($0.parts) }
    return paths + parts.map { DependencyGraph.Leaf(root: .context($0), path: [], type: $0.type) }
  }

  /// Inputs in the order declared, each with its paths by name, then the parts of the context.
  private func sortedLeaves(_ reads: [Reads], _ model: ViewModel) -> [DependencyGraph.Leaf] {
    let inputs = Dictionary(zip(model.inputs.map(\.name), model.inputs.indices), uniquingKeysWith: { a, _ in a })
    let parts = Dictionary(uniqueKeysWithValues: zip(ContextPart.allCases, ContextPart.allCases.indices))
    let keyed = Set(reads.flatMap(Self.leaves)).map { leaf -> (key: (Int, [String]), leaf: DependencyGraph.Leaf) in
      switch leaf.root {
      case .input(let name): ((inputs[name] ?? 0, leaf.path.map(\.field)), leaf)
      case .context(let part): ((model.inputs.count + (parts[part] ?? 0), []), leaf)
      }
    }
    return keyed.sorted { first, second in
      if first.key.0 != second.key.0 { return first.key.0 < second.key.0 }
      return first.key.1.lexicographicallyPrecedes(second.key.1)
    }.map(\.leaf)
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
    if Set(memberNames(syntax).map(\.name.text)).count < memberNames(syntax).count { return }
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
