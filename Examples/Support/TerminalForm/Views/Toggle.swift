public import ViewModelRuntime

/// A switch with a title, which Return and the space bar turn on and off.
public final class Toggle: View {
  public var isOn = false { didSet { setNeedsDisplay(oldValue != isOn) } }
  /// Called after the user turned the switch, but not after `isOn` was set.
  public var onToggle: (() -> Void)?
  private let title: String

  public init(_ title: String) { self.title = title }

  override var canBeFocused: Bool { true }
  override var help: [String] { ["Space switch"] }

  override func handle(_ key: Key) -> Bool {
    guard isEnabled, key == .return || key == .text(" ") else { return false }
    isOn.toggle()
    onToggle?()
    return true
  }

  override func draw(on canvas: inout Canvas, at origin: Point, columns: Int) -> Int {
    let style = Style(isBold: isFocused, isDim: !isEnabled, isInverse: isFocused)
    return canvas.draw("[\(isOn ? "✓" : " ")] \(title)", at: origin, columns: columns, style)
  }
}

extension Toggle: ValueControl, EnabledControl {
  public var controlValue: Bool {
    get { isOn }
    set { isOn = newValue }
  }

  public func onChange(_ handle: @escaping @MainActor () -> Bool) {
    onToggle = { [weak self] in
      if !handle() { self?.onToggle = nil }
    }
  }
}
