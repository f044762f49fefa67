import Foundation
import ViewModelFormatting
import VmgenSchemaSemantics

// Values and validity of edits.
extension ViewModelInstance {
  func edit(_ id: MemberID) throws -> Edit {
    guard case .edit(let edit)? = viewModel[id] else { throw missing(id.name) }
    return edit
  }

  func state(_ edit: Edit) throws -> EditState { try found(edits[edit.id], edit.id) }

  /// Returns the last valid value.
  func editValue(_ id: MemberID) throws -> Value {
    let edit = try edit(id)
    switch edit.storage {
    case .own: return try state(edit).own
    case .path(let path, let standard):
      let value = try read(path)
      guard value.isNil, let standard else { return value }
      return try evaluate(standard)
    }
  }

  /// Returns the value of the current text, accepted or not.
  func pendingValue(of id: MemberID) throws -> Value {
    let edit = try edit(id)
    let state = try state(edit)
    guard let pending = state.entry?.value, try !isOutdated(edit) else { return try editValue(id) }
    return pending
  }

  func isEnabled(_ edit: Edit) throws -> Bool {
    guard case .path(let path, _) = edit.storage, let owner = path.optionalOwner else { return true }
    return try !read(owner).isNil
  }

  /// Returns whether the model has changed since the entry was made.
  func isOutdated(_ edit: Edit) throws -> Bool {
    let state = try state(edit)
    if state.isSuperseded { return true }
    guard !state.isEditing, let base = state.base else { return false }
    if try base != editValue(edit.id) { return true }
    guard let entry = state.entry, !state.isDebouncing else { return false }
    guard let value = entry.accepted, let standard = entry.standardText else { return false }
    return try text(of: value, edit) != standard
  }

  func validation(of edit: Edit) throws -> EditValidation {
    if try !isEnabled(edit) { return .valid }
    let state = try state(edit)
    let isOutdated = try isOutdated(edit)
    if !isOutdated, let problem = state.entry?.problem { return .invalid { problem.text(in: self.context) } }
    for requirement in edit.requirements where try !holds(requirement, edit) {
      return .invalid { try self.evaluate(requirement.message).string }
    }
    guard let check = edit.check, state.isChanged, !isOutdated else { return .valid }
    let arguments = try evaluator.arguments(of: check.call, Scope())
    guard let verdict = state.verdict, verdict.arguments == arguments else { return .unanswered }
    switch verdict.outcome {
    case .passed: return .valid
    case .failed: return .invalid { try self.evaluate(check.message).string }
    case .threw(let error): return .invalid { try self.evaluator.label(of: error) }
    }
  }

  private func holds(_ requirement: EditRequirement, _ edit: Edit) throws -> Bool {
    try evaluate(requirement.condition).bool
  }

  /// Returns whether a rule of the edit alone rejects a value.
  private func refuses(_ value: Value, _ edit: Edit) throws -> Bool {
    // Without a text, a control shows its value and can be changed back.
    guard edit.text != nil else { return false }
    let evaluator = world.evaluator(DivergingReader(base: self, pending: (edit.id, value)))
    return try edit.requirements.contains { try $0.isOwn && !evaluator.value($0.condition).bool }
  }

  func editFacet(_ facet: EditFacet, of id: MemberID) throws -> Value {
    let edit = try edit(id)
    let state = try state(edit)
    switch facet {
    case .text: return .string(try shownText(edit))
    case .touched: return .bool(state.isTouched)
    case .isPending: return .bool(state.isDebouncing)
    case .isEnabled: return .bool(try isEnabled(edit))
    case .isValid: return .bool(try validation(of: edit).isValid)
    case .isChecking:
      if case .unanswered = try validation(of: edit) { return .bool(true) }
      return .bool(false)
    case .error:
      guard state.isTouched || state.isSubmitted, case .invalid(let message) = try validation(of: edit) else {
        return .none
      }
      return .string(try message())
    }
  }

  func shownText(_ edit: Edit) throws -> String {
    if let entry = try state(edit).entry, try !isOutdated(edit) { return entry.text }
    return try text(of: editValue(edit.id), edit)
  }
}

// Entries of the user.
extension ViewModelInstance {
  /// Types a text.
  func type(_ text: String, into edit: Edit) throws {
    let text = try transformed(text, edit)
    if try shownText(edit) == text { return try enterAgain(edit) }
    try enter(reading(text, edit), edit)
  }

