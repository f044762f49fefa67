import VmgenSchemaSyntax

/// Collects the ``Reads`` of typed expressions.
struct ReadsCollector {
  private let declarations: ModuleDeclarations
  private(set) var reads = Reads()
  /// The paths of the edits that are bound to a path.
  private let bound: [MemberID: StoragePath]
  /// The paths that drafts copy.
  private let sources: [MemberID: StoragePath]
  /// Whether the condition or the busy text of a command is collected. They read the stored states of commands, since
  /// the status of a command depends on its own condition.
  var readsStoredStatus = false
  /// The view model whose members may be read.
  private let model: CheckedMembers?
  /// The lists with rows of each view model.
  private let lists: [String: [ListMember]]
  /// The lists over a collection whose rows can be selected.
  private let selectable: Set<MemberID>
  /// The paths of local names, still optional if `if let` unwrapped them. The path is nil for a value whose reads have
  /// been collected.
  private var aliases: [(name: String, path: StoragePath?)] = []
  /// The paths of the enclosing optional chains, innermost last.
  private var chains: [StoragePath?] = []

  /// Creates a collector.
  ///
  /// - Parameter model: The view model whose edits and drafts may be read.
  init(_ declarations: ModuleDeclarations, in model: CheckedMembers? = nil) {
    self.declarations = declarations
    self.bound = model.map(declarations.boundPaths) ?? [:]
    self.sources = model.map(declarations.copiedPaths) ?? [:]
    self.model = model
    selectable = Set(model?.lists.filter { $0.selection != nil }.map(\.id) ?? [])
    lists = Dictionary(grouping: model?.lists ?? [], by: \.viewModel)
  }

  /// Returns what an expression reads.
  ///
  /// - Parameter parameters: The local names that stand for stored values, with their paths.
  static func reads(
    of expression: TypedExpression, _ declarations: ModuleDeclarations,
    parameters: [(name: String, path: StoragePath)] = []
  ) -> Reads {
    var collector = ReadsCollector(declarations)
    collector.inScope(parameters.map { ($0.name, $0.path) }) { $0.collect(expression) }
    return collector.minimized
  }

  /// The reads, reduced to the smallest paths.
  var minimized: Reads {
    var reads = reads
    for path in reads.paths {
      guard let id = path.root.member, let source = sources[id] else { continue }
      // An unmodified copy has the value of its source, so both are dependencies.
      reads.paths.insert(source.appending(path.steps))
    }
    for path in reads.paths {
      switch path.root {
      case .child(let id), .elements(let id): reads.nodes.insert(.member(id))
      default: break
      }
    }
    reads.minimize()
    return reads
  }

  /// Collects expressions that read a local name, whose value has been collected.
  mutating func collect(_ expressions: [TypedExpression], binding name: String?) {
    inScope(name.map { [($0, nil)] } ?? []) { collector in
      for expression in expressions { collector.collect(expression) }
    }
  }

  mutating func collect(_ expression: TypedExpression) {
    if let path = path(of: expression) {
      reads.paths.insert(path)
      return
    }
    if case .property(let base, let property) = expression.kind, case .declared(let viewModel) = base.type {
      // The base is a row, such as the parameter of a closure.
      for list in lists[viewModel] ?? [] {
        var path = StoragePath(root: .child(list.id), type: list.type)
        path.append(property.name, expression.type)
        reads.paths.insert(path)
      }
    }
    switch expression.kind {
    case .reference(.derived(let id)): reads.nodes.insert(.member(id))
    case .reference(.pending(let id)):
      reads.paths.insert(StoragePath(root: .edit(id), type: expression.type))
      if let path = bound[id] { reads.paths.insert(path) }
    case .reference(.storage(.edit(let id))):
      // Only an edit with a default for nil has a value that differs from the value at its path.
      if let path = bound[id] { reads.paths.insert(path) }
    case .facet(let facet): collect(facet)
    case .query(let call): reads.paths.insert(StoragePath(root: .service(call.use), type: .service))
    case .reference(.storage(.context(let part))): reads.context.formUnion(part.parts)
    case .string(let string):
      if string.isLocalized { reads.context.insert(.locale) }
    case .label(let base): addLabel(of: base.type)
    case .builtIn(let call): reads.context.formUnion(call.builtIn.reads)
    case .function(let name, _):
      if let found = declarations.tables.callGraph.reads[.function(name)] { add(found) }
    default: break
    }
    switch expression.kind {
    case .optionalChain(let base, let chain): collectChain(base, chain)
    case .conditional(let conditions, let first, let second): collectConditional(conditions, first, second)
    case .binding(let name, let value, in: let body):
      let path = path(of: value)
      if path == nil { collect(value) }
      inScope([(name, path)]) { $0.collect(body) }
    case .closure(let closure):
      inScope(closure.parameters.map { ($0, nil) }) { $0.collect(closure.body) }
    case .match(let subject, let cases):
      collect(subject)
      for item in cases {
        inScope(item.patterns.flatMap(\.boundNames).map { ($0, nil) }) { collector in
          item.forEachChild { collector.collect($0) }
        }
      }
    case .function(let name, let arguments): collectCall(of: name, arguments)
    default: expression.forEachChild { collect($0) }
    }
  }

