#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  @_spi(Generated) import ViewModelCore

  // Windows of AppKit.
  extension Navigation {
    /// Connects the screens to their window: the window asks all questions in sheets, shows that it is edited while a
    /// screen has unsaved changes, and asks before the app ends; see ``shouldTerminate(_:)``.
    ///
    /// - Returns: A token that retains the connection.
    public func connect(to window: NSWindow) -> BindingToken {
      let changes = TrackedValue { [weak self] in
        self.map { !$0.canLeaveAll }
      } receive: { [weak window] hasChanges in
        window?.isDocumentEdited = hasChanges
      }
      changes.update()
      let open = OpenWindow(self) { [weak window] in window?.showQuestions() }
      return BindingToken([questions.ask(in: window), BindingToken(changes), BindingToken(open)])
    }

    /// Returns the answer of a window's delegate in `windowShouldClose(_:)`.
    ///
    /// If a screen has unsaved changes, the answer is false. The leave questions are then asked, and after them all
    /// screens and the window are closed.
    public func shouldClose(_ window: NSWindow) -> Bool { canClose(window) }

    /// Returns the answer of the app's delegate in `applicationShouldTerminate(_:)`.
    ///
    /// If a screen of a window has unsaved changes, the answer is `.terminateCancel`. The leave questions of all windows
    /// are then asked, and after them the app is terminated. `.terminateLater` would stop the main queue in some calls,
    /// and with it the questions.
    public static func shouldTerminate(_ application: NSApplication) -> NSApplication.TerminateReply {
      OpenWindows.shared.canEnd { application.terminate(nil) } ? .terminateNow : .terminateCancel
    }
  }

  extension NSWindow: ClosingWindow {
    func showQuestions() { makeKeyAndOrderFront(nil) }
  }
#endif
