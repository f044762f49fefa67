/// What was pressed.
public enum Key: Equatable, Sendable {
  /// Typed or pasted. A combining mark may come alone, after the letter that it belongs to.
  case text(String)
  case `return`, tab, backTab, escape
  case backspace, delete
  case left, right, up, down, home, end
  /// A letter with the control key: `control("c")`.
  case control(Character)
}
