import VmgenSchemaSyntax

/// The passes over the view models of the module: all interfaces, then all bodies, then all examples.
///
/// Within the first two passes, a view model reads only what earlier work has stored, so that several threads check
/// different view models. What they find is added in the order of a single thread.
struct ViewModelPasses {
  private(set) var members: MemberChecker
  /// What the passes have found, for the next check; nil if there is none.
  private(set) var memory: CheckMemory?
  private let known: KnownViewModels?
  private let workers: Int?

  init(_ expressions: ExpressionChecker, known: KnownViewModels? = nil, workers: Int?) {
    members = MemberChecker(expressions)
    self.known = known
    memory = known.map { _ in CheckMemory() }
    self.workers = workers
  }

  private var declarations: ModuleDeclarations { members.declarations }
  private var session: CheckSession { members.expressions.session }

  /// Returns the checked view models with the ranges of their names.
  mutating func check() -> [(SourceRange, ViewModel)] {
    let syntaxes = declarations.ownSyntaxes.flatMap(\.declarations).compactMap { declaration in
      if case .viewModel(let syntax) = declaration { syntax } else { nil }
    }
    let names = syntaxes.map(\.name.range)
    let recursive = members.reportChildCycles(syntaxes)
    let resolved = resolveInterfaces(syntaxes)
    memory?.interfaces = CheckMemory.table(names, resolved)
    members.errorPolicy = declarations.errorPolicy.map { members.checkErrorPolicy($0) }
    let typed = checkBodies(of: resolved)
    memory?.bodies = CheckMemory.table(names, typed)
    let bodies = typed.map { CheckedBodies($0.value) }
    for group in recursive { members.checkRecursiveRows(of: bodies.filter { group.contains($0.syntax.name.text) }) }
    let models = Dictionary(bodies.map { ($0.syntax.name.text, $0) }, uniquingKeysWith: { first, _ in first })
    members.checkCopyWrites(of: bodies, models)
    let checked = zip(bodies, typed).map { bodies, typed in
      let found =
        known?.viewModel(bodies.syntax).flatMap(limited)
        ?? Found(by: members, after: typed, uses: session.memberUses) { $0.checkExamples(of: bodies, models) }
      found.report(to: session)
      return found
    }
    memory?.viewModels = CheckMemory.table(names, checked)
    // Which names are offered instead of others depends on all view models then.
    if declarations.sink.isOverLimit(adding: 0) { memory = nil }
    members.checkIdleStatus(of: bodies)
    members.checkLateUse(of: bodies, except: members.checkRowWrites(of: bodies, models))
    return Array(zip(names, checked.map(\.value)))
  }

  /// Resolves each interface after those that it reads.
  private func resolveInterfaces(_ syntaxes: [ViewModelSyntax]) -> [Found<ResolvedViewModel>] {
    let order = InterfaceOrder(of: syntaxes)
    var resolved: [Found<ResolvedViewModel>?] = syntaxes.map { _ in nil }
    for level in order.levels {
      let found = find(level.map { known?.interface(syntaxes[$0]) }) { members, index in
        Found(by: members) { $0.resolveInterface(syntaxes[level[index]]) }
      }
      for (index, found) in zip(level, found) {
        if let interface = found.value.interface {
          declarations.tables.viewModels[interface.name]?.interface = interface
        }
        resolved[index] = found
      }
    }
    for index in order.order { resolved[index].map { $0.report(to: session) } }
    return resolved.compactMap(\.self)
  }

  private func checkBodies(of resolved: [Found<ResolvedViewModel>]) -> [Found<TypedViewModel>] {
    let found = find(resolved.map { known?.body($0.value.syntax) }) { members, index in
      Found(by: members, after: resolved[index]) { $0.checkBodies(of: resolved[index].value) }
    }
    for found in found { found.report(to: session) }
    return found
  }

  /// Returns what is known at each index, or else found, on several threads.
  private func find<Value>(
    _ known: [Found<Value>?], _ check: @escaping @Sendable (MemberChecker, Int) -> Found<Value>
  ) -> [Found<Value>] {
    let workers = workers ?? Cores.workers(for: known.count { $0 == nil })
    let foundElsewhere = workers > 1 ? find(known, workers: workers, check) : known
    return foundElsewhere.enumerated().map { index, found in
      let found = found.flatMap(limited) ?? check(members, index)
      found.declare(in: declarations)
      return found
    }
  }

  private func find<Value>(
    _ known: [Found<Value>?], workers: Int, _ check: @escaping @Sendable (MemberChecker, Int) -> Found<Value>
  ) -> [Found<Value>?] {
    let (shared, texts, policy) = (declarations.shared, session.texts, members.errorPolicy)
    return Cores.map(known.count, workers: workers) { indices in
      let session = CheckSession(ModuleDeclarations(shared), texts: texts)
      let members = MemberChecker(ExpressionChecker(session), errorPolicy: policy)
      return indices.map { known[$0] ?? check(members, $0) }
    }
  }

