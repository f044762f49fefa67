import Testing
import ViewModelRuntime

/// Commands that ask questions.
@MainActor
struct QuestionTests {
  @Test func confirmingContinuesTheCommand() async {
    await signUp { test in
      let form = test.viewModel
      form.delete()
      await test.waitUntilIdle()
      #expect(form.delete.question?.text == "Delete ada?")
      #expect(form.delete.question?.isPrompt == false)
      #expect(form.delete.isRunning)
      form.delete.question?.confirm()
      await test.waitUntilIdle()
      #expect(form.delete.question == nil && !form.delete.isRunning)
      #expect(test.doubles.accountsDouble.deleteStub.calls == ["ada"])
    }
  }

  @Test func decliningEndsTheCommand() async {
    await signUp { test in
      let form = test.viewModel
      let run = form.delete()
      await test.waitUntilIdle()
      form.delete.question?.decline()
      await test.waitUntilIdle()
      #expect(run.outcome.name == "cancelled")
      #expect(form.delete.question == nil && form.notice == "" && form.delete.error == nil)
      #expect(test.doubles.accountsDouble.deleteStub.calls.isEmpty)
    }
  }

  @Test func aPromptReturnsTheAnswer() async {
    await signUp { test in
      let form = test.viewModel
      form.rename()
      await test.waitUntilIdle()
      #expect(form.rename.question?.text == "What is the new name?")
      #expect(form.rename.question?.isPrompt == true)
      form.rename.question?.answer("grace")
      await test.waitUntilIdle()
      #expect(form.form.value.name == "grace")
      #expect(form.notice == "Hello, grace")
    }
  }

  @Test func anEmptyNameIsPromptedForAgain() async {
    await signUp { test in
      let form = test.viewModel
      form.rename()
      await test.waitUntilIdle()
      form.rename.question?.answer("")
      await test.waitUntilIdle()
      #expect(form.rename.question != nil)
    }
  }

  @Test func onlyTheFirstAnswerHasAnEffect() async {
    await signUp { test in
      let form = test.viewModel
      form.rename()
      await test.waitUntilIdle()
      let question = form.rename.question
      question?.answer("grace")
      question?.answer("hopper")
      question?.decline()
      await test.waitUntilIdle()
      #expect(form.form.value.name == "grace")
    }
  }

  @Test func aResultAfterCancellationIsIgnored() async {
    await signUp { test in
      let form = test.viewModel
      let run = form.delete()
      await test.waitUntilIdle()
      let question = form.delete.question
      run.cancel()
      #expect(form.delete.question == nil && !form.delete.isRunning)
      question?.confirm()
      question?.decline()
      await test.waitUntilIdle()
      #expect(run.outcome.name == "cancelled" && form.delete.error == nil)
      #expect(test.doubles.accountsDouble.deleteStub.calls.isEmpty)
      form.delete()
      await test.waitUntilIdle()
      #expect(form.delete.question != nil && form.delete.question != question)
    }
  }

  @Test func anObserverMayAnswerTheQuestion() async {
    await signUp { test in
      let form = test.viewModel
      let token = form.observe(\.delete.question) { $0?.confirm() }
      let run = form.delete()
      await test.waitUntilIdle()
      #expect(run.outcome.name == "completed")
      #expect(test.doubles.accountsDouble.deleteStub.calls == ["ada"])
      token.end()
    }
  }

  @Test func theQuestionOfAReplacedRunIsRemoved() async {
    await signUp { test in
      let form = test.viewModel
      form.rename()
      await test.waitUntilIdle()
      let first = form.rename.question
      form.rename()
      #expect(form.rename.question == nil)
      await test.waitUntilIdle()
      #expect(form.rename.question != nil && form.rename.question != first)
      first?.answer("late")
      await test.waitUntilIdle()
      #expect(form.form.value.name == "ada")
    }
  }

  @Test func aQuestionWithoutAnAnswerRetainsNothing() async {
    await signUp { test in
      weak var gone: SignUpViewModel?
      var question: CommandQuestion?
      var run: CommandRun?
      do {
        let form = SignUpViewModel(account: Account(), services: test.doubles, context: test.viewModel.context)
        run = form.delete()
        await test.waitUntilIdle()
        question = form.delete.question
        gone = form
      }
      #expect(gone == nil && question != nil)
      #expect(await run?.finished().isCompleted == false)
      question?.confirm()
      await test.waitUntilIdle()
      #expect(test.doubles.accountsDouble.deleteStub.calls.isEmpty)
    }
  }
}
