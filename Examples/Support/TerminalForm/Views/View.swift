/// A part of a form. Setting a property draws it anew, once the work at hand is done.
@MainActor
public class View {
  /// A view that is not enabled is dimmed, and takes no keys.
  public final var isEnabled = true { didSet { setNeedsDisplay(oldValue != isEnabled) } }
  /// A hidden view keeps its place.
  public final var isHidden = false { didSet { setNeedsDisplay(oldValue != isHidden) } }

  weak final var form: Form?
  /// Whether keys go to this view.
  final var isFocused: Bool { form?.focusedView === self }

  init() {}

  final func setNeedsDisplay(_ isNeeded: Bool = true) {
    if isNeeded { form?.setNeedsDisplay() }
  }

  // What each kind of view has its own answer to.

  var canBeFocused: Bool { false }
  /// In rows.
  var height: Int { 1 }
  /// What stands left of it, in the form's column of captions.
  var caption: String { "" }

  /// Draws at the top left of what it is given, and returns how many columns it used.
  func draw(on canvas: inout Canvas, at origin: Point, columns: Int) -> Int { 0 }

  /// Whether the key meant something here.
  func handle(_ key: Key) -> Bool { false }

  func focusChanged() {}
}