  /// Collects the fields of the arguments that the function reads.
  private mutating func collectCall(of name: String, _ arguments: [CallArgument]) {
    // A function from which an argument is missing has a default value for one of its parameters.
    let known = declarations.parameterReads(of: name).map(\.fields).flatMap { $0.count == arguments.count ? $0 : nil }
    for (index, argument) in arguments.enumerated() {
      if let fields = known?[index], let path = path(of: argument.value) {
        for field in fields { reads.paths.insert(path.appending(field)) }
      } else {
        collect(argument.value)
      }
    }
  }

  private mutating func inScope(_ names: [(String, StoragePath?)], _ body: (inout ReadsCollector) -> Void) {
    let count = aliases.count
    for (name, path) in names { aliases.append((name, path)) }
    body(&self)
    aliases.removeLast(aliases.count - count)
  }

  private mutating func add(_ found: CallGraph.Reads) {
    reads.context.formUnion(found.parts)
    if found.hasText { reads.context.insert(.locale) }
  }

  mutating func collect(_ facet: Facet) {
    switch facet {
    case .member(let id, .command(let facet)) where readsStoredStatus && facet.isStored:
      reads.paths.insert(StoragePath(root: .command(id), type: .command))
      if facet == .errorText, case .command(let command)? = model?[id], let error = command.failure.errorType {
        addLabel(of: error)
      }
    case .member(let id, .list(let facet)): collect(facet, of: id)
    case .member(let id, _): reads.nodes.insert(.member(id))
    case .isValid: reads.nodes.insert(.validity)
    case .calls, .arguments, .lastArgument, .fakeState, .emissions, .eventValues, .lastEventValue, .history: break
    }
  }

  private mutating func collect(_ facet: ListFacet, of list: MemberID) {
    switch facet {
    // The number of rows and the sections change only when the list itself does.
    case .count, .isEmpty, .sections:
      reads.paths.insert(StoragePath(root: .child(list), type: .array(.unknown)))
    case .items: reads.paths.insert(StoragePath(root: .elements(list), type: .array(.unknown)))
    case .selection where selectable.contains(list):
      // A removed row is deselected when the rows are updated.
      reads.nodes.insert(.member(list))
      reads.paths.insert(StoragePath(root: .load(list), type: .load))
    default: reads.nodes.insert(.loadStatus(list))
    }
  }

  mutating func insert(_ node: DependencyGraph.NodeID) { reads.nodes.insert(node) }

  mutating func insert(_ path: StoragePath) { reads.paths.insert(path) }

  /// Adds the reads of an edit of a path, which is disabled while the value that contains the last field is nil.
  mutating func insertEdited(_ path: StoragePath) {
    reads.paths.insert(path)
    if let owner = path.optionalOwner, !isNilCovered(of: owner, by: [path]) { reads.paths.insert(owner) }
  }

  mutating func insert(_ parts: ContextParts) { reads.context.formUnion(parts) }

  /// Adds the reads of the error message for a type.
  mutating func addLabel(of type: Type) {
    if type == .anyError { reads.context.insert(.locale) }
    guard case .declared(let name) = type, let found = declarations.tables.callGraph.reads[.label(name)] else { return }
    add(found)
  }

  // MARK: Paths

  /// Returns the path of an expression, or nil if the expression is not a path.
  private func path(of expression: TypedExpression) -> StoragePath? {
    switch expression.kind {
    case .reference(.storage(.edit(let id))):
      guard let path = bound[id] else { return StoragePath(root: .edit(id), type: expression.type) }
      return path.type == expression.type ? path : nil
    case .reference(.storage(.context)): return nil
    case .reference(.storage(let root)): return StoragePath(root: root, type: expression.type)
    case .reference(.local(let name)): return aliases.last { $0.name == name }?.path
    case .chained: return chains.last ?? nil
    case .parenthesized(let inner), .wrapped(let inner): return path(of: inner)
    case .field(let base, let name): return path(of: base).flatMap { step($0, name, base.type) }
    case .property(let base, let property):
      return path(of: base).map { path in
        var path = path
        path.append(property.name, expression.type)
        return path
      }
    case .optionalChain(let base, let chain):
      guard let basePath = path(of: base) else { return nil }
      var inner = self
      inner.chains.append(basePath)
      return inner.path(of: chain)
    default: return nil
    }
  }

