#if canImport(SwiftUI)
  public import SwiftUI
  @_spi(Generated) import ViewModelCore

  /// The way in which a view shows a question.
  public enum QuestionStyle: Sendable {
    /// A confirmation dialog for a choice among three or more buttons; otherwise an alert.
    case automatic
    /// An alert.
    case alert
    /// A confirmation dialog. It has no text field, so a question with a field is shown as an alert.
    case dialog
  }

  extension View {
    /// Shows the questions of a command and answers them.
    ///
    /// ```swift
    /// Form { … }.asks(viewModel.enterCode)
    /// ```
    ///
    /// A question that closes without a button is declined, which cancels the command. Views in a `ScreenHost` do not
    /// need the modifier.
    public func asks<Failure>(_ command: Command<Failure>, as style: QuestionStyle = .automatic) -> some View {
      asks(command.status.question, as: style)
    }

    /// Shows the questions of a command with parameters and answers them.
    public func asks<Failure>(_ status: CommandStatus<Failure>, as style: QuestionStyle = .automatic) -> some View {
      asks(status.question, as: style)
    }

    /// Shows a question while it is not nil, and answers it.
    public func asks(_ question: CommandQuestion?, as style: QuestionStyle = .automatic) -> some View {
      modifier(QuestionModifier(question: question, style: style))
    }

    /// Shows the questions of a queue instead of its container, while the view is visible.
    ///
    /// Add it to the content of a sheet, cover or popover that the app presents itself: a container below it cannot ask.
    ///
    /// ```swift
    /// .sheet(isPresented: $isSharing) {
    ///   ShareView(viewModel: viewModel).asks(navigation.questions)
    /// }
    /// ```
    public func asks(_ questions: QuestionQueue) -> some View {
      modifier(QueueModifier(queue: questions))
    }
  }

  private struct QueueModifier: ViewModifier {
    let queue: QuestionQueue
    @State private var asker = QuestionAsker()

    func body(content: Content) -> some View {
      content
        .modifier(
          QuestionModifier(
            question: queue.question(of: asker), style: .automatic, isAsked: { queue.question(of: asker) == $0 })
        )
        .onAppear { queue.begin(asker) }
        .onDisappear { queue.end(asker) }
    }
  }

  struct QuestionModifier: ViewModifier {
    let question: CommandQuestion?
    let style: QuestionStyle
    /// Receives whether an alert or dialog is on the screen.
    var onChange: @MainActor (Bool) -> Void = { _ in }
    /// Returns whether the source still asks a question. The platform closes the alert of another one by itself.
    var isAsked: @MainActor (CommandQuestion) -> Bool = { _ in true }
    @State private var dialog = QuestionDialog()

    func body(content: Content) -> some View {
      let title = Text(verbatim: dialog.question?.text ?? "")
      content
        .alert(title, isPresented: isPresented(asDialog: false), presenting: dialog.question) { question in
          QuestionActions(question: question, dialog: $dialog)
        } message: { question in
          if let message = question.message { Text(verbatim: message) }
        }
        .confirmationDialog(
          title, isPresented: isPresented(asDialog: true), titleVisibility: .visible, presenting: dialog.question
        ) { question in
          QuestionActions(question: question, dialog: $dialog)
        } message: { question in
          if let message = question.message { Text(verbatim: message) }
        }
        .onChange(of: question?.id, initial: true) {
          dialog.show(question)
          // Nothing else must be presented from now on, although the view is updated later.
          if dialog.isPresented { onChange(true) }
        }
        .onChange(of: dialog.isPresented) { _, isPresented in onChange(isPresented) }
    }

    private func isPresented(asDialog: Bool) -> SwiftUI.Binding<Bool> {
      let shown = dialog.question
      let isShown = dialog.isPresented && shown.map(isDialog) == asDialog
      return SwiftUI.Binding {
        isShown
      } set: { @MainActor isPresented in
        if !isPresented, let shown, isAsked(shown) { dialog.alertDidClose(shown) }
      }
    }

    private func isDialog(_ question: CommandQuestion) -> Bool {
      switch style {
      case .automatic: QuestionDialog.prefersDialog(question)
      case .alert: false
      case .dialog: question.field == nil
      }
    }
  }

  /// The field and the buttons of a question.
  struct QuestionActions: View {
    let question: CommandQuestion
    @SwiftUI.Binding var dialog: QuestionDialog

    var body: some View {
      if let field = question.field {
        if field.isSecure {
          SecureField(field.placeholder ?? "", text: $dialog.text)
        } else {
          TextField(field.placeholder ?? "", text: $dialog.text)
        }
      }
      ForEach(question.choices) { choice in
        Button(choice.label, role: choice.role.buttonRole) { dialog.choose(choice, of: question) }
      }
    }
  }

  extension QuestionChoice.Role {
    var buttonRole: ButtonRole? {
      switch self {
      case .standard: nil
      case .destructive: .destructive
      case .cancel: .cancel
      }
    }
  }
#endif
