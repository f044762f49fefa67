import VmgenSchemaSyntax

/// A stored value of a view model: the root of paths and of dependencies.
package indirect enum StorageReference: Hashable, Sendable {
  case input(MemberID)
  case state(MemberID)
  /// The stored state of an edit: its text, whether it was touched, and its value unless the value is stored elsewhere.
  case edit(MemberID)
  /// The stored state of a draft: whether it was modified, and its value. Until it is modified, its value is that of
  /// its source.
  case draft(MemberID)
  /// The stored state of a command: its runs, its error and its question.
  case command(MemberID)
  /// The query results of a service, identified by the `use`. They change when a step invalidates them.
  case service(MemberID)
  /// The values of a child. A field of it is a property of the child.
  case child(MemberID)
  /// The elements of a list in its order. A list changes when rows are inserted, removed or moved; its elements also
  /// change when the value of one does.
  case elements(MemberID)
  /// The loaded pages of a list, with its local changes and its selection.
  case load(MemberID)
  /// The edit that has the focus.
  case focus(MemberID)
  case context(ContextPart)
  /// A variable of the steps.
  case variable(String)

  /// The member, or nil for a part of the context or a variable of the steps.
  package var member: MemberID? { kindAndMember.member }

  /// The place in the order of leaves: by kind, then in source order.
  var order: (kind: Int, place: Int) {
    if case .context(let part) = self { return (kindAndMember.kind, ContextPart.allCases.firstIndex(of: part) ?? 0) }
    return (kindAndMember.kind, member?.index ?? 0)
  }

  private var kindAndMember: (kind: Int, member: MemberID?) {
    switch self {
    case .input(let id): (0, id)
    case .state(let id): (1, id)
    case .edit(let id): (2, id)
    case .draft(let id): (3, id)
    case .command(let id): (4, id)
    case .service(let id): (5, id)
    case .child(let id): (6, id)
    case .elements(let id): (7, id)
    case .load(let id): (8, id)
    case .focus(let id): (9, id)
    case .context: (10, nil)
    case .variable: (11, nil)
    }
  }

  /// The member whose stored value is its value and nothing else: an input or a state.
  package var plainMember: MemberID? {
    switch self {
    case .input(let id), .state(let id): id
    default: nil
    }
  }

  /// Whether only steps write the value, which views display.
  var isDisplayed: Bool { if case .state = self { true } else { false } }

  package var isFocus: Bool { if case .focus = self { true } else { false } }

  /// The name of the member, of the part of the context or of the variable.
  package var name: String {
    switch self {
    case .context(let part): part.rawValue
    case .variable(let name): name
    default: member?.name ?? ""
    }
  }
}

/// The path of a stored value or of a field inside one. Expressions read paths; steps, edits and drafts write them.
package struct StoragePath: Sendable {
  /// A field, with its declared type.
  package struct Step: Sendable {
    package var field: String
    package var type: Type

    package init(field: String, type: Type) {
      self.field = field
      self.type = type
    }
  }

  package var root: StorageReference
  /// The type of the value at the root.
  package var rootType: Type
  package var steps: [Step]

  package init(root: StorageReference, type: Type, steps: [Step] = []) {
    self.root = root
    rootType = type
    self.steps = steps
  }

  /// Appends a field of the value at the end.
  ///
  /// - Parameter type: The declared type of the field, even if the value that contains it may be nil.
  package mutating func append(_ field: String, _ type: Type) { steps.append(Step(field: field, type: type)) }

  /// Appends fields of the value at the end.
  func appending(_ steps: [Step]) -> StoragePath { StoragePath(root: root, type: rootType, steps: self.steps + steps) }

  /// A placeholder for a path that was not found. An error has been reported.
  static let unknown = StoragePath(root: .state(.unknown), type: .unknown)
}

extension StoragePath {
  /// A step as an expression spells it.
  package struct Link {
    package var field: String
    /// Whether the value that the step reads from is optional: `?.field`.
    package var isChained: Bool
    /// What Swift and the schema language write before the field.
    package var separator: String { isChained ? "?." : "." }
  }

  /// The steps as expressions spell them: a step is chained if the declared type of the value before it is optional.
  /// After `rule?.place`, the step to the `name` of a `place` that is not optional is not chained: `rule?.place.name`.
  package var links: [Link] {
    zip(steps, [rootType] + steps.map(\.type)).map { Link(field: $0.field, isChained: $1.isOptional) }
  }

  /// Whether a value on the way to the end may be nil.
  package var isChained: Bool {
    !steps.isEmpty && (rootType.isOptional || steps.dropLast().contains { $0.type.isOptional })
  }

  /// The path of the last value on the way to the end that may be nil: `user.address` for `user.address?.city`.
  package var optionalOwner: StoragePath? {
    guard let last = links.lastIndex(where: \.isChained) else { return nil }
    return StoragePath(root: root, type: rootType, steps: Array(steps[..<last]))
  }

  /// The declared type of the last field, even if the value that contains it may be nil.
  package var endType: Type { steps.last?.type ?? rootType }

  /// The type of the value at the end, which is optional if a value on the way may be nil.
  package var type: Type { isChained ? endType.asOptional : endType }
}

/// Two steps are equal if they read the same field. Their types are then equal too.
extension StoragePath.Step: Hashable {
  package static func == (first: StoragePath.Step, second: StoragePath.Step) -> Bool { first.field == second.field }

  package func hash(into hasher: inout Hasher) { hasher.combine(field) }
}

/// Two paths are equal if they refer to the same stored value. Their types are then equal too.
extension StoragePath: Hashable {
  package static func == (first: StoragePath, second: StoragePath) -> Bool {
    first.root == second.root && first.steps == second.steps
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(root)
    hasher.combine(steps)
  }
}

extension StoragePath {
  /// The path as an expression in source form: `person.address?.city`.
  package var text: String {
    var text = root.name
    var isChained = rootType.isOptional
    for step in steps {
      text += isChained ? "?." : "."
      text += step.field
      isChained = step.type.isOptional
    }
    return text
  }

  /// Returns whether one of the paths is inside the other.
  package func overlaps(_ other: StoragePath) -> Bool { isInside(other) || other.isInside(self) }

  /// Returns whether the path equals `other` or is inside it.
  func isInside(_ other: StoragePath) -> Bool {
    root == other.root && steps.starts(with: other.steps)
  }
}
