@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

// Questions.
extension FakeHost {
  /// The modifier that asks the questions of a level, with its state.
  struct Asker {
    var dialog: QuestionDialog
    /// The question that the modifier had, and whether its alert was visible, before the view was last updated.
    var source: CommandQuestion?
    var wasPresented = false
    /// The alert on the screen.
    var alert: CommandQuestion?
  }

  /// The alert on the screen.
  var question: (level: Int, question: CommandQuestion)? {
    for (level, asker) in askers {
      if let alert = asker.alert { return (level, alert) }
    }
    return nil
  }

  func renderQuestions() {
    for level in Array(0...presented.count) + (appSheet == nil ? [] : [Self.appLevel]) {
      let isClosing = level > 0 && level <= presented.count && presented[level - 1].isClosing
      guard !isClosing || evaluatesClosingViews else { continue }
      var asker = askers[level] ?? Asker(dialog: QuestionDialog(clock: clock))
      let (isNew, source) = (askers[level] == nil, asked(at: level))
      if isNew || source != asker.source {
        changes.append { [self] in
          askers[level]?.dialog.show(source)
          if askers[level]?.dialog.isPresented == true { report(isShown: true, at: level) }
          isOutOfDate = true
        }
      }
      let isPresented = asker.dialog.isPresented
      if isPresented != asker.wasPresented {
        changes.append { [self] in report(isShown: isPresented, at: level) }
      }
      (asker.source, asker.wasPresented) = (source, isPresented)
      let isCovered = appSheet != nil && level != Self.appLevel
      // SwiftUI presents no alert below a sheet, also not afterwards.
      if isCovered, isPresented, source != nil { transitions.complain("asks below a sheet of the app") }
      asker.alert = isPresented && !isCovered ? asker.dialog.question : nil
      askers[level] = asker
      if asker.alert != nil { complainAboutAlert(at: level) }
    }
  }

  /// The question that the modifier of a level receives.
  private func asked(at level: Int) -> CommandQuestion? {
    guard level == Self.appLevel else { return shown.question(at: level) }
    return appSheet.flatMap { navigation.questions.question(of: $0.asker) }
  }

  private func report(isShown: Bool, at level: Int) {
    if level != Self.appLevel { shown.questionChanged(isShown: isShown, at: level) }
  }

  private func complainAboutAlert(at level: Int) {
    if askers.values.count(where: { $0.alert != nil }) > 1 { transitions.complain("asks a question twice") }
    // SwiftUI cannot tell about a drag, and asks after it.
    if presented.contains(where: \.isDragged) { return }
    // A view that is about to take the alert away is updated once more.
    if askers[level]?.source == nil { return }
    if level == Self.appLevel { return }
    if level != presented.count || presented.contains(where: { $0.isMoving || $0.isClosing }) {
      transitions.complain("asks below a presented stack or during a transition")
    }
  }

  /// The views of presented stacks have disappeared, with the alert above them. SwiftUI may write its binding.
  func removeAskers(above level: Int) {
    for (index, asker) in askers where index > level && index != Self.appLevel {
      if writesTwice, let alert = asker.alert { closeAlert(alert, at: index) }
      askers[index] = nil
    }
  }

  private func closeAlert(_ alert: CommandQuestion, at level: Int) {
    guard asked(at: level) == alert else { return }
    askers[level]?.dialog.alertDidClose(alert)
    isOutOfDate = true
  }

  /// A person taps a button of the alert. SwiftUI writes the binding before or after the action, and may write it twice.
  func answer(_ choice: QuestionChoice) {
    guard let (level, asked) = question else { return }
    askers[level]?.alert = nil
    if reportsBeforeWriting { askers[level]?.dialog.choose(choice, of: asked) }
    closeAlert(asked, at: level)
    if writesTwice { closeAlert(asked, at: level) }
    if !reportsBeforeWriting { askers[level]?.dialog.choose(choice, of: asked) }
    isOutOfDate = true
  }

  /// A person taps beside a dialog, which has no button for it.
  func closeWithoutButton() {
    guard let (level, asked) = question else { return }
    askers[level]?.alert = nil
    closeAlert(asked, at: level)
  }

  /// A person types into the field of the alert.
  func type(_ text: String) {
    if let (level, _) = question { askers[level]?.dialog.text = text }
  }
}
