import Testing
import ViewModelRuntime

/// Debounced edits.
@MainActor
struct DebounceTests {
  @Test func aValueIsWrittenAfterThePause() async {
    await signUp { test in
      let form = test.viewModel
      form.motto.text = "a"
      await test.advance(.milliseconds(400))
      form.motto.text = "ab"
      await test.advance(.milliseconds(400))
      #expect(form.motto.value == "" && form.motto.text == "ab")
      await test.advance(.milliseconds(100))
      #expect(form.motto.value == "ab" && form.motto.text == "ab")
      #expect(test.clock.sleeperCount == 0)
    }
  }

  @Test func typingTheSameTextWritesNothing() async {
    await signUp { test in
      let form = test.viewModel
      form.motto.text = "a"
      form.motto.text = ""
      await test.waitUntilIdle()
      #expect(test.clock.sleeperCount == 0)
    }
  }

  @Test func touchingAnotherFieldDoesNotProlongThePause() async {
    await signUp { test in
      let form = test.viewModel
      form.motto.text = "a"
      await test.advance(.milliseconds(400))
      form.password.text = "b"
      form.motto.isEditing = true
      await test.advance(.milliseconds(100))
      #expect(form.motto.value == "a")
    }
  }

  @Test func theEndOfEditingDoesNotWait() async {
    await signUp { test in
      let form = test.viewModel
      form.motto.isEditing = true
      form.motto.text = "a"
      form.motto.isEditing = false
      #expect(form.motto.value == "a")
      await test.waitUntilIdle()
      #expect(test.clock.sleeperCount == 0)
    }
  }

  @Test func aCommandReadsPendingEntries() async {
    await signUp { test in
      let form = test.viewModel
      form.motto.text = "a"
      form.signUp()
      #expect(form.motto.value == "a")
    }
  }

  @Test func aCommandThatReadsNoEntryWritesNone() async {
    await signUp { test in
      let form = test.viewModel
      form.motto.text = "a"
      form.reset()
      #expect(form.motto.value == "" && form.motto.isPending)
      await test.advance(.milliseconds(500))
      #expect(form.motto.value == "a")
    }
  }

  @Test func aChangedModelReplacesAPendingWrite() async {
    await signUp { test in
      let form = test.viewModel
      // After the first call, the command asks a question.
      test.doubles.accountsDouble.isFreeStub.holds()
      form.signUp()
      await test.waitUntilIdle()
      form.motto.text = "typed"
      test.doubles.accountsDouble.isFreeStub.returns(true)
      await test.waitUntilIdle()
      #expect(form.motto.value == "Free" && form.motto.text == "Free")
      await test.advance(.seconds(1))
      #expect(form.motto.value == "Free")
    }
  }

  @Test func theViewModelMayBeReleasedDuringARun() async {
    await signUp { test in
      weak var gone: SignUpViewModel?
      do {
        let form = SignUpViewModel(
          account: Account(), services: test.doubles, context: .example.with(clock: test.clock))
        form.motto.text = "a"
        await test.waitUntilIdle()
        gone = form
      }
      #expect(gone == nil)
      await test.advance(.seconds(1))
      #expect(test.clock.sleeperCount == 0)
    }
  }
}
