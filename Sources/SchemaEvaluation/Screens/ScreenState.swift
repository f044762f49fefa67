/// What a view model shows at one moment of an example.
package struct ScreenState: Sendable, Hashable {
  /// A member that a view shows.
  package struct Part: Sendable, Hashable {
    package var name: String
    package var content: Content
  }

  package enum Content: Sendable, Hashable {
    /// A display or a state.
    case display(ShownValue)
    case field(Field)
    case button(Button)
    case list(List)
    /// The state of a child; nil while it does not exist.
    case child(ScreenState?)
    /// An input or a `let`, which the view model computes with.
    case hidden(ShownValue)
  }

  /// An edit.
  package struct Field: Sendable, Hashable {
    /// The text, or the value of an edit without text.
    package var value: ShownValue
    package var error: String?
    package var isEnabled: Bool
    package var isFocused: Bool
    /// Whether the check of the edit has not been answered.
    package var isChecking: Bool
  }

  /// A command.
  package struct Button: Sendable, Hashable {
    package var canRun: Bool
    package var isRunning: Bool
    package var busyText: String?
    package var errorText: String?
    package var progress: Double?
    package var question: Question?
  }

  /// A question to the user.
  package struct Question: Sendable, Hashable {
    package var text: String
    package var message: String?
    /// Whether the user answers with a text.
    package var hasField: Bool
    package var buttons: [String]
    package var destructiveButtons: [String]
  }

  /// A list with the rows that are visible.
  package struct List: Sendable, Hashable {
    package struct Section: Sendable, Hashable {
      /// The title; empty in a list without sections.
      package var title: String
      package var rows: [ScreenState]
    }

    package var sections: [Section]
    /// The case of `ListPhase`.
    package var phase: String
    /// What is shown beside or instead of rows: the text for an empty list, or of an error.
    package var texts: [String]
    package var isLoadingMore: Bool
  }

  package var viewModel: String
  /// The members in source order.
  package var parts: [Part]
  /// The events that have been emitted, as a schema writes them.
  package var events: [String] = []
  /// The moves of the navigator, as a schema writes them.
  package var moves: [String] = []
}

/// A value in the form in which people read it.
package indirect enum ShownValue: Sendable, Hashable {
  case none
  case text(String)
  case boolean(Bool)
  /// A value as a schema writes it.
  case literal(String)
  case elements([ShownValue])
  /// A value with named parts.
  case parts([Part])
  /// The keys and values of a dictionary.
  case entries([Entry])

  package struct Part: Sendable, Hashable {
    package var name: String
    package var value: ShownValue
  }

  package struct Entry: Sendable, Hashable {
    package var key: ShownValue
    package var value: ShownValue
  }
}
