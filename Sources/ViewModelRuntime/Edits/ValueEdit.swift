/// An edit without a text, for a switch, a slider or a picker: `viewModel.mood.value`, and `$viewModel.mood.value` to bind it.
///
/// Setting ``value`` or ``isEditing`` asks for something; assigned to the view model's property, the edit's rules say what becomes of
/// it.
public struct ValueEdit<Value>: EditSnapshot {
  /// What a view shows beside the value.
  public private(set) var facets: EditFacets
  private(set) var requests: [EditRequest<Value>] = []
  private var shown: Value

  init(_ value: Value, _ facets: EditFacets) {
    shown = value
    self.facets = facets
  }

  /// The value, valid or not. Setting it is what a control does as its reader moves it.
  public var value: Value {
    get { shown }
    set {
      shown = newValue
      requests.append(.value(newValue))
    }
  }

  /// Whether its control has the reader's attention.
  public var isEditing: Bool {
    get { facets.isEditing }
    set {
      facets.isEditing = newValue
      requests.append(.editing(newValue))
    }
  }
}

extension ValueEdit: Sendable where Value: Sendable {}
