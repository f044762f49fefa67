import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The members of a view model, and their names in generated code.
final class ViewModelMembers: Sendable {
  let viewModel: ViewModel
  let declarations: SchemaSet
  /// The generators of the members, in the order of the generated declarations.
  let generators: [any MemberGenerator]
  /// The names of the values of the dependency graph, which formulas refer to without a base.
  let nodeNames: Set<String>
  /// The formulas whose values are not stored.
  let computedFormulas: ComputedFormulas
  /// The methods that compute cached values anew, by the names of the values.
  let renewals: [String: String]
  /// The initial values that the initializer computes.
  let initialValues: InitialValues
  /// The nodes whose changes something can notice.
  let noticedNodes: [DependencyGraph.Node]
  /// The names of all members in the schema.
  let all: Set<String>
  /// The names of the rules of members.
  let rules: Set<String>
  /// The nodes of the dependency graph whose values can depend on a service.
  private let nodesReadingServices: Set<DependencyGraph.NodeID>
  /// The nodes that read properties of children directly.
  private let nodesReadingChildren: Set<DependencyGraph.NodeID>
  /// The values of the edits that are bound to a path, by the edit.
  private let bound: [MemberID: TypedExpression]

  init(_ viewModel: ViewModel, _ declarations: SchemaSet) {
    self.viewModel = viewModel
    self.declarations = declarations
    generators = memberGenerators(of: viewModel)
    let names = Set(viewModel.graph.nodes.map(\.name) + viewModel.members.map(\.id.name))
    all = names
    nodeNames = Set(viewModel.graph.nodes.map { Self.accessor(of: $0.name, among: names) })
    let computed = ComputedFormulas(viewModel)
    computedFormulas = computed
    noticedNodes = viewModel.noticedNodes
    let cached = viewModel.graph.nodes.filter { node in
      !computed.contains(node) && viewModel.childMember(of: node.id) == nil && !viewModel.isFunction(node.id)
    }
    let cachedNames = cached.map(\.name) + viewModel.lists.map { GeneratedName.content(of: $0.name) }
    initialValues = InitialValues(of: viewModel, declarations)
    rules = Set(viewModel.members.map(\.checked).filter(\.hasRules).map { GeneratedName.rules(of: $0.id.name) })
    var taken = all.union(rules).union(cachedNames)
    renewals = Dictionary(
      cachedNames.map { name in
        (name, uniqueName(GeneratedName.renewal(of: name)) { !taken.insert($0).inserted })
      }, uniquingKeysWith: { first, _ in first })
    let services = Set(
      viewModel.graph.leaves.indices.filter {
        switch viewModel.graph.leaves[$0].root {
        // A child uses the services of its own, and can be created by the read.
        case .service, .child: true
        default: false
        }
      })
    nodesReadingChildren = Set(
      viewModel.graph.nodes.filter { node in
        node.directLeaves.contains { if case .child = viewModel.graph.leaves[$0].root { true } else { false } }
      }.map(\.id))
    nodesReadingServices = Set(viewModel.graph.nodes.filter { !services.isDisjoint(with: $0.allLeaves) }.map(\.id))
      .union(viewModel.childMembers.map { .member($0.id) })
    var bound: [MemberID: TypedExpression] = [:]
    for edit in viewModel.edits {
      guard case .path(let path, let fallback) = edit.storage else { continue }
      let value = declarations.value(at: path, edit.range)
      bound[edit.id] = fallback.map { TypedExpression(.coalesce(value, $0), edit.type, edit.range) } ?? value
    }
    self.bound = bound
  }

  /// The services that the view model uses, directly or in the view models that it creates, sorted.
  var services: [String] { declarations.viewModels[viewModel.name]?.services ?? [] }

  /// Whether the value of a node can depend on a service.
  func readsServices(_ node: DependencyGraph.NodeID) -> Bool { nodesReadingServices.contains(node) }

  /// Whether a node reads properties of children directly.
  func readsChildren(_ node: DependencyGraph.NodeID) -> Bool { nodesReadingChildren.contains(node) }

  /// Returns the value of an edit that is bound to a path; nil for an edit with its own storage.
  func boundValue(of edit: MemberID) -> TypedExpression? { bound[edit] }

  /// Returns the property or the method of `CurrentValues` that has the value of a member.
  func accessor(of member: String) -> String { Self.accessor(of: member, among: all) }

