import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// The alert of a question, with the reports of a platform in every order.
@MainActor
struct QuestionDialogTests {
  private enum Report {
    case closed, chosen
  }

  /// A dialog with a manual clock, for a test of its reports.
  @MainActor
  private final class Alert {
    let clock = ManualClock(DisplayContext.example.now)
    let tasks: TaskMonitor
    var dialog: QuestionDialog

    init(_ tasks: TaskMonitor) {
      self.tasks = tasks
      dialog = QuestionDialog(clock: clock)
    }

    func waitUntilDeclined() async {
      await tasks.waitUntilIdle()
      await clock.advance(by: QuestionDismissal.delay)
      await tasks.waitUntilIdle()
    }
  }

  private func withAlert(_ body: (Alert) async -> Void) async {
    let tasks = TaskMonitor()
    await tasks.run { await body(Alert(tasks)) }
  }

  private func question(_ text: String, field: QuestionField? = nil) -> CommandQuestion {
    CommandQuestion(
      text, choices: QuestionChoice.choices([nil], role: .standard, cancelText: nil), field: field)
  }

  @Test(arguments: [
    [Report.chosen], [.chosen, .closed], [.closed, .chosen], [.closed, .closed, .chosen], [.closed, .chosen, .closed],
    [.chosen, .chosen, .closed],
  ])
  private func everyOrderOfReportsAnswersOnce(order: [Report]) async {
    await withAlert { alert in
      let name = question("Name?", field: QuestionField(text: "ada"))
      alert.dialog.show(name)
      #expect(alert.dialog.isPresented && alert.dialog.text == "ada")
      alert.dialog.text = "grace"
      for report in order {
        switch report {
        case .closed: alert.dialog.alertDidClose(name)
        case .chosen: alert.dialog.choose(name.choices[0], of: name)
        }
        // The time between two reports is not known.
        await alert.tasks.waitUntilIdle()
      }
      await alert.waitUntilDeclined()
      let answer = try? await name.reply.wait()
      #expect(answer == QuestionAnswer(choice: 0, text: "grace"))
    }
  }

  @Test(arguments: [[Report.closed, .chosen], [.chosen, .closed]])
  private func cancelDeclinesInEitherOrder(order: [Report]) async {
    await withAlert { alert in
      let delete = question("Delete?")
      alert.dialog.show(delete)
      for report in order {
        switch report {
        case .closed: alert.dialog.alertDidClose(delete)
        case .chosen: alert.dialog.choose(delete.choices[1], of: delete)
        }
      }
      let answer = try? await delete.reply.wait()
      #expect(delete.reply.isAnswered && answer == nil)
    }
  }

  @Test func anAlertThatClosesWithoutAButtonDeclines() async {
    await withAlert { alert in
      let delete = question("Delete?")
      alert.dialog.show(delete)
      alert.dialog.alertDidClose(delete)
      #expect(!alert.dialog.isPresented)
      await alert.tasks.waitUntilIdle()
      #expect(!delete.reply.isAnswered)
      // The unanswered question of the command does not open the alert again.
      alert.dialog.show(delete)
      #expect(!alert.dialog.isPresented)
      await alert.waitUntilDeclined()
      #expect(delete.reply.isAnswered)
    }
  }

  @Test func theReportOfAnEarlierAlertDoesNotCloseTheNextOne() async {
    await withAlert { alert in
      let (first, second) = (question("1?"), question("2?", field: QuestionField(text: "b")))
      alert.dialog.show(first)
      alert.dialog.choose(first.choices[0], of: first)
      alert.dialog.show(second)
      alert.dialog.alertDidClose(first)
      await alert.waitUntilDeclined()
      #expect(alert.dialog.isPresented && alert.dialog.text == "b" && !second.reply.isAnswered)
    }
  }

  @Test func aWithdrawnQuestionClosesItsAlertAndKeepsItsTextWhileItDisappears() async {
    await withAlert { alert in
      let delete = question("Delete?")
      alert.dialog.show(delete)
      alert.dialog.show(nil)
      #expect(!alert.dialog.isPresented && alert.dialog.question == delete)
      alert.dialog.show(question("Delete?"))
      #expect(alert.dialog.isPresented)
    }
  }

  @Test func aWithdrawnQuestionIsAskedAgainWithItsText() async {
    await withAlert { alert in
      let name = question("Name?", field: QuestionField(text: "ada"))
      alert.dialog.show(name)
      alert.dialog.text = "grace"
      alert.dialog.show(nil)
      // A platform may report that the view has closed the alert.
      alert.dialog.alertDidClose(name)
      await alert.waitUntilDeclined()
      #expect(!name.reply.isAnswered)
      alert.dialog.show(name)
      #expect(alert.dialog.isPresented && alert.dialog.text == "grace")
      var other = QuestionDialog(clock: alert.clock)
      other.show(name)
      #expect(other.text == "grace")
    }
  }

  @Test func onlyAChoiceAmongThreeButtonsPrefersADialog() {
    func choice(_ titles: [String?]) -> CommandQuestion {
      CommandQuestion("?", choices: QuestionChoice.choices(titles, role: .standard, cancelText: nil))
    }
    #expect(!QuestionDialog.prefersDialog(choice(["A", "B"])))
    #expect(QuestionDialog.prefersDialog(choice(["A", "B", "C"])))
    #expect(!QuestionDialog.prefersDialog(question("Name?", field: QuestionField())))
  }

  @Test func aCommandContinuesWithTheAnswerAfterItsAlertHasClosed() async {
    await signUp { test in
      let form = test.viewModel
      var dialog = QuestionDialog(clock: test.clock)
      form.rename()
      await test.waitUntilIdle()
      dialog.show(form.rename.question)
      guard let question = dialog.question else {
        Issue.record("there is no question")
        return
      }
      dialog.text = "grace"
      dialog.alertDidClose(question)
      await test.waitUntilIdle()
      dialog.choose(question.choices[0], of: question)
      await test.waitUntilIdle()
      #expect(form.form.value.name == "grace")
      dialog.show(form.rename.question)
      #expect(!dialog.isPresented)
    }
  }
}