  /// Returns the path of a stored field, or nil if the owner is not a model.
  private func step(_ base: StoragePath, _ field: String, _ owner: Type) -> StoragePath? {
    guard let type = declarations.field(field, of: owner) else { return nil }
    var result = base
    result.append(field, type)
    return result
  }

  // MARK: Optionals

  /// Collects `base?.…` if it is not only a path.
  private mutating func collectChain(_ base: TypedExpression, _ chain: TypedExpression) {
    guard let basePath = path(of: base) else {
      collect(base)
      chains.append(nil)
      collect(chain)
      chains.removeLast()
      return
    }
    // The result is nil if the base or a later `?` is nil, so one leaf covers both.
    if case .optionalChain(let inner, let rest) = chain.kind {
      chains.append(basePath)
      let innerPath = path(of: inner)
      chains.removeLast()
      if let innerPath {
        chains.append(innerPath)
        collectRest(rest, of: innerPath)
        chains.removeLast()
        return
      }
    }
    chains.append(basePath)
    collectRest(chain, of: basePath)
    chains.removeLast()
  }

  private mutating func collectRest(_ rest: TypedExpression, of base: StoragePath) {
    let outer = reads.paths
    reads.paths = []
    collect(rest)
    if !isNilCovered(of: base, by: reads.paths) { reads.paths.insert(base) }
    reads.paths.formUnion(outer)
  }

  /// Returns whether one of the paths is nil exactly when `base` is nil, so that `base` need not be a dependency
  /// itself.
  private func isNilCovered(of base: StoragePath, by paths: Set<StoragePath>) -> Bool {
    paths.contains { path in
      guard path.isInside(base) else { return false }
      return !path.steps[base.steps.count...].contains { $0.type.isOptional }
    }
  }

  private mutating func collectConditional(
    _ conditions: [TypedCondition], _ first: TypedExpression, _ second: TypedExpression
  ) {
    let count = aliases.count
    let outer = reads.paths
    reads.paths = []
    var unwrapped: [StoragePath] = []
    for condition in conditions {
      switch condition {
      case .expression(let value): collect(value)
      case .unwrap(let name, let value):
        let path = path(of: value)
        if let path { unwrapped.append(path) } else { collect(value) }
        aliases.append((name, path))
      case .pattern(let pattern, let value):
        collect(value)
        pattern.forEachValue { collect($0) }
        for name in pattern.boundNames { aliases.append((name, nil)) }
      }
    }
    collect(first)
    for path in unwrapped where !isNilCovered(of: path, by: reads.paths) { reads.paths.insert(path) }
    aliases.removeLast(aliases.count - count)
    collect(second)
    reads.paths.formUnion(outer)
  }
}

extension CommandFacet {
  /// Whether the facet is stored, and not computed from the condition or the busy text of the command.
  package var isStored: Bool {
    self != .canRun && self != .busyText
  }
}

extension TypedPattern {
  /// The names that the pattern binds.
  package var boundNames: [String] {
    switch self {
    case .binding(let name): [name]
    case .tuple(let parts), .enumCase(_, let parts): parts.flatMap(\.boundNames)
    case .some(let wrapped): wrapped.boundNames
    case .value, .oneSidedRange, .nilLiteral, .wildcard: []
    }
  }
}

/// The smallest paths, the other nodes and the parts of the context that an expression reads.
struct Reads {
  var paths: Set<StoragePath> = []
  /// Derived values, and the edits, drafts and commands whose facets are read.
  var nodes: Set<DependencyGraph.NodeID> = []
  var context: ContextParts = []

  /// Removes paths that are inside another path.
  mutating func minimize() {
    guard paths.count > 1 else { return }
    let all = paths
    paths = all.filter { path in
      !all.contains { $0.steps.count < path.steps.count && path.isInside($0) && !$0.isWholeChild }
    }
  }
}

extension StoragePath {
  /// Whether the path is a child itself, which changes only when another child replaces it.
  fileprivate var isWholeChild: Bool {
    if case .child = root { steps.isEmpty } else { false }
  }
}
