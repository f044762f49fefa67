import ViewModelRuntime

/// An edit of ``EveryEdit`` of any type.
@MainActor
struct EditKind {
  let name: String
  let type: (EveryEdit, String) -> Void
  let setEditing: (EveryEdit, Bool) -> Void
  let text: (EveryEdit) -> String
  let error: (EveryEdit) -> String?
  let isValid: (EveryEdit) -> Bool
  /// Returns the text of the model's value.
  let value: (EveryEdit) -> String
  /// Returns the text of the last valid value.
  let shown: (EveryEdit) -> String
  /// Returns the text of the model's value in a field.
  let format: (EveryEdit) -> String
  /// Sets the model's value to that of another view model.
  let take: (EveryEdit, EveryEdit) -> Void
  let observe: (EveryEdit, @escaping () -> Void) -> BindingToken

  init<Value>(
    _ name: String, _ edit: ReferenceWritableKeyPath<EveryEdit, TextEdit<Value>>,
    _ value: WritableKeyPath<EveryEdit.Model, Value>, _ conversion: TextConversion<Value>
  ) {
    self.name = name
    type = { $0[keyPath: edit].text = $1 }
    setEditing = { $0[keyPath: edit].isEditing = $1 }
    text = { $0[keyPath: edit].text }
    error = { $0[keyPath: edit].error }
    isValid = { $0[keyPath: edit].isValid }
    self.value = { String(reflecting: $0.model[keyPath: value]) }
    shown = { String(reflecting: $0[keyPath: edit].value) }
    format = { conversion.text(of: $0.model[keyPath: value], in: $0.context) }
    take = { $0.model[keyPath: value] = $1.model[keyPath: value] }
    observe = { viewModel, receive in viewModel.observe(edit) { _ in receive() } }
  }

  static let all: [EditKind] = [
    EditKind("integer", \.integer, \.integer, .integer),
    EditKind("age", \.age, \.age, .integer),
    EditKind("double", \.double, \.double, .double),
    EditKind("decimal", \.decimal, \.decimal, .decimal),
    EditKind("text", \.text, \.text, .text),
    EditKind("trimmed", \.trimmed, \.trimmed, .text),
    EditKind("date", \.date, \.date, .date),
    EditKind("moment", \.moment, \.moment, .date("yyyy-MM-dd HH:mm")),
    EditKind("time", \.time, \.time, .date("h:mm a")),
    EditKind("day", \.day, \.day, .day),
    EditKind("duration", \.duration, \.duration, .duration),
    EditKind("website", \.website, \.website, .present(.url)),
    EditKind("token", \.token, \.token, .uuid),
    EditKind("mood", \.mood, \.mood, .choice),
    EditKind("rank", \.rank, \.rank, .choice),
    EditKind("title", \.title, \.title, .choice { mood, context in context.text("\(mood.rawValue) mood") }),
    EditKind("note", \.note, \.note, .optional(.text)),
    EditKind("limit", \.limit, \.limit, .optional(.integer)),
    EditKind("due", \.due, \.due, .optional(.date("MM/dd/yyyy"))),
    EditKind("words", \.words, \.words, .words),
  ]
}
