import VmgenSchemaSyntax

/// The checked members of a view model. Each pass adds members.
struct CheckedMembers: MemberList {
  let name: String
  let range: SourceRange
  /// The identities of the members in source order.
  let ids: [MemberID]
  /// In source order, with `.invalid` for those that are not checked yet or cannot be.
  private(set) var members: [Member] {
    didSet { index = nil }
  }
  private var index: Index?

  init(of syntax: ViewModelSyntax) {
    name = syntax.name.text
    range = syntax.range
    var (ids, members): ([MemberID], [Member]) = ([], [])
    for (index, member) in syntax.members.enumerated() {
      let node = member.node
      let id = MemberID(index: index, name: node.declaredName?.text ?? "")
      ids.append(id)
      members.append(.invalid(InvalidMember(id: id, range: node.range)))
    }
    (self.ids, self.members) = (ids, members)
  }

  mutating func add(_ member: Member) { members[member.id.index] = member }

  var membersByKind: MembersByKind { index?.membersByKind ?? MembersByKind(members) }

  /// The queries in expressions outside steps.
  var queriesInFormulas: [ServiceCall] { index?.queriesInFormulas ?? members.queriesInFormulas }

  /// The environment of the values of an example's `given` and `when`.
  var givenEnvironment: Environment { index?.givenEnvironment ?? Environment(ofValuesGivenTo: self) }

  /// Returns the first input with a name.
  func input(named name: String) -> Input? {
    if let index { return index.inputsByName[name] }
    return inputs.first { $0.name == name }
  }

  /// The same members, which are collected by kind. Otherwise, each access to a kind searches all members.
  var indexed: CheckedMembers {
    if index != nil { return self }
    var indexed = self
    indexed.index = Index(self)
    return indexed
  }

  /// What every step of an example reads.
  private final class Index {
    let membersByKind: MembersByKind
    let queriesInFormulas: [ServiceCall]
    let inputsByName: [String: Input]
    let givenEnvironment: Environment

    init(_ model: CheckedMembers) {
      membersByKind = MembersByKind(model.members)
      queriesInFormulas = model.members.queriesInFormulas
      inputsByName = Dictionary(
        membersByKind.inputs.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
      givenEnvironment = Environment(ofValuesGivenTo: model)
    }
  }
}

extension [Member] {
  /// The queries in expressions outside steps.
  fileprivate var queriesInFormulas: [ServiceCall] {
    var queries: [ServiceCall] = []
    for member in self {
      member.forEachFormula { formula in
        formula.forEachExpression { if case .query(let call) = $0.kind { queries.append(call) } }
      }
    }
    return queries
  }
}

extension ViewModelInterface {
  /// Adds the members that a parent can use.
  mutating func complete(with members: CheckedMembers, _ environment: Environment) {
    inputs = members.inputs
    hasEdits = environment.hasEdits
    eventCount = environment.names { if case .event = $0 { true } else { false } }.count
    self.members = environment.members.filter { if case .hidden = $0.value.property { false } else { true } }
  }
}
