/// A spinner with a text, which is hidden while nothing is running.
public final class ActivityLine: View {
  /// The text of the running task, or nil.
  public var text: String? {
    didSet {
      guard oldValue != text else { return }
      if (text == nil) != (oldValue == nil) { text == nil ? stop() : start() }
      setNeedsDisplay()
    }
  }

  private var frame = 0
  private var turning: Task<Void, Never>?

  override public init() {}

  override func draw(on canvas: inout Canvas, at origin: Point, columns: Int) -> Int {
    guard let text else { return 0 }
    let frames = Array("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏")
    return canvas.draw("\(frames[frame % frames.count]) \(text)", at: origin, columns: columns, Style(color: .cyan))
  }

  private func start() {
    turning = Task { [weak self] in
      while (try? await Task.sleep(for: .milliseconds(100))) != nil, let self {
        self.frame += 1
        self.setNeedsDisplay()
      }
    }
  }

  private func stop() {
    turning?.cancel()
    turning = nil
  }
}
