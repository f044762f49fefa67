import VmgenSchemaSemantics
import VmgenSchemaSyntax

/// VM0590–VM0599: children and events.
extension DiagnosticExplanation {
  static let childExplanations: [DiagnosticExplanation] = [
    DiagnosticExplanation(
      of: .notAChild(form: "{form}"),
      """
      The value of a child creates its view model: `HeaderViewModel(owner: owner)`. For a child that exists only while an
      optional has a value, the closure of `map` creates it.
      """,
      schema: """
          viewmodel HeaderViewModel {
            input owner: String
            display name = "@\\(owner)"
          }

          viewmodel ProfileViewModel {
            input owner: String
            display title = owner
        -   child header = owner
        +   child header = HeaderViewModel(owner: owner)
          }
        """),
    DiagnosticExplanation(
      of: .childCycle(name: "{name}", path: "{path}"),
      """
      A view model creates its children. If a child contains its parent again, creating one of them never ends. The
      message lists the view models of the cycle. The rows of a list are children, too. To show elements that contain
      elements of their own kind, such as folders or replies, put all levels into one list, whose elements have their
      depth as a field, or push each level as a screen.
      """,
      schema: """
          viewmodel FolderViewModel {
            input name: String
            display title = "Folder \\(name)"
            child file = FileViewModel(name: name)
          }

          viewmodel FileViewModel {
            input name: String
            display title = "File \\(name)"
        -   child folder = FolderViewModel(name: name)
          }
        """),
    DiagnosticExplanation(
      of: .childAsValue(name: "{name}"),
      """
      A child is an object with an identity, not a value that a display can compute or store. A view reads the child
      itself from the view model's property.
      """,
      schema: """
          viewmodel HeaderViewModel {
            input owner: String
            display name = "@\\(owner)"
          }

          viewmodel ProfileViewModel {
            input owner: String
            child header = HeaderViewModel(owner: owner)
        -   display top = header
        +   display top = header.name
          }
        """),
    DiagnosticExplanation(
      of: .sharedConstant(input: "{input}", viewModel: "{viewModel}"),
      """
      With `$`, parent and child share a value: a change by either reaches the other. A `let` never changes.
      """,
      schema: """
          viewmodel NoteViewModel {
            let note: String
            display title = "Note: \\(note)"
          }

          viewmodel DayViewModel {
            input note: String
        -   child editor = NoteViewModel(note: $note)
        +   child editor = NoteViewModel(note: note)
          }
        """),
    DiagnosticExplanation(
      of: .childOfModule(name: "{name}"),
      """
      A parent reads the displays of its children, whose types are known only for view models of the same module.
      """),
    DiagnosticExplanation(
      of: .unknownChildEvent(viewModel: "{viewModel}", name: "{name}"),
      """
      `on child.event` reacts to an event that the child's view model declares.
      """,
      schema: """
          viewmodel NoteViewModel {
            input note: String
            display title = "Note: \\(note)"
            event closed
            command close { emit closed }
          }

          viewmodel DayViewModel {
            input note: String
            state isOpen = true
            child editor = NoteViewModel(note: note)
        -   on editor.removed(let id) { isOpen = id == "" }
        +   on editor.closed { isOpen = false }
          }
        """),
    DiagnosticExplanation(
      of: .eventValues(name: "{name}", count: "{count}", found: "{found}", form: "{form}"),
      """
      A reaction names every value of the event, in the order of the declaration. `_` stands for a value that the steps
      do not read.
      """,
      schema: """
          viewmodel NoteViewModel {
            input note: String
            display title = "Note: \\(note)"
            event moved(from: Int, to: Int)
            command move { emit moved(from: 1, to: 2) }
          }

          viewmodel DayViewModel {
            input note: String
            state place = 0
            child editor = NoteViewModel(note: note)
        -   on editor.moved(let to) { place = to }
        +   on editor.moved(_, let to) { place = to }
          }
        """),
    DiagnosticExplanation(
      of: .notAnEvent(name: "{name}"),
      """
      `emit` reports an event that the view model declares with `event`.
      """,
      schema: """
          viewmodel NoteViewModel {
            input note: String
            display title = "Note: \\(note)"
        +   event closed
            command close { emit closed }
          }
        """),
    DiagnosticExplanation(
      of: .unusedEvent(name: "{name}"),
      """
      No step emits the event, so no reaction to it ever runs.
      """,
      schema: """
          viewmodel NoteViewModel {
            input note: String
            display title = "Note: \\(note)"
            event closed
        +   command close { emit closed }
          }
        """),
    DiagnosticExplanation(
      of: .childOfChild(name: "{name}", viewModel: "{viewModel}"),
      """
      A view model reads its own children only. Its parent reads what it displays, so that a child can be replaced
      without a change of the parent.
      """,
      schema: """
          viewmodel BadgeViewModel {
            input count: Int
            display text = "\\(count)"
          }

          viewmodel HeaderViewModel {
            input count: Int
            child badge = BadgeViewModel(count: count)
            display title = "Inbox"
        +   display badgeText = badge.text
          }

          viewmodel InboxViewModel {
            input count: Int
            child header = HeaderViewModel(count: count)
        -   display title = "\\(header.title) \\(header.badge.text)"
        +   display title = "\\(header.title) \\(header.badgeText)"
          }
        """),
  ]
}
