import VmgenSchemaSyntax

/// The checked members of a view model. Each pass adds members.
struct CheckedMembers: MemberList {
  let name: String
  let range: SourceRange
  /// The identities of the members in source order.
  let ids: [MemberID]
  /// In source order, with `.invalid` for those that are not checked yet or cannot be.
  private(set) var members: [Member] {
    didSet { collected = Collected() }
  }
  private var collected = Collected()

  init(of syntax: ViewModelSyntax) {
    name = syntax.name.text
    range = syntax.range
    var (ids, members): ([MemberID], [Member]) = ([], [])
    for (index, member) in syntax.members.enumerated() {
      let node = member.node
      let id = syntax.id(at: index)
      ids.append(id)
      members.append(.invalid(InvalidMember(id: id, range: node.range)))
    }
    (self.ids, self.members) = (ids, members)
  }

  /// Creates the members of a view model that earlier passes have checked.
  init(_ members: [Member], of syntax: ViewModelSyntax) {
    name = syntax.name.text
    range = syntax.range
    ids = syntax.members.indices.map(syntax.id)
    self.members = members
  }

  /// Adds a member, at the end if the schema does not contain it.
  mutating func add(_ member: Member) {
    if member.id.index == members.count { members.append(member) } else { members[member.id.index] = member }
  }

  var membersByKind: MembersByKind { Self.value(&collected.membersByKind) { MembersByKind(members) } }

  /// The queries in expressions outside steps.
  var queriesInFormulas: [ServiceCall] { Self.value(&collected.queriesInFormulas) { members.queriesInFormulas } }

  /// The environment of the values of an example's `given` and `when`.
  var givenEnvironment: Environment {
    Self.value(&collected.givenEnvironment) { Environment(ofValuesGivenTo: self) }
  }

  /// Returns the first input with a name.
  func input(named name: String) -> Input? {
    let inputsByName = Self.value(&collected.inputsByName) {
      Dictionary(inputs.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }
    return inputsByName[name]
  }

  /// What has been collected from the members since the last member was added, each when it was first read.
  private final class Collected {
    var membersByKind: MembersByKind?
    var queriesInFormulas: [ServiceCall]?
    var inputsByName: [String: Input]?
    var givenEnvironment: Environment?
  }

  private static func value<Value>(_ stored: inout Value?, _ collect: () -> Value) -> Value {
    if let stored { return stored }
    let value = collect()
    stored = value
    return value
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
    privateNames = environment.privateNames
    self.members = environment.members.filter { name, member in
      if case .hidden = member.property { false } else { !environment.privateNames.contains(name) }
    }
    for (name, member) in environment.members {
      guard case .overloads(let commands) = member.kind else { continue }
      let visible = commands.filter { !privateNames.contains($0.name) }
      if visible.isEmpty { privateNames.insert(name) }
      self.members?[name] = visible.isEmpty ? nil : .overloads(visible)
    }
  }
}
