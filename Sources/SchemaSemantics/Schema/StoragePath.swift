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
  case context(ContextPart)

  /// The member, or nil for a part of the context.
  package var member: MemberID? {
    switch self {
    case .input(let id), .state(let id), .edit(let id), .draft(let id), .command(let id), .service(let id),
      .child(let id), .elements(let id), .load(let id):
      id
    case .context: nil
    }
  }

  /// The name of the member or of the part of the context.
  package var name: String {
    if case .context(let part) = self { return part.rawValue }
    return member?.name ?? ""
  }
}

/// The path of a stored value or of a field inside one. Expressions read paths; steps, edits and drafts write them.
package struct StoragePath: Sendable {
  package struct Step: Hashable, Sendable {
    package var field: String
    /// Whether the value that the step reads from is optional: `?.field`.
    package var isChained: Bool

    package init(field: String, isChained: Bool) {
      self.field = field
      self.isChained = isChained
    }
  }

  package var root: StorageReference
  /// The type of the value at the root.
  package var rootType: Type
  package var steps: [Step]
  /// The type of the value at the end, which is optional if a step of the path may be nil.
  package var type: Type

  package init(root: StorageReference, rootType: Type, steps: [Step] = [], type: Type) {
    self.root = root
    self.rootType = rootType
    self.steps = steps
    self.type = type
  }

  /// Creates the path of a whole stored value.
  package init(root: StorageReference, type: Type) {
    self.init(root: root, rootType: type, type: type)
  }

  /// Appends a field of the value at the end.
  ///
  /// - Parameter fieldType: The declared type of the field, even if the value that contains it may be nil.
  package mutating func append(_ field: String, _ fieldType: Type) {
    let isChained = type.isOptional
    steps.append(Step(field: field, isChained: isChained))
    type = isChained ? fieldType.asOptional : fieldType
  }

  /// A placeholder for a path that was not found. An error has been reported.
  static let unknown = StoragePath(root: .state(.unknown), type: .unknown)
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
    steps.reduce(into: root.name) { $0 += ($1.isChained ? "?." : ".") + $1.field }
  }

  /// Returns whether the path equals `other` or is inside it.
  func isInside(_ other: StoragePath) -> Bool {
    root == other.root && steps.starts(with: other.steps)
  }
}
