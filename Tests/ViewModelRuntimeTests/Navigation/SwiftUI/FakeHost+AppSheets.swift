@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

// What the app presents itself.
extension FakeHost {
  /// What a view does with a stack while the app presents something over it.
  enum Refusal: CaseIterable {
    /// Presents it afterwards.
    case waits
    /// Presents it only if it was without a stack meanwhile.
    case loses
    /// Writes its binding, too.
    case writesBinding
  }

  /// A sheet that the app presents over the topmost view. Its content asks the questions.
  struct AppSheet {
    let asker = QuestionAsker()
  }

  /// The key of the asker in a sheet of the app.
  static let appLevel = Int.max

  func presentAppSheet() {
    guard appSheet == nil, question == nil, transitions.isIdle else { return }
    let sheet = AppSheet()
    appSheet = sheet
    navigation.questions.begin(sheet.asker)
    isOutOfDate = true
  }

  func closeAppSheet() {
    guard let sheet = appSheet else { return }
    (appSheet, askers[Self.appLevel]) = (nil, nil)
    navigation.questions.end(sheet.asker)
    isOutOfDate = true
  }

  func refuse(_ id: ScreenStack.ID, _ presentation: ScreenPresentation, at level: Int) {
    guard refusal != .waits else { return }
    refused = (id, level)
    guard refusal == .writesBinding else { return }
    changes.append { [self] in
      for _ in 0..<(writesTwice ? 2 : 1) { write(nil, at: level, presentation) }
    }
  }

  /// Waits until stacks that views have refused are presented again. An animation takes less time, and an update of the
  /// views less than the pause.
  func waitForPresentations(_ tasks: TaskMonitor) async {
    var rest = ShownScreens.presentationDelay + ShownScreens.pauseBeforeRetry
    while rest > .zero, transitions.isIdle {
      await presentationClock.advance(by: ShownScreens.pauseBeforeRetry)
      rest -= ShownScreens.pauseBeforeRetry
      for _ in 0..<2 {
        await tasks.waitUntilIdle()
        render()
      }
    }
  }
}
