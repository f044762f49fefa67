import VmgenSchemaSyntax

/// A checked view model.
package struct ViewModel: MemberList, Sendable {
  package let name: String
  package let range: SourceRange
  package let documentation: Documentation
  /// The members in source order. The position of each is the `index` of its ``MemberID``.
  package let members: [Member]
  package let graph: DependencyGraph
  /// Whether the view model stores values, calls services or runs steps, in addition to computing values.
  package let isStateful: Bool
  /// The screen of the view model; nil if nothing navigates to it.
  package let screen: Screen?
  /// The members that only the view model and its examples can use.
  package let privateMembers: Set<MemberID>
  /// The names of its `static` functions and constants in ``SchemaSet/functions``.
  package let methods: [String]
  package let membersByKind: MembersByKind

  package init(
    name: String, range: SourceRange, documentation: Documentation, members: [Member], graph: DependencyGraph,
    isStateful: Bool, screen: Screen? = nil, privateMembers: Set<MemberID> = [], methods: [String] = []
  ) {
    self.name = name
    self.range = range
    self.documentation = documentation
    self.members = members
    self.graph = graph
    self.isStateful = isStateful
    self.screen = screen
    self.privateMembers = privateMembers
    self.methods = methods
    membersByKind = MembersByKind(members)
  }

  /// The view model without its private members.
  package var withoutPrivate: ViewModel {
    let shown = members.map { member in
      privateMembers.contains(member.id)
        ? .invalid(InvalidMember(id: member.id, range: member.checked.range)) : member
    }
    return ViewModel(
      name: name, range: range, documentation: documentation, members: shown, graph: graph, isStateful: isStateful,
      screen: screen, privateMembers: privateMembers, methods: methods)
  }

  /// Returns the name of a command's method in Swift, which overloads of a command share.
  package func methodName(of command: MemberID) -> String {
    if case .command(let command)? = self[command] { command.methodName } else { command.name }
  }

  /// Returns the property whose `set` has the steps of a command; nil for a written command.
  package func property(setBy command: MemberID) -> String? {
    if case .command(let command)? = self[command] { command.property } else { nil }
  }
}

/// The interface of a view model: the values that other view models can read, and the parameters for creating it, as in
/// `HomeViewModel(user: user)`.
package struct ViewModelInterface: Sendable {
  package var name: String
  /// The inputs in source order. For a view model of another module, only the existence of a default is known, not its
  /// value.
  package var inputs: [Input]
  /// The services that the view model uses, directly or in view models that it creates, sorted and including
  /// `Navigator`.
  package var services: [String]
  /// Whether a step of the module or of an imported one navigates to the view model, or it returns a result.
  package var isScreen = false
  /// The type of the value that the screen returns, if any.
  package var result: Type?
  /// The members that a parent can use, by name. They are available after the interface is resolved, and never for a
  /// view model of another module.
  var members: [String: MemberFacts]?
  /// The names of the private members.
  var privateNames: Set<String> = []
  /// The number of events among the members.
  var eventCount = 0
  /// Whether the view model has edits, and therefore the property `isValid`.
  var hasEdits = false
}
