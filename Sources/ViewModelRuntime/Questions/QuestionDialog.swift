/// The question that an alert or dialog shows, and the text in its field.
///
/// The alert is shown while ``isPresented`` is true. A view calls ``show(_:)`` whenever the question of its source
/// changes, and reports the closing of the alert and the chosen button in either order.
@MainActor
struct QuestionDialog {
  /// The question that the alert shows, or that it showed last. It stays while the alert disappears.
  private(set) var question: CommandQuestion?
  /// Whether the alert is visible.
  private(set) var isPresented = false
  /// The question whose alert the platform has closed.
  private var closed: CommandQuestion?
  private let dismissal: QuestionDismissal

  nonisolated init(clock: any ViewModelClock = SystemClock()) { dismissal = QuestionDismissal(clock: clock) }

  /// The text in the field. The question stores it, so that another view can continue to ask it.
  var text: String {
    get { question?.reply.typedText ?? question?.field?.text ?? "" }
    nonmutating set { question?.reply.typedText = newValue }
  }

  /// Shows a question. Without one, the alert disappears, and the view can ask the same question again later.
  mutating func show(_ next: CommandQuestion?) {
    guard let next else {
      isPresented = false
      return
    }
    question = next
    isPresented = next != closed
  }

  /// Hides the alert of a question that the platform has closed. The question is declined, unless its button answers it.
  ///
  /// The report of an earlier alert has no effect on the current one. An alert that the view has taken away was not
  /// closed by a person, even if the platform reports it.
  mutating func alertDidClose(_ closed: CommandQuestion) {
    if closed == question {
      guard isPresented else { return }
      isPresented = false
      self.closed = closed
    }
    dismissal.alertDidClose(closed)
  }

  /// Answers a question with a button and the text in the field.
  func choose(_ choice: QuestionChoice, of answered: CommandQuestion) {
    answered.choose(choice, text: answered == question ? text : "")
  }

  /// Whether a confirmation dialog fits better than an alert: a choice among several buttons, without a field.
  nonisolated static func prefersDialog(_ question: CommandQuestion) -> Bool {
    question.field == nil && question.choices.count { $0.role != .cancel } > 2
  }
}

extension QuestionChoice: Identifiable {
  public var id: Int { index }
}
