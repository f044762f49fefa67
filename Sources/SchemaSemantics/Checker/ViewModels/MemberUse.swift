import VmgenSchemaSyntax

/// How the members of a view model are used, for warnings about unused ones.
struct MemberUse: Sendable {
  struct Way: OptionSet, Sendable {
    let rawValue: UInt8

    /// A step or the arguments of a `follow` read the member.
    static let read = Way(rawValue: 1 << 0)
    /// A step, a `follow` or an edit writes the member.
    static let written = Way(rawValue: 1 << 1)
    /// A custom, a command or a use is called, or a draft is committed or edited.
    static let called = Way(rawValue: 1 << 2)
    /// A step emits the event.
    static let emitted = Way(rawValue: 1 << 3)
  }

  private(set) var ways: [String: Way] = [:]
  /// The view models that a step creates.
  var createdViewModels: Set<String> = []
  /// The screens that steps wait for until they are closed, without their results.
  var awaitedScreens: Set<String> = []

  mutating func note(_ way: Way, _ name: String) { ways[name, default: []].formUnion(way) }

  func union(_ other: MemberUse) -> MemberUse {
    var union = self
    for (name, way) in other.ways { union.note(way, name) }
    union.createdViewModels.formUnion(other.createdViewModels)
    union.awaitedScreens.formUnion(other.awaitedScreens)
    return union
  }
}

extension ExpressionChecker {
  /// The uses of the view model's members so far.
  var memberUse: MemberUse {
    guard let user = environment.user else { return MemberUse() }
    let use = session.memberUses[user] ?? MemberUse()
    return session.earlierUses[user].map(use.union) ?? use
  }

  func noteUse(_ way: MemberUse.Way, _ name: String) { changeUse { $0.note(way, name) } }
  func noteCreated(_ viewModel: String) { changeUse { $0.createdViewModels.insert(viewModel) } }
  func noteAwaited(_ screen: String) { changeUse { $0.awaitedScreens.insert(screen) } }

  private func changeUse(_ change: (inout MemberUse) -> Void) {
    if let user = environment.user { change(&session.memberUses[user, default: MemberUse()]) }
  }
}

extension MemberFacts {
  /// A warning about a member that nothing uses.
  struct UnusedWarning: Sendable {
    /// Returns the diagnostic for the name of the member.
    let kind: @Sendable (String) -> DiagnosticKind
    /// The uses that prevent the warning.
    let unless: MemberUse.Way
    /// Whether rows and examples can use the member, so that all view models must be checked before.
    var isLate = false
    /// Whether views read the member unless it is private, which is a use.
    var isForPrivate = false

    init(
      unless: MemberUse.Way, isLate: Bool = false, isForPrivate: Bool = false,
      _ kind: @escaping @Sendable (String) -> DiagnosticKind
    ) {
      self.kind = kind
      self.unless = unless
      self.isLate = isLate
      self.isForPrivate = isForPrivate
    }

    /// The warning about a private member.
    ///
    /// - Parameter use: What nothing does with the member.
    static func ofPrivate(
      _ noun: String, unless: MemberUse.Way, isLate: Bool = true, is use: String = "read"
    ) -> UnusedWarning {
      UnusedWarning(unless: unless, isLate: isLate, isForPrivate: true) { .unusedPrivate(noun, name: $0, is: use) }
    }
  }
}

/// Warnings about unused members.
extension MemberChecker {
  func checkUse(of model: CheckedMembers, in resolved: ResolvedViewModel, _ graph: DependencyGraph) {
    // Of two members of one name it is not known which is read.
    guard resolved.environment.ambiguous.isEmpty else { return }
    let checker = expressions.in(resolved.environment)
    for name in readMembers(model, checker, graph) { checker.noteUse(.read, name) }
    let use = checker.memberUse
    for (name, warning) in unusedWarnings(of: resolved.syntax, resolved.environment, use, areLate: false)
    where !isIdentity(model.input(named: name.text), of: model.name) {
      report(warning, name)
    }
  }

  /// Whether an input identifies a screen, a child or a row, or is a part of a link.
  private func isIdentity(_ input: Input?, of viewModel: String) -> Bool {
    guard let input else { return false }
    if input.isConstant, viewModels[viewModel]?.interface.isScreen == true || isChild(viewModel) { return true }
    let screens = declarations.ownSyntaxes.flatMap(\.declarations).flatMap { declaration -> [Expression] in
      if case .router(let router) = declaration { router.links.flatMap(\.screens) } else { [] }
    }
    return screens.contains { screen in
      guard case .call(_, let arguments) = screen.kind, screen.calledName == viewModel else { return false }
      return arguments.contains { $0.label?.text == input.name }
    }
  }

  private func isChild(_ viewModel: String) -> Bool {
    declarations.ownSyntaxes.flatMap(\.declarations).contains { declaration in
      guard case .viewModel(let parent) = declaration else { return false }
      return parent.members.contains { $0.construction?.name.text == viewModel }
    }
  }

  /// Reports the members that nothing uses, not even rows of lists and examples.
  ///
  /// - Parameter shared: The members that rows write if their lists are corrected as reported, by view model.
  func checkLateUse(of viewModels: [CheckedBodies], except shared: [String: Set<String>]) {
    for model in viewModels where model.hasNoErrors {
      let written = shared[model.syntax.name.text] ?? []
      let use = expressions.in(model.environment).memberUse
      for (name, warning) in unusedWarnings(of: model.syntax, model.environment, use, areLate: true)
      where !written.contains(name.text) {
        report(warning, name)
      }
    }
  }

  private func unusedWarnings(
    of syntax: ViewModelSyntax, _ environment: Environment, _ use: MemberUse, areLate: Bool
  ) -> [(name: Identifier, warning: MemberFacts.UnusedWarning)] {
    syntax.memberNames.compactMap { name in
      let isPrivate = environment.privateNames.contains(name.text)
      let warning = environment.members[name.text]?.unused.first { warning in
        warning.isLate == areLate && (isPrivate || !warning.isForPrivate)
          && use.ways[name.text, default: []].isDisjoint(with: warning.unless)
      }
      return warning.map { (name, $0) }
    }
  }

  private func report(_ warning: MemberFacts.UnusedWarning, _ name: Identifier) {
    guard isNameable(name) else { return }
    report(warning.kind(name.text), at: name.range)
  }

  /// Returns the members that derived values, other nodes or steps read.
  private func readMembers(
    _ model: CheckedMembers, _ checker: ExpressionChecker, _ graph: DependencyGraph
  ) -> Set<String> {
    var read: Set<String> = []
    for node in graph.nodes {
      for index in node.directLeaves {
        // What a node stores of itself is not read by another.
        if let id = graph.leaves[index].root.member, node.id != .member(id) { read.insert(id.name) }
      }
      if node.id == .validity { continue }
      for index in node.directNodes { read.insert(graph.nodes[index].name) }
    }
    let validity = DependencyGraph.validityName
    if read.contains(validity) || checker.memberUse.ways[validity]?.contains(.read) == true {
      read.formUnion(model.edits.map(\.name))
    }
    return read
  }
}
