/// An event of a text field.
public enum EditingEvent: Hashable, Sendable {
  case began, changed, ended
}

/// A control for text input: a text field, or a view of your own.
@MainActor
public protocol TextControl: AnyObject {
  /// The text of the control.
  var editedText: String { get set }

  /// Whether an input method has marked text. The text must not be set in that state.
  var isComposing: Bool { get }

  /// Calls `handle` for each event that the user causes. Setting the text in code causes no event.
  ///
  /// - Parameter handle: Returns whether it expects further events. If it returns false, release it.
  func onEditing(_ handle: @escaping @MainActor (EditingEvent) -> Bool)
}

extension TextControl {
  /// Always false, for a control without input methods.
  public var isComposing: Bool { false }
}
