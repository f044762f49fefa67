/// What a view shows of an edit, apart from its value.
public struct EditFacets: Hashable, Sendable {
  /// What stands in the field; empty for an edit without text.
  var text = ""
  /// What is wrong, in the reader's language; nil until the edit was touched or its command tried.
  var error: String?
  /// Whether all its rules hold for what was entered, shown or not.
  var isValid = true
  /// Whether the reader has been at it.
  var touched = false
  /// Whether its field has the reader's attention: its text is left alone meanwhile.
  var isEditing = false
  /// Whether a check is waited for.
  var isChecking = false
  /// Whether there is a place to write to.
  var isEnabled = true

  func differs(from other: EditFacets) -> Bool {
    self != other || ViewModelRuntime.differs(text, other.text) || ViewModelRuntime.differs(error, other.error)
  }
}

/// An edit as a view sees it: with a text, ``TextEdit``, or without one, ``ValueEdit``.
public protocol EditSnapshot {
  /// What is edited.
  associatedtype Value

  /// The value, as a view shows it.
  var value: Value { get }
  /// What a view shows beside the value.
  var facets: EditFacets { get }
}

extension EditSnapshot {
  /// What is wrong with what was entered, in the reader's language; nil until the edit was touched or its command tried.
  public var error: String? { facets.error }

  /// Whether all rules hold for what was entered, whether an error is shown or not.
  public var isValid: Bool { facets.isValid }

  /// Whether editing has ended once, or something was entered by a view that does not say when editing begins.
  public var touched: Bool { facets.touched }

  /// Whether the answer of a check is waited for.
  public var isChecking: Bool { facets.isChecking }

  /// Whether there is a place to write to: not where a nil lies on the way there.
  public var isEnabled: Bool { facets.isEnabled }
}

/// Whether a view would show anything else.
public func differs<Edit: EditSnapshot>(_ old: Edit, _ new: Edit) -> Bool where Edit.Value: Equatable {
  old.facets.differs(from: new.facets) || differs(old.value, new.value)
}

/// Whether a view would show anything else.
public func differs<Edit: EditSnapshot>(_ old: Edit, _ new: Edit) -> Bool where Edit.Value: ExactlyComparable {
  old.facets.differs(from: new.facets) || differs(old.value, new.value)
}

/// Whether a view would show anything else, by a function of the values: of models, whose `==` is not strict.
public func differs<Edit: EditSnapshot>(
  _ old: Edit, _ new: Edit, by valuesDiffer: (Edit.Value, Edit.Value) -> Bool
) -> Bool {
  old.facets.differs(from: new.facets) || valuesDiffer(old.value, new.value)
}
