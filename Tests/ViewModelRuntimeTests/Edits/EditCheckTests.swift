import Testing
import ViewModelRuntime
import ViewModelTesting

/// Checks of edits by a service.
@MainActor
struct EditCheckTests {
  struct Offline: LabeledError {
    func label(in context: DisplayContext) -> String { "You appear to be offline" }
  }

  typealias Form = ViewModelTest<SignUpViewModel, SignUpViewModelDoubles>

  private func isFree(_ test: Form) -> Stub<String, Bool, any Error> { test.doubles.accountsDouble.isFreeStub }

  @Test func aCheckRunsAfterThePauseForTheLastEntry() async {
    await signUp { test in
      let form = test.viewModel
      isFree(test).returns(true)
      for text in ["adal", "adalo", "adalov"] { form.name.text = text }
      #expect(form.name.isChecking && !form.name.isValid && form.name.error == nil)
      await test.advance(.milliseconds(499))
      #expect(isFree(test).calls.isEmpty)
      await test.advance(.milliseconds(1))
      #expect(isFree(test).calls == ["adalov"])
      #expect(!form.name.isChecking && form.name.isValid)
    }
  }

  @Test func theInitialValueIsNotChecked() async {
    await signUp { test in
      #expect(test.viewModel.name.isValid && !test.viewModel.name.isChecking)
      await test.advance(.seconds(1))
      #expect(isFree(test).calls.isEmpty)
    }
  }

  @Test func anInvalidValueIsNotChecked() async {
    await signUp { test in
      let form = test.viewModel
      form.name.text = "ad"
      #expect(!form.name.isChecking && form.name.error == "At least 3 letters")
      await test.advance(.seconds(1))
      #expect(isFree(test).calls.isEmpty)
    }
  }

  @Test func aNegativeResultIsAnError() async {
    await signUp { test in
      let form = test.viewModel
      isFree(test).returns(false)
      form.name.text = "grace"
      await test.advance(.seconds(1))
      #expect(form.name.error == "That name is taken" && !form.name.isValid)
      #expect(form.form.value.name == "grace")
    }
  }

  @Test func aLateResultIsIgnored() async {
    await signUp { test in
      let form = test.viewModel
      isFree(test).holds()
      form.name.text = "grace"
      await test.advance(.seconds(1))
      form.name.text = "hopper"
      await test.advance(.seconds(1))
      #expect(isFree(test).calls == ["grace", "hopper"])
      isFree(test).answers([.success(false)], comparing: 1) { $0 == "grace" }
      await test.waitUntilIdle()
      #expect(form.name.isChecking)
      isFree(test).returns(true)
      await test.waitUntilIdle()
      #expect(form.name.isValid && form.name.error == nil)
    }
  }

  @Test func theResultOfACheckIsValidForAnEqualValue() async {
    await signUp { test in
      let form = test.viewModel
      isFree(test).returns(true)
      form.name.text = "grace"
      await test.advance(.seconds(1))
      form.name.text = "grac"
      form.name.text = "grace"
      #expect(form.name.isValid)
      await test.advance(.seconds(1))
      #expect(isFree(test).calls == ["grace"])
    }
  }

  @Test func anErrorIsShownAndTheNextCallRetries() async {
    await signUp { test in
      let form = test.viewModel
      isFree(test).throws(Offline())
      form.name.text = "grace"
      await test.advance(.seconds(1))
      #expect(form.name.error == "You appear to be offline" && !form.name.isValid)
      isFree(test).returns(true)
      form.signUp()
      #expect(form.name.isChecking)
      await test.advance(.seconds(1))
      #expect(form.name.isValid && form.name.error == nil)
    }
  }

  @Test func aChangeOfTheModelEndsTheCheck() async {
    await signUp { test in
      let form = test.viewModel
      isFree(test).holds()
      form.name.text = "grace"
      await test.advance(.seconds(1))
      form.form.revert()
      #expect(form.name.isValid && !form.name.isChecking && form.name.text == "ada")
      isFree(test).returns(false)
      await test.waitUntilIdle()
      #expect(form.name.isValid)
    }
  }

  @Test func aResultFromBeforeARevertIsIgnoredForTheSameName() async {
    await signUp { test in
      let form = test.viewModel
      isFree(test).holds()
      form.name.text = "grace"
      await test.advance(.seconds(1))
      form.form.revert()
      await test.waitUntilIdle()
      form.name.text = "grace"
      isFree(test).returns(false)
      isFree(test).holds()
      await test.waitUntilIdle()
      #expect(form.name.isChecking && form.name.error == nil)
      await test.advance(.seconds(1))
      #expect(isFree(test).calls == ["grace", "grace"])
      isFree(test).returns(true)
      await test.waitUntilIdle()
      #expect(form.name.isValid)
    }
  }

  @Test func aServiceThatNeverReturnsRetainsNothing() async {
    await signUp { test in
      isFree(test).holds()
      weak var gone: SignUpViewModel?
      do {
        let form = SignUpViewModel(
          account: Account(), services: test.doubles, context: .example.with(clock: test.clock))
        form.name.text = "grace"
        await test.advance(.seconds(1))
        gone = form
      }
      #expect(isFree(test).waitingCount == 1)
      #expect(gone == nil)
    }
  }
}
