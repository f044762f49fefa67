@_spi(Generated) import ViewModelCore

/// The location of an edit's value and of its state.
@MainActor
@_spi(Generated) public struct EditPlace<Values: StatefulValues, Value> {
  let state: WritableKeyPath<Values, EditState<Value>>
  let read: (inout Values) -> Value
  let write: (inout Values, Value) -> Void
  let differs: (Value, Value) -> Bool
  /// The rules of the draft that contains the value.
  var draft: AnyEditRules<Values>?

  /// Creates a location for a value that a function reads and writes.
  ///
  /// - Parameters:
  ///   - write: Writes an accepted value that differs from the current one.
  ///   - differs: Compares values strictly.
  public init(
    state: WritableKeyPath<Values, EditState<Value>>, read: @escaping (inout Values) -> Value,
    write: @escaping (inout Values, Value) -> Void, differs: @escaping (Value, Value) -> Bool
  ) {
    self.state = state
    self.read = read
    self.write = write
    self.differs = differs
  }

  /// Returns the location of a value at a key path.
  public static func path(
    _ path: WritableKeyPath<Values, Value>, state: WritableKeyPath<Values, EditState<Value>>,
    differs: @escaping (Value, Value) -> Bool
  ) -> EditPlace {
    EditPlace(state: state, read: { $0[keyPath: path] }, write: { $0[keyPath: path] = $1 }, differs: differs)
  }

  /// Creates a location for a value that a function reads and writes.
  ///
  /// - Parameters:
  ///   - write: Writes an accepted value that differs from the current one.
  ///   - differs: Compares values strictly.
  public static func draft<Model>(
    _ draft: DraftRules<Values, Model>, state: WritableKeyPath<Values, EditState<Value>>,
    read: @escaping (Model) -> Value, write: @escaping (inout Model, Value) -> Void,
    differs: @escaping (Value, Value) -> Bool
  ) -> EditPlace {
    var place = EditPlace(
      state: state, read: { read(draft.value(in: $0)) },
      write: { values, value in draft.write(&values) { write(&$0, value) } }, differs: differs)
    place.draft = draft
    return place
  }

  /// Returns the location of a value that the edit stores itself.
  public static func own(
    _ edit: WritableKeyPath<Values, OwnEdit<Value>>, differs: @escaping (Value, Value) -> Bool
  ) -> EditPlace {
    path(edit.appending(path: \.entered), state: edit.appending(path: \.state), differs: differs)
  }
}

@_spi(Generated) extension EditPlace where Value: Equatable {
  /// Creates a location for a value that a function reads and writes.
  public init(
    state: WritableKeyPath<Values, EditState<Value>>, read: @escaping (inout Values) -> Value,
    write: @escaping (inout Values, Value) -> Void
  ) {
    self.init(state: state, read: read, write: write, differs: exactComparison(of: Value.self))
  }

  /// Returns the location of a value at a key path.
  public static func path(
    _ path: WritableKeyPath<Values, Value>, state: WritableKeyPath<Values, EditState<Value>>
  ) -> EditPlace {
    .path(path, state: state, differs: exactComparison(of: Value.self))
  }

  /// Returns the location of a value in a draft.
  public static func draft<Model>(
    _ draft: DraftRules<Values, Model>, _ path: WritableKeyPath<Model, Value>,
    state: WritableKeyPath<Values, EditState<Value>>
  ) -> EditPlace {
    .draft(draft, state: state, read: { $0[keyPath: path] }, write: { $0[keyPath: path] = $1 })
  }

  /// Returns the location of a value in a draft that a function reads and writes.
  public static func draft<Model>(
    _ draft: DraftRules<Values, Model>, state: WritableKeyPath<Values, EditState<Value>>,
    read: @escaping (Model) -> Value, write: @escaping (inout Model, Value) -> Void
  ) -> EditPlace {
    .draft(draft, state: state, read: read, write: write, differs: exactComparison(of: Value.self))
  }

  /// Returns the location of a value that the edit stores itself.
  public static func own(_ edit: WritableKeyPath<Values, OwnEdit<Value>>) -> EditPlace {
    .own(edit, differs: exactComparison(of: Value.self))
  }
}

/// A conversion between a value and its text that reads other members of the view model, such as the unit of a setting.
@_spi(Generated) public struct EditConversion<Values: StatefulValues, Value> {
  private let format: (Value, inout Values) -> String
  private let parse: (String, Value?, inout Values) throws(TextProblem) -> Value
  /// Whether the text of a value depends on other members, so that it can change while the value does not.
  let readsValues: Bool

  private init(
    readsValues: Bool, format: @escaping (Value, inout Values) -> String,
    parse: @escaping (String, Value?, inout Values) throws(TextProblem) -> Value
  ) {
    self.readsValues = readsValues
    self.format = format
    self.parse = parse
  }

  @MainActor
  init(_ conversion: TextConversion<Value>) {
    self.init(readsValues: false) {
      conversion.text(of: $0, in: $1.inputs.context)
    } parse: { (text, old, values) throws(TextProblem) in
      try conversion.value(of: text, keeping: old, in: values.inputs.context)
    }
  }

  /// Creates a conversion that reads other members.
  ///
  /// - Parameters:
  ///   - format: Returns the text for editing.
  ///   - parse: Returns the value of a text, or nil for an invalid text.
  public static func custom(
    format: @escaping (_ value: Value, _ values: inout Values) -> String,
    parse: @escaping (_ text: String, _ values: inout Values) -> Value?
  ) -> EditConversion {
    EditConversion(readsValues: true, format: format) { (text, old, values) throws(TextProblem) in
      if let old, format(old, &values) == text { return old }
      guard let value = parse(text, &values) else { throw .unreadable }
      return value
    }
  }

  /// Returns the conversion of an optional value. Nil has an empty text, and an empty or white text is nil.
  public static func optional<Wrapped>(_ wrapped: EditConversion<Values, Wrapped>) -> EditConversion
  where Value == Wrapped? {
    EditConversion(readsValues: wrapped.readsValues) { value, values in
      guard let value else { return "" }
      let text = wrapped.text(of: value, &values)
      return text.isBlank ? "" : text
    } parse: { (text, old, values) throws(TextProblem) in
      text.isBlank ? nil : try wrapped.value(of: text, keeping: old ?? nil, &values)
    }
  }

  /// Returns the conversion of a value at the end of an optional path. Nil has an empty text, but no text is nil.
  public static func present<Wrapped>(_ wrapped: EditConversion<Values, Wrapped>) -> EditConversion
  where Value == Wrapped? {
    EditConversion(readsValues: wrapped.readsValues) { value, values in
      value.map { wrapped.text(of: $0, &values) } ?? ""
    } parse: { (text, old, values) throws(TextProblem) in
      try wrapped.value(of: text, keeping: old ?? nil, &values)
    }
  }

  func text(of value: Value, _ values: inout Values) -> String { format(value, &values) }

  func value(of text: String, keeping old: Value?, _ values: inout Values) throws(TextProblem) -> Value {
    try parse(text, old, &values)
  }
}
