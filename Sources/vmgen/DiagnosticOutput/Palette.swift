import VmgenProjectGeneration

/// The colors of a terminal, or none.
struct Palette: Sendable {
  enum Style: String, Sendable {
    case error = "1;31"
    case warning = "1;33"
    case help = "1;36"
    case gutter = "1;34"
    case strong = "1"
    case added = "32"
    case removed = "31"
    case success = "1;32"
  }

  let isColored: Bool

  static let plain = Palette(isColored: false)

  func callAsFunction(_ style: Style, _ text: String) -> String {
    isColored && !text.isEmpty ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}

/// The value of the option `--color`.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

extension Palette {
  /// Creates the palette for a stream. The choice `auto` checks `NO_COLOR`, then `CLICOLOR_FORCE` and `FORCE_COLOR`,
  /// and then whether the stream is a terminal.
  init(_ choice: ColorChoice, on stream: Console.Stream) {
    isColored =
      switch choice {
      case .always: true
      case .never: false
      case .auto:
        if Environment.value("NO_COLOR") != nil {
          false
        } else if ["CLICOLOR_FORCE", "FORCE_COLOR"].contains(where: { (Environment.value($0) ?? "0") != "0" }) {
          true
        } else {
          stream.isTerminal && (Environment.value("TERM") ?? "dumb") != "dumb"
        }
      }
  }
}
