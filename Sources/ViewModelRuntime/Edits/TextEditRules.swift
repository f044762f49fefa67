/// How an edit with a text takes what is typed.
public final class TextEditRules<Values: InteractiveValues, Value>: EditRules<Values, Value> {
  private let conversion: TextConversion<Value>
  private let trims: Bool

  /// - Parameters:
  ///   - conversion: between the text and the value.
  ///   - trims: whether white space at either end of the text is taken off before it is read.
  ///   - isEnabled: whether there is a place to write to; nil where there always is.
  ///   - debounce: The pause in typing after which the edit writes a value.
  ///   - requirements: in the order of the schema; the first that does not hold says what is wrong.
  public init(
    _ place: EditPlace<Values, Value>, as conversion: TextConversion<Value>, trims: Bool = false,
    isEnabled: ((inout Values) -> Bool)? = nil, debounce: Duration? = nil,
    requirements: [EditRequirement<Values, Value>] = [], check: EditCheck<Values>? = nil
  ) {
    self.conversion = conversion
    self.trims = trims
    super.init(place, isEnabled: isEnabled, debounce: debounce, requirements: requirements, check: check)
  }

  /// What a view shows.
  public func edit(of values: inout Values) -> TextEdit<Value> {
    let text = shownText(&values)
    return TextEdit(place.read(&values), facets(&values, text: text))
  }

  /// What a view asks for.
  func apply(_ edit: TextEdit<Value>, to values: inout Values) {
    for request in edit.requests {
      switch request {
      case .text(let text): type(text, into: &values)
      case .value(let value): put(value, into: &values)
      case .editing(let isEditing): setEditing(isEditing, in: &values)
      }
    }
  }

  override func text(of value: Value, in context: DisplayContext) -> String { conversion.text(of: value, in: context) }

  private func shownText(_ values: inout Values) -> String {
    let state = values[keyPath: place.state]
    if let entry = state.entry, !isOutdated(state, values: &values) { return entry.text }
    return text(of: place.read(&values), in: values.inputs.context)
  }

  private func type(_ text: String, into values: inout Values) {
    // A field that writes back what it was given has not been typed into.
    guard differs(shownText(&values), text) else { return }
    enter(reading(text, &values), into: &values)
  }

  private func put(_ value: Value, into values: inout Values) {
    let text = text(of: value, in: values.inputs.context)
    // What would be taken off a text is taken off a value too.
    let entry = trims ? reading(text, &values) : EditEntry(text: text, value: value, isRefused: refuses(value))
    enter(entry, into: &values)
  }

  /// What a text means.
  private func reading(_ text: String, _ values: inout Values) -> EditEntry<Value> {
    let context = values.inputs.context
    let model = place.read(&values)
    let normalized = trims ? text.trimmingSpaces : text
    // The text of the model's value stands for just that, though it may say less.
    if !differs(normalized, self.text(of: model, in: context)) { return EditEntry(text: text, value: model) }
    do throws(TextProblem) {
      let value = try conversion.value(of: normalized, keeping: model, in: context)
      return EditEntry(text: text, value: value, isRefused: refuses(value))
    } catch {
      return EditEntry(text: text, problem: error)
    }
  }
}

extension String {
  /// Without white space and line ends at its ends.
  fileprivate var trimmingSpaces: String { String(trimmedScalars) }
}
