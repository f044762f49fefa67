import VmgenSchemaSyntax

/// What the value of an expression comes from, a path begins with, and the dependency graph watches.
package enum StorageReference: Hashable, Sendable {
  case input(MemberID)
  case state(MemberID)
  /// What is stored of an edit: its value where it is the view model's own, its text, and whether it was touched.
  case edit(MemberID)
  /// What is stored of a draft: whether it was written to, and its value. Until it is written to, its value is that of
  /// its
  /// source.
  case draft(MemberID)
  /// What is stored of a command: its runs, its error and its question.
  case command(MemberID)
  /// The results of a service's queries, by the `use`. They change when a step invalidates them.
  case service(MemberID)
  case context(ContextPart)

  /// The member; nil for a part of the context.
  package var member: MemberID? {
    switch self {
    case .input(let id), .state(let id), .edit(let id), .draft(let id), .command(let id), .service(let id): id
    case .context: nil
    }
  }

  /// The name of the member or of the part of the context.
  package var name: String {
    if case .context(let part) = self { return part.rawValue }
    return member?.name ?? ""
  }
}

/// A stored value or a field inside one: what an expression reads, and what a step, an edit or a draft writes.
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
  /// The type of the value at the end: optional where a step on the way may be nil.
  package var type: Type

  package init(root: StorageReference, rootType: Type, steps: [Step] = [], type: Type) {
    self.root = root
    self.rootType = rootType
    self.steps = steps
    self.type = type
  }

  /// The path of a whole stored value.
  package init(root: StorageReference, type: Type) {
    self.init(root: root, rootType: type, type: type)
  }

  /// Appends a field of the value at the end.
  ///
  /// - Parameter fieldType: the field's own type, whether or not the value may be nil.
  package mutating func append(_ field: String, _ fieldType: Type) {
    let isChained = type.isOptional
    steps.append(Step(field: field, isChained: isChained))
    type = isChained ? fieldType.asOptional : fieldType
  }

  /// Stands where no path could be found, and an error was reported.
  static let unknown = StoragePath(root: .state(.unknown), type: .unknown)
}

/// Two paths are equal if they lead to the same place. The types of their components follow from that.
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
  /// The path as an expression writes it: `person.address?.city`.
  package var text: String {
    steps.reduce(into: root.name) { $0 += ($1.isChained ? "?." : ".") + $1.field }
  }

  /// Whether the place is inside of `other`, or the same.
  func isInside(_ other: StoragePath) -> Bool {
    root == other.root && steps.starts(with: other.steps)
  }
}
