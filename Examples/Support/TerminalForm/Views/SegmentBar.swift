public import ViewModelRuntime

/// A row of titles, one of which is selected with the arrow keys.
public final class SegmentBar: View {
  public var selected = 0 { didSet { setNeedsDisplay(oldValue != selected) } }
  /// Called after the user selected a title, but not after `selected` was set.
  public var onSelect: (() -> Void)?
  public var titles: [String] { didSet { setNeedsDisplay(oldValue != titles) } }

  public init(_ titles: [String] = []) { self.titles = titles }

  override var canBeFocused: Bool { true }

  /// Selects the next or the previous title, such as for a key of the pane.
  public func select(by step: Int) {
    guard isEnabled, titles.indices.contains(selected + step) else { return }
    selected += step
    onSelect?()
  }

  override func handle(_ key: Key) -> Bool {
    switch key {
    case .right: select(by: 1)
    case .left: select(by: -1)
    default: return false
    }
    return true
  }

  override func draw(on canvas: inout Canvas, at origin: Point, columns: Int) -> Int {
    var used = 0
    for (index, title) in titles.enumerated() {
      let isSelected = index == selected
      let style = Style(
        color: isSelected ? .cyan : nil, isBold: isSelected, isDim: !isSelected, isUnderlined: isSelected,
        isInverse: isSelected && isFocused)
      let start = Point(column: origin.column + used, row: origin.row)
      used += canvas.draw(title, at: start, columns: columns - used, style) + 2
    }
    return used
  }
}

extension SegmentBar: ValueControl, EnabledControl {
  public var controlValue: Int {
    get { selected }
    set { selected = newValue }
  }

  public func onChange(_ handle: @escaping @MainActor () -> Bool) {
    onSelect = { [weak self] in
      if !handle() { self?.onSelect = nil }
    }
  }
}
