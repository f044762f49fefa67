import Testing
import ViewModelRuntime

/// Rules that depend on other fields.
@MainActor
struct RulesAcrossFieldsTests {
  @Test func theErrorFollowsThePasswordAndItsConfirmation() async {
    await signUp { test in
      let form = test.viewModel
      form.password.text = "a"
      form.confirmation.text = "a"
      #expect(form.confirmation.isValid)
      form.password.text = "b"
      #expect(!form.confirmation.isValid)
      #expect(form.confirmation.error == "The passwords differ")
      form.confirmation.text = "b"
      #expect(form.confirmation.isValid && form.confirmation.error == nil)
      #expect(form.password.value == "b" && form.confirmation.value == "b")
    }
  }

  @Test func aBrokenRuleNotifiesInTheSameCommit() async {
    await signUp { test in
      let form = test.viewModel
      let validity = DeliveredValues(form, \.confirmation.isValid)
      form.password.text = "a"
      #expect(validity.take() == [true, false])
      form.confirmation.text = "a"
      #expect(validity.take() == [true])
    }
  }
}
