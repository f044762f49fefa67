/// A terminal window that displays a stack of layers: forms and panes.
@MainActor
public final class TerminalWindow {
  /// The root layer. Setting it dismisses all other layers.
  public var root: Layer {
    get { layers[0] }
    set {
      screenCount = 1
      layers = [newValue]
    }
  }

  /// The stack of layers, the topmost last.
  private var layers: [Layer] {
    didSet {
      for layer in oldValue where !layers.contains(where: { $0 === layer }) { layer.isActive = false }
      activateTopmost()
    }
  }

  /// The number of layers at the bottom of the stack that ``show(_:)`` replaces.
  private var screenCount = 1

  /// A message in the last line, which disappears with the next key.
  public var message: String? { didSet { if oldValue != message { setNeedsDisplay() } } }

  private let inColor = environmentValue("NO_COLOR") == nil
  private let events = TerminalEvents()
  private var terminal: Terminal?
  private var decoder = KeyDecoder()
  private var shown: Canvas?
  private var isDrawingDue = false
  private var isOpen: Bool { terminal != nil }

  public init(root: Layer = Form("", rows: [])) {
    layers = [root]
  }

  /// Shows screens, the topmost last. Presented forms, such as questions, stay above them.
  public func show(_ screens: [Layer]) {
    guard !screens.isEmpty else { return }
    let presented = layers.dropFirst(screenCount)
    screenCount = screens.count
    layers = screens + presented
  }

  /// Presents a layer, which then receives the keys.
  public func present(_ layer: Layer) { layers.append(layer) }

  /// Dismisses a layer and all layers above it.
  public func dismiss(_ layer: Layer) {
    guard let index = layers.firstIndex(where: { $0 === layer }), index >= screenCount else { return }
    layers.removeSubrange(index...)
  }

  /// Ends ``run()``.
  public func close(status: Int32 = 0) { events.send(.ended(status: status)) }

  /// Runs the event loop in the terminal, and restores the terminal afterwards. Call it once.
  ///
  /// - Returns: The exit code of the program: 64 without a terminal, or 128 plus the number of a signal.
  public func run() async -> Int32 {
    guard let terminal = Terminal() else {
      writeAll("This program requires a terminal: run it without a pipe or a redirection.\n", to: 2)
      return 64
    }
    self.terminal = terminal
    terminal.enter()
    events.start()
    defer {
      self.terminal = nil
      activateTopmost()
      events.stop()
      terminal.leave()
    }
    activateTopmost()
    for await event in events.stream {
      switch event {
      case .typed(let bytes): handle(bytes)
      case .resized: redraw()
      case .ended(let status): return status
      }
    }
    return 0
  }

  private func activateTopmost() {
    for layer in layers {
      layer.window = self
      layer.isActive = isOpen && layer === layers.last
    }
    setNeedsDisplay()
  }

  private func handle(_ bytes: [UInt8]) {
    press(decoder.decode(bytes))
    guard decoder.isUndecided else { return }
    Task {
      try? await Task.sleep(for: .milliseconds(50))
      press(decoder.decideEscape())
    }
  }

  private func press(_ keys: [Key]) {
    for key in keys {
      message = nil
      switch key {
      case .control("c"): close(status: 128 + 2)
      case .control("d"): close()
      case .control("l"): redraw()
      case .control("z"):
        terminal?.suspend()
        redraw()
      default: layers.last?.handle(key)
      }
    }
  }
}

// MARK: - Drawing

extension TerminalWindow {
  /// Schedules one redraw after the current work.
  func setNeedsDisplay() {
    guard isOpen, !isDrawingDue else { return }
    isDrawingDue = true
    Task {
      isDrawingDue = false
      draw()
    }
  }

  /// Redraws the whole window.
  private func redraw() {
    shown = nil
    setNeedsDisplay()
  }

  private func draw() {
    guard let terminal else { return }
    var canvas = Canvas(terminal.size)
    for layer in layers {
      if layer !== layers.first { canvas.dim() }
      layer.draw(on: &canvas)
    }
    drawLastLine(on: &canvas)
    writeAll(ScreenUpdate(from: shown, to: canvas, inColor: inColor).text, to: 1)
    shown = canvas
  }

  private func drawLastLine(on canvas: inout Canvas) {
    let last = canvas.size.rows - 1
    let keys = (layers.last?.help ?? []).joined(["  ·  ", " · "], columns: canvas.size.columns)
    let text = message.map { " \($0) ".wrapped(columns: canvas.size.columns, lines: 1).joined() } ?? keys
    let style = message == nil ? Style(isDim: true) : Style(isBold: true, isInverse: true)
    canvas.fill(canvas.size.columns, at: Point(column: 0, row: last))
    canvas.draw(text, at: Point(column: max(0, (canvas.size.columns - text.terminalWidth) / 2), row: last), style)
  }
}
