import Testing
import ViewModelRuntime

/// Edits that commands assign: a form that is cleared, a message that was sent.
@MainActor
struct AssignedEditTests {
  @Test func anInvalidTextIsDiscardedWhenAnEqualValueIsAssigned() async {
    await registration { test in
      let form = test.viewModel
      for text in ["x", "7", "1,"] {
        form.guests.text = text
        #expect(form.guests.error != nil && form.guests.value == 0)
        form.reset()
        #expect(form.guests.text == "0" && form.guests.isValid && form.guests.error == nil)
      }
    }
  }

  @Test func aFieldCanBeClearedDuringEditing() async {
    await registration { test in
      let form = test.viewModel
      let field = FakeField()
      let token = form.bindings.password.to(field)
      field.send(.began)
      field.type("secret")
      form.reset()
      #expect(field.editedText == "" && form.password.value == "")
      field.type("s")
      #expect(form.password.value == "s" && field.editedText == "s" && form.password.isEditing)
      field.send(.ended)
      #expect(field.editedText == "s" && form.password.value == "s")
      token.end()
    }
  }

  @Test func aRevertedEditIsUntouched() async {
    await registration { test in
      let form = test.viewModel
      form.signUp()
      form.password.text = "a"
      form.password.text = ""
      #expect(form.password.error == "Choose a password")
      form.reset()
      #expect(form.password.error == nil && !form.password.touched && !form.password.isValid)
      #expect(form.name.error == nil && form.confirmation.error == nil)
    }
  }

  @Test func aPendingWriteIsNotRepeated() async {
    await registration { test in
      let form = test.viewModel
      form.guests.isEditing = true
      form.guests.text = "2"
      await test.waitUntilIdle()
      form.reset()
      #expect(form.guests.text == "0")
      await test.advance(.seconds(1))
      #expect(form.guests.text == "0" && form.guests.value == 0 && test.clock.sleeperCount == 0)
      form.guests.text = "3"
      await test.advance(.seconds(1))
      #expect(form.guests.value == 3)
    }
  }

  @Test func aRevertClearsAFieldDuringEditingOnce() async {
    await registration { test in
      let form = test.viewModel
      form.person.name = "ada"
      form.name.isEditing = true
      form.name.text = "x"
      form.reset()
      #expect(form.name.text == "ada" && form.name.isValid)
      form.person.name = "grace"
      #expect(form.name.text == "ada")
      form.name.isEditing = false
      #expect(form.name.text == "grace")
    }
  }

  @Test func anAssignmentInAnObserverReplacesTheEntry() async {
    await registration { test in
      let form = test.viewModel
      let token = form.observe(\.guests.text) { if $0 == "9" { form.reset() } }
      form.guests.text = "9"
      #expect(form.guests.text == "0" && form.guests.isValid)
      token.end()
    }
  }
}
