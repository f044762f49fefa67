/// What is kept of an edit: what was typed and not yet taken over, and what the reader has done to it.
public struct EditState<Value> {
  /// What stands in the field, where that is not the text of the model's value.
  var entry: EditEntry<Value>?
  /// The model's value as this edit left it. Where the model has another one since, it has moved on.
  var base: Value?
  /// Whether the reader has changed it since the model last moved on.
  var isChanged = false
  var isEditing = false
  var isTouched = false
  var isSubmitted = false
  /// Whether the entry is still to be written.
  var isDebouncing = false
  /// Whether the program has assigned the value since, be it the same: what was entered is no longer asked for.
  var isSuperseded = false
  /// Tells one entry from another.
  var entryNumber = 0
  var verdict: CheckVerdict?
  /// Told apart by it: each change gets another.
  var revision = 0

  /// Of an edit that nothing was entered in.
  public init() {}
}

/// What stands in a field.
struct EditEntry<Value> {
  var text: String
  /// What it means; nil for a bad text.
  var value: Value?
  /// Why it means nothing.
  var problem: TextProblem?
  /// Whether a rule of the edit's own refuses the value.
  var isRefused = false

  /// The value, where it may be written.
  var accepted: Value? { isRefused ? nil : value }
}

/// An edit that keeps its value itself.
public struct OwnEdit<Value> {
  /// The last good value, as what is entered writes it.
  var entered: Value {
    didSet { state.revision &+= 1 }
  }
  /// What is kept of the edit beside its value.
  public var state = EditState<Value>()

  /// Of an edit that nothing was entered in.
  public init(_ value: Value) { entered = value }

  /// The last good value. Assigned, it takes the place of what was entered, though it be the same or the field be edited
  /// just now: whoever assigns an edit means its field.
  public var value: Value {
    get { entered }
    _modify {
      yield &entered
      state.isSuperseded = true
    }
  }
}

/// Whether anything about an edit changed.
public func differs<Value>(_ old: EditState<Value>, _ new: EditState<Value>) -> Bool { old.revision != new.revision }

/// Whether anything about an edit changed, its value too.
public func differs<Value>(_ old: OwnEdit<Value>, _ new: OwnEdit<Value>) -> Bool {
  old.state.revision != new.state.revision
}
