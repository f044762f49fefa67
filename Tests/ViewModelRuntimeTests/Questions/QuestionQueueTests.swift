import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime
@testable import ViewModelTesting

/// The questions that a container presents.
@MainActor
struct QuestionQueueTests {
  private func question(_ text: String) -> CommandQuestion {
    CommandQuestion(text, choices: QuestionChoice.choices([nil], role: .standard, cancelText: nil))
  }

  private func withQueue(_ body: (QuestionQueue, TaskMonitor, ManualClock) async -> Void) async {
    let tasks = TaskMonitor()
    let clock = ManualClock(DisplayContext.example.now)
    await tasks.run { await body(QuestionQueue(clock: clock), tasks, clock) }
  }

  @Test func questionsArePresentedInTurn() async {
    await withQueue { queue, tasks, clock in
      var texts: [String?] = []
      let token = queue.observe { texts.append($0?.text) }
      let first = question("1?")
      queue.add(first)
      queue.add(question("2?"))
      #expect(queue.current == first && queue.count == 2)
      first.confirm()
      // The alert of the first question closes before that of the second opens.
      #expect(queue.current == nil)
      await tasks.waitUntilIdle()
      queue.current?.confirm()
      #expect(texts == [nil, "1?", nil, "2?", nil])
      token.end()
    }
  }

  private enum Report: String, CaseIterable {
    case closed, chosen
  }

  @Test func everyOrderOfCallbacksAnswersOnce() async {
    let orders: [[Report]] = [
      [.chosen], [.chosen, .closed], [.closed, .chosen], [.closed, .closed, .chosen], [.closed, .chosen, .closed],
      [.chosen, .chosen, .closed],
    ]
    for order in orders {
      await withQueue { queue, tasks, clock in
        let first = question("1?")
        let second = question("2?")
        queue.add(first)
        queue.add(second)
        for report in order {
          switch report {
          case .closed: queue.alertDidClose(first.id)
          case .chosen: first.choose(0)
          }
          // The time between two reports is not known.
          await tasks.waitUntilIdle()
        }
        await clock.advance(by: QuestionDismissal.delay)
        await tasks.waitUntilIdle()
        let answer = try? await first.reply.wait()
        #expect(answer?.choice == 0, "\(order)")
        #expect(queue.current == second && !second.reply.isAnswered, "\(order)")
      }
    }
  }

  @Test func closingAnAlertWithoutAChoiceDeclines() async {
    await withQueue { queue, tasks, clock in
      let first = question("1?")
      queue.add(first)
      queue.alertDidClose(first.id)
      queue.alertDidClose(first.id)
      await tasks.waitUntilIdle()
      #expect(!first.reply.isAnswered)
      await clock.advance(by: QuestionDismissal.delay)
      await tasks.waitUntilIdle()
      #expect(first.reply.isAnswered && queue.current == nil)
      let answer = try? await first.reply.wait()
      #expect(answer == nil)
    }
  }

  @Test func aQuestionThatIsAnsweredInTheQueueIsNotPresented() async {
    await withQueue { queue, tasks, clock in
      let first = question("1?")
      let second = question("2?")
      let third = question("3?")
      for each in [first, second, third] { queue.add(each) }
      second.decline()
      first.confirm()
      await tasks.waitUntilIdle()
      #expect(queue.current == third)
      queue.add(second)
      #expect(queue.count == 1)
    }
  }

  @Test func questionsOfTwoCommandsAreQueued() async {
    await signUp { test in
      let form = test.viewModel
      let queue = QuestionQueue()
      form.context.questions = queue
      form.delete()
      form.rename()
      await test.waitUntilIdle()
      #expect(queue.count == 2 && queue.current?.text == "Delete ada?")
      queue.current?.decline()
      await test.waitUntilIdle()
      #expect(queue.current?.isPrompt == true && queue.current == form.rename.question)
      queue.current?.answer("grace")
      await test.waitUntilIdle()
      #expect(form.form.value.name == "grace" && queue.count == 0)
    }
  }

  @Test func theQuestionOfACancelledCommandIsRemoved() async {
    await signUp { test in
      let form = test.viewModel
      let queue = QuestionQueue()
      form.context.questions = queue
      let run = form.delete()
      await test.waitUntilIdle()
      #expect(queue.count == 1)
      run.cancel()
      await test.waitUntilIdle()
      #expect(queue.count == 0 && queue.current == nil)
    }
  }
}
