import Testing
import ViewModelRuntime

/// Visibility of errors.
@MainActor
struct TouchedTests {
  @Test func aFieldWithEditingEventsShowsItsErrorWhenEditingEnds() async {
    await profile { test in
      let form = test.viewModel
      form.age.isEditing = true
      form.age.text = "x"
      #expect(form.age.error == nil && !form.age.touched)
      #expect(!form.age.isValid)
      form.age.isEditing = false
      #expect(form.age.touched)
      #expect(form.age.error == "Enter a whole number")
      #expect(form.age.text == "x")
      form.age.isEditing = true
      form.age.text = "2"
      #expect(form.age.error == nil)
      form.age.text = "2y"
      #expect(form.age.error == "Enter a whole number")
    }
  }

  @Test func rulesApplyToTheModelsValue() async {
    await profile(UserInfo(age: 300)) { test in
      let form = test.viewModel
      #expect(!form.isValid)
      #expect(form.age.error == nil)
      form.age.isEditing = true
      form.age.isEditing = false
      #expect(form.age.error == "Enter an age from 0 to 150")
      #expect(form.user.age == 300 && form.age.text == "300")
    }
  }

  @Test func callingTheCommandShowsTheErrors() async {
    await signUp(Account(name: "a")) { test in
      let form = test.viewModel
      #expect(form.name.error == nil)
      let run = form.signUp()
      guard case .refused = run.outcome else { return #expect(Bool(false)) }
      #expect(form.name.error == "At least 3 letters")
      #expect(!form.name.touched)
      #expect(form.attempts == 0)
    }
  }

  @Test func aFieldThatReturnsItsTextIsUntouched() async {
    await profile { test in
      let form = test.viewModel
      form.age.fieldText = form.age.text
      #expect(!form.age.touched)
      form.age.text = form.age.text
      #expect(form.age.touched)
      form.age.fieldText = "x"
      #expect(form.age.text == "x" && !form.age.isValid)
    }
  }

  @Test func endingEditingWithoutABeginningTouchesTheEdit() async {
    await profile { test in
      test.viewModel.age.isEditing = false
      #expect(test.viewModel.age.touched)
    }
  }
}
