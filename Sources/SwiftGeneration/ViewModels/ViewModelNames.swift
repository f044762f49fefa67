import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The names in the expressions of a view model, which occur in the accessors of its `CurrentValues`, in closures that
/// receive those values, and in the steps of its commands.
struct ViewModelNames: NameLookup {
  /// The place of an expression.
  enum Place {
    /// An accessor of `CurrentValues`, which refers to the members by their names.
    case accessor
    /// A closure in a static member of `CurrentValues`. `values` refers to the closure's values.
    case rule(values: SwiftExpression)
    /// A closure in the steps of a command. `values` refers to the closure's values.
    case step(values: SwiftExpression)
  }

  let members: ViewModelMembers
  var place = Place.accessor
  /// The expression for the pending value of an edit in the edit's own rules.
  var pendingValue: (edit: MemberID, value: SwiftExpression)?
  /// Whether the steps are those of the error policy, which receives its services as an argument.
  var isErrorPolicy = false
  /// Whether states are members of the values themselves, as in a fake.
  var storesInMembers = false
  /// The types of the errors of the commands as values, in the condition and the busy text of a command, which read
  /// stored states of commands; none elsewhere.
  var storedFailures: [MemberID: SwiftExpression] = [:]
  /// The names of the derived values that methods return.
  var cachedNames: Set<String>

  init(_ members: ViewModelMembers) {
    self.members = members
    cachedNames = Set(members.renewals.keys)
  }

  func at(_ place: Place) -> ViewModelNames {
    var names = self
    names.place = place
    return names
  }

  var context: SwiftExpression { value("inputs").member("context") }

  /// Returns a member of `CurrentValues`.
  func value(_ name: String) -> SwiftExpression {
    switch place {
    case .accessor: .text(name)
    case .rule(let values), .step(let values): values.member(name)
    }
  }

  /// The `CurrentValues` as a whole.
  var values: SwiftExpression {
    switch place {
    case .accessor: .text("self")
    case .rule(let values), .step(let values): values
    }
  }

  /// The `CurrentValues` as an `inout` argument: `&$0`.
  var writableValues: SwiftExpression { .prefix("&", values) }

  /// Returns the rules of an edit, a draft or a command, which are a static member: `ageRules`.
  func rules(of name: String) -> SwiftExpression {
    let rules = swiftIdentifier(GeneratedName.rules(of: name))
    return switch place {
    case .accessor: .text("Self").member(rules)
    case .rule: .text(rules)
    case .step: .text("CurrentValues").member(rules)
    }
  }

  func stored(_ name: String) -> SwiftExpression {
    (storesInMembers ? values : value("stored")).member(swiftIdentifier(name, .member))
  }

  func reference(_ reference: Reference) -> SwiftExpression {
    switch reference {
    case .storage(let storage): self.storage(storage)
    case .derived(let id): derivedValue(id.name)
    case .local(let name), .carried(let name), .sample(let name): .text(swiftIdentifier(name))
    case .pending(let id): pending(id)
    case .column(let name): .column(name)
    case .closureParameter(let index): .parameter(index)
    }
  }

  private func storage(_ storage: StorageReference) -> SwiftExpression {
    let name = storage.name
    if case .variable = storage { return .text(swiftIdentifier(name)) }
    switch storage.access.owner {
    case .inputs: return value("inputs").member(swiftIdentifier(name, .member))
    case .context: return context.member(name)
    case .children: return derivedValue(name)
    case .rules: return rules(of: name).member("value").call(["in": values])
    case .stored(let valueMember?): return stored(name).member(valueMember)
    case .stored(nil): return stored(name)
    }
  }

  /// A new identifier. The functions of a fake have no run, whose clock counts identifiers.
  var newID: SwiftExpression { storesInMembers ? .text("UUID").call() : .run.member("newID").call() }

  var followsTime: Bool {
    if case .step = place { false } else { true }
  }

  private func pending(_ edit: MemberID) -> SwiftExpression {
    if let pendingValue, pendingValue.edit == edit { return pendingValue.value }
    return rules(of: edit.name).member("pending").call(["in": writableValues])
  }

  func meaning(of reference: Reference) -> TypedExpression? {
    guard case .storage(.edit(let id)) = reference else { return nil }
    return members.boundValue(of: id)
  }

