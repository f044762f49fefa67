/// An edit with a text, as its view model has it: `viewModel.age.text`, and `$viewModel.age.text` to bind it.
///
/// Setting ``text``, ``value`` or ``isEditing`` asks for something; assigned to the view model's property, the edit's rules say
/// what becomes of it.
public struct TextEdit<Value>: EditSnapshot {
  /// What a view shows beside the value.
  public private(set) var facets: EditFacets
  private(set) var requests: [EditRequest<Value>] = []
  private var shown: Value

  init(_ value: Value, _ facets: EditFacets) {
    shown = value
    self.facets = facets
  }

  /// The last good value. Setting it is as if its text were typed.
  public var value: Value {
    get { shown }
    set {
      shown = newValue
      requests.append(.value(newValue))
    }
  }

  /// What stands in the field, good or bad. Setting it is what a field does as its reader types.
  public var text: String {
    get { facets.text }
    set {
      facets.text = newValue
      requests.append(.text(newValue))
    }
  }

  /// Whether its field has the reader's attention. While it has, its text is left alone.
  public var isEditing: Bool {
    get { facets.isEditing }
    set {
      facets.isEditing = newValue
      requests.append(.editing(newValue))
    }
  }
}

extension TextEdit: Sendable where Value: Sendable {}

/// What a view asks of an edit.
enum EditRequest<Value> {
  case text(String)
  case value(Value)
  case editing(Bool)
}

extension EditRequest: Sendable where Value: Sendable {}
