/// The current state of an edit without a text, for a switch, a slider or a picker: `viewModel.mood.value`, and
/// `$viewModel.mood.value` for a binding.
///
/// Setting ``value`` or ``isEditing`` takes effect when the edit is assigned to the view model's property, according to
/// the edit's rules.
public struct ValueEdit<Value>: EditSnapshot {
  /// The state of the edit apart from its value.
  public private(set) var facets: EditFacets
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

extension ValueEdit: Sendable where Value: Sendable {}
