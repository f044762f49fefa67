import Testing

@testable import ViewModelContext
@testable import ViewModelCore
@testable import ViewModelFormatting
@testable import ViewModelRuntime

/// The focus of a control and Return, and the errors that are announced.
@MainActor
struct FocusTests {
  @Test func editingBeginsAndEndsWithTheFocus() async {
    await profile { test in
      let form = test.viewModel
      form.age.focusDidChange(to: true)
      #expect(form.age.isEditing && !form.age.touched)
      form.user.age = 40
      // The text of a focused field stays, even before the first keystroke.
      #expect(form.age.text == "1")
      form.age.focusDidChange(to: false)
      #expect(!form.age.isEditing && form.age.touched && form.age.text == "40")
    }
  }

  @Test func aRepeatedReportOfTheFocusChangesNothing() async {
    await profile { test in
      let form = test.viewModel
      form.age.focusDidChange(to: false)
      #expect(!form.age.touched)
      form.age.focusDidChange(to: true)
      let seen = DeliveredValues(form, \.age)
      _ = seen.take()
      form.age.focusDidChange(to: true)
      #expect(seen.take().isEmpty)
    }
  }

  @Test func submittingEndsEditingAndShowsTheError() async {
    await profile { test in
      let form = test.viewModel
      form.age.focusDidChange(to: true)
      form.age.text = "x"
      #expect(form.age.error == nil)
      form.age.submit(keepingFocus: false)
      #expect(!form.age.isEditing && form.age.error == "Enter a whole number")
    }
  }

  @Test func aFieldThatKeepsTheFocusAfterReturnIsEditedFurther() async {
    await profile { test in
      let form = test.viewModel
      form.age.focusDidChange(to: true)
      form.age.text = "x"
      form.age.submit(keepingFocus: true)
      #expect(form.age.isEditing && form.age.error == "Enter a whole number" && form.age.text == "x")
      form.user.age = 40
      #expect(form.age.text == "x")
    }
  }

  @Test func aViewThatDisappearsEndsEditing() async {
    await profile { test in
      let form = test.viewModel
      form.age.viewDidDisappear()
      #expect(!form.age.touched)
      form.age.focusDidChange(to: true)
      form.age.viewDidDisappear()
      #expect(!form.age.isEditing && form.age.touched)
    }
  }

  @Test func onlyANewErrorIsAnnounced() {
    #expect(announcement(of: "Enter an age", after: nil) == "Enter an age")
    #expect(announcement(of: "Enter an age", after: "Enter a number") == "Enter an age")
    #expect(announcement(of: "Enter an age", after: "Enter an age") == nil)
    #expect(announcement(of: nil, after: "Enter an age") == nil)
  }
}
