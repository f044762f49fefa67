import VmgenSchemaSemantics

// Writes of stored values by paths.
extension ViewModelInstance {
  func read(_ path: StoragePath) throws -> Value {
    var value = try self.value(of: path.root)
    for link in path.links {
      if link.isChained {
        guard let wrapped = value.unwrapped else { return .none }
        value = wrapped
      }
      value = try evaluator.field(link.field, of: value)
    }
    return value
  }

  /// Writes a value to a path. It has no effect if an optional on the way is nil.
  func write(_ value: Value, to path: StoragePath) throws {
    try change(path) { $0 = value }
  }

  /// Changes the value at a path.
  func change(_ path: StoragePath, _ body: (inout Value) throws -> Void) throws {
    var root = try value(of: path.root)
    guard try stepEvaluator.change(&root, path.links[...], body) else { return }
    try writeRoot(root, path.root)
  }

  private func writeRoot(_ value: Value, _ root: StorageReference) throws {
    didWrite()
    switch root {
    case .input(let id):
      if try !writeShared(value, id) { inputs[id] = value }
    case .state(let id): states[id] = value
    case .edit(let id):
      edits[id]?.own = value
      edits[id]?.isSuperseded = true
    case .draft(let id): try writeDraft(id, value)
    case .focus: try moveFocus(to: value)
    default: throw EvaluationFailure.unsupported("a write of `\(root.name)`")
    }
  }

  /// Performs a change of a collection or of a part of one of its elements.
  func perform(_ change: CollectionChange, _ scope: Scope, assigned: Value? = nil) throws {
    try self.change(change.path, stepEvaluator.performing(change, scope, assigned: assigned))
  }
}