  /// Writes a value as a control does.
  func put(_ value: Value, into edit: Edit) throws {
    if case .double(let number) = value, number.isNaN, edit.text == nil { return }
    guard edit.text != nil else { return try enter(EditEntry(text: "", value: value), edit) }
    let text = try text(of: value, edit)
    if edit.trims || edit.transform != nil { return try enter(reading(transformed(text, edit), edit), edit) }
    try enter(
      EditEntry(
        text: text, value: value, isRefused: refuses(value, edit), standardText: standardText(of: value, edit)), edit)
  }

  /// Returns a typed text as the rule `transform` changes it.
  private func transformed(_ text: String, _ edit: Edit) throws -> String {
    guard let transform = edit.transform else { return text }
    return try evaluator.apply(evaluate(transform).function, [.string(text)]).string
  }

  private func reading(_ text: String, _ edit: Edit) throws -> EditEntry {
    let model = try editValue(edit.id)
    let normalized = edit.trims ? text.trimmed : text
    if try normalized == self.text(of: model, edit) {
      return EditEntry(text: text, value: model, standardText: try standardText(of: model, edit))
    }
    switch try parsed(normalized, keeping: model, edit) {
    case .success(let value):
      return EditEntry(
        text: text, value: value, isRefused: try refuses(value, edit),
        standardText: try standardText(of: value, edit))
    case .failure(let problem): return EditEntry(text: text, problem: problem)
    }
  }

  private func enter(_ entry: EditEntry, _ edit: Edit) throws {
    guard try isEnabled(edit) else { return }
    let model = try editValue(edit.id)
    let writes = entry.accepted.map { $0 != model } ?? false
    edits[edit.id]?.entry = entry
    edits[edit.id]?.base = model
    edits[edit.id]?.isChanged = true
    edits[edit.id]?.isDebouncing = writes && edit.debounce != nil
    edits[edit.id]?.isSuperseded = false
    edits[edit.id]?.isCorrected = false
    edits[edit.id]?.entryNumber += 1
    if edits[edit.id]?.verdict?.outcome.hasThrown == true { edits[edit.id]?.verdict = nil }
    if edits[edit.id]?.isEditing == false || edit.text == nil { edits[edit.id]?.isTouched = true }
    didWrite()
    if writes, edit.debounce == nil, let value = entry.accepted { try accept(value, edit) }
  }

  /// Completes an entry of the text that the field displays already.
  private func enterAgain(_ edit: Edit) throws {
    guard try isEnabled(edit), edits[edit.id]?.isEditing == false else { return }
    edits[edit.id]?.isTouched = true
    if edits[edit.id]?.verdict?.outcome.hasThrown == true { edits[edit.id]?.verdict = nil }
    didWrite()
  }

  private func accept(_ value: Value, _ edit: Edit) throws {
    switch edit.storage {
    case .own: edits[edit.id]?.own = value
    case .path(let path, _): try write(value, to: path)
    }
    edits[edit.id]?.base = try editValue(edit.id)
    edits[edit.id]?.isDebouncing = false
    didWrite()
  }

  /// Writes an entry that waits for the end of its `debounce`.
  func flush(_ edit: Edit) throws {
    guard let state = edits[edit.id], state.isDebouncing, let value = state.entry?.accepted else { return }
    try accept(value, edit)
  }

  /// Begins or ends editing as a view does.
  func setEditing(_ isEditing: Bool, _ edit: Edit) throws {
    guard viewModel.focus?.fields.contains(edit.id) == true else {
      return try isEditing ? beginEditing(edit) : endEditing(edit)
    }
    if isEditing {
      try moveFocus(toEdit: edit.id)
    } else if focus == edit.id {
      try moveFocus(toEdit: nil)
    } else {
      try endEditing(edit)
    }
  }

  func beginEditing(_ edit: Edit) throws {
    guard try isEnabled(edit), edits[edit.id]?.isEditing == false else { return }
    edits[edit.id]?.isEditing = true
    try keepText(edit)
    didWrite()
  }

  private func keepText(_ edit: Edit) throws {
    let model = try editValue(edit.id)
    if edits[edit.id]?.entry == nil { edits[edit.id]?.entry = EditEntry(text: try text(of: model, edit), value: model) }
    if edits[edit.id]?.base == nil { edits[edit.id]?.base = model }
  }

  func endEditing(_ edit: Edit) throws {
    try flush(edit)
    edits[edit.id]?.isEditing = false
    edits[edit.id]?.isTouched = true
    if edits[edit.id]?.entry?.accepted != nil { edits[edit.id]?.entry = nil }
    if edits[edit.id]?.verdict?.outcome.hasThrown == true { edits[edit.id]?.verdict = nil }
    didWrite()
    try reconcile(edit)
  }

