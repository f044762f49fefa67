@_spi(Generated) import ViewModelCore

/// The steps that people can undo and redo: an `UndoManager` on Apple's platforms.
@MainActor
protocol UndoStack: AnyObject, Sendable {
  /// Registers a step. While another step is undone, this one can be redone, and vice versa.
  ///
  /// - Parameters:
  ///   - name: The name of the changed edit or of the command in the schema.
  ///   - target: The owner of the step, which the stack does not retain.
  func register(_ name: String?, for target: UndoTarget, _ undo: @escaping @MainActor () -> Void)

  /// Removes the steps of a target.
  func removeSteps(of target: UndoTarget)
}

/// The owner of the steps of one view model.
final class UndoTarget: Sendable {}

extension DisplayContext {
  /// The stack for the changes that people make in view models with this context.
  var undoStack: (any UndoStack)? {
    get { objects.undoStack as? any UndoStack }
    set { objects.undoStack = newValue }
  }
}

/// How the value of an edit or draft is read and restored.
@MainActor
struct UndoableValue<Values: StatefulValues> {
  let read: (inout Values) -> Any
  let differs: (Any, Any) -> Bool
  let write: (Any, inout Values) -> Void

  init<Value>(
    read: @escaping (inout Values) -> Value, differs: @escaping (Value, Value) -> Bool,
    write: @escaping (Value, inout Values) -> Void
  ) {
    self.read = { read(&$0) }
    self.differs = { old, new in
      guard let old = old as? Value, let new = new as? Value else { return true }
      return differs(old, new)
    }
    self.write = { value, values in if let value = value as? Value { write(value, &values) } }
  }
}