  func facet(_ facet: Facet) -> SwiftExpression {
    switch facet {
    case .member(let id, .command(let facet)): status(of: id, for: facet).facet(facet)
    case .member(let id, .list(let facet)): value(of: facet, of: id)
    case .member(let id, let facet): derivedValue(id.name).member(facet.name)
    case .isValid: derivedValue(DependencyGraph.validityName)
    case .calls: .text("0")
    case .arguments, .lastArgument, .fakeState, .emissions, .eventValues, .lastEventValue, .history: .nil
    }
  }

  private func value(of facet: ListFacet, of list: MemberID) -> SwiftExpression {
    if facet == .selection, case .list(let member)? = members.viewModel[list], member.selection != nil {
      return stored(list.name).member("ids")
    }
    guard facet.isContent else {
      return derivedValue(DependencyGraph.NodeID.loadStatus(list).name).member(facet.rawValue)
    }
    let content = derivedValue(GeneratedName.content(of: list.name))
    return switch facet {
    case .count, .isEmpty: content.member("items").member(facet.rawValue)
    case .items: members.viewModel.elements(content.member("items"), of: list)
    default: content.member(facet.rawValue)
    }
  }

  /// Returns the status of a command, or the part of it that depends on no condition.
  private func status(of command: MemberID, for facet: CommandFacet) -> SwiftExpression {
    guard facet.isStored, let failure = storedFailures[command] else { return derivedValue(command.name) }
    if facet == .isRunning { return stored(command.name) }
    return rules(of: command.name).member("ownStatus").call(["of": writableValues, "failing": failure])
  }

  /// The services of running steps: `run.services`.
  var servicesOfRun: SwiftExpression { isErrorPolicy ? .text("services") : .run.member("services") }

  func service(_ name: String) -> SwiftExpression {
    let services = isErrorPolicy ? servicesOfRun : value("services")
    return services.member(swiftIdentifier(lowerCamelCased(name), .member))
  }

  /// Returns a derived value: `nameText()`, or `title` if it is not cached.
  func derivedValue(_ name: String) -> SwiftExpression {
    let value = derivedMember(members.accessor(of: name))
    return cachedNames.contains(name) ? value.call() : value
  }

  /// Returns a derived value after a change of what it reads: `renewNameText()`.
  ///
  /// - Parameter locals: The local variables, which hide members with the same names.
  func renewedValue(_ name: String, among locals: Set<String>) -> SwiftExpression {
    let renewal = members.renewals[name]
    let member = renewal ?? members.accessor(of: name)
    let value =
      locals.contains(member)
      ? SwiftExpression.text("self").member(swiftIdentifier(member, .member)) : derivedMember(member)
    return renewal == nil ? value : value.call()
  }

  private func derivedMember(_ name: String) -> SwiftExpression {
    let member = swiftIdentifier(name, .member)
    switch place {
    case .accessor: return Self.localNames.contains(name) ? .text("self").member(member) : .text(swiftIdentifier(name))
    case .rule(let values), .step(let values): return values.member(member)
    }
  }

  func custom(_ name: String) -> SwiftExpression {
    .text(swiftIdentifier(members.viewModel.name)).member(swiftIdentifier(name, .member))
  }

  // MARK: Bare names

  /// The locals of the generated accessors and of `updateDerived`, which hide derived values with the same names.
  private static let localNames: Set<String> = ["fresh", "old", "changes", "tracking"]
  /// The members that every `CurrentValues` has.
  private static let valueNames: Set<String> = ["inputs", "derived", "updateDerived"]
  /// The additional members of `CurrentValues` in a stateful view model.
  private static let statefulValueNames: Set<String> = ["stored", "services", "invalidateDerived", "children"]
  /// The names that the steps of a command use.
  private static let stepNames: Set<String> = ["run", "values", "viewModelState"]
  /// The names that the rules of an edit use.
  private static let ruleNames: Set<String> = [
    "values", "services", "context", "inputs", "owner", "event", "element", "id",
  ]

  func isTaken(_ name: String) -> Bool {
    if case .accessor = place { return members.nodeNames.contains(name) || isReserved(name) }
    return isReserved(name)
  }

  func hides(function name: String) -> Bool { members.all.contains(name) || isTaken(name) }

  func isReserved(_ name: String) -> Bool {
    switch place {
    case .accessor:
      Self.valueNames.contains(name) || Self.localNames.contains(name)
        || members.viewModel.isStateful && Self.statefulValueNames.contains(name)
    case .rule: Self.ruleNames.contains(name) || members.rules.contains(name)
    case .step: Self.stepNames.contains(name)
    }
  }
}
