@_spi(Generated) import ViewModelCore

/// The current state of an edit with a text: `viewModel.age.text`, and `$viewModel.age.text` for a binding.
///
/// Setting ``text``, ``value`` or ``isEditing`` takes effect when the edit is assigned to the view model's property,
/// according to the edit's rules.
public struct TextEdit<Value>: TextEditSnapshot {
  /// The state of the edit apart from its value.
  @_spi(Generated) public private(set) var facets: EditFacets
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

  public var fieldText: String {
    get { text }
    set { if differs(newValue, text) { text = newValue } }
  }

  /// Whether the user is editing the field. Its text does not change in that state.
  public var isEditing: Bool {
    get { facets.isEditing }
    set {
      facets.isEditing = newValue
      requests.append(.editing(newValue))
    }
  }

  /// Has the effect of the Return key: the edit writes its text, and then the focus moves or a command runs, as the schema
  /// says. If it says nothing, editing ends.
  public mutating func submit() { requests.append(facets.returnKey == nil ? .editing(false) : .submit) }

  /// Whether Return was pressed.
  var isSubmitted: Bool {
    requests.contains { if case .submit = $0 { true } else { false } }
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
  /// Return was pressed.
  case submit
}

extension EditRequest: Sendable where Value: Sendable {}

/// The rules of an edit with a text.
@_spi(Generated) public final class TextEditRules<Values: StatefulValues, Value>: EditRules<Values, Value> {
  private let conversion: EditConversion<Values, Value>
  private let trims: Bool
  private let transform: ((String, inout Values) -> String)?

  /// Creates the rules of an edit with a text.
  ///
  /// - Parameters:
  ///   - name: The name of the edit in the schema.
  ///   - place: The location of the value.
  ///   - conversion: The conversion between text and value.
  ///   - trims: Whether white space at both ends of the text is ignored.
  ///   - transform: Changes each typed text; nil if it stays as typed.
  ///   - isEnabled: Returns whether there is a place to write to; nil if there always is.
  ///   - debounce: The pause in typing after which the edit writes a value.
  ///   - requirements: The rules in the order of the schema. The first rule that is violated provides the error.
  ///   - check: The check by a service.
  public init(
    _ name: String, _ place: EditPlace<Values, Value>, as conversion: TextConversion<Value>, trims: Bool = false,
    transform: ((String, inout Values) -> String)? = nil, isEnabled: ((inout Values) -> Bool)? = nil,
    debounce: Duration? = nil,
    requirements: [EditRequirement<Values, Value>] = [], check: EditCheck<Values>? = nil
  ) {
    self.conversion = EditConversion(conversion)
    self.trims = trims
    self.transform = transform
    super.init(name, place, isEnabled: isEnabled, debounce: debounce, requirements: requirements, check: check)
  }

  /// Creates the rules of an edit whose text depends on other members of the view model.
  ///
  /// - Parameters:
  ///   - name: The name of the edit in the schema.
  ///   - place: The location of the value.
  ///   - conversion: The conversion between text and value.
  ///   - trims: Whether white space at both ends of the text is ignored.
  ///   - transform: Changes each typed text; nil if it stays as typed.
  ///   - isEnabled: Returns whether there is a place to write to; nil if there always is.
  ///   - debounce: The pause in typing after which the edit writes a value.
  ///   - requirements: The rules in the order of the schema. The first rule that is violated provides the error.
  ///   - check: The check by a service.
  public init(
    _ name: String, _ place: EditPlace<Values, Value>, reading conversion: EditConversion<Values, Value>,
    trims: Bool = false, transform: ((String, inout Values) -> String)? = nil,
    isEnabled: ((inout Values) -> Bool)? = nil, debounce: Duration? = nil,
    requirements: [EditRequirement<Values, Value>] = [], check: EditCheck<Values>? = nil
  ) {
    self.conversion = conversion
    self.trims = trims
    self.transform = transform
    super.init(name, place, isEnabled: isEnabled, debounce: debounce, requirements: requirements, check: check)
  }

  /// Returns the state of the edit, for a view.
  public func edit(of values: inout Values) -> TextEdit<Value> {
    let text = shownText(&values)
    return TextEdit(place.read(&values), facets(&values, text: text))
  }

  /// Applies the changes that a view has made.
  func apply(_ edit: TextEdit<Value>, to values: inout Values) {
    for request in edit.requests {
      switch request {
      case .text(let text): type(text, into: &values)
      case .value(let value): put(value, into: &values)
      case .editing(let isEditing): changeEditing(to: isEditing, in: &values)
      case .editingOf(let text): beginEditing(showing: text, in: &values)
      // The effects on the focus and on commands follow.
      case .submit: flush(&values)
      }
    }
  }

  override func text(of value: Value, _ values: inout Values) -> String { conversion.text(of: value, &values) }

  override func isReformatted(_ entry: EditEntry<Value>, _ values: inout Values) -> Bool {
    guard conversion.readsValues, let value = entry.accepted, let standard = entry.standardText else { return false }
    return text(of: value, &values) != standard
  }

  private func shownText(_ values: inout Values) -> String {
    let state = values[keyPath: place.state]
    if let entry = state.entry, !isOutdated(state, values: &values) { return entry.text }
    return text(of: place.read(&values), &values)
  }

  private func type(_ typed: String, into values: inout Values) {
    let text = transformed(typed, &values)
    if differs(typed, text) { note(&values) { $0.transformedCount &+= 1 } }
    guard differs(shownText(&values), text) else { return enterAgain(into: &values) }
    enter(reading(text, &values), into: &values)
  }

  private func transformed(_ text: String, _ values: inout Values) -> String { transform?(text, &values) ?? text }

  private func beginEditing(showing text: String, in values: inout Values) {
    changeEditing(to: true, in: &values)
    if values[keyPath: place.state].isEditing { note(&values) { $0.entry?.text = text } }
  }

  private func put(_ value: Value, into values: inout Values) {
    let text = text(of: value, &values)
    // The rules for typed text also apply to an assigned value.
    let entry =
      trims || transform != nil
      ? reading(transformed(text, &values), &values)
      : EditEntry(text: text, value: value, isRefused: refuses(value), standardText: standardText(of: value, &values))
    enter(entry, into: &values)
  }

  private func standardText(of value: Value, _ values: inout Values) -> String? {
    conversion.readsValues ? text(of: value, &values) : nil
  }

  /// Parses a text.
  private func reading(_ text: String, _ values: inout Values) -> EditEntry<Value> {
    let model = place.read(&values)
    let normalized = trims ? text.trimmingSpaces : text
    // The text of the model's value means that value, even if the text has fewer digits.
    if !differs(normalized, self.text(of: model, &values)) {
      return EditEntry(text: text, value: model, standardText: standardText(of: model, &values))
    }
    do throws(TextProblem) {
      let value = try conversion.value(of: normalized, keeping: model, &values)
      let standard = standardText(of: value, &values)
      return EditEntry(text: text, value: value, isRefused: refuses(value), standardText: standard)
    } catch {
      return EditEntry(text: text, problem: error)
    }
  }
}

extension String {
  /// The text without white space and line breaks at both ends.
  fileprivate var trimmingSpaces: String { String(trimmedScalars) }
}
