public import ViewModelRuntime

/// A key of a pane that starts a command. The help line displays it while it is enabled.
@MainActor
public final class KeyCommand {
  public let key: Key
  /// The key and its effect in the help line: `"s star"`.
  public var label: String { didSet { if oldValue != label { layer?.setNeedsDisplay() } } }
  public var isEnabled = true { didSet { if oldValue != isEnabled { layer?.setNeedsDisplay() } } }
  public var onPress: (() -> Void)?
  weak var layer: Layer?

  public init(_ key: Key, _ label: String, onPress: (() -> Void)? = nil) {
    self.key = key
    self.label = label
    self.onPress = onPress
  }
}

extension KeyCommand {
  /// The left and the right arrow key, which select a title of a bar.
  public static func arrows(for bar: SegmentBar) -> [KeyCommand] {
    [
      KeyCommand(.right, "← → switch") { [weak bar] in bar?.select(by: 1) },
      KeyCommand(.left, "") { [weak bar] in bar?.select(by: -1) },
    ]
  }
}

extension KeyCommand: TriggerControl {
  public func onTrigger(_ handle: @escaping @MainActor () -> Bool) {
    onPress = { [weak self] in
      if !handle() { self?.onPress = nil }
    }
  }
}
