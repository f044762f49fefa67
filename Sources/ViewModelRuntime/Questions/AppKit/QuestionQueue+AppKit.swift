#if canImport(AppKit) && !targetEnvironment(macCatalyst)
  public import AppKit
  @_spi(Generated) import ViewModelCore

  extension QuestionQueue {
    /// Asks the questions of all commands in sheets of a window.
    ///
    /// ```swift
    /// let questions = navigation.questions.ask(in: window)
    /// ```
    ///
    /// A question whose sheet the program ends is asked again, with its text, until it is answered.
    ///
    /// - Returns: A token that retains the observation.
    public func ask(in window: NSWindow) -> BindingToken {
      let sheets = QuestionSheets(self, in: window)
      sheets.begin()
      return BindingToken(sheets)
    }
  }

  extension NSWindow: QuestionWindow {
    func beginQuestion(
      _ question: CommandQuestion, closed: @escaping @MainActor (QuestionChoice?, String) -> Void
    ) -> NSAlert {
      let alert = NSAlert()
      alert.messageText = question.text
      alert.informativeText = question.message ?? ""
      for choice in question.choices { choice.addButton(to: alert) }
      let field = question.field.map { NSTextField.field($0, text: question.reply.typedText) }
      alert.accessoryView = field
      alert.window.initialFirstResponder = field
      alert.beginSheetModal(for: self) { response in
        let index = response.rawValue - NSApplication.ModalResponse.alertFirstButtonReturn.rawValue
        let choice = question.choices.indices.contains(index) ? question.choices[index] : nil
        closed(choice, field?.stringValue ?? "")
      }
      return alert
    }

    func endQuestion(_ alert: NSAlert) { endSheet(alert.window, returnCode: .abort) }
  }

  extension QuestionChoice {
    @MainActor fileprivate func addButton(to alert: NSAlert) {
      let button = alert.addButton(withTitle: label)
      button.hasDestructiveAction = role == .destructive
      // AppKit knows only the English text.
      if role == .cancel { button.keyEquivalent = "\u{1b}" }
    }
  }

  extension NSTextField {
    fileprivate static func field(_ field: QuestionField, text: String?) -> NSTextField {
      let frame = NSRect(x: 0, y: 0, width: 240, height: 24)
      let control = field.isSecure ? NSSecureTextField(frame: frame) : NSTextField(frame: frame)
      control.placeholderString = field.placeholder
      control.stringValue = text ?? field.text
      return control
    }
  }
#endif
