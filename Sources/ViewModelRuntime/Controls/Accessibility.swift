@_spi(Generated) import ViewModelCore

/// Displays the name and the error of an edit or a command to UI tests and assistive technologies.
///
/// An identifier of the app is kept. A hint of the app returns when the error is corrected or the binding ends.
@MainActor
final class AccessibilityDisplay {
  private static let identifiers = ReplacedValues<String?>()
  private static let hints = ReplacedValues<String?>()
  private weak var control: (any AccessibleControl)?
  private var restoreIdentifier: (@MainActor () -> Void)?
  private var restoreHint: (@MainActor () -> Void)?
  private var isShown = false
  private var error: String?

  init(of control: AnyObject) { self.control = control as? any AccessibleControl }

  /// Identifies the control by the name of its edit or command, and displays the error. An error that appears or changes
  /// is announced.
  func show(name: String, error: String?) {
    guard let control else { return }
    if !isShown { identify(control, name) }
    if error != self.error {
      restoreHint?()
      restoreHint = error.map { setHint($0, of: control) }
      if isShown, let error { control.announce(error) }
    }
    isShown = true
    self.error = error
  }

  /// Restores the identifier and the hint of the app.
  func end() {
    restoreIdentifier?()
    restoreHint?()
    restoreIdentifier = nil
    restoreHint = nil
  }

  private func identify(_ control: some AccessibleControl, _ name: String) {
    guard Self.identifiers.original(\.testIdentifier, of: control)?.isEmpty ?? true else { return }
    restoreIdentifier = Self.identifiers.replace(\.testIdentifier, of: control, with: name)
  }

  private func setHint(_ error: String, of control: some AccessibleControl) -> @MainActor () -> Void {
    Self.hints.replace(\.spokenHint, of: control, with: error)
  }
}

/// A control with an identifier for UI tests and texts for assistive technologies.
@MainActor
protocol AccessibleControl: AnyObject {
  /// The identifier for UI tests.
  var testIdentifier: String? { get set }
  /// A text about the control that assistive technologies read after its value: the hint in UIKit, the help in AppKit.
  var spokenHint: String? { get set }

  /// Lets assistive technologies speak a text.
  func announce(_ text: String)
}
