@_spi(Generated) import ViewModelCore

/// The current state of an edit without a text, for a switch, a slider or a picker: `viewModel.mood.value`, and
/// `$viewModel.mood.value` for a binding.
///
/// Setting ``value`` or ``isEditing`` takes effect when the edit is assigned to the view model's property, according to
/// the edit's rules.
public struct ValueEdit<Value>: EditSnapshot {
  /// The state of the edit apart from its value.
  @_spi(Generated) public private(set) var facets: EditFacets
  private(set) var requests: [EditRequest<Value>] = []
  private var shown: Value

  init(_ value: Value, _ facets: EditFacets) {
    shown = value
    self.facets = facets
  }

  /// The value, valid or not. Setting it has the effect of choosing it in a control.
  public var value: Value {
    get { shown }
    set {
      shown = newValue
      requests.append(.value(newValue))
    }
  }

  /// Whether the user is using the control.
  public var isEditing: Bool {
    get { facets.isEditing }
    set {
      facets.isEditing = newValue
      requests.append(.editing(newValue))
    }
  }
}

extension ValueEdit {
  /// Ends editing.
  public mutating func submit() { isEditing = false }
}

extension ValueEdit: Sendable where Value: Sendable {}

/// The rules of an edit without a text.
///
/// A control displays only its value, so each value is written, and the rules decide only whether it is valid.
/// Otherwise the control and the model would differ, or the user could not undo a choice.
@_spi(Generated) public final class ValueEditRules<Values: StatefulValues, Value>: EditRules<Values, Value> {
  /// Creates the rules of an edit without a text.
  ///
  /// - Parameters:
  ///   - name: The name of the edit in the schema.
  ///   - place: The location of the value.
  ///   - isEnabled: Returns whether there is a place to write to; nil if there always is.
  ///   - debounce: The pause in input after which the edit writes a value.
  ///   - requirements: The rules in the order of the schema. The first rule that is violated provides the error.
  ///   - check: The check by a service.
  public override init(
    _ name: String, _ place: EditPlace<Values, Value>, isEnabled: ((inout Values) -> Bool)? = nil,
    debounce: Duration? = nil,
    requirements: [EditRequirement<Values, Value>] = [], check: EditCheck<Values>? = nil
  ) {
    super.init(name, place, isEnabled: isEnabled, debounce: debounce, requirements: requirements, check: check)
  }

  /// Returns the state of the edit, for a view.
  public func edit(of values: inout Values) -> ValueEdit<Value> {
    let state = values[keyPath: place.state]
    var value = place.read(&values)
    // While the user is moving a control, the control keeps the entered value.
    if state.isEditing || state.isDebouncing, let entered = state.entry?.accepted { value = entered }
    return ValueEdit(value, facets(&values, text: ""))
  }

  /// Applies the changes that a view has made.
  func apply(_ edit: ValueEdit<Value>, to values: inout Values) {
    for request in edit.requests {
      switch request {
      case .text, .editingOf, .submit: break
      case .value(let value):
        // A control does not enter NaN on purpose, and rules cannot compare with it.
        if (value as? any FloatingPoint)?.isNaN == true { break }
        enter(EditEntry(text: "", value: value), into: &values)
      case .editing(let isEditing): changeEditing(to: isEditing, in: &values)
      }
    }
  }

  override var isTouchedAtOnce: Bool { true }
}
