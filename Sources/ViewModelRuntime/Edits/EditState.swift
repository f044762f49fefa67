@_spi(Generated) import ViewModelCore

/// The state of an edit: its entry, and what the user has done.
@_spi(Generated) public struct EditState<Value> {
  /// The content of the field, if it is not the text of the model's value.
  var entry: EditEntry<Value>?
  /// The model's value after the last entry. If the model has another value now, the entry is outdated.
  var base: Value?
  /// Whether the user has changed the value since the model last changed.
  var isChanged = false
  var isEditing = false
  var isTouched = false
  var isSubmitted = false
  /// Whether the write of the entry is pending.
  var isDebouncing = false
  /// Whether code has assigned the value since the entry, even an equal one, so that the entry is discarded.
  var isSuperseded = false
  /// Whether the assignment corrects the entry, so that what the user has done stays.
  var isCorrected = false
  /// The number of typed texts that the rule `transform` has changed.
  var transformedCount = 0
  /// The number of entries, which identifies the last one.
  var entryNumber = 0
  var verdict: CheckVerdict?
  /// A number that changes with each change of the state.
  var revision = 0

  /// Creates the state of an edit without an entry.
  public init() {}
}

/// The content of a field.
struct EditEntry<Value> {
  var text: String
  /// The value of the text, or nil for an invalid text.
  var value: Value?
  /// The reason why the text is invalid.
  var problem: TextProblem?
  /// Whether the edit's own rules reject the value.
  var isRefused = false
  /// The formatted value at the time of the entry, if its format depends on other members.
  var standardText: String?

  /// The value if it may be written.
  var accepted: Value? { isRefused ? nil : value }
}

/// An edit that stores its value itself.
@_spi(Generated) public struct OwnEdit<Value> {
  /// The last valid value, as entries write it.
  var entered: Value {
    didSet { state.revision &+= 1 }
  }
  /// The state of the edit apart from its value.
  public var state = EditState<Value>()

  /// Creates an edit without an entry.
  public init(_ value: Value) { entered = value }

  /// The last valid value. An assignment replaces the entry, even if the value is equal or the user is editing the
  /// field.
  public var value: Value {
    get { entered }
    _modify {
      yield &entered
      state.isSuperseded = true
    }
  }
}

/// Returns whether anything about an edit changed, apart from its value.
@_spi(Generated) public func differs<Value>(_ old: EditState<Value>, _ new: EditState<Value>) -> Bool {
  old.revision != new.revision
}

/// Returns whether anything about an edit changed.
@_spi(Generated) public func differs<Value>(_ old: OwnEdit<Value>, _ new: OwnEdit<Value>) -> Bool {
  old.state.revision != new.state.revision
}

/// The state of an edit for a view, apart from its value.
@_spi(Generated) public struct EditFacets: Hashable, Sendable {
  /// The name of the edit in the schema.
  var name: String
  /// The text in the field; empty for an edit without a text.
  var text = ""
  /// The localized error; nil until the edit has been touched or its command called.
  var error: String?
  /// Whether the entry satisfies all rules, even if no error is shown.
  var isValid = true
  /// Whether the user has edited the field.
  var touched = false
  /// Whether the user is editing the field. Its text does not change in that state.
  var isEditing = false
  /// Whether a check is pending.
  var isChecking = false
  /// Whether the write of the entry waits until typing pauses.
  var isPending = false
  /// Whether there is a place to write to.
  var isEnabled = true
  /// What Return does; nil in a view model without focus, whose views move the focus themselves.
  var returnKey: ReturnKey?
  /// The number of typed texts that a rule has changed. Each time, the field shows another text than the edit, also if
  /// the text of the edit stays the same.
  var transformedCount = 0

  func differs(from other: EditFacets) -> Bool {
    self != other || ViewModelRuntime.differs(text, other.text) || ViewModelRuntime.differs(error, other.error)
  }
}

/// The state of an edit for a view: ``TextEdit`` with a text, or ``ValueEdit`` without one.
public protocol EditSnapshot {
  /// The type of the edited value.
  associatedtype Value

  /// The value of the edit.
  var value: Value { get }
  /// The state of the edit apart from its value.
  @_spi(Generated) var facets: EditFacets { get }
  /// Whether the user is using the control.
  var isEditing: Bool { get set }

  /// Has the effect of the Return key.
  mutating func submit()
}

/// The state of an edit with a text, for a view.
public protocol TextEditSnapshot: EditSnapshot {
  /// The text in the field, for a field that also returns a text that the user has not edited: setting the current text
  /// has no effect.
  var fieldText: String { get set }
}

extension EditSnapshot {
  /// The state of an edit that is always valid.
  @_spi(Generated) public var facets: EditFacets { EditFacets(name: "") }

  /// The name of the edit in the schema, which identifies its control in UI tests.
  public var name: String { facets.name }

  /// The localized error; nil until the edit has been touched or its command called.
  public var error: String? { facets.error }

  /// Whether the entry satisfies all rules, even if no error is shown.
  public var isValid: Bool { facets.isValid }

  /// Whether editing has ended at least once, or a view without editing events has entered something.
  public var touched: Bool { facets.touched }

  /// Whether a check is pending.
  public var isChecking: Bool { facets.isChecking }

  /// Whether an entry waits for the end of its `debounce`, so that ``value`` is not the newest one.
  public var isPending: Bool { facets.isPending }

  /// Whether there is a place to write to. If a value on the path is nil, there is none.
  public var isEnabled: Bool { facets.isEnabled }

  /// What Return does, for a view that shows it; nil if the view model does not declare the focus of its edits.
  public var returnKey: ReturnKey? { facets.returnKey }
}