  private static func accessor(of member: String, among names: Set<String>) -> String {
    guard namesOfValues.contains(member) else { return member }
    return uniqueName(member + "Value", isTaken: names.contains)
  }

  /// The members of `CurrentValues` that do not come from the schema.
  static let namesOfValues: Set<String> = [
    "_derived", "children", "derived", "inputs", "invalidateDerived", "services", "stored", "timeRefresh",
    "updateDerived",
  ]

  /// Returns the name of the stored value that counts the invalidations of a service.
  func invalidationCount(of use: MemberID) -> String {
    uniqueName(GeneratedName.invalidations(of: use.name), isTaken: all.contains)
  }
}

extension ViewModelMembers {
  /// Returns the observable properties that depend on the current date.
  func timedProperties(among observed: [String]) -> [String] {
    let graph = viewModel.graph
    let timed = graph.nodes.filter { node in node.allLeaves.contains { graph.leaves[$0].root == .context(.now) } }
    let names = Set(timed.map(\.name))
    return observed.filter { names.contains($0) }
  }
}

extension ViewModel {
  /// Returns the child or the list that a node consists of; nil for another node.
  func childMember(of node: DependencyGraph.NodeID) -> (any ChildMember)? {
    if case .member(let id) = node { self[id]?.childMember } else { nil }
  }

  /// Returns the display or the `let` with parameters, whose values are not stored, of a node; nil for another node.
  private func function(of node: DependencyGraph.NodeID) -> Derived? {
    guard case .member(let id) = node, case .derived(let derived)? = self[id] else { return nil }
    return derived.isFunction ? derived : nil
  }

  func isFunction(_ node: DependencyGraph.NodeID) -> Bool { function(of: node) != nil }

  /// The nodes whose changes something can notice: not those of a `let` with parameters that only steps call.
  fileprivate var noticedNodes: [DependencyGraph.Node] {
    var read: Set<Int> = []
    var noticed: [DependencyGraph.Node] = []
    for (index, node) in graph.nodes.enumerated().reversed() {
      if let function = function(of: node.id), !function.isDisplay, !read.contains(index) { continue }
      read.formUnion(node.directNodes)
      noticed.append(node)
    }
    return noticed
  }

  /// The services that steps invalidate and formulas read, in the order of the schema.
  var invalidatedUses: [MemberID] {
    var invalidated: Set<MemberID> = []
    forEachStep { if case .invalidate(let use) = $0.kind { invalidated.insert(use) } }
    return uses.map(\.id).filter { invalidated.contains($0) && readsQueries(of: $0) }
  }

  func readsQueries(of use: MemberID) -> Bool { graph.leaves.contains { $0.root == .service(use) } }
}

extension ViewModel {
  /// Whether formulas or steps read the current date.
  func readsNow(_ declarations: SchemaSet) -> Bool {
    members.contains { member in
      if case .example = member { return false }
      return member.containsExpression { expression in
        switch expression.kind {
        case .reference(.storage(.context(.now))): true
        case .builtIn(let call): call.builtIn.reads.contains(.now)
        case .function(let name, _): declarations.functions[name]?.reads.contains(.now) == true
        default: false
        }
      }
    }
  }
}

extension SchemaSet {
  /// Returns the value at a path as an expression.
  func value(at path: StoragePath, _ range: SourceRange) -> TypedExpression {
    value(of: path.steps[...], in: TypedExpression(.reference(.storage(path.root)), path.rootType, range))
  }

  /// Returns the value at the end of the steps from a base value.
  func value(of steps: ArraySlice<StoragePath.Step>, in base: TypedExpression) -> TypedExpression {
    guard let step = steps.first else { return base }
    if base.type.isOptional {
      let chain = value(of: steps, in: TypedExpression(.chained(()), base.type.unwrapped, base.range))
      return TypedExpression(.optionalChain(base: base, chain: chain), chain.type.asOptional, base.range)
    }
    return value(of: steps.dropFirst(), in: TypedExpression(.field(base, step.field), step.type, base.range))
  }

  /// Returns the type of a model's field.
  func field(_ name: String, of type: Type) -> Type? {
    guard case .declared(let model) = type, case .model(let declaration)? = types[model] else { return nil }
    return declaration.fields.first { $0.name == name }?.type
  }
}