  /// Shows the error of an edit that a command needs.
  func submit(_ edit: Edit, retriesCheck: Bool) throws {
    let isUnanswered = retriesCheck && edits[edit.id]?.verdict?.outcome.hasThrown == true
    guard edits[edit.id]?.isSubmitted == false || isUnanswered else { return }
    edits[edit.id]?.isSubmitted = true
    if isUnanswered { edits[edit.id]?.verdict = nil }
    didWrite()
  }

  func reset(_ edit: Edit) throws {
    edits[edit.id]?.discardEntry()
    edits[edit.id]?.isTouched = false
    edits[edit.id]?.isSubmitted = false
    if edits[edit.id]?.isEditing == true { try keepText(edit) }
    didWrite()
  }

  /// Displays the value that steps have corrected, and keeps what the user has done.
  private func correct(_ edit: Edit) throws {
    let isChanged = edits[edit.id]?.isChanged ?? false
    edits[edit.id]?.discardEntry()
    edits[edit.id]?.base = try editValue(edit.id)
    edits[edit.id]?.isChanged = isChanged
    if edits[edit.id]?.isEditing == true { try keepText(edit) }
    didWrite()
  }

  /// Discards an entry that no longer belongs to the value.
  func reconcile(_ edit: Edit) throws {
    if edits[edit.id]?.isSuperseded == true {
      try edits[edit.id]?.isCorrected == true ? correct(edit) : reset(edit)
    } else if try isOutdated(edit) {
      edits[edit.id]?.discardEntry()
    }
  }

  private func standardText(of value: Value, _ edit: Edit) throws -> String? {
    edit.text?.readsMembers == true ? try text(of: value, edit) : nil
  }
}

// Delays and checks.
extension ViewModelInstance {
  func updateTasks(of edit: Edit) throws {
    if let debounce = edit.debounce { try updateDebounce(debounce, edit) }
    if let check = edit.check { try updateCheck(check, edit) }
  }

  private func updateDebounce(_ debounce: TypedExpression, _ edit: Edit) throws {
    let state = try state(edit)
    if state.debounce?.entryNumber == state.entryNumber, state.isDebouncing { return }
    state.debounce?.alarm.isCancelled = true
    edits[edit.id]?.debounce = nil
    guard state.isDebouncing else { return }
    let alarm = Alarm { [weak self] in
      guard let self, !self.hasEnded else { return }
      try self.flush(edit)
      try self.world.settle()
    }
    edits[edit.id]?.debounce = (state.entryNumber, alarm)
    let duration = try evaluate(debounce).duration
    world.later { [weak self] in
      if !alarm.isCancelled { self?.world.after(duration) { if !alarm.isCancelled { try alarm.action() } } }
    }
  }

  private func updateCheck(_ check: EditCheck, _ edit: Edit) throws {
    guard case .unanswered = try validation(of: edit) else {
      edits[edit.id]?.check?.task.cancel()
      edits[edit.id]?.check = nil
      return
    }
    let arguments = try evaluator.arguments(of: check.call, Scope())
    if let pending = edits[edit.id]?.check {
      if pending.arguments == arguments { return }
      pending.task.cancel()
    }
    let task = CheckTask()
    edits[edit.id]?.check = (arguments, task)
    let delay = try check.delay.map { try evaluate($0).duration } ?? .zero
    world.later { [weak self] in
      guard let self, !task.isCancelled else { return }
      if delay > .zero {
        task.alarm = self.world.after(delay) { try self.ask(check, arguments, task, edit) }
      } else {
        try self.ask(check, arguments, task, edit)
      }
    }
  }

  private func ask(_ check: EditCheck, _ arguments: [String: Value], _ task: CheckTask, _ edit: Edit) throws {
    guard !task.isCancelled, !hasEnded else { return }
    let double = world.doubles.function(check.call.distinctName, of: check.call.service)
    let call = try PendingCall(double, arguments, in: world) { [weak self] in
      task.isCancelled || self?.hasEnded != false
    }
    call.onAnswer = { [weak self] answer in
      guard let self, !task.isCancelled, !self.hasEnded else { return }
      guard try self.evaluator.arguments(of: check.call, Scope()) == arguments else { return }
      switch answer {
      case .value(let value): self.edits[edit.id]?.verdict = (arguments, try value.bool ? .passed : .failed)
      case .failure(let error): self.edits[edit.id]?.verdict = (arguments, .threw(error))
      case .cancelled: throw EvaluationFailure.example("`\(check.call.function)` cancels a check; throw an error in it")
      }
      self.didWrite()
      try self.world.settle()
    }
  }
}
