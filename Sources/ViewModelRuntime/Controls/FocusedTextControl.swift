/// A text control that reports the start of editing only at the first change, such as `NSTextField`. Editing starts
/// when it receives the focus.
@MainActor
protocol FocusedTextControl: TextControl {
  /// Whether the control has the focus.
  var hasFocus: Bool { get }

  /// Calls `handle` after each event in which the focus may have changed.
  ///
  /// - Parameter handle: Returns whether it expects further calls. If it returns false, release it.
  func onFocusCheck(_ handle: @escaping @MainActor () -> Bool)
}
