/// The style of a cell.
struct Style: Hashable {
  enum Color: Int {
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }

  var color: Color?
  var isBold = false
  var isDim = false
  var isUnderlined = false
  var isInverse = false

  static let plain = Style()

  /// The escape sequence that sets this style and resets the previous one.
  func sequence(inColor: Bool) -> String {
    var codes = [0]
    if isBold { codes.append(1) }
    if isDim { codes.append(2) }
    if isUnderlined { codes.append(4) }
    if isInverse { codes.append(7) }
    if inColor, let color { codes.append(color.rawValue) }
    return "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m"
  }
}
