import Testing
import ViewModelRuntime

/// Edits of values in switches, steppers and pickers.
@MainActor
struct ValueEditTests {
  @Test func editsAndCommandsHaveTheNamesOfTheSchema() async {
    await registration { test in
      #expect(test.viewModel.terms.name == "terms")
      #expect(test.viewModel.name.name == "name")
      #expect(test.viewModel.signUp.name == "signUp")
    }
  }

  @Test func undoingAnAcceptanceShowsIt() async {
    await registration { test in
      let form = test.viewModel
      let box = FakeControl(false)
      let token = form.bindings.terms.to(box)
      box.choose(true)
      #expect(form.terms.value && form.terms.isValid)
      box.choose(false)
      #expect(!box.controlValue && form.terms.error == "Agree to the terms" && !form.terms.isValid)
      box.choose(true)
      #expect(box.controlValue && form.terms.isValid && form.terms.error == nil)
      token.end()
    }
  }

  @Test func choosingTheSameValueNotifiesNoObserver() async {
    await registration { test in
      let form = test.viewModel
      let stepper = FakeControl(0)
      let token = form.bindings.seats.to(stepper)
      let seen = DeliveredValues(form, \.seats)
      stepper.choose(3)
      for _ in 1...3 { stepper.choose(11) }
      #expect(seen.take().map(\.value) == [1, 3, 11])
      form.reset()
      #expect(stepper.controlValue == 1 && form.seats.isValid && form.seats.error == nil && !form.seats.touched)
      token.end()
    }
  }

  @Test func aChoiceWithoutAValueIsUndoneInItsControl() async {
    await registration { test in
      let stepper = FakeControl(0.0)
      let token = ValueEditBinding.to(stepper).bind(EditPort(test.viewModel, \.seats))
      stepper.choose(2)
      stepper.choose(.infinity)
      #expect(stepper.controlValue == 2 && test.viewModel.seats.value == 2)
      token.end()
    }
  }
}