  /// Adds the counts of what another thread or an earlier check has found, which does not know how many names have been
  /// compared before. Returns nil if these are too many.
  private func limited<Value>(_ found: Found<Value>) -> Found<Value>? {
    if found.comparedNames > 0, declarations.sink.isOverLimit(adding: found.comparedNames) { return nil }
    declarations.addCounts(of: found)
    return found
  }
}

/// What the check of one view model has found.
final class Found<Value: Sendable>: Sendable {
  let value: Value
  private let diagnostics: [Diagnostic]
  private let contextFreeCalls: [(CallGraph.Node, SourceRange)]
  private let texts: TextRanges
  private let memberUses: [SourceRange: MemberUse]
  private let types: [(name: String, entry: TypeEntry)]
  private let hasUnknownErrors: Bool
  let comparedNames: Int
  let typeListingCount: Int
  private let inferredCount: Int
  private let record: SymbolRecorder.Record?

  /// Calls `check` with a session of its own, which begins with the texts of the declarations outside of view models.
  convenience init(by members: MemberChecker, _ check: (MemberChecker) -> Value) {
    self.init(by: members, TextRanges(), [:], check)
  }

  /// Calls `check` with a session that begins with what an earlier pass has found.
  ///
  /// - Parameter uses: The earlier uses of members; nil for those that the earlier pass has found.
  convenience init(
    by members: MemberChecker, after earlier: Found<some Sendable>, uses: [SourceRange: MemberUse]? = nil,
    _ check: (MemberChecker) -> Value
  ) {
    self.init(by: members, earlier.texts, uses ?? earlier.memberUses, check)
  }

  private init(
    by members: MemberChecker, _ texts: TextRanges, _ uses: [SourceRange: MemberUse], _ check: (MemberChecker) -> Value
  ) {
    let declarations = members.declarations
    let session = CheckSession(
      declarations, texts: texts, shared: members.expressions.session.texts, earlierUses: uses)
    let sink = declarations.sink
    let (reported, compared, listed) = (sink.diagnostics.count, sink.comparedNames, declarations.typeListingCount)
    let counts = declarations.index?.counts
    declarations.madeTypes = []
    value = check(MemberChecker(ExpressionChecker(session), errorPolicy: members.errorPolicy))
    diagnostics = sink.take(after: reported)
    contextFreeCalls = session.contextFreeCalls
    self.texts = session.texts
    memberUses = session.memberUses
    types = declarations.madeTypes
    hasUnknownErrors = declarations.hasUnknownErrors
    comparedNames = sink.comparedNames - compared
    typeListingCount = declarations.typeListingCount - listed
    inferredCount = session.inferredCount
    record = counts.flatMap { declarations.index?.take(after: $0) }
  }

  /// Adds the types, which other view models can use.
  func declare(in declarations: ModuleDeclarations) {
    for type in types { declarations.tables.types[type.name] = type.entry }
    if hasUnknownErrors { declarations.tables.hasUnknownErrors = true }
  }

  /// Adds what does not matter to other view models.
  func report(to session: CheckSession) {
    session.declarations.sink.report(diagnostics)
    session.contextFreeCalls += contextFreeCalls
    session.memberUses.merge(memberUses) { $0.union($1) }
    session.inferredCount += inferredCount
    if let record { session.declarations.index?.add(record) }
  }
}

extension ModuleDeclarations {
  /// Adds the counts of a check elsewhere.
  fileprivate func addCounts(of found: Found<some Sendable>) {
    sink.add(comparedNames: found.comparedNames)
    typeListingCount += found.typeListingCount
  }
}

/// The order in which the interfaces of view models are resolved: each after those that its values read.
///
/// View models that read each other keep their source order. A value that reads an interface whose types are not known
/// yet is reported when it is typed.
struct InterfaceOrder {
  let order: [Int]
  /// The same view models in groups that do not read each other. Each group reads only earlier ones.
  let levels: [[Int]]

  init(of viewModels: [ViewModelSyntax]) {
    let numbers = Dictionary(
      zip(viewModels.map(\.name.text), viewModels.indices), uniquingKeysWith: { first, _ in first })
    let links = viewModels.enumerated().map { index, viewModel in
      let read = viewModel.members.flatMap { $0.traits.interfaceValues }.flatMap {
        FreeNames.of($0, among: numbers, called: numbers)
      }
      // A duplicate follows the view model that its name means.
      return numbers[viewModel.name.text].map { $0 == index ? read : read + [$0] } ?? read
    }
    order = orderAndCycles(count: viewModels.count, successors: { links[$0] }).order
    var levelOf = [Int?](repeating: nil, count: viewModels.count)
    var levels: [[Int]] = []
    for index in order {
      let level = links[index].compactMap { levelOf[$0] }.max().map { $0 + 1 } ?? 0
      levelOf[index] = level
      if level == levels.count { levels.append([]) }
      levels[level].append(index)
    }
    self.levels = levels
  }
}
