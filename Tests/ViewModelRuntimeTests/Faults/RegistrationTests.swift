import Testing
import ViewModelRuntime

/// Tests a registration form whose password and confirmation change from "a" to "b".
@MainActor
struct RegistrationTests {
  typealias Form = ViewModelTest<Registration, RegistrationDoubles>

  private func fill(_ form: Registration) {
    form.name.text = "ada"
    form.password.text = "a"
    form.confirmation.text = "a"
    form.terms.value = true
  }

  @Test func bothPasswordsCanBeEditedInAnyOrder() async {
    await registration { test in
      let form = test.viewModel
      test.doubles.isFree.returns(true)
      fill(form)
      await test.advance(.seconds(1))
      #expect(form.isValid && form.signUp.canRun)
      for fields in [[\Registration.password, \.confirmation], [\.confirmation, \.password]] {
        for (index, field) in fields.enumerated() {
          form[keyPath: field].isEditing = true
          form[keyPath: field].text = ""
          form[keyPath: field].text = form.password.value + "b"
          if index == 1 { form[keyPath: field].text = form[keyPath: fields[0]].text }
          form[keyPath: field].isEditing = false
          #expect(form.isValid == (index == 1))
          #expect(form.confirmation.error == (index == 1 ? nil : "The passwords differ"))
        }
        #expect(form.password.value == form.confirmation.value)
      }
      form.signUp()
      await test.waitUntilIdle()
      #expect(test.doubles.signUp.calls.map(\.password) == [form.password.value])
    }
  }

  @Test func eachErrorAppearsAfterTouchOrSubmission() async {
    await registration { test in
      let form = test.viewModel
      @MainActor func errors() -> [String?] {
        [form.name.error, form.password.error, form.confirmation.error, form.terms.error]
      }
      #expect(errors() == [nil, nil, nil, nil] && !form.isValid)
      form.password.isEditing = true
      #expect(errors() == [nil, nil, nil, nil])
      form.password.isEditing = false
      #expect(errors() == [nil, "Choose a password", nil, nil])
      form.terms.value = true
      form.terms.value = false
      #expect(errors() == [nil, "Choose a password", nil, "Agree to the terms"])
      #expect(form.signUp().outcome.name == "refused")
      #expect(errors() == ["At least 3 letters", "Choose a password", nil, "Agree to the terms"])
      fill(form)
      #expect(errors() == [nil, nil, nil, nil])
      test.doubles.isFree.returns(false)
      await test.advance(.seconds(1))
      #expect(errors() == ["That name is taken", nil, nil, nil])
      #expect(test.doubles.signUp.calls.isEmpty)
    }
  }

  @Test func lateResultsAreIgnoredInAnyOrder() async {
    await registration { test in
      let form = test.viewModel
      fill(form)
      test.doubles.isFree.holds()
      let names = ["ada", "ada1", "ada2", "ada3"]
      for name in names {
        form.name.text = name
        await test.advance(.seconds(1))
      }
      #expect(test.doubles.isFree.calls == names)
      for (name, answer) in zip(names, [true, false, true]) {
        test.doubles.isFree.answers([.success(answer)], comparing: 1) { $0 == name }
        await test.waitUntilIdle()
        #expect(form.name.isChecking && !form.isValid && form.name.error == nil)
        #expect(form.signUp().outcome.name == "refused")
      }
      test.doubles.isFree.returns(false)
      await test.waitUntilIdle()
      #expect(!form.name.isChecking && form.name.error == "That name is taken")
    }
  }

  @Test func theResultOfACheckIsIgnoredWhenTheNameIsInvalid() async {
    await registration { test in
      let form = test.viewModel
      fill(form)
      test.doubles.isFree.holds()
      await test.advance(.seconds(1))
      form.name.text = "a"
      test.doubles.isFree.returns(true)
      await test.waitUntilIdle()
      #expect(form.name.error == "At least 3 letters" && form.form.value.name == "ada")
      test.doubles.isFree.holds()
      form.name.text = "ada"
      await test.advance(.seconds(1))
      #expect(form.name.isChecking && test.doubles.isFree.waitingCount == 1)
    }
  }

  @Test func theResultOfACheckIsValidAfterACommit() async {
    await registration { test in
      let form = test.viewModel
      test.doubles.isFree.holds()
      fill(form)
      await test.advance(.seconds(1))
      form.form.commit()
      #expect(form.person.name == "ada" && form.name.isChecking)
      test.doubles.isFree.returns(true)
      await test.waitUntilIdle()
      #expect(form.name.isValid && form.isValid)
    }
  }

  @Test func pendingEntriesAreCommittedAndReverted() async {
    await registration { test in
      let form = test.viewModel
      form.bio.text = "Countess"
      form.form.commit()
      #expect(form.person.bio == "Countess" && !form.form.isDirty)
      form.bio.text = "Enchantress"
      form.form.revert()
      #expect(form.bio.text == "Countess")
      await test.advance(.seconds(1))
      #expect(form.bio.text == "Countess" && !form.form.isDirty)
    }
  }
}