/// Returns whether a view would display the two differently.
@_spi(Generated) public func differs<Edit: EditSnapshot>(_ old: Edit, _ new: Edit) -> Bool where Edit.Value: Equatable {
  old.facets.differs(from: new.facets) || differs(old.value, new.value)
}

/// Returns whether a view would display the two differently.
@_spi(Generated) public func differs<Edit: EditSnapshot>(_ old: Edit, _ new: Edit) -> Bool
where Edit.Value: ExactlyComparable {
  old.facets.differs(from: new.facets) || differs(old.value, new.value)
}

/// Recomputes a cached edit that a change affects.
@inlinable @inline(__always)
@_spi(Generated) public func differs<Edit: EditSnapshot>(
  _ cached: Edit?, if isAffected: @autoclosure () -> Bool, _ renewed: @autoclosure () -> Edit
) -> Bool where Edit.Value: Equatable {
  differs(cached, if: isAffected(), renewed(), by: differs)
}

/// Recomputes a cached edit that a change affects.
@inlinable @inline(__always)
@_spi(Generated) public func differs<Edit: EditSnapshot>(
  _ cached: Edit?, if isAffected: @autoclosure () -> Bool, _ renewed: @autoclosure () -> Edit
) -> Bool where Edit.Value: ExactlyComparable {
  differs(cached, if: isAffected(), renewed(), by: differs)
}

/// Returns whether a view would display the two differently, comparing the values with a function because the `==` of
/// models is not strict.
@_spi(Generated) public func differs<Edit: EditSnapshot>(
  _ old: Edit, _ new: Edit, by valuesDiffer: (Edit.Value, Edit.Value) -> Bool
) -> Bool {
  old.facets.differs(from: new.facets) || valuesDiffer(old.value, new.value)
}

// How the focus of a control and Return change an edit.
extension EditSnapshot {
  /// Begins editing when the control receives the focus, and ends it when the control loses it.
  mutating func focusDidChange(to isFocused: Bool) {
    if isFocused != isEditing { isEditing = isFocused }
  }

  /// Performs what Return does. In a view model without focus, editing ends; a control that keeps the focus, as a text
  /// field of macOS does, begins to edit again.
  mutating func submit(keepingFocus isFocused: Bool) {
    submit()
    if isFocused, returnKey == nil { isEditing = true }
  }

  /// Whether the control should have the focus; nil in a view model without focus.
  var wantsFocus: Bool? { returnKey == nil ? nil : isEditing }

  /// Ends editing if a view disappears while its control is in use.
  mutating func viewDidDisappear() { focusDidChange(to: false) }
}

/// Returns the error to announce when the error of an edit changes; nil if there is nothing new to tell.
func announcement(of error: String?, after previous: String?) -> String? { error == previous ? nil : error }

/// The tasks of an edit.
@MainActor
final class EditTasks {
  /// The pending write, with the number of its entry.
  var debounce: (entryNumber: Int, task: ScopedTask)?
  /// The pending check, with its arguments.
  var check: (arguments: Any, task: ScopedTask)?
}

// Delays and checks of edits.
extension EditRules {
  func updateDebounce(for rest: Duration, in state: StatefulViewModelState<Values>, of owner: Values.OwningViewModel) {
    let tasks = state.tasks.tasks(of: self)
    let kept = state.read { $0[keyPath: self.place.state] }
    guard kept.isDebouncing else {
      tasks.debounce = nil
      return
    }
    guard tasks.debounce?.entryNumber != kept.entryNumber else { return }
    let clock = state.read { $0.inputs.context.clock }
    let task = ScopedTask { [weak state, weak owner] in
      // Another entry may have restarted the delay.
      guard case .some = try? await clock.sleep(for: rest), !Task.isCancelled, let state, let owner else { return }
      state.changeUndoably(owner, self.name, in: self) { state.change(owner) { self.flush(&$0) } }
    }
    tasks.debounce = (kept.entryNumber, task)
  }

  func updateCheck(
    _ check: EditCheck<Values>, in state: StatefulViewModelState<Values>, of owner: Values.OwningViewModel
  ) {
    let tasks = state.tasks.tasks(of: self)
    let unanswered = state.read { values -> Any? in
      guard case .unanswered = self.validation(&values) else { return nil }
      return check.arguments(&values)
    }
    guard let unanswered else {
      tasks.check = nil
      return
    }
    if let pending = tasks.check, !check.differs(pending.arguments, unanswered) { return }
    let (services, clock) = state.read { ($0.services, $0.inputs.context.clock) }
    let task = ScopedTask { [weak state, weak owner] in
      guard case .some = try? await clock.sleep(for: check.delay), !Task.isCancelled else { return }
      let outcome = await check.outcome(services, unanswered)
      guard !Task.isCancelled, let state, let owner else { return }
      state.change(owner) { self.apply(CheckVerdict(arguments: unanswered, outcome: outcome), of: check, in: &$0) }
    }
    tasks.check = (unanswered, task)
  }

  /// Stores the result of a check if its arguments are still current.
  private func apply(_ verdict: CheckVerdict, of check: EditCheck<Values>, in values: inout Values) {
    guard !check.differs(verdict.arguments, check.arguments(&values)) else { return }
    note(&values) { $0.verdict = verdict }
  }
}

extension EditCheck {
  fileprivate func outcome(_ services: Values.OwningServices, _ arguments: Any) async -> CheckVerdict.Outcome {
    do {
      return try await ask(services, arguments) ? .passed : .failed
    } catch {
      return .threw(error)
    }
  }
}
