import Testing
import ViewModelTesting

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// Tests of questions that nothing shows.
@MainActor
struct UnshownQuestionTests {
  private let clock = ManualClock(DisplayContext.example.now)

  private func makeViewModel() -> FarewellViewModel { FarewellViewModel(context: .example.with(clock: clock)) }

  /// Advances the clock until the condition is true. The tests track no tasks, because tracked questions wait for a test.
  private func advance(until isDone: () -> Bool) async {
    for _ in 0..<1000 where !isDone() {
      await clock.advance(by: .seconds(1))
      await Task.yield()
    }
  }

  @Test func aQuestionWithoutAQueueThatNothingReadsIsReportedAndDeclined() async {
    let viewModel = makeViewModel()
    let faults = await ViewModelFault.recordedAsync {
      let run = viewModel.leave()
      await advance { !viewModel.leave.isRunning }
      #expect(run.outcome.name == "cancelled")
    }
    #expect(faults == [.unshownQuestion(viewModel: "FarewellViewModel", command: "leave")])
    #expect(viewModel.farewells == 0)
  }

  @Test func aQuestionThatAViewReadsWaitsForItsAnswer() async {
    let viewModel = makeViewModel()
    let faults = await ViewModelFault.recordedAsync {
      var asked: CommandQuestion?
      let token = viewModel.observe(\.wave.question) { asked = $0 }
      viewModel.wave()
      await advance { asked != nil && clock.uptime > .seconds(10) }
      #expect(viewModel.wave.isRunning)
      asked?.confirm()
      await advance { !viewModel.wave.isRunning }
      token.end()
    }
    #expect(faults == [] && viewModel.farewells == 1)
  }

  @Test func aQueueWithoutAContainerIsReportedOnceAndItsQuestionsWait() async {
    let queue = QuestionQueue(clock: clock)
    let faults = await ViewModelFault.recordedAsync {
      for text in ["1?", "2?"] {
        queue.add(CommandQuestion(text, choices: QuestionChoice.choices([nil], role: .standard, cancelText: nil)))
      }
      await advance { clock.uptime > .seconds(10) }
    }
    #expect(faults == [.questionsWithoutContainer])
    #expect(queue.count == 2 && queue.current?.text == "1?")
  }

  @Test func aQueueWithAContainerIsNotReported() async {
    let navigation = Navigation(questions: QuestionQueue(clock: clock))
    let viewModel = FarewellViewModel(context: navigation.context(.example.with(clock: clock)))
    let faults = await ViewModelFault.recordedAsync {
      let token = navigation.questions.observe { _ in }
      viewModel.leave()
      await advance { clock.uptime > .seconds(10) }
      #expect(navigation.questions.current?.text == "Leave?")
      navigation.questions.current?.confirm()
      await advance { !viewModel.leave.isRunning }
      token.end()
    }
    #expect(faults == [] && viewModel.farewells == 1)
  }
}
