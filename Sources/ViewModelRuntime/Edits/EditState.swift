/// The state of an edit: its entry, and what the user has done.
public struct EditState<Value> {
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
public struct OwnEdit<Value> {
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
public func differs<Value>(_ old: EditState<Value>, _ new: EditState<Value>) -> Bool { old.revision != new.revision }

/// Returns whether anything about an edit changed.
public func differs<Value>(_ old: OwnEdit<Value>, _ new: OwnEdit<Value>) -> Bool {
  old.state.revision != new.state.revision
}
