/// The state of an edit for a view, apart from its value.
public struct EditFacets: Hashable, Sendable {
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
  /// Whether there is a place to write to.
  var isEnabled = true

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
  var facets: EditFacets { get }
  /// Whether the user is using the control.
  var isEditing: Bool { get set }
}

extension EditSnapshot {
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

  /// Whether there is a place to write to. If a value on the path is nil, there is none.
  public var isEnabled: Bool { facets.isEnabled }
}

/// Returns whether a view would display the two differently.
public func differs<Edit: EditSnapshot>(_ old: Edit, _ new: Edit) -> Bool where Edit.Value: Equatable {
  old.facets.differs(from: new.facets) || differs(old.value, new.value)
}

/// Returns whether a view would display the two differently.
public func differs<Edit: EditSnapshot>(_ old: Edit, _ new: Edit) -> Bool where Edit.Value: ExactlyComparable {
  old.facets.differs(from: new.facets) || differs(old.value, new.value)
}

/// Returns whether a view would display the two differently, comparing the values with a function because the `==` of
/// models is not strict.
public func differs<Edit: EditSnapshot>(
  _ old: Edit, _ new: Edit, by valuesDiffer: (Edit.Value, Edit.Value) -> Bool
) -> Bool {
  old.facets.differs(from: new.facets) || valuesDiffer(old.value, new.value)
}
