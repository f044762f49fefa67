import Observation
import Testing
import ViewModelRuntime

/// Notifications of edits, drafts and commands to SwiftUI, which reads the facets from one property.
@MainActor
struct FacetObservationTests {
  @Test func eachFacetNotifiesItsObservers() async {
    await profile { test in
      let form = test.viewModel
      let notifications = NotificationLog()
      for (text, expected) in [
        ("x", ["text", "error", "isValid"]), ("y", ["text"]), ("18", ["text", "error", "isValid"]),
      ] {
        let before = (form.age.text, form.age.error, form.age.isValid)
        notifications.track("age") { (form.age.text, form.age.error, form.age.isValid) }
        form.age.text = text
        #expect(notifications.take() == ["age"])
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
      let notifications = NotificationLog()
      notifications.track("age") { form.age.error }
      form.city.text = "London"
      form.name.isEditing = true
      #expect(notifications.take() == [])
      form.user.age = 2
      #expect(notifications.take() == ["age"])
    }
  }

  @Test func theResultOfACheckNotifiesObservers() async {
    await signUp { test in
      let form = test.viewModel
      let notifications = NotificationLog()
      test.doubles.accountsDouble.isFreeStub.returns(false)
      form.name.text = "grace"
      notifications.track("isChecking") { form.name.isChecking }
      notifications.track("isValid") { form.isValid }
      await test.advance(.seconds(1))
      #expect(notifications.take() == ["isChecking"])
      #expect(form.name.error == "That name is taken" && !form.isValid)
    }
  }

  @Test func draftsAndCommandsNotifyObservers() async {
    await signUp { test in
      let form = test.viewModel
      let notifications = NotificationLog()
      notifications.track("isDirty") { form.form.isDirty }
      notifications.track("canRun") { form.signUp.canRun }
      form.password.text = "a"
      #expect(notifications.take() == ["canRun"])
      form.nickname.text = "Countess"
      #expect(notifications.take() == ["isDirty"])
      notifications.track("question") { form.delete.question?.text }
      form.delete()
      #expect(notifications.take() == ["question"])
      notifications.track("question") { form.delete.question?.text }
      await test.waitUntilIdle()
      #expect(notifications.take() == ["question"])
    }
  }
}
