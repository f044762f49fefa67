import Testing
import ViewModelRuntime

/// Edits of typed text.
@MainActor
struct TextEditTests {
  @Test func anInvalidNumberDoesNotChangeTheModel() async {
    await profile { test in
      let form = test.viewModel
      form.age.text = "x"
      #expect(form.user.age == 1)
      #expect(form.age.text == "x")
      #expect(form.age.error == "Enter a whole number")
      #expect(!form.age.isValid && !form.isValid)
      form.age.text = "18"
      #expect(form.user.age == 18)
      #expect(form.age.error == nil && form.isValid)
    }
  }

  @Test func aRejectedValueStaysInTheField() async {
    await profile { test in
      let form = test.viewModel
      form.age.text = "200"
      #expect(form.user.age == 1)
      #expect(form.age.value == 1)
      #expect(form.age.text == "200")
      #expect(form.age.error == "Enter an age from 0 to 150")
    }
  }

  @Test func theTextStaysAsTyped() async {
    await profile { test in
      let form = test.viewModel
      let texts = DeliveredValues(form, \.age.text)
      _ = texts.take()
      form.age.isEditing = true
      for text in ["", "0", "00", "007"] { form.age.text = text }
      #expect(form.user.age == 7)
      #expect(form.age.text == "007")
      form.age.isEditing = false
      #expect(form.age.text == "7")
    }
  }

  @Test func trimmingDoesNotChangeTypedText() async {
    await profile { test in
      let form = test.viewModel
      form.city.isEditing = true
      for text in ["New", "New ", "New Y", "New York "] { form.city.text = text }
      #expect(form.user.city == "New York")
      #expect(form.city.text == "New York ")
      form.city.isEditing = false
      #expect(form.city.text == "New York")
      #expect(form.user.city == "New York")
    }
  }

  @Test func unchangedTextNeverWrites() async {
    await profile { test in
      let form = test.viewModel
      let users = DeliveredValues(form, \.user)
      let ages = DeliveredValues(form, \.age)
      _ = (users.take(), ages.take())
      form.age.text = "1"
      form.age = form.age
      // The entry is complete, so that the field is touched.
      #expect(users.take().isEmpty && ages.take().count == 1 && form.age.touched)
      form.age.text = " 1"
      #expect(users.take().isEmpty)
      #expect(form.age.text == " 1")
    }
  }

  @Test func undoingIsTyping() async {
    await profile { test in
      let form = test.viewModel
      let users = DeliveredValues(form, \.user)
      form.age.isEditing = true
      let texts = ["1", "12", "12x", "12", "1"]
      for text in texts.dropFirst() { form.age.text = text }
      #expect(form.age.text == "1" && form.age.isValid && form.age.error == nil)
      #expect(form.user.age == 1 && users.take().map(\.age) == [1, 12, 1])
      for text in texts.dropFirst() { form.age.text = text }
      form.age.isEditing = false
      #expect(form.age.text == "1" && form.user.age == 1 && users.take().map(\.age) == [12, 1])
    }
  }

  @Test func aFieldKeepsTheTextThatItWrote() async {
    await profile { test in
      let form = test.viewModel
      var written: [String] = []
      let field = form.observe(\.age.text) { written.append($0) }
      written = []
      form.age.text = "+5"
      #expect(form.user.age == 5)
      #expect(written == ["+5"])
      _ = field
    }
  }

  @Test func aChangedModelReplacesTheText() async {
    await profile { test in
      let form = test.viewModel
      form.age.text = "x"
      form.user.name = "Ada"
      #expect(form.age.text == "x")
      form.user.age = 30
      #expect(form.age.text == "30")
      #expect(form.age.isValid && form.age.error == nil)
      form.user.age = 1
      #expect(form.age.text == "1")
    }
  }

  @Test func anInvalidTextIsDiscardedWhenTheModelChanges() async {
    await profile { test in
      let form = test.viewModel
      form.age.text = "x"
      // No value is read in between.
      form.user.age = 30
      form.user.age = 1
      #expect(form.age.text == "1")
    }
  }

  @Test func aChangedModelDoesNotChangeAFieldDuringEditing() async {
    await profile { test in
      let form = test.viewModel
      form.age.isEditing = true
      form.user.age = 30
      #expect(form.age.text == "1")
      form.age.text = "12"
      #expect(form.user.age == 12)
      form.user.age = 40
      #expect(form.age.text == "12")
      form.age.isEditing = false
      #expect(form.age.text == "40")
      #expect(form.user.age == 40)
    }
  }

  @Test func theTextFollowsTheLocaleUnlessItWasTyped() async {
    await profile { test in
      let form = test.viewModel
      form.user.age = 42
      form.context = form.context.with(locale: "ar_EG")
      #expect(form.age.text == "٤٢")
      form.age.text = "٤x"
      form.context = form.context.with(locale: "en_US")
      #expect(form.age.text == "٤x")
    }
  }

  @Test func assigningAValueEqualsTypingItsText() async {
    await profile { test in
      let form = test.viewModel
      form.age.value = 20
      #expect(form.user.age == 20 && form.age.text == "20")
      form.age.value = 200
      #expect(form.user.age == 20 && form.age.text == "200")
      #expect(form.age.error == "Enter an age from 0 to 150")
    }
  }

  @Test func anAssignedValueIsTrimmed() async {
    await profile { test in
      test.viewModel.city.value = " London "
      #expect(test.viewModel.user.city == "London")
    }
  }

  @Test func severalRequestsAreOneTransaction() async {
    await profile { test in
      let form = test.viewModel
      let users = DeliveredValues(form, \.user)
      _ = users.take()
      var age = form.age
      age.isEditing = true
      age.text = "2"
      age.text = "22"
      age.isEditing = false
      form.age = age
      #expect(users.take().map(\.age) == [22])
    }
  }

  @Test func writingTheDisplayedValueChangesNothing() async {
    await signUp(Account(name: "ada", nickname: nil)) { test in
      let form = test.viewModel
      #expect(form.nickname.text == "")
      form.nickname.text = "Countess"
      #expect(form.form.value.nickname == "Countess")
      form.nickname.text = ""
      #expect(form.form.value.nickname == nil)
    }
  }

  @Test func aNilOnThePathDisablesTheEdit() async {
    await signUp { test in
      let form = test.viewModel
      #expect(!form.cardNumber.isEnabled && form.cardNumber.text == "" && form.cardNumber.isValid)
      form.cardNumber.text = "7"
      form.cardNumber.isEditing = true
      #expect(form.account.card == nil && form.cardNumber.text == "" && !form.cardNumber.isEditing)
      form.account.card = Card(number: 3)
      #expect(form.cardNumber.isEnabled && form.cardNumber.text == "3")
      form.cardNumber.text = "7"
      #expect(form.account.card?.number == 7)
      form.cardNumber.text = ""
      #expect(form.account.card?.number == 7)
      #expect(form.cardNumber.error == "Enter a value")
      form.account.card = nil
      #expect(form.cardNumber.isValid && form.cardNumber.text == "")
    }
  }

  @Test func aValueEditIsWrittenImmediatelyAndTouched() async {
    await signUp { test in
      let form = test.viewModel
      #expect(!form.newsletter.touched)
      form.newsletter.value = true
      #expect(form.form.value.newsletter && form.newsletter.touched)
    }
  }
}
