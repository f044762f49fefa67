/// What a person does in a field.
public enum EditingEvent: Hashable, Sendable {
  case began, changed, ended
}

/// A control that a text is typed into: a text field, or a view of your own that can be one.
@MainActor
public protocol TextControl: AnyObject {
  /// The text in it.
  var editedText: String { get set }

  /// Whether an input method is composing, so that the text must not be written to.
  var isComposing: Bool { get }

  /// Calls `handle` with what the person does. What the program writes to it is no event.
  ///
  /// - Parameter handle: says whether it wants to hear of further events; else it is to be released.
  func onEditing(_ handle: @escaping @MainActor (EditingEvent) -> Bool)
}

extension TextControl {
  /// Of a control without input methods.
  public var isComposing: Bool { false }
}
