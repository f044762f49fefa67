/// The location of an edit's value and of its state.
@MainActor
public struct EditPlace<Values: StatefulValues, Value> {
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

extension EditPlace where Value: Equatable {
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
