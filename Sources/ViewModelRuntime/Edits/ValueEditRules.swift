/// How an edit without a text takes what a control is set to.
///
/// A control shows its value and nothing else, so the value is always taken, and the rules only say whether it is valid: were it
/// refused, what is shown and what the model holds would differ, or the reader could not take an acceptance back.
public final class ValueEditRules<Values: InteractiveValues, Value>: EditRules<Values, Value> {
  /// - Parameters:
  ///   - isEnabled: whether there is a place to write to; nil where there always is.
  ///   - debounce: The pause in typing after which the edit writes a value.
  ///   - requirements: in the order of the schema; the first that does not hold says what is wrong.
  public override init(
    _ place: EditPlace<Values, Value>, isEnabled: ((inout Values) -> Bool)? = nil, debounce: Duration? = nil,
    requirements: [EditRequirement<Values, Value>] = [], check: EditCheck<Values>? = nil
  ) {
    super.init(place, isEnabled: isEnabled, debounce: debounce, requirements: requirements, check: check)
  }

  /// What a view shows.
  public func edit(of values: inout Values) -> ValueEdit<Value> {
    let state = values[keyPath: place.state]
    var value = place.read(&values)
    // What the reader is at does not slip back under the finger.
    if state.isEditing || state.isDebouncing, let entered = state.entry?.accepted { value = entered }
    return ValueEdit(value, facets(&values, text: ""))
  }

  /// What a view asks for.
  func apply(_ edit: ValueEdit<Value>, to values: inout Values) {
    for request in edit.requests {
      switch request {
      case .text: break
      case .value(let value):
        // No control means a number that is none, and no rule can be asked about it.
        if (value as? any FloatingPoint)?.isNaN == true { break }
        enter(EditEntry(text: "", value: value), into: &values)
      case .editing(let isEditing): setEditing(isEditing, in: &values)
      }
    }
  }

  override var isTouchedAtOnce: Bool { true }
}
