import VmgenMustache
import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// The initial values of states and edits that the initializer of a view model computes, because they read inputs, the
/// context, queries or other members.
struct InitialValues {
  /// The members whose values the initializer binds to names, each after those that it reads. Formulas that an initial
  /// value reads are among them.
  private(set) var bound: [MemberID] = []
  private var isBound: Set<MemberID> = []

  init(of viewModel: ViewModel, _ declarations: SchemaSet) {
    func takesContext(_ name: String) -> Bool { declarations.functions[name]?.takesContext == true }
    for member in viewModel.members {
      guard let value = member.checked.initialValue?.value, value.readsViewModel(takesContext: takesContext) else {
        continue
      }
      bind(member.id, value, viewModel)
    }
  }

  /// Returns the name of a member's value in the initializer; nil if the value is a constant.
  func value(of id: MemberID) -> SwiftExpression? {
    isBound.contains(id) ? .text(swiftIdentifier(id.name)) : nil
  }

  /// Returns the statements before the creation of the stored values; null if all initial values are constants.
  func data(_ members: ViewModelMembers, _ context: FileContext) -> MustacheValue {
    guard !bound.isEmpty else { return .null }
    var lowering = context.lowering(InitialValueNames(members: members))
    let statements = bound.flatMap { id -> [SwiftStatement] in
      guard let (type, value) = members.viewModel.initialValue(of: id) else { return [] }
      return lowering.binding(swiftIdentifier(id.name), type: type, value)
    }
    return ["statements": .statements(statements)]
  }

  private mutating func bind(_ id: MemberID, _ value: TypedExpression, _ viewModel: ViewModel) {
    guard isBound.insert(id).inserted else { return }
    value.forEachExpression { expression in
      guard case .reference(let reference) = expression.kind else { return }
      guard let read = viewModel.memberRead(by: reference), let (_, value) = viewModel.initialValue(of: read) else {
        return
      }
      bind(read, value, viewModel)
    }
    bound.append(id)
  }
}

extension ViewModel {
  /// Returns the type and the initial value of a member that stores one, or of a formula; nil for another member.
  fileprivate func initialValue(of id: MemberID) -> (type: Type, value: TypedExpression)? {
    if case .derived(let derived)? = self[id] { return (derived.type, derived.value) }
    return self[id]?.checked.initialValue.map { ($0.type, $0.value) }
  }

  /// Returns the member whose value a reference reads in the end: the root of the path that a member copies or writes.
  fileprivate func memberRead(by reference: Reference) -> MemberID? {
    switch reference {
    case .derived(let id): return id
    case .storage(let storage):
      var root = storage
      while let id = root.member {
        guard let path = self[id]?.checked.boundPaths.first else { return id }
        root = path.root
      }
      return nil
    default: return nil
    }
  }
}

/// The names in the initial values of a view model, in its initializer.
private struct InitialValueNames: NameLookup {
  let members: ViewModelMembers
  let context = SwiftExpression.text("context")
  var newID: SwiftExpression { context.member("clock").member("newID").call() }

  func reference(_ reference: Reference) -> SwiftExpression { PlainNames().reference(reference) }

  func meaning(of reference: Reference) -> TypedExpression? {
    guard case .storage(let storage) = reference, let id = storage.member else { return nil }
    if let value = members.boundValue(of: id) { return value }
    guard storage.isInRules, let member = members.viewModel[id]?.checked, let source = member.boundPaths.first else {
      return nil
    }
    return members.declarations.value(at: source, member.range)
  }

  func custom(_ name: String) -> SwiftExpression {
    .text(swiftIdentifier(members.viewModel.name)).member(swiftIdentifier(name, .member))
  }

  func service(_ name: String) -> SwiftExpression {
    .text("services").member(swiftIdentifier(lowerCamelCased(name), .member))
  }

  func isTaken(_ name: String) -> Bool { members.all.contains(name) || isReserved(name) }

  func isReserved(_ name: String) -> Bool {
    ["context", "services", "viewModelState"].contains(name)
  }
}
