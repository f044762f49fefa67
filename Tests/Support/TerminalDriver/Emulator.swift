/// A small VT100 emulator that maintains a screen from the output of a program.
struct Emulator {
  private var drawn: Screen
  /// The last complete screen while a program draws the next one (mode 2026).
  private var shown: Screen?
  /// The main screen while the alternate screen is active.
  private var mainScreen: Screen?
  private var style = Screen.Style()
  private var pending: [UInt8] = []
  /// Unknown escape sequences. The screen is only reliable if there are none.
  private(set) var unknownSequences: [String] = []

  init(_ size: ScreenSize) { drawn = Screen(size) }

  var screen: Screen { shown ?? drawn }

  var showsAlternateScreen: Bool { mainScreen != nil }

  /// Resizes the terminal and clears the screen until the program redraws it.
  mutating func resize(to size: ScreenSize) {
    drawn = Screen(size)
    if shown != nil { shown = drawn }
    if mainScreen != nil { mainScreen = Screen(size) }
  }

  mutating func receive(_ bytes: [UInt8]) {
    pending += bytes
    // An incomplete scalar or sequence stays in the buffer until the rest arrives.
    let whole = pending.count - lengthOfCutOff(pending)
    let text = String(decoding: pending.prefix(whole), as: UTF8.self)
    pending.removeFirst(whole)
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\u{1B}": takeSequence(from: &rest)
      case "\r": drawn.column = 0
      case "\n": lineFeed()
      case "\u{8}": drawn.column = max(0, drawn.column - 1)
      case "\u{7}": break
      default: put(scalar)
      }
    }
  }

  private func lengthOfCutOff(_ bytes: [UInt8]) -> Int {
    if let escape = bytes.lastIndex(of: 0x1B) {
      let sequence = bytes[(escape + 1)...]
      let isWhole = sequence.dropFirst().contains { (0x40...0x7E).contains($0) }
      if sequence.isEmpty || (sequence.first == UInt8(ascii: "[") && !isWhole) { return bytes.count - escape }
    }
    for (length, byte) in zip(1...3, bytes.reversed()) where byte & 0b1100_0000 != 0b1000_0000 {
      return (byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1) > length ? length : 0
    }
    return 0
  }

  private mutating func takeSequence(from rest: inout Substring.UnicodeScalarView) {
    guard rest.popFirst() == "[" else {
      unknownSequences.append("ESC")
      return
    }
    let parameters = String(String.UnicodeScalarView(rest.prefix { (0x20...0x3F).contains($0.value) }))
    rest.removeFirst(parameters.unicodeScalars.count)
    guard let final = rest.popFirst() else { return }
    let numbers = parameters.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    switch final {
    case "H":
      move(column: max(1, numbers.dropFirst().first ?? 1) - 1, row: max(1, numbers.first ?? 1) - 1)
    case "J" where parameters == "2": drawn.cells = Array(repeating: Screen.Cell(), count: drawn.cells.count)
    case "m": for number in numbers { setStyle(number) }
    case "h" where parameters.hasPrefix("?"): setMode(parameters, true)
    case "l" where parameters.hasPrefix("?"): setMode(parameters, false)
    default: unknownSequences.append("ESC [ \(parameters)\(final)")
    }
  }

  private mutating func move(column: Int, row: Int) {
    drawn.column = min(column, drawn.size.columns - 1)
    drawn.row = min(row, drawn.size.rows - 1)
  }

  private mutating func setStyle(_ number: Int) {
    switch number {
    case 0: style = Screen.Style()
    case 1: style.isBold = true
    case 2: style.isDim = true
    case 4: style.isUnderlined = true
    case 7: style.isInverse = true
    case 30...37, 90...97: style.color = number
    default: unknownSequences.append("ESC [ \(number)m")
    }
  }

  private mutating func setMode(_ mode: String, _ isOn: Bool) {
    switch mode {
    case "?25": drawn.isCursorVisible = isOn
    case "?1049":
      if isOn, mainScreen == nil {
        mainScreen = drawn
        drawn = Screen(drawn.size)
      } else if !isOn, let main = mainScreen {
        drawn = main
        mainScreen = nil
      }
    case "?2026": shown = isOn ? drawn : nil
    case "?2004": break
    default: unknownSequences.append("ESC [ \(mode)\(isOn ? "h" : "l")")
    }
  }

  private mutating func lineFeed() {
    if drawn.row < drawn.size.rows - 1 {
      drawn.row += 1
    } else {
      drawn.cells.removeFirst(drawn.size.columns)
      drawn.cells += Array(repeating: Screen.Cell(), count: drawn.size.columns)
    }
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let start = drawn.row * drawn.size.columns
    if let left = cellThatTakes(scalar) {
      drawn.cells[left].text.unicodeScalars.append(scalar)
      return
    }
    let width = isWide(scalar) ? 2 : 1
    if drawn.column + width > drawn.size.columns {
      drawn.column = 0
      lineFeed()
      return put(scalar)
    }
    drawn.cells[start + drawn.column] = Screen.Cell(text: String(Character(scalar)), style: style)
    if width == 2 { drawn.cells[start + drawn.column + 1] = Screen.Cell(text: "", style: style) }
    drawn.column += width
  }

  /// Returns the cell to the left of the cursor if the scalar combines with its content.
  private func cellThatTakes(_ scalar: Unicode.Scalar) -> Int? {
    guard drawn.column > 0 else { return nil }
    var index = drawn.row * drawn.size.columns + drawn.column - 1
    if drawn.cells[index].text.isEmpty { index -= 1 }
    let joined = drawn.cells[index].text + String(Character(scalar))
    return joined.count == 1 ? index : nil
  }

  private func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
