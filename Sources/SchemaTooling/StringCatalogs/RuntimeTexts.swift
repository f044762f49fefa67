import VmgenSchemaSemantics

/// The texts that the runtime shows: messages for texts that it cannot convert or check, and the buttons that it adds. A
/// test compares them with the runtime.
enum RuntimeTexts {
  /// What a text belongs to.
  enum Subject {
    // The kinds of values that users edit.
    case anything, number, date, duration, url, uuid, choice
    /// Values that a service checks.
    case checked
    /// The button that answers a question.
    case answer
    /// The button that cancels a question, or closes a sheet.
    case cancellation
    /// The button that leaves a screen with unsaved changes.
    case leave
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
    ("OK", [.answer]),
    ("Cancel", [.cancellation]),
    ("Back", [.leave]),
  ]

  private static let buttons: Set<Subject> = [.answer, .cancellation, .leave]

  /// Returns the texts that the runtime can show for schemas.
  static func texts(for schemas: some Sequence<Schema>) -> [CatalogText] {
    var search = SubjectSearch()
    for case .viewModel(let viewModel) in schemas.flatMap(\.declarations) { search.walk(viewModel) }
    return all.filter { !search.subjects.isDisjoint(with: $0.subjects) }.map { text in
      let isButton = buttons.isSuperset(of: text.subjects)
      let note = isButton ? "The text of a button." : "A message below a text field."
      return CatalogText(key: text.key, source: nil, notes: [note], users: ["ViewModelRuntime"], range: nil)
    }
  }
}

/// A search for what the runtime shows in view models.
private struct SubjectSearch: SemanticVisitor {
  private(set) var subjects: Set<RuntimeTexts.Subject> = []

  mutating func enter(_ node: SemanticNode) -> WalkContinuation {
    switch node {
    case .member(.example), .expression: return .skipChildren
    case .member(.edit(let edit)):
      subjects.formUnion(edit.text?.subjects ?? [])
      if edit.check != nil { subjects.insert(.checked) }
    case .member(.derived(let derived)) where derived.name == "leaveQuestion":
      subjects.formUnion([.answer, .cancellation, .leave])
    case .step(let step): subjects.formUnion(step.subjects)
    default: break
    }
    return .visitChildren
  }
}

extension Step {
  fileprivate var subjects: [RuntimeTexts.Subject] {
    switch kind {
    case .confirm(_, let question), .prompt(_, let question):
      (question.confirmText == nil ? [.answer] : []) + (question.cancelText == nil ? [.cancellation] : [])
    case .choose(_, let question, _): question.cancelText == nil ? [.cancellation] : []
    case .navigate(let navigation): navigation.subjects
    case .constant(_, _, let value), .start(_, let value), .assign(_, let value), .call(let value),
      .initialize(_, let value, _):
      value.subjects
    default: []
    }
  }
}

extension StepValue {
  fileprivate var subjects: [RuntimeTexts.Subject] {
    if case .screen(let navigation, _) = withoutOptionalTry { navigation.subjects } else { [] }
  }
}

extension Navigation {
  /// The container adds a button to the screens that it presents.
  fileprivate var subjects: [RuntimeTexts.Subject] {
    switch kind {
    case .present, .cover: [.cancellation]
    case .push, .pop, .popToRoot, .dismiss, .resetRoot, .open, .finish: []
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
