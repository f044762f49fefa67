/// A part of a window that draws views and gives keys to the focused one: a ``Form`` or a ``Pane``.
@MainActor
public class Layer {
  /// The action of the Escape key.
  public final var onCancel: (() -> Void)?
  final let views: [View]
  weak final var window: TerminalWindow?

  /// Whether the layer is topmost and receives keys.
  final var isActive = false {
    didSet { if oldValue != isActive { selection?.focusChanged() } }
  }

  /// The focused view.
  final var selection: View? {
    didSet {
      guard oldValue !== selection else { return }
      if isActive {
        oldValue?.focusChanged()
        selection?.focusChanged()
      }
      setNeedsDisplay()
    }
  }

  init(views: [View]) {
    self.views = views
    for view in views { view.layer = self }
    selection = views.first { $0.canBeFocused }
  }

  final var focusedView: View? { isActive ? selection : nil }

  /// Moves the focus to a view.
  public final func focus(_ view: View) {
    if view.layer === self, view.canBeFocused { selection = view }
  }

  /// Moves the focus from a text field to the next view that is no text field, if there is one. A layer always has a
  /// focused view.
  final func leave(_ field: TextField) {
    guard selection === field, let index = views.firstIndex(where: { $0 === field }) else { return }
    let others = (views[index...] + views[..<index]).filter { $0.canBeFocused && !$0.isHidden && !($0 is TextField) }
    if let next = others.first { selection = next }
  }

  final func setNeedsDisplay() { window?.setNeedsDisplay() }

  final func moveFocus(by step: Int) {
    // The focused view can have been disabled; continue from its position.
    let views = views.filter { $0 === selection || ($0.canBeFocused && $0.isEnabled && !$0.isHidden) }
    guard let index = views.firstIndex(where: { $0 === selection }) else {
      selection = views.first
      return
    }
    selection = views[(index + step + views.count) % views.count]
  }

  // Requirements that each kind of layer overrides.

  /// The keys that have an effect, for the last line of the window. A narrow window omits some before the last one.
  var help: [String] { ["Tab next", "Return press"] + (onCancel == nil ? [] : ["Esc cancel"]) + ["Ctrl-C quit"] }

  func handle(_ key: Key) {}

  func draw(on canvas: inout Canvas) {}
}
