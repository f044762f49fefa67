/// A part of a form or a pane. Setting a property schedules a redraw.
@MainActor
public class View {
  /// Whether the view receives keys. A disabled view is dimmed.
  public final var isEnabled = true { didSet { setNeedsDisplay(oldValue != isEnabled) } }
  /// Whether the view is hidden. A hidden view still takes up space.
  public final var isHidden = false { didSet { setNeedsDisplay(oldValue != isHidden) } }

  /// Moves the focus to the view.
  public final func focus() { layer?.focus(self) }

  weak final var layer: Layer?
  /// Whether the view has the focus.
  final var isFocused: Bool { layer?.focusedView === self }

  init() {}

  final func setNeedsDisplay(_ isNeeded: Bool = true) {
    if isNeeded { layer?.setNeedsDisplay() }
  }

  // Requirements that each kind of view overrides.

  var canBeFocused: Bool { false }
  /// The height in rows.
  var height: Int { 1 }
  /// The caption, which is displayed in the form's column of captions.
  var caption: String { "" }

  /// The keys of the focused view, for the last line of the window.
  var help: [String] { [] }

  /// Draws the view at the top left of the given area, and returns the number of columns used.
  func draw(on canvas: inout Canvas, at origin: Point, columns: Int) -> Int { 0 }

  /// Handles a key, and returns whether the view used it.
  func handle(_ key: Key) -> Bool { false }

  func focusChanged() {}
}
