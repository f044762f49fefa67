import Observation
import Testing
import ViewModelRuntime

/// Notifications of edits, drafts and commands to SwiftUI, which reads the facets from one property.
@MainActor
struct FacetObservationTests {
  @Test func eachFacetNotifiesItsObservers() async {
    await profile { test in
      let form = test.viewModel
      let activeStreams = Heard()
      for (text, expected) in [
        ("x", ["text", "error", "isValid"]), ("y", ["text"]), ("18", ["text", "error", "isValid"]),
      ] {
        let before = (form.age.text, form.age.error, form.age.isValid)
        activeStreams.track("age") { (form.age.text, form.age.error, form.age.isValid) }
        form.age.text = text
        #expect(activeStreams.take() == ["age"])
        let after = (form.age.text, form.age.error, form.age.isValid)
        let changed = [
          before.0 == after.0 ? nil : "text", before.1 == after.1 ? nil : "error",
          before.2 == after.2 ? nil : "isValid",
        ]
        #expect(changed.compactMap { $0 } == expected)
      }
    }
  }

  @Test func anotherFieldNotifiesNoObserver() async {
    await profile { test in
      let form = test.viewModel
      let activeStreams = Heard()
      activeStreams.track("age") { form.age.error }
      form.city.text = "London"
      form.name.isEditing = true
      form.age.text = form.age.text
      #expect(activeStreams.take() == [])
      form.user.age = 2
      #expect(activeStreams.take() == ["age"])
    }
  }

  @Test func theResultOfACheckNotifiesObservers() async {
    await signUp { test in
      let form = test.viewModel
      let activeStreams = Heard()
      test.doubles.accountsDouble.isFreeStub.returns(false)
      form.name.text = "grace"
      activeStreams.track("isChecking") { form.name.isChecking }
      activeStreams.track("isValid") { form.isValid }
      await test.advance(.seconds(1))
      #expect(activeStreams.take() == ["isChecking"])
      #expect(form.name.error == "That name is taken" && !form.isValid)
    }
  }

  @Test func draftsAndCommandsNotifyObservers() async {
    await signUp { test in
      let form = test.viewModel
      let activeStreams = Heard()
      activeStreams.track("isDirty") { form.form.isDirty }
      activeStreams.track("canRun") { form.signUp.canRun }
      form.password.text = "a"
      #expect(activeStreams.take() == ["canRun"])
      form.nickname.text = "Countess"
      #expect(activeStreams.take() == ["isDirty"])
      activeStreams.track("question") { form.delete.question?.text }
      form.delete()
      #expect(activeStreams.take() == ["question"])
      activeStreams.track("question") { form.delete.question?.text }
      await test.waitUntilIdle()
      #expect(activeStreams.take() == ["question"])
    }
  }
}
