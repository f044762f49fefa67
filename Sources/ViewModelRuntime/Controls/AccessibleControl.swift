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
