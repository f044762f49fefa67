/// A key press.
public enum Key: Equatable, Sendable {
  /// A typed or pasted character. A combining mark can arrive separately, after its letter.
  case text(String)
  case `return`, tab, backTab, escape
  case backspace, delete
  case left, right, up, down, home, end, pageUp, pageDown
  /// A letter together with the control key: `control("c")`.
  case control(Character)
}
