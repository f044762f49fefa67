import VmgenSchemaSemantics

/// The messages that the runtime shows for texts that it cannot convert or check. A test compares them with the runtime.
enum RuntimeTexts {
  /// The kinds of values that users edit.
  enum Subject {
    case anything, number, date, duration, url, uuid, choice
    /// Values that a service checks.
    case checked
  }

  static let all: [(key: String, subjects: [Subject])] = [
    ("Enter a value", [.anything]),
    ("Enter a whole number", [.number]),
    ("Enter a number", [.number]),
    ("Write decimals with “%@”", [.number]),
    ("Enter a smaller value", [.number, .duration]),
    ("Enter a greater value", [.number, .duration]),
    ("Enter fewer digits", [.number]),
    ("Enter a date like %@", [.date]),
    ("Enter a time like %@", [.date]),
    ("There is no such date", [.date]),
    ("There is no such time on that day", [.date]),
    ("That date is a %@", [.date]),
    ("Enter a duration like %@", [.duration]),
    ("Enter an address like https://example.com", [.url]),
    ("Enter a UUID like 123E4567-E89B-12D3-A456-426614174000", [.uuid]),
    ("Enter %@", [.choice]),
    ("Enter one of the choices, such as %@", [.choice]),
    ("The text cannot be read", [.anything]),
    ("This could not be checked", [.checked]),
  ]

  /// Returns the messages for the edits of schemas.
  static func texts(for edits: some Sequence<Edit>) -> [CatalogText] {
    var subjects: Set<Subject> = []
    for edit in edits {
      subjects.formUnion(edit.text?.subjects ?? [])
      if edit.check != nil { subjects.insert(.checked) }
    }
    return all.filter { !subjects.isDisjoint(with: $0.subjects) }.map { text in
      CatalogText(
        key: text.key, source: nil, notes: ["A message below a text field."], users: ["ViewModelRuntime"], range: nil)
    }
  }
}

extension EditText {
  fileprivate var subjects: Set<RuntimeTexts.Subject> {
    switch self {
    case .string: []
    case .integer, .double, .decimal: [.anything, .number]
    case .date, .day: [.anything, .date]
    case .duration: [.anything, .duration]
    case .url: [.anything, .url]
    case .uuid: [.anything, .uuid]
    case .choice: [.anything, .choice]
    case .custom: [.anything]
    case .optional(let inner), .present(let inner): inner.subjects
    }
  }
}
