/// A terminal window that displays a stack of forms.
@MainActor
public final class TerminalWindow {
  /// The root form. Setting it dismisses all other forms.
  public var root: Form {
    didSet { forms = [root] }
  }

  /// The stack of forms, the topmost last.
  private var forms: [Form] {
    didSet {
      for form in oldValue where !forms.contains(where: { $0 === form }) { form.isActive = false }
      activateTopmost()
    }
  }

  private let inColor = environmentValue("NO_COLOR") == nil
  private let events = TerminalEvents()
  private var terminal: Terminal?
  private var decoder = KeyDecoder()
  private var shown: Canvas?
  private var isDrawingDue = false
  private var isOpen: Bool { terminal != nil }

  public init(root: Form = Form("", rows: [])) {
    self.root = root
    forms = [root]
  }

  /// Presents a form, which then receives the keys.
  public func present(_ form: Form) { forms.append(form) }

  /// Dismisses a form and all forms above it.
  public func dismiss(_ form: Form) {
    guard let index = forms.firstIndex(where: { $0 === form }), index > 0 else { return }
    forms.removeSubrange(index...)
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
    for form in forms {
      form.window = self
      form.isActive = isOpen && form === forms.last
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
      switch key {
      case .control("c"): close(status: 128 + 2)
      case .control("d"): close()
      case .control("l"): redraw()
      case .control("z"):
        terminal?.suspend()
        redraw()
      default: forms.last?.handle(key)
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
    let keys = "Tab next  ·  Return press  ·  Ctrl-C quit"
    let left = max(0, (canvas.size.columns - keys.terminalWidth) / 2)
    canvas.draw(keys, at: Point(column: left, row: canvas.size.rows - 1), Style(isDim: true))
    for form in forms {
      if form !== root { canvas.dim() }
      form.draw(on: &canvas)
    }
    writeAll(ScreenUpdate(from: shown, to: canvas, inColor: inColor).text, to: 1)
    shown = canvas
  }
}
