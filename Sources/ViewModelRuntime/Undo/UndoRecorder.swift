@_spi(Generated) import ViewModelCore

/// What a person has changed in one step: values of edits and drafts, by their index in `Values.edits`.
struct UndoStep<Values: StatefulValues> {
  var name: String?
  /// The edit whose changes are one step as long as it is edited; nil for other changes.
  var session: AnyEditRules<Values>?
  var changes: [Int: (old: Any, new: Any)] = [:]
}

/// Registers what people change in the edits and drafts of one view model.
///
/// The changes of an edit from the beginning to the end of editing are one step, which is registered at the end, because
/// text controls have an undo of their own meanwhile.
@MainActor
final class UndoRecorder<Values: StatefulValues> {
  let stack: any UndoStack
  private let target = UndoTarget()
  private weak var state: StatefulViewModelState<Values>?
  private weak var owner: Values.OwningViewModel?
  /// The step of the edit that is being edited.
  private var open: UndoStep<Values>?
  private var isPaused = false

  init(_ state: StatefulViewModelState<Values>, of owner: Values.OwningViewModel, in stack: any UndoStack) {
    self.state = state
    self.owner = owner
    self.stack = stack
  }

  deinit {
    let (stack, target) = (stack, target)
    Task { @MainActor in stack.removeSteps(of: target) }
  }

  /// Makes a change of a person, and records what it and the reactions to it have changed.
  func record(_ name: String?, in session: AnyEditRules<Values>?, _ change: () -> Void) {
    guard !isPaused else { return change() }
    let old = values
    pause(change)
    let step = UndoStep(name: name, session: session, changes: changes(from: old, to: values))
    if !step.changes.isEmpty, !extendOpenStep(with: step) {
      close()
      open = step
    }
    closeAfterEditing()
  }

  /// Makes a change that is no step of its own.
  func pause(_ change: () -> Void) {
    let wasPaused = isPaused
    isPaused = true
    change()
    isPaused = wasPaused
  }

  /// Registers the open step when its edit is no longer edited.
  func closeAfterEditing() {
    guard !isPaused, let open, let state else { return }
    if open.session.map({ state.read($0.isEditing) }) != true { close() }
  }

  private func extendOpenStep(with later: UndoStep<Values>) -> Bool {
    guard var step = open, let session = step.session, session === later.session else { return false }
    for (index, change) in later.changes {
      guard let known = step.changes[index] else {
        step.changes[index] = change
        continue
      }
      // Something else has changed the value meanwhile.
      if differ(index, known.new, change.old) { return false }
      step.changes[index]?.new = change.new
    }
    open = step
    return true
  }

  private func close() {
    if let open { register(open) }
    open = nil
  }

  private func register(_ step: UndoStep<Values>) {
    // A person may have typed a text and removed it again.
    guard step.changes.contains(where: { differ($0, $1.old, $1.new) }) else { return }
    stack.register(step.name, for: target) { [weak self, target] in
      withExtendedLifetime(target) { self?.undo(step) }
    }
  }

  /// Restores the old values, except those that something else has changed since.
  private func undo(_ step: UndoStep<Values>) {
    guard let owner, let state else { return }
    let current = values
    var restoring = UndoStep<Values>(name: step.name)
    for (index, change) in step.changes {
      let isOpen = open?.session === Values.edits[index]
      guard isOpen || !differ(index, current[index], change.new) else { continue }
      restoring.changes[index] = (old: current[index], new: change.old)
      if isOpen { open = nil }
    }
    let changes = restoring.changes.sorted { $0.key < $1.key }
    pause {
      write(changes, state, owner)
      // A reaction may have replaced a restored value.
      let reached = values
      if changes.contains(where: { differ($0, reached[$0], $1.new) }) { write(changes, state, owner) }
    }
    register(restoring)
  }

  /// Writes new values: those of a draft before those of its edits.
  private func write(
    _ changes: [(key: Int, value: (old: Any, new: Any))], _ state: StatefulViewModelState<Values>,
    _ owner: Values.OwningViewModel
  ) {
    state.change(owner) { for (index, change) in changes { Values.edits[index].undoable?.write(change.new, &$0) } }
  }

  private var values: [Any] { state?.read { values in Values.edits.map { $0.undoable?.read(&values) ?? () } } ?? [] }

  private func changes(from old: [Any], to new: [Any]) -> [Int: (old: Any, new: Any)] {
    var changes: [Int: (old: Any, new: Any)] = [:]
    for (index, values) in zip(old, new).enumerated() where differ(index, values.0, values.1) {
      changes[index] = (old: values.0, new: values.1)
    }
    return changes
  }

  private func differ(_ index: Int, _ old: Any, _ new: Any) -> Bool {
    Values.edits[index].undoable?.differs(old, new) ?? false
  }
}

extension StatefulViewModelState {
  /// Makes a change of a person, which can be undone if the context has an undo manager.
  ///
  /// - Parameters:
  ///   - name: The name of the edit or command in the schema.
  ///   - session: The edit whose changes are one step as long as it is edited.
  func changeUndoably(
    _ owner: Owner, _ name: String? = nil, in session: AnyEditRules<Values>? = nil, _ change: () -> Void
  ) {
    guard let stack = current.inputs.context.undoStack, !Values.edits.isEmpty, !hasEnded else { return change() }
    if tasks.undo?.stack !== stack { tasks.undo = UndoRecorder(self, of: owner, in: stack) }
    tasks.undo?.record(name, in: session, change)
  }

  /// Makes a change that can be undone only as a part of a change that contains it.
  func changeWithoutUndo(_ change: () -> Void) {
    guard case .some = current.inputs.context.undoStack, let undo = tasks.undo else { return change() }
    undo.pause(change)
  }

  /// Registers the step of an edit that is no longer edited.
  func endUndoStep() {
    if case .some = current.inputs.context.undoStack { tasks.undo?.closeAfterEditing() }
  }
}
