/// The current state of an edit with a text: `viewModel.age.text`, and `$viewModel.age.text` for a binding.
///
/// Setting ``text``, ``value`` or ``isEditing`` takes effect when the edit is assigned to the view model's property,
/// according to the edit's rules.
public struct TextEdit<Value>: EditSnapshot {
  /// The state of the edit apart from its value.
  public private(set) var facets: EditFacets
  private(set) var requests: [EditRequest<Value>] = []
  private var shown: Value

  init(_ value: Value, _ facets: EditFacets) {
    shown = value
    self.facets = facets
  }

  /// The last valid value. Setting it has the effect of typing its text.
  public var value: Value {
    get { shown }
    set {
      shown = newValue
      requests.append(.value(newValue))
    }
  }

  /// The text in the field, valid or not. Setting it has the effect of typing.
  public var text: String {
    get { facets.text }
    set {
      facets.text = newValue
      requests.append(.text(newValue))
    }
  }

  /// Whether the user is editing the field. Its text does not change in that state.
  public var isEditing: Bool {
    get { facets.isEditing }
    set {
      facets.isEditing = newValue
      requests.append(.editing(newValue))
    }
  }

  /// Begins editing in a field that displays another text than the edit, because the value has changed since the field
  /// received the focus.
  mutating func beginEditing(showing text: String) {
    facets.isEditing = true
    facets.text = text
    requests.append(.editingOf(text))
  }
}

extension TextEdit: Sendable where Value: Sendable {}

/// A change that a view has made to an edit.
enum EditRequest<Value> {
  case text(String)
  case value(Value)
  case editing(Bool)
  /// Editing begins in a field that displays a text.
  case editingOf(String)
}

extension EditRequest: Sendable where Value: Sendable {}
