/// The question that an alert or dialog shows, and the text in its field.
///
/// The alert is shown while ``isPresented`` is true. A view calls ``show(_:)`` whenever the question of its source
/// changes, and reports the closing of the alert and the chosen button in either order.
struct QuestionDialog {
  /// The question that the alert shows, or that it showed last. It stays while the alert disappears.
  private(set) var question: CommandQuestion?
  /// Whether the alert is visible.
  private(set) var isPresented = false
  /// The text in the field.
  var text = ""
  private let dismissal: QuestionDismissal

  init(clock: any ViewModelClock = SystemClock()) { dismissal = QuestionDismissal(clock: clock) }

  /// Shows a question. Without one, the alert disappears.
  mutating func show(_ next: CommandQuestion?) {
    guard let next else {
      isPresented = false
      return
    }
    guard next != question else { return }
    question = next
    text = next.field?.text ?? ""
    isPresented = true
  }

  /// Hides the alert of a question that the platform has closed. The question is declined, unless its button answers it.
  ///
  /// The report of an earlier alert has no effect on the current one.
  @MainActor
  mutating func alertDidClose(_ closed: CommandQuestion) {
    if closed == question { isPresented = false }
    dismissal.alertDidClose(closed)
  }

  /// Answers a question with a button and the text in the field.
  @MainActor
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
