import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// How generated code stores a kind of storage. Code that differs for kinds of storage reads these facts, so that a new
/// kind is described in one place.
struct StorageAccess {
  /// The structure that contains the value.
  enum Owner {
    /// The inputs of the view model.
    case inputs
    /// The display context, a part of the inputs.
    case context
    /// The stored values. The value of an edit or a loaded list is a member of a stored value.
    case stored(valueMember: String?)
    /// The stored values, which rules read and write: until a draft is modified, its value is that of its source.
    case rules(valueMember: String)
    /// The children, which formulas read like derived values.
    case children
  }

  var owner: Owner
  /// Whether the storage can change with each page of a list.
  var changesWithPages = false
}

extension StorageReference {
  var access: StorageAccess {
    switch self {
    case .input: StorageAccess(owner: .inputs)
    case .context(let part): StorageAccess(owner: .context, changesWithPages: part == .now)
    // No graph and no rule has the path of a variable, which is a local of the steps.
    case .state, .focus, .variable: StorageAccess(owner: .stored(valueMember: nil))
    case .edit: StorageAccess(owner: .stored(valueMember: "value"))
    case .draft: StorageAccess(owner: .rules(valueMember: "value"))
    case .command, .service: StorageAccess(owner: .stored(valueMember: nil), changesWithPages: true)
    case .load: StorageAccess(owner: .stored(valueMember: "items"), changesWithPages: true)
    case .child, .elements: StorageAccess(owner: .children, changesWithPages: true)
    }
  }

  /// Whether rules read and write the value.
  var isInRules: Bool { if case .rules = access.owner { true } else { false } }

  var isContext: Bool { if case .context = self { true } else { false } }

  /// The identity of an input; nil for other storage.
  var input: MemberID? { if case .input(let id) = self { id } else { nil } }
}
